import Foundation

import UIKit

/// The pixels of something drawn on white, to be asked about.
@MainActor
struct Bitmap {
  let width: Int
  let height: Int
  let scale: CGFloat
  /// Blue, green, red and nothing, one row after the other.
  private var bytes: [UInt8] = []

  init(_ size: CGSize, scale: CGFloat = 2, draw: (CGContext) -> Void) {
    guard let context = CGContext(size: size, scale: scale, isOpaque: true) else {
      fatalError("no context of \(size)")
    }
    context.setFillColor(.white)
    context.fill(CGRect(origin: .zero, size: size))
    UIGraphicsPushContext(context)
    draw(context)
    UIGraphicsPopContext()
    self.init(context, scale: scale)
  }

  /// A view as its layer draws it.
  init(of view: UIView, scale: CGFloat = 2) {
    view.layoutIfNeeded()
    self.init(view.bounds.size, scale: scale) { view.layer.render(in: $0) }
  }

  private init(_ context: CGContext, scale: CGFloat) {
    (width, height, self.scale) = (context.width, context.height, scale)
    guard let data = context.data else { return }
    // Little-endian words: blue first.
    bytes = Array(UnsafeRawBufferPointer(start: data, count: width * height * 4))
  }

  init?(png: Data) {
    guard let image = UIImage(data: png)?.cgImage,
      let context = CGContext(
        size: CGSize(width: image.width, height: image.height), scale: 1, isOpaque: true)
    else { return nil }
    context.drawUpright(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    self.init(context, scale: 1)
  }

  /// Darkness from 0 (white) to 255.
  func darkness(_ x: Int, _ y: Int) -> Int {
    let index = (y * width + x) * 4
    return 255 - (Int(bytes[index]) + Int(bytes[index + 1]) + Int(bytes[index + 2])) / 3
  }

  /// The sum of the darkness in a rectangle of points, in whole black pixels.
  func ink(in rect: CGRect = .infinite) -> Double {
    let area = CGRect(x: 0, y: 0, width: width, height: height).intersection(
      rect == .infinite
        ? CGRect(x: 0, y: 0, width: width, height: height)
        : CGRect(
          x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale))
    guard !area.isNull else { return 0 }
    var sum = 0
    for y in Int(area.minY)..<Int(area.maxY) {
      for x in Int(area.minX)..<Int(area.maxX) { sum += darkness(x, y) }
    }
    return Double(sum) / 255
  }

  /// The box around all that is not white, in points; null for nothing.
  var inkBox: CGRect {
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    for y in 0..<height {
      for x in 0..<width where darkness(x, y) > 8 {
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), max(bottom, y))
      }
    }
    guard right >= 0 else { return .null }
    return CGRect(
      x: CGFloat(left) / scale, y: CGFloat(top) / scale, width: CGFloat(right - left + 1) / scale,
      height: CGFloat(bottom - top + 1) / scale)
  }

  /// The share of pixels that differ clearly from another picture's; 1 for another size.
  func difference(from other: Bitmap) -> Double {
    guard width == other.width, height == other.height else { return 1 }
    var count = 0
    var index = 0
    while index < bytes.count {
      let isEqual =
        bytes[index] == other.bytes[index] && bytes[index + 1] == other.bytes[index + 1]
        && bytes[index + 2] == other.bytes[index + 2]
      if !isEqual,
        (0..<3).contains(where: { abs(Int(bytes[index + $0]) - Int(other.bytes[index + $0])) > 24 })
      {
        count += 1
      }
      index += 4
    }
    return Double(count) / Double(max(1, width * height))
  }

  /// Returns whether a pixel has about a colour.
  func contains(red: UInt8, green: UInt8, blue: UInt8) -> Bool {
    var index = 0
    while index < bytes.count {
      if abs(Int(bytes[index]) - Int(blue)) < 12, abs(Int(bytes[index + 1]) - Int(green)) < 12,
        abs(Int(bytes[index + 2]) - Int(red)) < 12
      {
        return true
      }
      index += 4
    }
    return false
  }
}
