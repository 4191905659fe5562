// The target has headers only; SwiftPM asks for a source.
#include "CPangoHeaders.h"
