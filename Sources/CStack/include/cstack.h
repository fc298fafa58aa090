#ifndef CSTACK_H
#define CSTACK_H
#include <stddef.h>

// How many bytes the calling thread has left on its stack; 0 when the system does not tell. The
// first question of a thread asks the system.
size_t cstack_room(void);
#endif
