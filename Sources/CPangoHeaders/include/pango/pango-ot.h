#include "../CPangoHeaders.h"
#include PANGO_HEADER(pango-ot.h)
