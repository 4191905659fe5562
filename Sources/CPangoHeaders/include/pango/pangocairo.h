#include "../CPangoHeaders.h"
#include PANGO_HEADER(pangocairo.h)
