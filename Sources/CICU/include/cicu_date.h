#ifndef CICU_DATE_H
#define CICU_DATE_H
#include "cicu_format.h"

// Times are milliseconds since 1970-01-01T00:00Z. Zones are always given.

// The best pattern of a skeleton. A generator is opened for each call: it must not be shared.
int32_t cicu_date_pattern(const char *locale, const uint16_t *skeleton, int32_t length,
                          uint16_t *buffer, int32_t capacity, int32_t *status);

// The skeleton of a pattern.
int32_t cicu_date_skeleton(const uint16_t *pattern, int32_t length, uint16_t *buffer,
                           int32_t capacity, int32_t *status);
// The pattern of styles, as in `cicu_date_open_styles`.
int32_t cicu_date_style_pattern(const char *locale, int32_t date_style, int32_t time_style,
                                uint16_t *buffer, int32_t capacity, int32_t *status);

typedef struct cicu_date cicu_date;
cicu_date *cicu_date_open_pattern(const char *locale, const uint16_t *zone, int32_t zone_length,
                                  const uint16_t *pattern, int32_t length, int32_t *status);
// Styles are UDateFormatStyle: 0 = full ... 3 = short, -1 = none.
cicu_date *cicu_date_open_styles(const char *locale, const uint16_t *zone, int32_t zone_length,
                                 int32_t date_style, int32_t time_style, int32_t *status);
// UDisplayContext of the capitalization type; only before the formatter is used.
void cicu_date_set_context(cicu_date *formatter, int32_t context, int32_t *status);
void cicu_date_close(cicu_date *formatter);
int32_t cicu_date_format(const cicu_date *formatter, double time, cicu_output *output,
                         int32_t *status);

typedef struct cicu_interval cicu_interval;
cicu_interval *cicu_interval_open(const char *locale, const uint16_t *skeleton, int32_t length,
                                  const uint16_t *zone, int32_t zone_length, int32_t *status);
void cicu_interval_close(cicu_interval *formatter);
int32_t cicu_interval_format(const cicu_interval *formatter, double from, double to,
                             cicu_output *output, int32_t *status);

// `width` is UDateRelativeDateTimeFormatterStyle, `unit` URelativeDateTimeUnit.
typedef struct cicu_relative cicu_relative;
cicu_relative *cicu_relative_open(const char *locale, int32_t width, int32_t *status);
void cicu_relative_close(cicu_relative *formatter);
int32_t cicu_relative_format(const cicu_relative *formatter, double offset, int32_t unit,
                             bool named, cicu_output *output, int32_t *status);

// The locale's pattern of lengths of time; `fields` is "hm", "hms" or "ms".
int32_t cicu_duration_pattern(const char *locale, const char *fields, uint16_t *buffer,
                              int32_t capacity, int32_t *status);

bool cicu_zone_exists(const uint16_t *zone, int32_t length);
// Writes the ids of all zones, each behind a line break.
int32_t cicu_zone_list(uint16_t *buffer, int32_t capacity, int32_t *status);
// The offset from UTC in milliseconds at a time, daylight saving time included.
int32_t cicu_zone_offset(const uint16_t *zone, int32_t length, double time, int32_t *status);
// Whole years, months and days from one time to another in the locale's calendar.
void cicu_calendar_difference(const char *locale, const uint16_t *zone, int32_t zone_length,
                              double from, double to, int32_t *years, int32_t *months,
                              int32_t *days, int32_t *status);
#endif
