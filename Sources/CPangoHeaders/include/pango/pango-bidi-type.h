#include "../CPangoHeaders.h"
#include PANGO_HEADER(pango-bidi-type.h)
