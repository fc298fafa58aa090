#include "benchmark_support.h"
#include <stdlib.h>

#if defined(__GLIBC__)
#include <errno.h>
#include <malloc.h>

// The allocator's own names, behind the functions below, which take the place of malloc and its
// kin in the whole process.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local int64_t allocations;

void *malloc(size_t size) {
  allocations += 1;
  return __libc_malloc(size);
}
void *calloc(size_t count, size_t size) {
  allocations += 1;
  return __libc_calloc(count, size);
}
void *realloc(void *memory, size_t size) {
  allocations += 1;
  return __libc_realloc(memory, size);
}
void *aligned_alloc(size_t alignment, size_t size) {
  allocations += 1;
  return __libc_memalign(alignment, size);
}
void *memalign(size_t alignment, size_t size) {
  allocations += 1;
  return __libc_memalign(alignment, size);
}
int posix_memalign(void **memory, size_t alignment, size_t size) {
  allocations += 1;
  void *block = __libc_memalign(alignment, size);
  if (block == NULL) return ENOMEM;
  *memory = block;
  return 0;
}

int64_t benchmark_allocations(void) { return allocations; }
int64_t benchmark_bytes_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return (int64_t)(info.uordblks + info.hblkhd);
}
#else
int64_t benchmark_allocations(void) { return -1; }
int64_t benchmark_bytes_in_use(void) { return -1; }
#endif
