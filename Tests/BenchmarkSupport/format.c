#define U_SHOW_CPLUSPLUS_API 0
#include "benchmark_support.h"
#include <stdlib.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/ufieldpositer.h>
#include <unicode/unumberformatter.h>

struct benchmark_format {
  UNumberFormatter *number;
  UDateFormat *date;
};

benchmark_format *benchmark_format_open(const char *locale, const uint16_t *skeleton,
                                        int32_t length, bool is_date) {
  benchmark_format *format = calloc(1, sizeof *format);
  UErrorCode error = U_ZERO_ERROR;
  if (format == NULL) return NULL;
  if (is_date) {
    UChar pattern[128];
    UDateTimePatternGenerator *generator = udatpg_open(locale, &error);
    int32_t needed = udatpg_getBestPattern(generator, (const UChar *)skeleton, length, pattern, 128,
                                           &error);
    udatpg_close(generator);
    format->date =
        udat_open(UDAT_PATTERN, UDAT_PATTERN, locale, u"UTC", 3, pattern, needed, &error);
  } else {
    format->number =
        unumf_openForSkeletonAndLocale((const UChar *)skeleton, length, locale, &error);
  }
  if (U_SUCCESS(error)) return format;
  benchmark_format_close(format);
  return NULL;
}

void benchmark_format_close(benchmark_format *format) {
  if (format == NULL) return;
  unumf_close(format->number);
  udat_close(format->date);
  free(format);
}

int32_t benchmark_format_number(benchmark_format *format, const char *decimal, int32_t length) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t units = 0, parts = 0, start = 0, end = 0, fields = 0;
  UFormattedNumber *result = unumf_openResult(&error);
  unumf_formatDecimal(format->number, decimal, length, result, &error);
  const UFormattedValue *value = unumf_resultAsValue(result, &error);
  ufmtval_getString(value, &units, &error);
  UConstrainedFieldPosition *position = ucfpos_open(&error);
  while (ufmtval_nextPosition(value, position, &error)) {
    ucfpos_getIndexes(position, &start, &end, &error);
    fields += ucfpos_getField(position, &error);
    parts++;
  }
  ucfpos_close(position);
  unumf_closeResult(result);
  return U_SUCCESS(error) && fields >= 0 ? units + 1000 * parts : -1;
}

int32_t benchmark_format_date(benchmark_format *format, double milliseconds) {
  UErrorCode error = U_ZERO_ERROR;
  UChar text[128];
  int32_t parts = 0, start = 0, end = 0;
  UFieldPositionIterator *fields = ufieldpositer_open(&error);
  int32_t units = udat_formatForFields(format->date, milliseconds, text, 128, fields, &error);
  while (ufieldpositer_next(fields, &start, &end) >= 0) parts++;
  ufieldpositer_close(fields);
  return U_SUCCESS(error) ? units + 1000 * parts : -1;
}
