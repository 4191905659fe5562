#include "../CPangoHeaders.h"
#include PANGO_HEADER(pango-fontset.h)
