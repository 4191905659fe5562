import CoreGraphics
import Testing

/// A pixel's components as an array, colours multiplied by alpha.
func pixel(_ context: CGContext, _ x: Int, _ y: Int) throws -> [Int] {
  let pixel = try #require(context.makeImage()).pixel(x: x, y: y)
  return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
}

/// A bitmap context of points at a scale.
func bitmap(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, opaque: Bool = false) throws -> CGContext
{
  try #require(CGContext(size: CGSize(width: width, height: height), scale: scale, isOpaque: opaque))
}

let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
