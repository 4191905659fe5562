#include "../CPangoHeaders.h"
#include PANGO_HEADER(pango-context.h)
