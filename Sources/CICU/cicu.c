#include "cicu.h"
#include "cicu_internal.h"
#include <unicode/uchar.h>
#include <unicode/ucal.h>
#include <unicode/ulocdata.h>

const char *cicu_error_name(cicu_status status) { return u_errorName((UErrorCode)status); }
void cicu_version(uint8_t version[4]) { u_getVersion(version); }
void cicu_unicode_version(uint8_t version[4]) { u_getUnicodeVersion(version); }
void cicu_cldr_version(uint8_t version[4], cicu_status *status) {
  ulocdata_getCLDRVersion(version, EC(status));
}
const char *cicu_tzdata_version(cicu_status *status) { return ucal_getTZDataVersion(EC(status)); }
