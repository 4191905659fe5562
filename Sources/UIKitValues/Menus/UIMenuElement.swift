/// An element of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, UIAccessibilityIdentification {
  /// The title of the element.
  open var title: String
  /// The line below the title; `nil` for none.
  open var subtitle: String?
  /// The image beside the title; `nil` for none.
  open var image: UIImage?

  package init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  /// The attributes of an element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the attributes, which are UIKit's.
    public let rawValue: UInt
    /// Creates attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element is disabled. Controls do not perform such actions.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The title has the color of destructive actions.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not displayed.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays presented after the element was chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The state of an element.
  public enum State: Int, Sendable {
    /// Off, without a mark.
    case off
    /// On, with a checkmark.
    case on
    /// On in part.
    case mixed
  }
}
