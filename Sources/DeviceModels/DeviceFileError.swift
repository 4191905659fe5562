import Foundation

/// An error of a device file: the file, the key, and the reason.
public struct DeviceFileError: Error, Hashable, Sendable, LocalizedError, CustomStringConvertible {
  /// The file's path as it was given.
  public let file: String

  /// The position in the file, such as `devices[2].portrait.safeArea.top`; empty for the whole file.
  public let key: String

  /// The reason.
  public let reason: String

  /// File, key and reason, for messages.
  public var description: String {
    key.isEmpty ? "\(file): \(reason)" : "\(file): \(key): \(reason)"
  }

  /// The same as `description`.
  public var errorDescription: String? { description }
}
