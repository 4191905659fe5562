import Foundation

/// Unchecked: addresses that nothing is written to.
nonisolated(unsafe) private let behaviorKey = UnsafeRawPointer(
  UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

extension NumberFormatter {
  /// The versions of the system whose formatters one behaves as.
  public enum Behavior: UInt, Sendable {
    case `default` = 0
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case behavior10_0 = 1000
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case behavior10_4 = 1040
  }

  /// Stored only: formatters behave as those of Mac OS X 10.4 do, as all do on iOS. `behavior10_4` by default.
  public var formatterBehavior: Behavior {
    get { objc_getAssociatedObject(self, behaviorKey) as? Behavior ?? .behavior10_4 }
    set { objc_setAssociatedObject(self, behaviorKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  /// The behavior of new formatters.
  public static func defaultFormatterBehavior() -> Behavior { .behavior10_4 }
}

extension DateFormatter {
  /// The versions of the system whose formatters one behaves as.
  public enum Behavior: UInt, Sendable {
    case `default` = 0
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case behavior10_0 = 1000
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case behavior10_4 = 1040
  }

  /// Stored only: formatters behave as those of Mac OS X 10.4 do, as all do on iOS. `behavior10_4` by default.
  public var formatterBehavior: Behavior {
    get { objc_getAssociatedObject(self, behaviorKey) as? Behavior ?? .behavior10_4 }
    set { objc_setAssociatedObject(self, behaviorKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}
