#ifndef CICU_H
#define CICU_H
// No ICU header may be included here or in any header of this folder: Foundation brings its own ICU
// headers, and two definitions of UErrorCode in one compilation are an error.
#include <stdbool.h>
#include <stdint.h>

typedef int32_t cicu_status;  // UErrorCode: > 0 is an error, < 0 a warning
typedef uint16_t cicu_char;   // UChar

const char *cicu_error_name(cicu_status status);
void cicu_version(uint8_t version[4]);
void cicu_unicode_version(uint8_t version[4]);
void cicu_cldr_version(uint8_t version[4], cicu_status *status);
const char *cicu_tzdata_version(cicu_status *status);

#include "cicu_date.h"
#include "cicu_format.h"
#include "cicu_locale.h"
#include "cicu_text.h"
#endif
