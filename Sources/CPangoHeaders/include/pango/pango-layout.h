#include "../CPangoHeaders.h"
#include PANGO_HEADER(pango-layout.h)
