import Foundation

/// The destination of a device's messages about layout: standard error, or a collector.
@MainActor
package final class LayoutLog {
  /// The log of the device whose code runs, which `DeviceSession` sets.
  package static var current = LayoutLog()

  /// A closure that receives the messages instead of standard error.
  package var collector: ((String) -> Void)?

  package init() {}

  /// The collector of the current log.
  package static var collector: ((String) -> Void)? {
    get { current.collector }
    set { current.collector = newValue }
  }

  package static func write(_ message: String) {
    if let collector {
      collector(message)
    } else {
      FileHandle.standardError.write(Data((message + "\n").utf8))
    }
  }
}
