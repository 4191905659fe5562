#include "../CPangoHeaders.h"
#include PANGO_HEADER(pango-matrix.h)
