#include "../CPangoHeaders.h"
#include PANGO_HEADER(pango-item.h)
