#include "../CPangoHeaders.h"
#include PANGO_HEADER(pangofc-decoder.h)
