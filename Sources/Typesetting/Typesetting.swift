// Typesetting: from characters to measured, broken and drawn lines. It depends on fonts and contexts, not on
// views.
//
//   Fonts/    FontLibrary finds faces (bundled, registered, and optionally the machine's);
//             TextFont is a face at a size with the system font's optical size and tracking.
//   Shaping/  Paragraphs are divided into items of one style, face, script and direction, shaped by HarfBuzz.
//   Layout/   TextLayout breaks shaped paragraphs into lines, truncates and measures them.
//   Drawing/  Lines become masks of glyphs in bitmaps, outlines in SVGs and text in PDFs.
//
// Lengths are points with y downward; text offsets are UTF-16 code units, as in NSAttributedString.
// Start reading at TextLayout.
@_exported import CoreGraphics
@_exported import Foundation
