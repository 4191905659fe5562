import Foundation

/// The destination of messages about layout: standard error, or a collector.
@MainActor
package enum LayoutLog {
  /// A closure that receives the messages instead of standard error.
  package static var collector: ((String) -> Void)?

  package static func write(_ message: String) {
    if let collector {
      collector(message)
    } else {
      FileHandle.standardError.write(Data((message + "\n").utf8))
    }
  }
}
