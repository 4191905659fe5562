#include "../CPangoHeaders.h"
#include PANGO_HEADER(pango-font.h)
