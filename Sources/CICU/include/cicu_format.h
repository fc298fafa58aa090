#ifndef CICU_FORMAT_H
#define CICU_FORMAT_H
#include <stdbool.h>
#include <stdint.h>

#endif
