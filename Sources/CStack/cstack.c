#define _GNU_SOURCE
#include "cstack.h"
#include <pthread.h>
#include <stdint.h>

// The end of the thread's stack, which never changes; 0 until it has been asked for.
static _Thread_local uintptr_t lowest;

static uintptr_t find_lowest(void) {
#if defined(__APPLE__)
  pthread_t thread = pthread_self();
  return (uintptr_t)pthread_get_stackaddr_np(thread) - pthread_get_stacksize_np(thread);
#else
  pthread_attr_t attributes;
  void *base = NULL;
  size_t size = 0;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return UINTPTR_MAX;
  int status = pthread_attr_getstack(&attributes, &base, &size);
  pthread_attr_destroy(&attributes);
  return status == 0 ? (uintptr_t)base : UINTPTR_MAX;
#endif
}

size_t cstack_room(void) {
  if (lowest == 0) lowest = find_lowest();
  uintptr_t here = (uintptr_t)__builtin_frame_address(0);
  return here > lowest ? here - lowest : 0;
}
