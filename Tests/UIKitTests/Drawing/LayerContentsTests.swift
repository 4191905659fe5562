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
