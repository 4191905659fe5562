import CoreGraphics
import Foundation

/// A layer that displays images of another layer, such as mirrored and blurred ones.
package final class MirrorLayer: CALayer {
  /// An image of the source in a part of the layer.
  package struct Image {
    /// The part of the layer, in its coordinates.
    package var rect: CGRect
    /// The transform from the coordinates of the source to those of the layer.
    package var transform: CGAffineTransform
    /// The standard deviation of the blur, in points; 0 for none. Contexts without pixels do not blur.
    package var blur: CGFloat
    /// A Boolean value that indicates whether the image is seen, and not only what it adds to the blur of others.
    package var isShown: Bool

    package init(rect: CGRect, transform: CGAffineTransform, blur: CGFloat, isShown: Bool) {
      (self.rect, self.transform, self.blur, self.isShown) = (rect, transform, blur, isShown)
    }
  }

  /// The layer that is displayed; `nil` for none.
  package weak var source: CALayer?

  /// The images. All are drawn before one is blurred, so that they blend into each other.
  package var images: [Image] = []

  package override init() { super.init() }

  package override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? MirrorLayer else { return }
    (source, images) = (other.source, other.images)
  }

  package required init?(coder: NSCoder) { super.init(coder: coder) }

  package override func draw(in context: CGContext) {
    guard let source, !images.isEmpty else { return }
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    defer { context.endTransparencyLayer() }
    for image in images {
      context.saveGState()
      context.clip(to: image.rect)
      context.concatenate(image.transform)
      source.render(in: context)
      context.restoreGState()
    }
    for image in images where image.isShown && image.blur > 0 {
      _ = context.blurBackdrop(in: image.rect, sigma: image.blur, saturation: 1)
    }
    for image in images where !image.isShown { context.clear(image.rect) }
  }
}
