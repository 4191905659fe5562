import Foundation

/// Something that a reader of screens finds in a view and that is no view itself.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The view that the element is in, or another element.
  open weak var accessibilityContainer: AnyObject?
  /// Stored only: there is no reader of screens.
  open var isAccessibilityElement = true
  /// A name by which tests find the element.
  open var accessibilityIdentifier: String?
  /// Stored only: what is said of the element.
  open var accessibilityLabel: String?
  /// Stored only: what is said of its use.
  open var accessibilityHint: String?
  /// Stored only: what is said of its value.
  open var accessibilityValue: String?
  /// Stored only: what the element is.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// Where the element is on the screen, in points.
  open var accessibilityFrame: CGRect {
    get {
      guard let view = accessibilityContainer as? UIView, let rect = ownFrameInContainer else {
        return ownFrame
      }
      return view.convert(rect, to: nil)
    }
    set {
      ownFrameInContainer = nil
      ownFrame = newValue
    }
  }
  /// Where the element is in its container, in points of the container; set this rather than the other frame.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { ownFrameInContainer ?? .zero }
    set { ownFrameInContainer = newValue }
  }
  private var ownFrame = CGRect.zero
  private var ownFrameInContainer: CGRect?

  /// An element in a view or in another element.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}
