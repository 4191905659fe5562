#include "../CPangoHeaders.h"
#include PANGO_HEADER(pangoft2.h)
