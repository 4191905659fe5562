import Foundation

/// An attachment that text layout managers lay out, with an image or a view.
public protocol NSTextAttachmentLayout: NSObjectProtocol {
  /// Returns the image to draw.
  func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?
  ) -> UIImage?
  /// Returns the bounds, in points from the baseline with y increasing upward.
  func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect
  /// Returns the provider of a view that is displayed in place of the image; `nil` for none.
  func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider?
}
