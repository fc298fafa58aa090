#include "cicu.h"
#include "cicu_internal.h"
#include <string.h>
#include <unicode/uenum.h>
#include <unicode/upluralrules.h>

cicu_plural *cicu_plural_open(const char *locale, int32_t type, int32_t *status) {
  return (cicu_plural *)uplrules_openForType(locale, (UPluralType)type, EC(status));
}

void cicu_plural_close(cicu_plural *rules) { uplrules_close((UPluralRules *)rules); }

int32_t cicu_plural_keywords(const cicu_plural *rules, char *buffer, int32_t capacity,
                             int32_t *status) {
  UEnumeration *keywords = uplrules_getKeywords((const UPluralRules *)rules, EC(status));
  int32_t count = 0, length = 0;
  const char *keyword;
  while (*status <= 0 && (keyword = uenum_next(keywords, &length, EC(status))) != NULL) {
    if (count < capacity) buffer[count] = strcmp(keyword, "other") == 0 ? 'r' : keyword[0];
    count++;
  }
  uenum_close(keywords);
  if (*status <= 0 && count > capacity) *status = U_BUFFER_OVERFLOW_ERROR;
  return count;
}

int32_t cicu_plural_select_integer(const cicu_plural *rules, int64_t value, uint16_t *buffer,
                                   int32_t capacity, int32_t *status) {
  return uplrules_select((const UPluralRules *)rules, (double)value, UCH(buffer), capacity,
                         EC(status));
}
