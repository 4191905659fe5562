/// The kind of device for which the interface is designed.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// iPhone and iPod touch.
  case phone = 0
  /// iPad.
  case pad = 1
  /// Apple TV. No virtual device has it.
  case tv = 2
  /// CarPlay. No virtual device has it.
  case carPlay = 3
  /// Mac. No virtual device has it.
  case mac = 5
  /// Apple Vision. No virtual device has it.
  case vision = 6
}
