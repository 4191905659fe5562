#include "../CPangoHeaders.h"
#include PANGO_HEADER(pango-renderer.h)
