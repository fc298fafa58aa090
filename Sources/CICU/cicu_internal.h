#ifndef CICU_INTERNAL_H
#define CICU_INTERNAL_H
// What every C file of this target needs from ICU; never part of the module seen by Swift.
#define U_SHOW_CPLUSPLUS_API 0
#include <unicode/utypes.h>
#include <unicode/uversion.h>
#if U_ICU_VERSION_MAJOR_NUM < 69
#error "ICU 69 or newer is needed"
#endif
_Static_assert(sizeof(UChar) == 2, "UChar has 2 bytes");
_Static_assert(sizeof(UErrorCode) == 4, "UErrorCode has 4 bytes");
#define EC(s) ((UErrorCode *)(s))
#define UCH(p) ((UChar *)(p))
#define CUCH(p) ((const UChar *)(p))
#endif
