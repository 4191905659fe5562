#include "../CPangoHeaders.h"
#include PANGO_HEADER(pango-break.h)
