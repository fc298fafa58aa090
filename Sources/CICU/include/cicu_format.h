#ifndef CICU_FORMAT_H
#define CICU_FORMAT_H
#include <stdbool.h>
#include <stdint.h>

// Functions that fill a buffer return the length needed, without a terminator. A buffer that is too
// small gives status 15 (U_BUFFER_OVERFLOW_ERROR). Functions that also collect parts report in
// `count` how many there are; more than `part_capacity` gives status 15 as well.
// Each function does a whole step: it formats, collects and frees what it opened.

// A field of a formatted value: UFieldCategory, the field's number in it, UTF-16 offsets.
typedef struct cicu_part {
  int32_t category, field, start, end;
} cicu_part;

// Where a formatted text goes.
typedef struct cicu_output {
  uint16_t *text;
  int32_t capacity;
  cicu_part *parts;
  int32_t part_capacity;
  int32_t count;
} cicu_output;

// Numbers by ICU skeleton; `offset` receives the place of an error in it.
typedef struct cicu_number cicu_number;
cicu_number *cicu_number_open(const uint16_t *skeleton, int32_t length, const char *locale,
                              int32_t *offset, int32_t *status);
void cicu_number_close(cicu_number *formatter);
int32_t cicu_number_format(const cicu_number *formatter, const char *decimal, int32_t length,
                           cicu_output *output, int32_t *status);

// Ranges; collapse is UNumberRangeCollapse, identity UNumberRangeIdentityFallback.
typedef struct cicu_number_range cicu_number_range;
cicu_number_range *cicu_number_range_open(const uint16_t *skeleton, int32_t length,
                                          int32_t collapse, int32_t identity, const char *locale,
                                          int32_t *offset, int32_t *status);
void cicu_number_range_close(cicu_number_range *formatter);
int32_t cicu_number_range_format(const cicu_number_range *formatter, const char *first,
                                 int32_t first_length, const char *second, int32_t second_length,
                                 cicu_output *output, int32_t *status);

// Rule-based numbers: 0 = spelled out, 1 = ordinal. Not to be shared between threads.
typedef struct cicu_rule_number cicu_rule_number;
cicu_rule_number *cicu_rule_number_open(int32_t kind, const char *locale, int32_t *status);
void cicu_rule_number_close(cicu_rule_number *formatter);
int32_t cicu_rule_number_format(const cicu_rule_number *formatter, const char *decimal,
                                int32_t length, uint16_t *buffer, int32_t capacity,
                                int32_t *status);
bool cicu_rule_number_has_data(const char *locale);

// Reads a number as a person writes it; the result is a decimal in ASCII. `parsed` receives how many
// units were understood.
int32_t cicu_number_parse(const char *locale, const uint16_t *text, int32_t length, int32_t *parsed,
                          char *buffer, int32_t capacity, int32_t *status);

// Plural rules. `type` is UPluralType: 0 = cardinal, 1 = ordinal.
typedef struct cicu_plural cicu_plural;
cicu_plural *cicu_plural_open(const char *locale, int32_t type, int32_t *status);
void cicu_plural_close(cicu_plural *rules);
// The categories of the language as a string of letters: z(ero) o(ne) t(wo) f(ew) m(any) r = other.
int32_t cicu_plural_keywords(const cicu_plural *rules, char *buffer, int32_t capacity,
                             int32_t *status);
int32_t cicu_plural_select_integer(const cicu_plural *rules, int64_t value, uint16_t *buffer,
                                   int32_t capacity, int32_t *status);
// The category of a number as `formatter` writes it: visible fraction digits count.
int32_t cicu_plural_select_formatted(const cicu_plural *rules, const cicu_number *formatter,
                                     const char *decimal, int32_t length, uint16_t *buffer,
                                     int32_t capacity, int32_t *status);
int32_t cicu_plural_select_range(const cicu_plural *rules, const cicu_number_range *formatter,
                                 const char *first, int32_t first_length, const char *second,
                                 int32_t second_length, uint16_t *buffer, int32_t capacity,
                                 int32_t *status);

// Lists. `type` is UListFormatterType, `width` UListFormatterWidth.
typedef struct cicu_list cicu_list;
cicu_list *cicu_list_open(const char *locale, int32_t type, int32_t width, int32_t *status);
void cicu_list_close(cicu_list *formatter);
// The items stand one after another in `text`; `lengths` tells them apart.
int32_t cicu_list_format(const cicu_list *formatter, const uint16_t *text, const int32_t *lengths,
                         int32_t item_count, cicu_output *output, int32_t *status);

// The currency of the locale's region in ISO 4217, without an opinion on what to charge.
int32_t cicu_currency_of_locale(const char *locale, uint16_t *buffer, int32_t capacity,
                                int32_t *status);

// Names of codes: 0 = language, 1 = region, 2 = script, 3 = currency.
int32_t cicu_name(int32_t kind, const char *locale, const char *code, uint16_t *buffer,
                  int32_t capacity, int32_t *status);

// Whether `unit` is a unit's id in CLDR's sense for number skeletons.
bool cicu_unit_exists(const char *unit);

// What a text holds: bit 0 strong left-to-right, bit 1 strong right-to-left, bit 2 bidi controls,
// bit 3 Arabic or other numbers that run with right-to-left text.
int32_t cicu_bidi_contents(const uint16_t *text, int32_t length);
// The text as the eye meets it from left to right in a paragraph of the level, controls removed,
// characters mirrored.
int32_t cicu_bidi_visual(const uint16_t *text, int32_t length, uint8_t level, uint16_t *buffer,
                         int32_t capacity, int32_t *status);
#endif
