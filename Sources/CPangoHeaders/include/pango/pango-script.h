#include "../CPangoHeaders.h"
#include PANGO_HEADER(pango-script.h)
