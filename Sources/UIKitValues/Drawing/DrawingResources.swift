import Foundation

/// What is said about resources that cannot be used.
enum DrawingResources {
  /// Says on standard error what was wrong with a resource; the program goes on without it.
  package static func log(_ message: String) {
    FileHandle.standardError.write(Data("[UIKit] \(message)\n".utf8))
  }
}
