extension NSItemProvider {
  /// The way in which an application displays received content. Raw values are UIKit's.
  public enum PreferredPresentationStyle: Int, Sendable {
    /// No preference.
    case unspecified = 0
    /// In the text.
    case inline = 1
    /// As an attachment.
    case attachment = 2
  }

  private static let style = AssociatedKey<PreferredPresentationStyle>()

  /// The way in which an application should display the content. Stored only: receivers of a drop decide.
  public var preferredPresentationStyle: PreferredPresentationStyle {
    get { Self.style[self] ?? .unspecified }
    set { Self.style[self] = newValue }
  }
}
