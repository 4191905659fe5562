#include "../CPangoHeaders.h"
#include PANGO_HEADER(pango-features.h)
