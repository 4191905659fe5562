import Foundation

// Files of other applications and of iCloud. Programs have their own container here, and may read any file by
// name.

extension URL {
  /// Begins access to a file from another application or the user. Files need no permission here: always
  /// `true`.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Ends access to a file. Does nothing.
  public func stopAccessingSecurityScopedResource() {}

  /// Options for creating bookmarks.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Contains as little as possible.
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    /// Suitable for alias files.
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    /// Contains the permission to use the file.
    public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
    /// Contains the permission to read the file.
    public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
    /// Contains no permission.
    public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
  }

  /// Options for resolving bookmarks.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Resolves without user interaction.
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    /// Resolves without mounting volumes.
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    /// Begins access to the file.
    public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
    /// Does not begin access to the file.
    public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
  }

  private static let bookmarkHead = Data("tinamou bookmark\n".utf8)

  /// Returns a bookmark of the file: its path. A file that is moved is not followed.
  ///
  /// - Throws: `CocoaError.fileReadNoSuchFile` if the file does not exist, as on iOS.
  public func bookmarkData(
    options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data {
    guard isFileURL, FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSURLErrorKey: self])
    }
    return Self.bookmarkHead + Data(absoluteURL.standardizedFileURL.path.utf8)
  }

  /// Creates the URL of a bookmark from ``bookmarkData(options:includingResourceValuesForKeys:relativeTo:)``.
  ///
  /// - Throws: `CocoaError.fileReadCorruptFile` for other data, `CocoaError.fileReadNoSuchFile` if the file
  ///   no longer exists.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
    bookmarkDataIsStale: inout Bool
  ) throws {
    guard data.starts(with: Self.bookmarkHead),
      let path = String(data: data.dropFirst(Self.bookmarkHead.count), encoding: .utf8)
    else { throw CocoaError(.fileReadCorruptFile) }
    guard FileManager.default.fileExists(atPath: path) else { throw CocoaError(.fileReadNoSuchFile) }
    bookmarkDataIsStale = false
    self.init(fileURLWithPath: path)
  }
}

extension NSURL {
  /// Returns the URL of a file. It is that of a folder if there is one, or if the path ends with a slash.
  public class func fileURL(withPath path: String) -> URL { URL(fileURLWithPath: path) }
  /// Returns the URL of a file or folder.
  public class func fileURL(withPath path: String, isDirectory isDir: Bool) -> URL {
    URL(fileURLWithPath: path, isDirectory: isDir)
  }

  /// Begins access to a file: always `true`.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Ends access to a file. Does nothing.
  public func stopAccessingSecurityScopedResource() {}
}

extension FileManager {
  /// Returns the directory that an application shares with others of its group: a directory in its own
  /// container, which is created on first use. `nil` for an invalid identifier.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let isName = groupIdentifier.allSatisfy { $0.isLetter || $0.isNumber || ".-_".contains($0) }
    guard isName, !groupIdentifier.isEmpty, !groupIdentifier.hasPrefix(".") else { return nil }
    let folder = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
      .appendingPathComponent("Shared/AppGroup/\(groupIdentifier)", isDirectory: true)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Returns `nil`: no user is signed in to iCloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  /// Always `nil`: no user is signed in to iCloud.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  /// Returns whether a file is in iCloud: always `false`.
  public func isUbiquitousItem(at url: URL) -> Bool { false }
  /// Fails: no user is signed in to iCloud.
  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable)
  }
  /// Fails: no user is signed in to iCloud.
  public func evictUbiquitousItem(at url: URL) throws { throw CocoaError(.ubiquitousFileUnavailable) }
  /// Fails: no user is signed in to iCloud.
  public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable)
  }
}
