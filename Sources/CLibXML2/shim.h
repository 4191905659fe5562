#pragma once
#include <libxml/xmlversion.h>
// Debian's libxml2 converts encodings by ICU, whose headers clash with those of Foundation's own ICU. Only a structure
// that nothing here looks into has members of its types.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <libxml/HTMLparser.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>

// The library's own function to free is a variable.
static inline void tinamou_xmlFree(void *memory) { xmlFree(memory); }
