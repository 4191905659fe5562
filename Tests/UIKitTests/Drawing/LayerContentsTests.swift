import Testing

import UIKit

/// Views that give their layer a picture when it is displayed, as those of animated pictures do.
@MainActor @Suite struct LayerContentsTests {
  private final class Picture: UIView {
    var color = UIColor.red
    var count = 0
    override func display(_ layer: CALayer) {
      count += 1
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      layer.contents =
        UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image { context in
          color.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }.cgImage
    }
  }

  private func pixel(_ view: UIView) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4)
    bytes.withUnsafeMutableBytes { memory in
      let context = CGContext(
        data: memory.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      if let context { view.layer.render(in: context) }
    }
    return bytes
  }

  /// A row of four pixels: red, green, green, blue.
  private final class Stripes: UIView {
    static let colors = [
      UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 1, blue: 0, alpha: 1),
      UIColor(red: 0, green: 1, blue: 0, alpha: 1), UIColor(red: 0, green: 0, blue: 1, alpha: 1),
    ]
    override func draw(_ rect: CGRect) {
      for (index, color) in Self.colors.enumerated() {
        color.setFill()
        UIRectFill(CGRect(x: index, y: 0, width: 1, height: 1))
      }
    }

    static var image: UIImage {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 1), format: format).image { _ in
        Stripes().draw(.zero)
      }
    }
  }

  /// Returns the initials of the colors in a row of eight pixels.
  private func row(_ view: UIView) -> String {
    var bytes = [UInt8](repeating: 0, count: 32)
    bytes.withUnsafeMutableBytes { memory in
      let context = CGContext(
        data: memory.baseAddress, width: 8, height: 1, bitsPerComponent: 8, bytesPerRow: 32,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      if let context { view.layer.render(in: context) }
    }
    return stride(from: 0, to: 32, by: 4).map { place in
      switch bytes[place..<place + 4] {
      case [255, 0, 0, 255]: "r"
      case [0, 255, 0, 255]: "g"
      case [0, 0, 255, 255]: "b"
      default: "?"
      }
    }.joined()
  }

  /// The pixels beside the part that stretches keep their size, whether the view shows an image, its own drawing or contents of
  /// its layer. A part without width is a pixel.
  @Test(arguments: [
    (CGRect(x: 0.25, y: 0, width: 0.5, height: 1), "rggggggb"),
    (CGRect(x: 0, y: 0, width: 0.25, height: 1), "rrrrrggb"),
    (CGRect(x: 0.8, y: 0, width: 0, height: 0), "rggbbbbb"),
  ])
  func contentStretchesInItsPart(stretch: CGRect, expected: String) {
    let place = CGRect(x: 0, y: 0, width: 8, height: 1)
    let image = UIImageView(image: Stripes.image)
    image.frame = place
    let contents = UIView(frame: place)
    contents.layer.contents = Stripes.image.cgImage
    let window = window(100, 100, scale: 1)
    let drawn = Stripes(frame: CGRect(x: 0, y: 0, width: 4, height: 1))
    window.addSubview(drawn)
    drawn.layer.displayIfNeeded()
    drawn.frame = place
    for view in [image, contents, drawn] {
      view.contentStretch = stretch
      #expect(row(view) == expected)
      view.contentStretch = CGRect(x: 0, y: 0, width: 1, height: 1)
      #expect(row(view) != expected)
    }
  }

  @Test func contentsAreAskedForWhenDisplayIsNeeded() {
    let view = Picture(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    view.layer.setNeedsDisplay()
    #expect(pixel(view) == [255, 0, 0, 255])
    view.color = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    #expect(pixel(view) == [255, 0, 0, 255] && view.count == 1)
    view.layer.setNeedsDisplay()
    #expect(pixel(view) == [0, 255, 0, 255] && view.count == 2)
  }
}
