import Foundation

/// Where messages about layout go: standard error, or a collector.
@MainActor
package enum LayoutLog {
  /// Takes the messages instead of standard error while it is set.
  package static var collector: ((String) -> Void)?

  package static func write(_ message: String) {
    if let collector {
      collector(message)
    } else {
      FileHandle.standardError.write(Data((message + "\n").utf8))
    }
  }
}
