import Foundation

/// A device file that cannot be used: which file, which key, and why.
public struct DeviceFileError: Error, Hashable, Sendable, LocalizedError, CustomStringConvertible {
  /// The file's path as it was given.
  public let file: String

  /// The place in the file, as in `devices[2].portrait.safeArea.top`; empty for the whole file.
  public let key: String

  /// What is wrong there.
  public let reason: String

  /// File, key and reason, for messages.
  public var description: String {
    key.isEmpty ? "\(file): \(reason)" : "\(file): \(key): \(reason)"
  }

  /// The same as `description`.
  public var errorDescription: String? { description }
}
