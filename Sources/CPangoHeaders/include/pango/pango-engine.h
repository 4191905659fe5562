#include "../CPangoHeaders.h"
#include PANGO_HEADER(pango-engine.h)
