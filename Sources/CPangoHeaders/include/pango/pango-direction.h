#include "../CPangoHeaders.h"
#include PANGO_HEADER(pango-direction.h)
