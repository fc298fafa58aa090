#ifndef CICU_COLLECT_H
#define CICU_COLLECT_H
// Copies formatted values out of ICU's result objects; shared by the C files of this target.
#include "cicu_internal.h"
#include "include/cicu_format.h"
#include <string.h>
#include <unicode/uformattedvalue.h>

// Text and parts of `value`.
static inline int32_t cicu_collect(const UFormattedValue *value, cicu_output *output,
                                   UErrorCode *error) {
  int32_t length = 0;
  output->count = 0;
  const UChar *text = ufmtval_getString(value, &length, error);
  if (U_FAILURE(*error)) return 0;
  if (length <= output->capacity) memcpy(output->text, text, (size_t)length * sizeof(UChar));
  UConstrainedFieldPosition *position = ucfpos_open(error);
  while (U_SUCCESS(*error) && ufmtval_nextPosition(value, position, error)) {
    if (output->count < output->part_capacity) {
      cicu_part *part = &output->parts[output->count];
      part->category = ucfpos_getCategory(position, error);
      part->field = ucfpos_getField(position, error);
      ucfpos_getIndexes(position, &part->start, &part->end, error);
    }
    output->count++;
  }
  ucfpos_close(position);
  if (U_SUCCESS(*error) &&
      (length > output->capacity || output->count > output->part_capacity)) {
    *error = U_BUFFER_OVERFLOW_ERROR;
  }
  return length;
}
#endif
