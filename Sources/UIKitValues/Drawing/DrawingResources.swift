import Foundation

/// Messages about resources that cannot be used.
enum DrawingResources {
  /// Writes a message about an unusable resource to standard error.
  package static func log(_ message: String) {
    FileHandle.standardError.write(Data("[UIKit] \(message)\n".utf8))
  }
}
