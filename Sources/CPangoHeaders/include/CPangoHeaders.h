#pragma once

// Where pango's headers are: beside those of GLib, or where Homebrew has them. Their pkg-config file would give their folder, but
// also the flag -pthread, of which SwiftPM warns in each build of each package that depends on this one.
#if __has_include(<../pango-1.0/pango/pango.h>)
#define PANGO_HEADER(name) <../pango-1.0/pango/name>
#elif __has_include("/opt/homebrew/include/pango-1.0/pango/pango.h")
#define PANGO_HEADER(name) </opt/homebrew/include/pango-1.0/pango/name>
#elif __has_include("/usr/local/include/pango-1.0/pango/pango.h")
#define PANGO_HEADER(name) </usr/local/include/pango-1.0/pango/name>
#else
#error "The headers of pango are missing: install libpango1.0-dev, or pango with Homebrew."
#endif
