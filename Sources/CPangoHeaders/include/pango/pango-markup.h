#include "../CPangoHeaders.h"
#include PANGO_HEADER(pango-markup.h)
