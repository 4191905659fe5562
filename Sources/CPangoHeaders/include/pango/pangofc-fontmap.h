#include "../CPangoHeaders.h"
#include PANGO_HEADER(pangofc-fontmap.h)
