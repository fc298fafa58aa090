#include "cicu.h"
#include "cicu_collect.h"
#include "cicu_internal.h"
#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/udateintervalformat.h>
#include <unicode/udatpg.h>
#include <unicode/uenum.h>
#include <unicode/ufieldpositer.h>
#include <unicode/ureldatefmt.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

int32_t cicu_date_pattern(const char *locale, const uint16_t *skeleton, int32_t length,
                          uint16_t *buffer, int32_t capacity, int32_t *status) {
  UDateTimePatternGenerator *generator = udatpg_open(locale, EC(status));
  int32_t needed =
      udatpg_getBestPattern(generator, CUCH(skeleton), length, UCH(buffer), capacity, EC(status));
  udatpg_close(generator);
  return needed;
}

int32_t cicu_date_skeleton(const uint16_t *pattern, int32_t length, uint16_t *buffer,
                           int32_t capacity, int32_t *status) {
  // A null generator is what this function wants: it does not depend on a locale.
  return udatpg_getSkeleton(NULL, CUCH(pattern), length, UCH(buffer), capacity, EC(status));
}

int32_t cicu_date_style_pattern(const char *locale, int32_t date_style, int32_t time_style,
                                uint16_t *buffer, int32_t capacity, int32_t *status) {
  UDateFormat *format = udat_open((UDateFormatStyle)time_style, (UDateFormatStyle)date_style,
                                  locale, u"UTC", 3, NULL, 0, EC(status));
  int32_t needed = udat_toPattern(format, false, UCH(buffer), capacity, EC(status));
  udat_close(format);
  return needed;
}

cicu_date *cicu_date_open_pattern(const char *locale, const uint16_t *zone, int32_t zone_length,
                                  const uint16_t *pattern, int32_t length, int32_t *status) {
  return (cicu_date *)udat_open(UDAT_PATTERN, UDAT_PATTERN, locale, CUCH(zone), zone_length,
                                CUCH(pattern), length, EC(status));
}

cicu_date *cicu_date_open_styles(const char *locale, const uint16_t *zone, int32_t zone_length,
                                 int32_t date_style, int32_t time_style, int32_t *status) {
  return (cicu_date *)udat_open((UDateFormatStyle)time_style, (UDateFormatStyle)date_style, locale,
                                CUCH(zone), zone_length, NULL, 0, EC(status));
}

void cicu_date_set_context(cicu_date *formatter, int32_t context, int32_t *status) {
  udat_setContext((UDateFormat *)formatter, (UDisplayContext)context, EC(status));
}

void cicu_date_close(cicu_date *formatter) { udat_close((UDateFormat *)formatter); }

int32_t cicu_date_format(const cicu_date *formatter, double time, cicu_output *output,
                         int32_t *status) {
  UFieldPositionIterator *fields = ufieldpositer_open(EC(status));
  int32_t length = udat_formatForFields((const UDateFormat *)formatter, time, UCH(output->text),
                                        output->capacity, fields, EC(status));
  output->count = 0;
  int32_t field, start, end;
  while (*status <= 0 && (field = ufieldpositer_next(fields, &start, &end)) >= 0) {
    if (output->count < output->part_capacity) {
      output->parts[output->count] = (cicu_part){UFIELD_CATEGORY_DATE, field, start, end};
    }
    output->count++;
  }
  ufieldpositer_close(fields);
  if (*status <= 0 && output->count > output->part_capacity) *status = U_BUFFER_OVERFLOW_ERROR;
  return length;
}

cicu_interval *cicu_interval_open(const char *locale, const uint16_t *skeleton, int32_t length,
                                  const uint16_t *zone, int32_t zone_length, int32_t *status) {
  return (cicu_interval *)udtitvfmt_open(locale, CUCH(skeleton), length, CUCH(zone), zone_length,
                                         EC(status));
}

void cicu_interval_close(cicu_interval *formatter) {
  udtitvfmt_close((UDateIntervalFormat *)formatter);
}

int32_t cicu_interval_format(const cicu_interval *formatter, double from, double to,
                             cicu_output *output, int32_t *status) {
  UFormattedDateInterval *result = udtitvfmt_openResult(EC(status));
  udtitvfmt_formatToResult((const UDateIntervalFormat *)formatter, from, to, result, EC(status));
  int32_t needed = cicu_collect(udtitvfmt_resultAsValue(result, EC(status)), output, EC(status));
  udtitvfmt_closeResult(result);
  return needed;
}

cicu_relative *cicu_relative_open(const char *locale, int32_t width, int32_t *status) {
  return (cicu_relative *)ureldatefmt_open(locale, NULL, (UDateRelativeDateTimeFormatterStyle)width,
                                           UDISPCTX_CAPITALIZATION_NONE, EC(status));
}

void cicu_relative_close(cicu_relative *formatter) {
  ureldatefmt_close((URelativeDateTimeFormatter *)formatter);
}

int32_t cicu_relative_format(const cicu_relative *formatter, double offset, int32_t unit,
                             bool named, cicu_output *output, int32_t *status) {
  UFormattedRelativeDateTime *result = ureldatefmt_openResult(EC(status));
  const URelativeDateTimeFormatter *source = (const URelativeDateTimeFormatter *)formatter;
  if (named) {
    ureldatefmt_formatToResult(source, offset, (URelativeDateTimeUnit)unit, result, EC(status));
  } else {
    ureldatefmt_formatNumericToResult(source, offset, (URelativeDateTimeUnit)unit, result,
                                      EC(status));
  }
  int32_t needed = cicu_collect(ureldatefmt_resultAsValue(result, EC(status)), output, EC(status));
  ureldatefmt_closeResult(result);
  return needed;
}

static int32_t duration_pattern(const char *locale, const char *fields, uint16_t *buffer,
                                int32_t capacity, int32_t *status) {
  UResourceBundle *bundle = ures_open(U_ICUDATA_NAME "-unit", locale, EC(status));
  UResourceBundle *patterns = ures_getByKey(bundle, "durationUnits", NULL, EC(status));
  int32_t length = 0;
  const UChar *pattern = ures_getStringByKey(patterns, fields, &length, EC(status));
  if (*status <= 0) {
    if (length > capacity) {
      *status = U_BUFFER_OVERFLOW_ERROR;
    } else {
      u_memcpy(UCH(buffer), pattern, length);
    }
  }
  ures_close(patterns);
  ures_close(bundle);
  return length;
}

int32_t cicu_duration_pattern(const char *locale, const char *fields, uint16_t *buffer,
                              int32_t capacity, int32_t *status) {
  int32_t length = duration_pattern(locale, fields, buffer, capacity, status);
  if (*status != U_MISSING_RESOURCE_ERROR) return length;
  // A language may have some of the patterns only; the others are root's.
  *status = U_ZERO_ERROR;
  return duration_pattern("root", fields, buffer, capacity, status);
}

bool cicu_zone_exists(const uint16_t *zone, int32_t length) {
  UErrorCode error = U_ZERO_ERROR;
  UChar canonical[128];
  UBool is_system = false;
  ucal_getCanonicalTimeZoneID(CUCH(zone), length, canonical, 128, &is_system, &error);
  return U_SUCCESS(error);
}

int32_t cicu_zone_list(uint16_t *buffer, int32_t capacity, int32_t *status) {
  UEnumeration *zones = ucal_openTimeZones(EC(status));
  int32_t needed = 0, length = 0;
  const UChar *zone;
  while (*status <= 0 && (zone = uenum_unext(zones, &length, EC(status))) != NULL) {
    if (needed + length + 1 <= capacity) {
      u_memcpy(UCH(buffer) + needed, zone, length);
      buffer[needed + length] = '\n';
    }
    needed += length + 1;
  }
  uenum_close(zones);
  if (*status <= 0 && needed > capacity) *status = U_BUFFER_OVERFLOW_ERROR;
  return needed;
}

int32_t cicu_zone_offset(const uint16_t *zone, int32_t length, double time, int32_t *status) {
  UCalendar *calendar = ucal_open(CUCH(zone), length, "root", UCAL_GREGORIAN, EC(status));
  ucal_setMillis(calendar, time, EC(status));
  int32_t offset = ucal_get(calendar, UCAL_ZONE_OFFSET, EC(status)) +
                   ucal_get(calendar, UCAL_DST_OFFSET, EC(status));
  ucal_close(calendar);
  return offset;
}

static int32_t difference(const char *locale, const uint16_t *zone, int32_t zone_length,
                          double from, double to, UCalendarDateFields field, int32_t *status) {
  UCalendar *calendar = ucal_open(CUCH(zone), zone_length, locale, UCAL_DEFAULT, EC(status));
  ucal_setMillis(calendar, from, EC(status));
  int32_t result = *status > 0 ? 0 : ucal_getFieldDifference(calendar, to, field, EC(status));
  ucal_close(calendar);
  return result;
}

void cicu_calendar_difference(const char *locale, const uint16_t *zone, int32_t zone_length,
                              double from, double to, int32_t *years, int32_t *months,
                              int32_t *days, int32_t *status) {
  *years = difference(locale, zone, zone_length, from, to, UCAL_YEAR, status);
  *months = difference(locale, zone, zone_length, from, to, UCAL_MONTH, status);
  *days = difference(locale, zone, zone_length, from, to, UCAL_DATE, status);
}
