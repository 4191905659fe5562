/// The visual level of content. Content presented over other content is elevated, and lighter in the dark
/// style.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Unspecified, treated as `base`.
  case unspecified = -1
  /// The main content of the application.
  case base = 0
  /// Content presented over other content.
  case elevated = 1
}
