#include "benchmark_support.h"
#include <hb-ot.h>
#include <hb.h>
#include <stdlib.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>

enum { face_limit = 16 };

struct benchmark_text {
  UBiDi *bidi;
  UBreakIterator *breaks;
  hb_buffer_t *buffer;
  hb_language_t language;
  hb_font_t *faces[face_limit];
  double units_per_em[face_limit];
  int32_t face_count;
};

benchmark_text *benchmark_text_open(const char *locale) {
  benchmark_text *text = calloc(1, sizeof *text);
  if (text == NULL) return NULL;
  UErrorCode status = U_ZERO_ERROR;
  text->bidi = ubidi_open();
  text->breaks = ubrk_open(UBRK_LINE, locale, NULL, 0, &status);
  text->buffer = hb_buffer_create();
  text->language = hb_language_from_string(locale, -1);
  if (U_FAILURE(status)) {
    benchmark_text_close(text);
    return NULL;
  }
  return text;
}

void benchmark_text_close(benchmark_text *text) {
  for (int32_t face = 0; face < text->face_count; face += 1) hb_font_destroy(text->faces[face]);
  hb_buffer_destroy(text->buffer);
  if (text->breaks != NULL) ubrk_close(text->breaks);
  ubidi_close(text->bidi);
  free(text);
}

int32_t benchmark_text_add_face(benchmark_text *text, const char *path, int32_t index) {
  if (text->face_count == face_limit) return -1;
  hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
  if (blob == NULL) return -1;
  hb_face_t *face = hb_face_create(blob, (unsigned)index);
  hb_blob_destroy(blob);
  hb_font_t *font = hb_font_create(face);
  double units = hb_face_get_upem(face);
  hb_font_set_scale(font, (int)units, (int)units);
  hb_face_destroy(face);
  hb_font_make_immutable(font);
  text->faces[text->face_count] = font;
  text->units_per_em[text->face_count] = units;
  return text->face_count++;
}

static double shape(benchmark_text *text, const uint16_t *units, int32_t count,
                    benchmark_item item) {
  hb_buffer_t *buffer = text->buffer;
  hb_buffer_clear_contents(buffer);
  hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS);
  hb_buffer_add_utf16(buffer, units, count, (unsigned)item.start, item.end - item.start);
  hb_buffer_set_direction(buffer, item.is_right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
  hb_buffer_set_language(buffer, text->language);
  hb_buffer_guess_segment_properties(buffer);
  hb_shape(text->faces[item.face], buffer, NULL, 0);
  unsigned glyph_count = 0;
  const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &glyph_count);
  double advance = 0;
  for (unsigned glyph = 0; glyph < glyph_count; glyph += 1) advance += positions[glyph].x_advance;
  return advance / text->units_per_em[item.face];
}

double benchmark_text_set(benchmark_text *text, const uint16_t *units, int32_t count,
                          const benchmark_item *items, int32_t item_count,
                          int32_t *break_count) {
  UErrorCode status = U_ZERO_ERROR;
  ubidi_setPara(text->bidi, (const UChar *)units, count, UBIDI_DEFAULT_LTR, NULL, &status);
  int32_t runs = ubidi_countRuns(text->bidi, &status);
  for (int32_t run = 0; run < runs; run += 1) {
    int32_t start = 0;
    int32_t length = 0;
    ubidi_getVisualRun(text->bidi, run, &start, &length);
  }

  double advance = 0;
  for (int32_t item = 0; item < item_count; item += 1) {
    advance += shape(text, units, count, items[item]);
  }

  ubrk_setText(text->breaks, (const UChar *)units, count, &status);
  if (U_FAILURE(status)) return -1;
  int32_t found = 0;
  ubrk_first(text->breaks);
  while (ubrk_next(text->breaks) != UBRK_DONE) found += 1;
  *break_count = found;
  return advance;
}
