/// An entry of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The entry's text.
  open var title: String
  /// The picture beside the text; nil for none.
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  /// How an entry looks and behaves.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits; they are UIKit's.
    public let rawValue: UInt
    /// Attributes of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The entry cannot be chosen: controls do not run such actions.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The entry looks dangerous.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The entry is left out.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays when the entry was chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an entry is marked.
  public enum State: Int, Sendable {
    /// Not marked.
    case off
    /// Marked.
    case on
    /// Marked in part.
    case mixed
  }
}
