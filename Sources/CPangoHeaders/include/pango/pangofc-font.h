#include "../CPangoHeaders.h"
#include PANGO_HEADER(pangofc-font.h)
