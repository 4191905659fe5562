import Foundation

/// An accessibility element that is not a view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, AccessibilityElement, UIAccessibilityIdentification {
  /// The view or the element that contains the element.
  open weak var accessibilityContainer: AnyObject?
  /// Stored only: there is no assistive technology.
  open var isAccessibilityElement = true
  /// A name by which tests find the element.
  open var accessibilityIdentifier: String?
  /// Stored only: a short description of the element.
  open var accessibilityLabel: String?
  /// Stored only: a description of the result of the element's action.
  open var accessibilityHint: String?
  /// Stored only: the value of the element as text.
  open var accessibilityValue: String?
  /// Stored only: the accessibility traits of the element.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// The frame of the element in screen coordinates, in points. It follows the container if
  /// `accessibilityFrameInContainerSpace` was set.
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
  /// The frame of the element in the container's coordinates, in points. Prefer it to `accessibilityFrame`.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { ownFrameInContainer ?? .zero }
    set { ownFrameInContainer = newValue }
  }
  private var ownFrame = CGRect.zero
  private var ownFrameInContainer: CGRect?

  /// Creates an element with a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}
