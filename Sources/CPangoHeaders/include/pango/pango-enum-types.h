#include "../CPangoHeaders.h"
#include PANGO_HEADER(pango-enum-types.h)
