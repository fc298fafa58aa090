#ifndef CICU_TEXT_H
#define CICU_TEXT_H
#include <stdbool.h>
#include <stdint.h>

#endif
