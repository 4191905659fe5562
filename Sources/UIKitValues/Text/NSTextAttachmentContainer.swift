import Foundation

/// An object that occupies space in text: the value of the attribute `attachment` for a U+FFFC character.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
  /// Returns the image to draw.
  func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage?
  /// Returns the bounds, in points from the baseline with y increasing upward.
  func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect
}

/// An attachment that text layout asks in the manner of text layout managers.
package protocol LaidOutTextAttachment: NSTextAttachmentContainer {
  /// The space before and after the bounds, in points.
  var lineLayoutPadding: CGFloat { get }
  /// A Boolean value that indicates whether a view is displayed in place of the image.
  var isDrawnByView: Bool { get }
  /// Returns the bounds, in points from the baseline with y increasing upward.
  func layoutBounds(attributes: [NSAttributedString.Key: Any]) -> CGRect
  /// Returns the image to draw.
  func layoutImage(for bounds: CGRect, attributes: [NSAttributedString.Key: Any]) -> UIImage?
}
