#ifndef CICU_FORMAT_H
#define CICU_FORMAT_H
#include <stdbool.h>
#include <stdint.h>

// Plural rules. `type` is UPluralType: 0 = cardinal, 1 = ordinal.
typedef struct cicu_plural cicu_plural;
cicu_plural *cicu_plural_open(const char *locale, int32_t type, int32_t *status);
void cicu_plural_close(cicu_plural *rules);
// The categories of the language as a string of letters: z(ero) o(ne) t(wo) f(ew) m(any) r = other.
int32_t cicu_plural_keywords(const cicu_plural *rules, char *buffer, int32_t capacity,
                             int32_t *status);
int32_t cicu_plural_select_integer(const cicu_plural *rules, int64_t value, uint16_t *buffer,
                                   int32_t capacity, int32_t *status);
#endif
