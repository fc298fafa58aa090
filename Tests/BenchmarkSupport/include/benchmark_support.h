#ifndef BENCHMARK_SUPPORT_H
#define BENCHMARK_SUPPORT_H
#include <stdbool.h>
#include <stdint.h>

// Memory. Counting needs the GNU C library; elsewhere these give -1.

// How often this thread has asked for memory since it began.
int64_t benchmark_allocations(void);
// How many bytes are in use in the whole process.
int64_t benchmark_bytes_in_use(void);

// The sum of the C calls that set a paragraph: ubidi_setPara and its runs, hb_shape for each item,
// every line break of one reused iterator.
typedef struct benchmark_text benchmark_text;

// A part of a text with one face, direction and script.
typedef struct {
  int32_t start;
  int32_t end;
  int32_t face;
  bool is_right_to_left;
} benchmark_item;

// Opens the break iterator of a locale; NULL when ICU has none.
benchmark_text *benchmark_text_open(const char *locale);
void benchmark_text_close(benchmark_text *text);
// Opens a face and returns its number, -1 when it cannot be opened.
int32_t benchmark_text_add_face(benchmark_text *text, const char *path, int32_t index);
// Sets a paragraph; gives the sum of all advances in em, negative when a call failed.
double benchmark_text_set(benchmark_text *text, const uint16_t *units, int32_t count,
                          const benchmark_item *items, int32_t item_count,
                          int32_t *break_count);

// The C calls that format a price or a date and collect the parts of the result.
typedef struct benchmark_format benchmark_format;

// Opens a number formatter by skeleton, or a date formatter by date skeleton in UTC; NULL when ICU
// does not take it.
benchmark_format *benchmark_format_open(const char *locale, const uint16_t *skeleton,
                                        int32_t length, bool is_date);
void benchmark_format_close(benchmark_format *format);
// Formats a decimal, or milliseconds since 1970; gives the length in UTF-16 units plus 1000 for each
// part, negative when a call failed.
int32_t benchmark_format_number(benchmark_format *format, const char *decimal, int32_t length);
int32_t benchmark_format_date(benchmark_format *format, double milliseconds);
#endif
