#include "../CPangoHeaders.h"
#include PANGO_HEADER(pango-modules.h)
