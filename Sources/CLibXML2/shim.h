#pragma once
#include <libxml/xmlversion.h>
// Debian's libxml2 converts encodings with ICU, whose headers conflict with those of Foundation's ICU. Its
// types only occur in a structure that is not used here.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <libxml/HTMLparser.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>

// The library's function to free memory is a variable.
static inline void tinamou_xmlFree(void *memory) { xmlFree(memory); }
