import Foundation

// Files of other applications and of iCloud. Programs here have their own container, and may read what they name.

extension URL {
  /// Begins the use of a file that another application or the user gave. Files here need no permission: always `true`.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Ends the use of a file.
  public func stopAccessingSecurityScopedResource() {}

  /// How a bookmark is made.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    /// The value of C.
    public let rawValue: UInt
    /// Options of C.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As small as can be.
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    /// Suited to alias files.
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    /// Keeps the right to use the file.
    public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
    /// Keeps the right to read the file.
    public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
    /// Keeps no right.
    public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
  }

  /// How a bookmark is resolved.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    /// The value of C.
    public let rawValue: UInt
    /// Options of C.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Asks the user nothing.
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    /// Mounts nothing.
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    /// Begins the use of the file.
    public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
    /// Does not begin the use of the file.
    public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
  }

  private static let bookmarkHead = Data("tinamou bookmark\n".utf8)

  /// Data that lead to the file again: its address. A file that is moved is not followed.
  ///
  /// - Throws: `CocoaError.fileReadNoSuchFile` for a file that is not there, as on iOS.
  public func bookmarkData(
    options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data {
    guard isFileURL, FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSURLErrorKey: self])
    }
    return Self.bookmarkHead + Data(absoluteURL.standardizedFileURL.path.utf8)
  }

  /// The file of a bookmark that ``bookmarkData(options:includingResourceValuesForKeys:relativeTo:)`` made.
  ///
  /// - Throws: `CocoaError.fileReadCorruptFile` for other data, `CocoaError.fileReadNoSuchFile` where the file is gone.
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
  /// Begins the use of a file: always `true`.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Ends the use of a file.
  public func stopAccessingSecurityScopedResource() {}
}

extension FileManager {
  /// The folder that an application shares with others of its group: one in its own container, which is made at the first
  /// use. Nil for a name that is no group's.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let isName = groupIdentifier.allSatisfy { $0.isLetter || $0.isNumber || ".-_".contains($0) }
    guard isName, !groupIdentifier.isEmpty, !groupIdentifier.hasPrefix(".") else { return nil }
    let folder = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
      .appendingPathComponent("Shared/AppGroup/\(groupIdentifier)", isDirectory: true)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Nil: nobody is signed in to iCloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  /// Nil: nobody is signed in to iCloud.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  /// Whether a file is iCloud's: none is.
  public func isUbiquitousItem(at url: URL) -> Bool { false }
  /// Fails: nobody is signed in to iCloud.
  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable)
  }
  /// Fails: nobody is signed in to iCloud.
  public func evictUbiquitousItem(at url: URL) throws { throw CocoaError(.ubiquitousFileUnavailable) }
  /// Fails: nobody is signed in to iCloud.
  public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable)
  }
}
