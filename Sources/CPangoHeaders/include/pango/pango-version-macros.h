#include "../CPangoHeaders.h"
#include PANGO_HEADER(pango-version-macros.h)
