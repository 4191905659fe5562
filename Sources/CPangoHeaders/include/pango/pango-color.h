#include "../CPangoHeaders.h"
#include PANGO_HEADER(pango-color.h)
