#include "../CPangoHeaders.h"
#include PANGO_HEADER(pango-language.h)
