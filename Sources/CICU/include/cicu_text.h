#ifndef CICU_TEXT_H
#define CICU_TEXT_H
#include <stdbool.h>
#include <stdint.h>

// Text takes and gives UTF-16 arrays with a length. Statuses follow ICU: set to 0 before a call.

// Properties of one code point, packed:
//   bits 0-4 bidi class (UCharDirection) · 5-10 line break class (ULineBreak) · 11-18 script
//   (UScriptCode) · 19-20 bidi paired bracket type (0 none, 1 open, 2 close) ·
//   21 Default_Ignorable_Code_Point · 22 Emoji_Presentation · 23 Emoji · 24 General_Category M* ·
//   25 Script_Extensions differ from Script · 26-29 class of UAX #29 (grapheme_class in the source) ·
//   30 Emoji_Modifier · 31 bidi class that L1 resets
uint32_t cicu_code_point_properties(uint32_t code_point);
bool cicu_has_script(uint32_t code_point, int32_t script);
uint32_t cicu_bidi_paired_bracket(uint32_t code_point);
const char *cicu_script_short_name(int32_t script);
int32_t cicu_script_by_name(const char *name);
bool cicu_script_is_cursive(int32_t script);
// A character typical for a script; 0 when there is none.
uint32_t cicu_script_sample(int32_t script);

// An ICU identifier for a BCP 47 tag or an ICU identifier; the length without its terminator, 0 when
// the text is neither or does not fit.
int32_t cicu_language_identifier(const char *tag, char *out, int32_t capacity);
// The script a language is most likely written in, UScriptCode, -1 when unknown.
int32_t cicu_language_script(const char *identifier);

// The text in upper or lower case by the rules of a locale (an ICU identifier); the length that is
// needed, of which at most capacity is written.
int32_t cicu_text_to_case(bool upper, const uint16_t *text, int32_t length, const char *locale,
                          uint16_t *out, int32_t capacity, cicu_status *status);

// Bidi. Levels belong to the handle and live until its next call.
typedef struct cicu_bidi cicu_bidi;
cicu_bidi *cicu_bidi_open(void);
void cicu_bidi_close(cicu_bidi *bidi);
// paragraph_level: 0, 1, 0xFE (first strong, else 0), 0xFF (first strong, else 1).
void cicu_bidi_set_paragraph(cicu_bidi *bidi, const uint16_t *text, int32_t length,
                             uint8_t paragraph_level, cicu_status *status);
const uint8_t *cicu_bidi_levels(cicu_bidi *bidi, cicu_status *status);
uint8_t cicu_bidi_paragraph_level(const cicu_bidi *bidi);
bool cicu_bidi_is_mixed(const cicu_bidi *bidi);

// Break iterators. kind: 0 grapheme clusters, 1 words, 2 lines, 3 sentences.
typedef struct cicu_breaks cicu_breaks;
cicu_breaks *cicu_breaks_open(int32_t kind, const char *locale, cicu_status *status);
void cicu_breaks_close(cicu_breaks *breaks);
typedef struct cicu_break {
  int32_t offset;
  // The rule status.
  int32_t status;
} cicu_break;
// Writes every boundary after 0, at most capacity of them; returns how many. A text has no more
// than units. With only_line_ends, statuses other than after a line end are 0, which saves asking
// for them.
int32_t cicu_breaks_all(cicu_breaks *breaks, const uint16_t *text, int32_t length,
                        bool only_line_ends, cicu_break *boundaries, int32_t capacity,
                        cicu_status *status);
#endif
