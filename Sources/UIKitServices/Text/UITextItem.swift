import Foundation

/// A link, attachment or tagged part of a text view's text, since iOS 17.
@preconcurrency @MainActor
public struct UITextItem {
  /// The content of an item.
  public enum Content {
    /// A link.
    case link(URL)
    /// An attachment.
    case textAttachment(NSTextAttachment)
    /// A part with a tag.
    case tag(String)
  }

  /// The content of the item.
  public let content: Content
  /// The part of the text, in UTF-16 units.
  public let range: NSRange

  /// The menu of an item.
  @preconcurrency @MainActor
  public struct MenuConfiguration {
    /// The preview of an item beside its menu.
    public enum Preview {
      /// Determined by the item.
      case `default`
      /// A view.
      case view(UIView)
    }

    /// The preview; `nil` for none.
    public let preview: Preview?
    /// The menu.
    public let menu: UIMenu

    /// Creates a menu with the item's own preview.
    public init(menu: UIMenu) { self.init(preview: .default, menu: menu) }
    /// Creates a menu with a preview.
    public init(preview: Preview?, menu: UIMenu) { (self.preview, self.menu) = (preview, menu) }
  }
}
