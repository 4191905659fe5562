import QuartzCore
import Testing

/// A layer with a frame.
func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor? = nil)
  -> CALayer
{
  let layer = CALayer()
  layer.frame = CGRect(x: x, y: y, width: width, height: height)
  layer.backgroundColor = color
  return layer
}

/// A picture of a tree, with a pixel per point.
func picture(_ layer: CALayer, scale: CGFloat = 1) throws -> CGImage {
  let context = try #require(CGContext(size: layer.bounds.size, scale: scale))
  layer.render(in: context)
  #expect(context.failure == nil)
  return try #require(context.makeImage())
}

extension CGImage {
  /// A pixel's components as an array, colours multiplied by alpha.
  func at(_ x: Int, _ y: Int) -> [Int] {
    let pixel = pixel(x: x, y: y)
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
  }
}

let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
