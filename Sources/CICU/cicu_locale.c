#include "cicu.h"
#include "cicu_internal.h"
#include <string.h>
#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/uenum.h>
#include <unicode/uldnames.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/unumsys.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

// Hands out a C string by the same protocol as ICU's own buffer functions.
static int32_t copy_out(const char *text, char *buffer, int32_t capacity, int32_t *status) {
  if (*status > 0 || text == NULL) return 0;
  int32_t length = (int32_t)strlen(text);
  if (length > capacity) {
    *status = U_BUFFER_OVERFLOW_ERROR;
  } else {
    memcpy(buffer, text, (size_t)length);
  }
  return length;
}

int32_t cicu_locale_from_tag(const char *tag, char *buffer, int32_t capacity, int32_t *parsed,
                             int32_t *status) {
  return uloc_forLanguageTag(tag, buffer, capacity, parsed, EC(status));
}

int32_t cicu_locale_to_tag(const char *locale, char *buffer, int32_t capacity, int32_t *status) {
  return uloc_toLanguageTag(locale, buffer, capacity, false, EC(status));
}

int32_t cicu_locale_add_likely(const char *locale, char *buffer, int32_t capacity,
                               int32_t *status) {
  return uloc_addLikelySubtags(locale, buffer, capacity, EC(status));
}

int32_t cicu_locale_unicode_key(const char *key, char *buffer, int32_t capacity, int32_t *status) {
  return copy_out(uloc_toUnicodeLocaleKey(key), buffer, capacity, status);
}

int32_t cicu_locale_unicode_type(const char *key, const char *value, char *buffer, int32_t capacity,
                                 int32_t *status) {
  return copy_out(uloc_toUnicodeLocaleType(key, value), buffer, capacity, status);
}

int32_t cicu_locale_alias(const char *kind, const char *subtag, char *buffer, int32_t capacity,
                          int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UResourceBundle *metadata = ures_openDirect(NULL, "metadata", &error);
  UResourceBundle *aliases = ures_getByKey(metadata, "alias", NULL, &error);
  UResourceBundle *kinds = ures_getByKey(aliases, kind, NULL, &error);
  int32_t length = 0;
  if (U_SUCCESS(error)) {
    UErrorCode missing = U_ZERO_ERROR;
    UResourceBundle *alias = ures_getByKey(kinds, subtag, NULL, &missing);
    int32_t count = 0;
    const UChar *text = ures_getStringByKey(alias, "replacement", &count, &missing);
    if (U_SUCCESS(missing)) {
      if (count > capacity) {
        *status = U_BUFFER_OVERFLOW_ERROR;
      } else {
        u_UCharsToChars(text, buffer, count);
      }
      length = count;
    }
    ures_close(alias);
  } else {
    *status = error;
  }
  ures_close(kinds);
  ures_close(aliases);
  ures_close(metadata);
  return length;
}

bool cicu_locale_has_data(const char *locale) {
  UErrorCode error = U_ZERO_ERROR;
  UResourceBundle *bundle = ures_open(NULL, locale, &error);
  ures_close(bundle);
  return U_SUCCESS(error) && error != U_USING_DEFAULT_WARNING;
}

int32_t cicu_locale_available_count(void) { return uloc_countAvailable(); }
const char *cicu_locale_available(int32_t index) { return uloc_getAvailable(index); }

int32_t cicu_locale_display_name(const char *in, const char *locale, uint16_t *buffer,
                                 int32_t capacity, int32_t *status) {
  UDisplayContext contexts[2] = {UDISPCTX_STANDARD_NAMES, UDISPCTX_CAPITALIZATION_NONE};
  ULocaleDisplayNames *names = uldn_openForContext(in, contexts, 2, EC(status));
  if (*status > 0) return 0;
  int32_t length = uldn_localeDisplayName(names, locale, UCH(buffer), capacity, EC(status));
  uldn_close(names);
  return length;
}

int32_t cicu_locale_display_language(const char *in, const char *language, uint16_t *buffer,
                                     int32_t capacity, int32_t *status) {
  return uloc_getDisplayLanguage(language, in, UCH(buffer), capacity, EC(status));
}

int32_t cicu_numbering_name(const char *locale, char *buffer, int32_t capacity, int32_t *status) {
  UNumberingSystem *system = unumsys_open(locale, EC(status));
  if (*status > 0) return 0;
  int32_t length = copy_out(unumsys_getName(system), buffer, capacity, status);
  unumsys_close(system);
  return length;
}

bool cicu_numbering_exists(const char *name) {
  UErrorCode error = U_ZERO_ERROR;
  UNumberingSystem *system = unumsys_openByName(name, &error);
  if (U_FAILURE(error)) return false;
  unumsys_close(system);
  return true;
}

int32_t cicu_numbering_digits(const char *name, bool *algorithmic, uint16_t *buffer,
                              int32_t capacity, int32_t *status) {
  UNumberingSystem *system = unumsys_openByName(name, EC(status));
  if (*status > 0) return 0;
  *algorithmic = unumsys_isAlgorithmic(system);
  int32_t length = unumsys_getDescription(system, UCH(buffer), capacity, EC(status));
  unumsys_close(system);
  return length;
}

// The zone of a calendar that only answers facts; given, so that the machine's is never read.
static const UChar utc[] = u"UTC";

static UCalendar *open_calendar(const char *locale, int32_t *status) {
  return ucal_open(utc, 3, locale, UCAL_DEFAULT, EC(status));
}

int32_t cicu_calendar_type(const char *locale, char *buffer, int32_t capacity, int32_t *status) {
  UCalendar *calendar = open_calendar(locale, status);
  if (*status > 0) return 0;
  int32_t length = copy_out(ucal_getType(calendar, EC(status)), buffer, capacity, status);
  ucal_close(calendar);
  return length;
}

bool cicu_calendar_exists(const char *type) {
  UErrorCode error = U_ZERO_ERROR;
  UEnumeration *types = ucal_getKeywordValuesForLocale("calendar", "root", false, &error);
  bool found = false;
  const char *candidate;
  while (!found && (candidate = uenum_next(types, NULL, &error)) != NULL) {
    const char *legacy = uloc_toLegacyType("calendar", candidate);
    const char *tag = uloc_toUnicodeLocaleType("calendar", candidate);
    found = strcmp(candidate, type) == 0 || (legacy != NULL && strcmp(legacy, type) == 0) ||
            (tag != NULL && strcmp(tag, type) == 0);
  }
  uenum_close(types);
  return found;
}

int32_t cicu_calendar_first_weekday(const char *locale, int32_t *minimal_days, int32_t *status) {
  UCalendar *calendar = open_calendar(locale, status);
  if (*status > 0) return 0;
  int32_t first = ucal_getAttribute(calendar, UCAL_FIRST_DAY_OF_WEEK);
  *minimal_days = ucal_getAttribute(calendar, UCAL_MINIMAL_DAYS_IN_FIRST_WEEK);
  ucal_close(calendar);
  return first;
}

int32_t cicu_calendar_weekend(const char *locale, int32_t *status) {
  UCalendar *calendar = open_calendar(locale, status);
  if (*status > 0) return 0;
  int32_t days = 0;
  for (int32_t day = UCAL_SUNDAY; day <= UCAL_SATURDAY; day++) {
    UCalendarWeekdayType type =
        ucal_getDayOfWeekType(calendar, (UCalendarDaysOfWeek)day, EC(status));
    if (type != UCAL_WEEKDAY) days |= 1 << day;
  }
  ucal_close(calendar);
  return days;
}

int32_t cicu_locale_hour_cycle(const char *locale, int32_t *status) {
  UDateTimePatternGenerator *generator = udatpg_open(locale, EC(status));
  if (*status > 0) return 0;
  UDateFormatHourCycle cycle = udatpg_getDefaultHourCycle(generator, EC(status));
  udatpg_close(generator);
  return (int32_t)cycle;
}

int32_t cicu_locale_measurement_system(const char *locale, int32_t *status) {
  return (int32_t)ulocdata_getMeasurementSystem(locale, EC(status));
}
