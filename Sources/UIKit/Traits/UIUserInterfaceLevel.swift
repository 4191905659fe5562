/// The visual level of content: what is presented over other content is elevated, and lighter in dark style.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}
