/// The visual level of content: what is presented over other content is elevated, and lighter in dark style.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Left open: as `base`.
  case unspecified = -1
  /// The application's main content.
  case base = 0
  /// Content presented over other content.
  case elevated = 1
}
