#include "cicu.h"
#include "cicu_internal.h"
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>
#include <unicode/utf16.h>

static bool is_reset_at_line_end(UCharDirection direction) {
  switch (direction) {
  case U_BLOCK_SEPARATOR: case U_SEGMENT_SEPARATOR: case U_WHITE_SPACE_NEUTRAL:
  case U_LEFT_TO_RIGHT_EMBEDDING: case U_LEFT_TO_RIGHT_OVERRIDE: case U_RIGHT_TO_LEFT_EMBEDDING:
  case U_RIGHT_TO_LEFT_OVERRIDE: case U_POP_DIRECTIONAL_FORMAT: case U_BOUNDARY_NEUTRAL:
  case U_FIRST_STRONG_ISOLATE: case U_LEFT_TO_RIGHT_ISOLATE: case U_RIGHT_TO_LEFT_ISOLATE:
  case U_POP_DIRECTIONAL_ISOLATE:
    return true;
  default:
    return false;
  }
}

static bool has_conjuncts(UScriptCode script) {
  switch (script) {
  case USCRIPT_GUJARATI: case USCRIPT_TELUGU: case USCRIPT_MALAYALAM: case USCRIPT_ORIYA:
  case USCRIPT_BENGALI: case USCRIPT_DEVANAGARI:
    return true;
  default:
    return false;
  }
}

// The classes that the rules of grapheme clusters tell apart, as GraphemeClass numbers them.
static uint32_t grapheme_class(UChar32 c, UScriptCode script) {
  int32_t syllabic = u_getIntPropertyValue(c, UCHAR_INDIC_SYLLABIC_CATEGORY);
  switch (u_getIntPropertyValue(c, UCHAR_GRAPHEME_CLUSTER_BREAK)) {
  case U_GCB_CONTROL: case U_GCB_CR: case U_GCB_LF: return 1;
  case U_GCB_EXTEND:
    if (has_conjuncts(script) && syllabic == U_INSC_VIRAMA) return 2;
    return u_getCombiningClass(c) != 0 ? 3 : 4;
  case U_GCB_ZWJ: return 5;
  case U_GCB_REGIONAL_INDICATOR: return 6;
  case U_GCB_PREPEND: return 7;
  case U_GCB_SPACING_MARK: return 8;
  case U_GCB_L: return 9;
  case U_GCB_V: return 10;
  case U_GCB_T: return 11;
  case U_GCB_LV: return 12;
  case U_GCB_LVT: return 13;
  default: break;
  }
  if (u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC)) return 14;
  return has_conjuncts(script) && syllabic == U_INSC_CONSONANT ? 15 : 0;
}

uint32_t cicu_code_point_properties(uint32_t code_point) {
  UChar32 c = (UChar32)code_point;
  UErrorCode ec = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript(c, &ec);
  if (U_FAILURE(ec) || script < 0 || script > 0xFF) script = USCRIPT_UNKNOWN;
  ec = U_ZERO_ERROR;
  UScriptCode extensions[2];
  int32_t count = uscript_getScriptExtensions(c, extensions, 2, &ec);
  bool extended = count > 1 || (count == 1 && extensions[0] != script);
  return (uint32_t)u_charDirection(c) |
         (uint32_t)u_getIntPropertyValue(c, UCHAR_LINE_BREAK) << 5 | (uint32_t)script << 11 |
         (uint32_t)u_getIntPropertyValue(c, UCHAR_BIDI_PAIRED_BRACKET_TYPE) << 19 |
         (uint32_t)u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) << 21 |
         (uint32_t)u_hasBinaryProperty(c, UCHAR_EMOJI_PRESENTATION) << 22 |
         (uint32_t)u_hasBinaryProperty(c, UCHAR_EMOJI) << 23 |
         (uint32_t)((U_GET_GC_MASK(c) & U_GC_M_MASK) != 0) << 24 | (uint32_t)extended << 25 |
         grapheme_class(c, script) << 26 | (uint32_t)u_hasBinaryProperty(c, UCHAR_EMOJI_MODIFIER) << 30 |
         (uint32_t)is_reset_at_line_end(u_charDirection(c)) << 31;
}

bool cicu_has_script(uint32_t code_point, int32_t script) {
  return uscript_hasScript((UChar32)code_point, (UScriptCode)script);
}
uint32_t cicu_bidi_paired_bracket(uint32_t c) { return (uint32_t)u_getBidiPairedBracket((UChar32)c); }

const char *cicu_script_short_name(int32_t script) {
  const char *name = uscript_getShortName((UScriptCode)script);
  return name ? name : "Zzzz";
}
int32_t cicu_script_by_name(const char *name) {
  return u_getPropertyValueEnum(UCHAR_SCRIPT, name);
}
bool cicu_script_is_cursive(int32_t script) {
  switch (script) {
  // Cursive scripts by CSS Text 3, appendix D.
  case USCRIPT_ARABIC: case USCRIPT_SYRIAC: case USCRIPT_NKO: case USCRIPT_MANDAIC:
  case USCRIPT_MONGOLIAN: case USCRIPT_PHAGS_PA: case USCRIPT_HANIFI_ROHINGYA:
  case USCRIPT_ADLAM: case USCRIPT_MANICHAEAN: case USCRIPT_PSALTER_PAHLAVI:
  case USCRIPT_SOGDIAN: case USCRIPT_OLD_UYGHUR: case USCRIPT_CHORASMIAN:
    return true;
  default:
    return false;
  }
}
uint32_t cicu_script_sample(int32_t script) {
  UChar sample[8];
  UErrorCode ec = U_ZERO_ERROR;
  switch (script) {
  // Mixtures of scripts: the part that no other of them has.
  case USCRIPT_JAPANESE: case USCRIPT_HIRAGANA: case USCRIPT_KATAKANA_OR_HIRAGANA:
    return 0x3042;
  case USCRIPT_KOREAN: case USCRIPT_HANGUL:
    return 0xAC00;
  case USCRIPT_SIMPLIFIED_HAN: case USCRIPT_TRADITIONAL_HAN: case USCRIPT_HAN:
  case USCRIPT_HAN_WITH_BOPOMOFO:
    return 0x4E00;
  default: {
    int32_t length = uscript_getSampleString((UScriptCode)script, sample, 8, &ec);
    if (U_FAILURE(ec) || length == 0) return 0;
    UChar32 c;
    U16_GET(sample, 0, 0, length, c);
    return (uint32_t)c;
  }
  }
}

int32_t cicu_language_identifier(const char *tag, char *out, int32_t capacity) {
  UErrorCode ec = U_ZERO_ERROR;
  int32_t parsed = 0;
  int32_t length;
  // forLanguageTag stops at the first character BCP 47 does not have, such as "_" and "@".
  if (strpbrk(tag, "_@") == NULL) {
    length = uloc_forLanguageTag(tag, out, capacity, &parsed, &ec);
  } else {
    length = uloc_canonicalize(tag, out, capacity, &ec);
  }
  return U_FAILURE(ec) || ec == U_STRING_NOT_TERMINATED_WARNING ? 0 : length;
}

int32_t cicu_language_script(const char *identifier) {
  char full[ULOC_FULLNAME_CAPACITY];
  char script[ULOC_SCRIPT_CAPACITY];
  UErrorCode ec = U_ZERO_ERROR;
  uloc_addLikelySubtags(identifier, full, sizeof full, &ec);
  if (U_FAILURE(ec) || ec == U_STRING_NOT_TERMINATED_WARNING) return -1;
  int32_t length = uloc_getScript(full, script, sizeof script, &ec);
  if (U_FAILURE(ec) || length != 4) return -1;
  return u_getPropertyValueEnum(UCHAR_SCRIPT, script);
}

cicu_bidi *cicu_bidi_open(void) { return (cicu_bidi *)ubidi_open(); }
void cicu_bidi_close(cicu_bidi *bidi) { ubidi_close((UBiDi *)bidi); }
void cicu_bidi_set_paragraph(cicu_bidi *bidi, const uint16_t *text, int32_t length,
                             uint8_t paragraph_level, cicu_status *status) {
  ubidi_setPara((UBiDi *)bidi, (const UChar *)text, length, paragraph_level, NULL, EC(status));
}
const uint8_t *cicu_bidi_levels(cicu_bidi *bidi, cicu_status *status) {
  return ubidi_getLevels((UBiDi *)bidi, EC(status));
}
uint8_t cicu_bidi_paragraph_level(const cicu_bidi *bidi) {
  return ubidi_getParaLevel((const UBiDi *)bidi);
}
bool cicu_bidi_is_mixed(const cicu_bidi *bidi) {
  return ubidi_getDirection((const UBiDi *)bidi) == UBIDI_MIXED;
}

cicu_breaks *cicu_breaks_open(int32_t kind, const char *locale, cicu_status *status) {
  static const UBreakIteratorType types[] = {UBRK_CHARACTER, UBRK_WORD, UBRK_LINE, UBRK_SENTENCE};
  if (kind < 0 || kind > 3) {
    *status = U_ILLEGAL_ARGUMENT_ERROR;
    return NULL;
  }
  return (cicu_breaks *)ubrk_open(types[kind], locale, NULL, 0, EC(status));
}
void cicu_breaks_close(cicu_breaks *breaks) { ubrk_close((UBreakIterator *)breaks); }
static bool is_line_end(uint16_t unit) {
  return (unit >= 0x0A && unit <= 0x0D) || unit == 0x85 || unit == 0x2028 || unit == 0x2029;
}
int32_t cicu_breaks_all(cicu_breaks *breaks, const uint16_t *text, int32_t length,
                        bool only_line_ends, cicu_break *boundaries, int32_t capacity,
                        cicu_status *status) {
  UBreakIterator *iterator = (UBreakIterator *)breaks;
  ubrk_setText(iterator, (const UChar *)text, length, EC(status));
  if (U_FAILURE(*EC(status))) return 0;
  int32_t count = 0;
  ubrk_first(iterator);
  for (int32_t at = ubrk_next(iterator); at != UBRK_DONE; at = ubrk_next(iterator)) {
    // No text has more boundaries than units.
    if (count == capacity) break;
    boundaries[count].offset = at;
    boundaries[count].status =
        !only_line_ends || is_line_end(text[at - 1]) ? ubrk_getRuleStatus(iterator) : 0;
    count += 1;
  }
  // The iterator must not keep a pointer into memory that is about to be freed.
  ubrk_setText(iterator, (const UChar *)u"", 0, EC(status));
  return count;
}

int32_t cicu_text_to_case(bool upper, const uint16_t *text, int32_t length, const char *locale,
                          uint16_t *out, int32_t capacity, cicu_status *status) {
  UErrorCode ec = U_ZERO_ERROR;
  int32_t needed =
      upper ? u_strToUpper((UChar *)out, capacity, (const UChar *)text, length, locale, &ec)
            : u_strToLower((UChar *)out, capacity, (const UChar *)text, length, locale, &ec);
  *status = (cicu_status)ec;
  return needed;
}
