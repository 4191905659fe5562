#include "../CPangoHeaders.h"
#include PANGO_HEADER(pango-types.h)
