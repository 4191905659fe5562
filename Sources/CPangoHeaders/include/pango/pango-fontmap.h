#include "../CPangoHeaders.h"
#include PANGO_HEADER(pango-fontmap.h)
