/// The kind of device the interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Left open.
  case unspecified = -1
  /// Phones and iPods.
  case phone = 0
  /// Tablets.
  case pad = 1
  /// Television sets. No virtual device is one.
  case tv = 2
  /// Displays of cars. No virtual device is one.
  case carPlay = 3
  /// Computers. No virtual device is one.
  case mac = 5
  /// Headsets. No virtual device is one.
  case vision = 6
}
