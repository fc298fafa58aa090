#ifndef CICU_LOCALE_H
#define CICU_LOCALE_H
#include <stdbool.h>
#include <stdint.h>

// Functions that fill a buffer return the length needed, without a terminator. A buffer that is too
// small gives status 15 (U_BUFFER_OVERFLOW_ERROR).

// BCP 47 to ICU id and back. `parsed` receives how many bytes of the tag were understood.
int32_t cicu_locale_from_tag(const char *tag, char *buffer, int32_t capacity, int32_t *parsed,
                             int32_t *status);
int32_t cicu_locale_to_tag(const char *locale, char *buffer, int32_t capacity, int32_t *status);
int32_t cicu_locale_add_likely(const char *locale, char *buffer, int32_t capacity, int32_t *status);

// Unicode extension keys and types in their BCP 47 spelling; 0 when there is none.
int32_t cicu_locale_unicode_key(const char *key, char *buffer, int32_t capacity, int32_t *status);
int32_t cicu_locale_unicode_type(const char *key, const char *value, char *buffer, int32_t capacity,
                                 int32_t *status);

// CLDR's alias of a subtag; `kind` is "language", "script", "territory" or "variant"; 0 when none.
int32_t cicu_locale_alias(const char *kind, const char *subtag, char *buffer, int32_t capacity,
                          int32_t *status);

// Whether ICU's main tree has data for the language of `locale` (and not only root or the default).
bool cicu_locale_has_data(const char *locale);
int32_t cicu_locale_available_count(void);
const char *cicu_locale_available(int32_t index);

// Names; `dialect` keeps "British English" for en-GB.
int32_t cicu_locale_display_name(const char *in, const char *locale, uint16_t *buffer,
                                 int32_t capacity, int32_t *status);
int32_t cicu_locale_display_language(const char *in, const char *language, uint16_t *buffer,
                                     int32_t capacity, int32_t *status);

// Numbering systems. The description holds the ten digits, or the rule set of an algorithmic one.
int32_t cicu_numbering_name(const char *locale, char *buffer, int32_t capacity, int32_t *status);
bool cicu_numbering_exists(const char *name);
int32_t cicu_numbering_digits(const char *name, bool *algorithmic, uint16_t *buffer,
                              int32_t capacity, int32_t *status);

// Calendar facts. The type is ICU's name, weekdays are 1 = Sunday ... 7 = Saturday.
int32_t cicu_calendar_type(const char *locale, char *buffer, int32_t capacity, int32_t *status);
bool cicu_calendar_exists(const char *type);
int32_t cicu_calendar_first_weekday(const char *locale, int32_t *minimal_days, int32_t *status);
// A bit for each day with weekend hours, bit 1 = Sunday.
int32_t cicu_calendar_weekend(const char *locale, int32_t *status);
// UDateFormatHourCycle: 0 = h11, 1 = h12, 2 = h23, 3 = h24.
int32_t cicu_locale_hour_cycle(const char *locale, int32_t *status);
// UMeasurementSystem: 0 = metric, 1 = US, 2 = UK.
int32_t cicu_locale_measurement_system(const char *locale, int32_t *status);
#endif
