import Testing
import UIKit

/// Corner configurations of views, in iOS 26.
@MainActor @Suite struct CornerConfigurationTests {
  private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  @Test func fixedRadiiAreLimitedByTheSize() {
    let view = view(0, 0, 100, 60)
    #expect(view.cornerConfiguration == .corners(radius: 0))
    view.cornerConfiguration = .corners(radius: 20)
    #expect(view.effectiveRadius(corner: .topLeft) == 20)
    #expect(view.layer.cornerRadius == 20 && view.layer.cornerCurve == .continuous)
    view.cornerConfiguration = .corners(radius: .fixed(80))
    #expect(view.effectiveRadius(corner: .bottomRight) == 30)
    view.cornerConfiguration = .corners(radius: 0)
    #expect(view.layer.cornerRadius == 0)
  }

  @Test func capsulesFollowTheSize() {
    let view = view(0, 0, 100, 60)
    view.cornerConfiguration = .capsule()
    #expect(view.layer.cornerRadius == 30)
    view.frame.size.height = 40
    view.layoutIfNeeded()
    #expect(view.layer.cornerRadius == 20)
    view.cornerConfiguration = .capsule(maximumRadius: 12)
    #expect(view.effectiveRadius(corner: .allCorners) == 12)
  }

  @Test func cornersDiffer() {
    let view = view(0, 0, 100, 100)
    view.cornerConfiguration = .corners(
      topLeftRadius: 10, topRightRadius: nil, bottomLeftRadius: 10, bottomRightRadius: nil)
    #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMinXMaxYCorner])
    #expect(view.layer.cornerRadius == 10 && view.layer.cornerRadii == nil)
    view.cornerConfiguration = .uniformEdges(topRadius: 30, bottomRadius: 5)
    #expect(view.layer.cornerRadii == CornerRadii(topLeft: 30, topRight: 30, bottomRight: 5, bottomLeft: 5))
    #expect(view.layer.cornerRadius == 30)
    #expect(view.effectiveRadius(corner: .topRight) == 30 && view.effectiveRadius(corner: .bottomLeft) == 5)
    // A radius of the layer's own replaces all of them.
    view.layer.cornerRadius = 7
    #expect(view.layer.cornerRadii == nil)
  }

  /// A view 8 points inside of a corner of 20 points has one of 12, since both arcs have one center.
  @Test func concentricRadiiFollowTheContainer() {
    let outer = view(0, 0, 200, 200)
    let middle = view(0, 0, 200, 200)
    let inner = view(8, 8, 100, 100)
    outer.addSubview(middle)
    middle.addSubview(inner)
    outer.cornerConfiguration = .corners(radius: 20)
    inner.cornerConfiguration = .corners(radius: .containerConcentric())
    #expect(inner.effectiveRadius(corner: .topLeft) == 12)
    // The other corners are farther from the container's than its radius.
    #expect(inner.effectiveRadius(corner: .bottomRight) == 0)
    #expect(inner.layer.maskedCorners == .layerMinXMinYCorner && inner.layer.cornerRadius == 12)
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 5))
    #expect(inner.effectiveRadius(corner: .bottomRight) == 5)
    inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
    #expect(inner.effectiveRadius(corner: .bottomRight) == 12)
    let innermost = view(2, 2, 50, 50)
    inner.addSubview(innermost)
    innermost.cornerConfiguration = .corners(radius: .containerConcentric())
    #expect(innermost.effectiveRadius(corner: .topLeft) == 10)
    // A change of the container, and of a view between, reaches the layers at the next layout.
    outer.cornerConfiguration = .corners(radius: 30)
    outer.layoutIfNeeded()
    #expect(inner.layer.cornerRadius == 22 && innermost.layer.cornerRadius == 20)
    middle.frame.origin = CGPoint(x: 4, y: 4)
    outer.layoutIfNeeded()
    #expect(inner.layer.cornerRadius == 18 && innermost.layer.cornerRadius == 16)
    inner.removeFromSuperview()
    #expect(inner.effectiveRadius(corner: .topLeft) == 0)
  }

  @Test func differentRadiiAreDrawn() {
    let box = view(0, 0, 40, 40)
    box.backgroundColor = .red
    box.cornerConfiguration = .corners(
      topLeftRadius: 20, topRightRadius: nil, bottomLeftRadius: 4, bottomRightRadius: nil)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: box.bounds.size, format: format).image {
      box.layer.render(in: $0.cgContext)
    }
    func alpha(_ x: Int, _ y: Int) -> UInt8 {
      let context = CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      let part = image.cgImage?.cropping(to: CGRect(x: x, y: y, width: 1, height: 1))
      if let part { context?.draw(part, in: CGRect(x: 0, y: 0, width: 1, height: 1)) }
      return context?.data?.load(fromByteOffset: 3, as: UInt8.self) ?? 0
    }
    // At (3, 3) the circle of 20 points is 4 points away; at (3, 36) the one of 4 points covers.
    #expect(alpha(3, 3) == 0)
    #expect(alpha(3, 36) == 255)
    #expect(alpha(39, 0) == 255 && alpha(39, 39) == 255)
    #expect(alpha(0, 39) == 0)
  }
}
