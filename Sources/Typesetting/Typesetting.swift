// Typesetting: from characters to measured, broken and drawn lines. It knows fonts and contexts, and no view.
//
//   Fonts/    FontLibrary finds faces (bundled, registered, and on request the machine's);
//             TextFont is a face at a size with the system font's optical size and tracking.
//   Shaping/  Paragraph text is cut into items of one style, face, script and direction; HarfBuzz shapes them.
//   Layout/   TextLayout breaks shaped paragraphs into lines, truncates and measures them.
//   Drawing/  Lines become masks of glyphs in bitmaps, outlines in SVGs and text in PDFs.
//
// Lengths are points with y downwards; text offsets are UTF-16 code units, as NSAttributedString counts them.
// Start reading at TextLayout.
@_exported import CoreGraphics
@_exported import Foundation
