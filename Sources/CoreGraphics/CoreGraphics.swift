@_exported import Foundation

// CoreGraphics: two-dimensional drawing with cairo, under the names that iOS code uses.
//
// - Geometry/  additions to Foundation: affine transforms, vectors, functions on rectangles.
// - Color/     color spaces, colors, gradients. Every color has sRGB components.
// - Path/      paths: a flat list of elements with their points; bounds, hit testing, outlines of strokes.
// - Image/     bitmaps; PNG and JPEG decoding and encoding, GIF decoding.
// - Context/   the drawing context, for a bitmap, an SVG or a PDF.
//
// Coordinates are points with y growing downward, as in UIKit's contexts; only contexts created with
// `CGContext(data:width:height:…)` have y growing upward, as on Apple's platforms. Start reading at
// Context/CGContext.swift.
