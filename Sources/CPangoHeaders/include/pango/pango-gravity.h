#include "../CPangoHeaders.h"
#include PANGO_HEADER(pango-gravity.h)
