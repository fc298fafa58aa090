#include "cicu.h"
#include "cicu_internal.h"
