@_exported import Foundation

// CoreGraphics: two-dimensional drawing over cairo, with the names that iOS code uses.
//
// - Geometry/  what Foundation lacks: affine transforms, vectors, functions on rectangles.
// - Color/     colour spaces, colours, gradients. Every colour can say what it is in sRGB.
// - Path/      paths: a flat list of elements with their points; bounds, hit tests, strokes as outlines.
// - Image/     bitmaps; PNG and JPEG in and out, GIF in.
// - Context/   the drawing context, on a bitmap, an SVG or a PDF.
//
// Coordinates are points with y growing downwards, as UIKit's contexts have it; only contexts made with
// `CGContext(data:width:height:…)` have y growing upwards, as they do on Apple's platforms.
// Start reading at Context/CGContext.swift.
