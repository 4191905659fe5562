#include "../CPangoHeaders.h"
#include PANGO_HEADER(pango-tabs.h)
