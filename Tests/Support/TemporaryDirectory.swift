import Foundation

/// A folder of a test's own, which is removed with the object.
///
/// `scripts/test` fails if tests leave anything in the folder for temporary files.
public final class TemporaryDirectory: Sendable {
  /// The folder.
  public let url: URL

  /// The path of the folder.
  public var path: String { url.path }

  /// Makes an empty folder.
  ///
  /// - Parameter name: the beginning of its name.
  public init(_ name: String = "tinamou") throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
