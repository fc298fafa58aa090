#ifndef CICU_LOCALE_H
#define CICU_LOCALE_H
#include <stdbool.h>
#include <stdint.h>

#endif
