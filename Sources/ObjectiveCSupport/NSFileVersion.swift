import Foundation

/// A version of a file. There is one of each on a virtual device, and none is in conflict with it. Unchecked: nothing of
/// it changes.
open class NSFileVersion: NSObject, @unchecked Sendable {
  /// Options of the replacement of a file by a version. Without effect.
  public struct ReplacingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The version is moved instead of copied.
    public static let byMoving = ReplacingOptions(rawValue: 1)
  }

  /// The file.
  public let url: URL

  private init(_ url: URL) { self.url = url }

  /// Returns the version of a file that there is; `nil` if there is no file.
  open class func currentVersionOfItem(at url: URL) -> NSFileVersion? {
    FileManager.default.fileExists(atPath: url.path) ? NSFileVersion(url) : nil
  }

  /// Returns the other versions of a file: none.
  open class func otherVersionsOfItem(at url: URL) -> [NSFileVersion]? { [] }
  /// Returns the versions of a file that are in conflict with it: none.
  open class func unresolvedConflictVersionsOfItem(at url: URL) -> [NSFileVersion]? { [] }
  /// Does nothing: there are no other versions.
  open class func removeOtherVersionsOfItem(at url: URL) throws {}

  /// The file's name.
  open var localizedName: String? { url.lastPathComponent }
  /// The name of the device that saved the version; `nil` for this one.
  open var localizedNameOfSavingComputer: String? { nil }
  /// The date when the file was changed.
  open var modificationDate: Date? {
    try? url.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
  }
  /// An object that identifies the version: the file's path.
  open var persistentIdentifier: any NSCoding { url.path as NSString }
  /// A Boolean value that indicates whether the version is in conflict with another: `false`.
  open var isConflict: Bool { false }
  /// A Boolean value that indicates whether a conflict is resolved. Stored only: there is none.
  open var isResolved = true
  /// A Boolean value that indicates whether the system may remove the version. Stored only: it removes none.
  open var isDiscardable = false
  /// A Boolean value that indicates whether the content is on the device: `true`.
  open var hasLocalContents: Bool { true }

  /// Copies the version over a file.
  @discardableResult
  open func replaceItem(at url: URL, options: ReplacingOptions = []) throws -> URL {
    guard url != self.url else { return url }
    try Data(contentsOf: self.url).write(to: url)
    return url
  }

  /// Removes the version, which is the file.
  open func remove() throws { try FileManager.default.removeItem(at: url) }
}
