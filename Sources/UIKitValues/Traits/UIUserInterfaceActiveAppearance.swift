/// Whether the window that shows the content has an active appearance.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Left open.
  case unspecified = -1
  /// Not active.
  case inactive = 0
  /// Active: so all virtual devices.
  case active = 1
}
