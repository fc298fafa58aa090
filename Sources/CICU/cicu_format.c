#include "cicu.h"
#include "cicu_collect.h"
#include "cicu_internal.h"
#include <stdlib.h>
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/uchar.h>
#include <unicode/ucurr.h>
#include <unicode/uenum.h>
#include <unicode/uldnames.h>
#include <unicode/ulistformatter.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/unumberrangeformatter.h>
#include <unicode/upluralrules.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

// Numbers

cicu_number *cicu_number_open(const uint16_t *skeleton, int32_t length, const char *locale,
                              int32_t *offset, int32_t *status) {
  UParseError place = {0};
  UNumberFormatter *formatter = unumf_openForSkeletonAndLocaleWithError(
      CUCH(skeleton), length, locale, &place, EC(status));
  *offset = place.offset;
  return (cicu_number *)formatter;
}

void cicu_number_close(cicu_number *formatter) { unumf_close((UNumberFormatter *)formatter); }

int32_t cicu_number_format(const cicu_number *formatter, const char *decimal, int32_t length,
                           cicu_output *output, int32_t *status) {
  UFormattedNumber *result = unumf_openResult(EC(status));
  unumf_formatDecimal((const UNumberFormatter *)formatter, decimal, length, result, EC(status));
  int32_t needed = cicu_collect(unumf_resultAsValue(result, EC(status)), output, EC(status));
  unumf_closeResult(result);
  return needed;
}

// Ranges

cicu_number_range *cicu_number_range_open(const uint16_t *skeleton, int32_t length,
                                          int32_t collapse, int32_t identity, const char *locale,
                                          int32_t *offset, int32_t *status) {
  UParseError place = {0};
  UNumberRangeFormatter *formatter = unumrf_openForSkeletonWithCollapseAndIdentityFallback(
      CUCH(skeleton), length, (UNumberRangeCollapse)collapse,
      (UNumberRangeIdentityFallback)identity, locale, &place, EC(status));
  *offset = place.offset;
  return (cicu_number_range *)formatter;
}

void cicu_number_range_close(cicu_number_range *formatter) {
  unumrf_close((UNumberRangeFormatter *)formatter);
}

int32_t cicu_number_range_format(const cicu_number_range *formatter, const char *first,
                                 int32_t first_length, const char *second, int32_t second_length,
                                 cicu_output *output, int32_t *status) {
  UFormattedNumberRange *result = unumrf_openResult(EC(status));
  unumrf_formatDecimalRange((const UNumberRangeFormatter *)formatter, first, first_length, second,
                            second_length, result, EC(status));
  int32_t needed = cicu_collect(unumrf_resultAsValue(result, EC(status)), output, EC(status));
  unumrf_closeResult(result);
  return needed;
}

// Rule-based numbers

cicu_rule_number *cicu_rule_number_open(int32_t kind, const char *locale, int32_t *status) {
  UNumberFormatStyle style = kind == 0 ? UNUM_SPELLOUT : UNUM_ORDINAL;
  return (cicu_rule_number *)unum_open(style, NULL, 0, locale, NULL, EC(status));
}

void cicu_rule_number_close(cicu_rule_number *formatter) { unum_close((UNumberFormat *)formatter); }

int32_t cicu_rule_number_format(const cicu_rule_number *formatter, const char *decimal,
                                int32_t length, uint16_t *buffer, int32_t capacity,
                                int32_t *status) {
  return unum_formatDecimal((const UNumberFormat *)formatter, decimal, length, UCH(buffer),
                            capacity, NULL, EC(status));
}

bool cicu_rule_number_has_data(const char *locale) {
  UErrorCode error = U_ZERO_ERROR;
  UResourceBundle *bundle = ures_open(U_ICUDATA_NAME "-rbnf", locale, &error);
  ures_close(bundle);
  return U_SUCCESS(error) && error != U_USING_DEFAULT_WARNING;
}

int32_t cicu_number_parse(const char *locale, const uint16_t *text, int32_t length, int32_t *parsed,
                          char *buffer, int32_t capacity, int32_t *status) {
  UNumberFormat *format = unum_open(UNUM_DECIMAL, NULL, 0, locale, NULL, EC(status));
  if (*status > 0) return 0;
  unum_setAttribute(format, UNUM_LENIENT_PARSE, 1);
  *parsed = 0;
  int32_t needed =
      unum_parseDecimal(format, CUCH(text), length, parsed, buffer, capacity, EC(status));
  unum_close(format);
  return needed;
}

// Plural rules

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

int32_t cicu_plural_select_formatted(const cicu_plural *rules, const cicu_number *formatter,
                                     const char *decimal, int32_t length, uint16_t *buffer,
                                     int32_t capacity, int32_t *status) {
  UFormattedNumber *number = unumf_openResult(EC(status));
  unumf_formatDecimal((const UNumberFormatter *)formatter, decimal, length, number, EC(status));
  int32_t needed = uplrules_selectFormatted((const UPluralRules *)rules, number, UCH(buffer),
                                            capacity, EC(status));
  unumf_closeResult(number);
  return needed;
}

int32_t cicu_plural_select_range(const cicu_plural *rules, const cicu_number_range *formatter,
                                 const char *first, int32_t first_length, const char *second,
                                 int32_t second_length, uint16_t *buffer, int32_t capacity,
                                 int32_t *status) {
  UFormattedNumberRange *range = unumrf_openResult(EC(status));
  unumrf_formatDecimalRange((const UNumberRangeFormatter *)formatter, first, first_length, second,
                            second_length, range, EC(status));
  int32_t needed = uplrules_selectForRange((const UPluralRules *)rules, range, UCH(buffer),
                                           capacity, EC(status));
  unumrf_closeResult(range);
  return needed;
}

// Lists

cicu_list *cicu_list_open(const char *locale, int32_t type, int32_t width, int32_t *status) {
  return (cicu_list *)ulistfmt_openForType(locale, (UListFormatterType)type,
                                           (UListFormatterWidth)width, EC(status));
}

void cicu_list_close(cicu_list *formatter) { ulistfmt_close((UListFormatter *)formatter); }

int32_t cicu_list_format(const cicu_list *formatter, const uint16_t *text, const int32_t *lengths,
                         int32_t item_count, cicu_output *output, int32_t *status) {
  const UChar **items = calloc((size_t)item_count + 1, sizeof *items);
  if (items == NULL) {
    *status = U_MEMORY_ALLOCATION_ERROR;
    return 0;
  }
  for (int32_t i = 0; i < item_count; i++) {
    items[i] = CUCH(text);
    text += lengths[i];
  }
  UFormattedList *result = ulistfmt_openResult(EC(status));
  ulistfmt_formatStringsToResult((const UListFormatter *)formatter, items, lengths, item_count,
                                 result, EC(status));
  int32_t needed = cicu_collect(ulistfmt_resultAsValue(result, EC(status)), output, EC(status));
  ulistfmt_closeResult(result);
  free(items);
  return needed;
}

// Currencies and names

int32_t cicu_currency_of_locale(const char *locale, uint16_t *buffer, int32_t capacity,
                                int32_t *status) {
  return ucurr_forLocale(locale, UCH(buffer), capacity, EC(status));
}

static int32_t currency_name(const char *locale, const char *code, uint16_t *buffer,
                             int32_t capacity, int32_t *status) {
  UChar text[4] = {0};
  u_charsToUChars(code, text, 3);
  UBool is_choice = false;
  int32_t length = 0;
  const UChar *name =
      ucurr_getName(text, locale, UCURR_LONG_NAME, &is_choice, &length, EC(status));
  if (*status > 0) return 0;
  if (length > capacity) {
    *status = U_BUFFER_OVERFLOW_ERROR;
  } else {
    memcpy(buffer, name, (size_t)length * sizeof(UChar));
  }
  return length;
}

int32_t cicu_name(int32_t kind, const char *locale, const char *code, uint16_t *buffer,
                  int32_t capacity, int32_t *status) {
  if (kind == 3) return currency_name(locale, code, buffer, capacity, status);
  UDisplayContext contexts[2] = {UDISPCTX_STANDARD_NAMES, UDISPCTX_CAPITALIZATION_NONE};
  ULocaleDisplayNames *names = uldn_openForContext(locale, contexts, 2, EC(status));
  if (*status > 0) return 0;
  int32_t length;
  if (kind == 0) {
    length = uldn_localeDisplayName(names, code, UCH(buffer), capacity, EC(status));
  } else if (kind == 1) {
    length = uldn_regionDisplayName(names, code, UCH(buffer), capacity, EC(status));
  } else {
    length = uldn_scriptDisplayName(names, code, UCH(buffer), capacity, EC(status));
  }
  uldn_close(names);
  return length;
}

bool cicu_unit_exists(const char *unit) {
  // A skeleton with the unit is the only question that ICU's C functions answer.
  UChar skeleton[160] = u"unit/";
  size_t length = strlen(unit);
  if (length > 120) return false;
  u_charsToUChars(unit, skeleton + 5, (int32_t)length);
  UErrorCode error = U_ZERO_ERROR;
  UNumberFormatter *formatter =
      unumf_openForSkeletonAndLocale(skeleton, (int32_t)length + 5, "root", &error);
  unumf_close(formatter);
  return U_SUCCESS(error);
}

// Directions

int32_t cicu_bidi_contents(const uint16_t *text, int32_t length) {
  int32_t contents = 0, position = 0;
  while (position < length) {
    UChar32 character;
    U16_NEXT(text, position, length, character);
    switch (u_charDirection(character)) {
    case U_LEFT_TO_RIGHT: contents |= 1; break;
    case U_RIGHT_TO_LEFT:
    case U_RIGHT_TO_LEFT_ARABIC: contents |= 2; break;
    case U_ARABIC_NUMBER: contents |= 8; break;
    default: break;
    }
    if (u_hasBinaryProperty(character, UCHAR_BIDI_CONTROL)) contents |= 4;
  }
  return contents;
}

int32_t cicu_bidi_visual(const uint16_t *text, int32_t length, uint8_t level, uint16_t *buffer,
                         int32_t capacity, int32_t *status) {
  UBiDi *bidi = ubidi_openSized(length, 0, EC(status));
  ubidi_setPara(bidi, CUCH(text), length, level, NULL, EC(status));
  int32_t needed = ubidi_writeReordered(
      bidi, UCH(buffer), capacity, UBIDI_DO_MIRRORING | UBIDI_REMOVE_BIDI_CONTROLS, EC(status));
  ubidi_close(bidi);
  return needed;
}
