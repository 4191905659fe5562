#include "../CPangoHeaders.h"
#include PANGO_HEADER(pango-glyph-item.h)
