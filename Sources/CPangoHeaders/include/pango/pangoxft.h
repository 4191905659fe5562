#include "../CPangoHeaders.h"
#include PANGO_HEADER(pangoxft.h)
