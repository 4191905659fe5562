import Foundation

/// A file, or a directory with its contents, in memory. Foundation on Linux has no such class. Symbolic links
/// are followed.
open class FileWrapper: NSObject {
  /// Options for reading.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits, which match Foundation's.
    public let rawValue: UInt
    /// Creates options from Foundation's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Reads all contents immediately, which is always done here.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Reads without memory mapping, which is always done here.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }
  /// Options for writing.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits, which match Foundation's.
    public let rawValue: UInt
    /// Creates options from Foundation's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Writes atomically.
    public static let atomic = WritingOptions(rawValue: 1)
    /// Updates the file names of wrappers.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private var contents: Data?
  private var children: [String: FileWrapper]?

  /// The actual name of the file; `nil` for none.
  open var filename: String?
  /// The preferred name of the file in a directory; `nil` for none.
  open var preferredFilename: String?

  /// Creates a file with contents.
  public init(regularFileWithContents contents: Data) { self.contents = contents }

  /// Creates a directory of wrappers by their names.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    children = childrenByPreferredName
    for (name, child) in childrenByPreferredName {
      child.preferredFilename = child.preferredFilename ?? name
      child.filename = name
    }
  }

  /// Reads the file or directory at a URL. Throws Foundation's error if it cannot be read.
  public convenience init(url: URL, options: ReadingOptions = []) throws {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    if isFolder.boolValue {
      var children: [String: FileWrapper] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
        children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
      }
      self.init(directoryWithFileWrappers: children)
    } else {
      self.init(regularFileWithContents: try Data(contentsOf: url))
    }
    filename = url.lastPathComponent
    preferredFilename = filename
  }

  /// A Boolean value that indicates whether it is a directory.
  open var isDirectory: Bool { children != nil }
  /// A Boolean value that indicates whether it is a regular file.
  open var isRegularFile: Bool { contents != nil }
  /// A Boolean value that indicates whether it is a symbolic link. Always `false`.
  open var isSymbolicLink: Bool { false }
  /// The contents of a file; `nil` for a directory.
  open var regularFileContents: Data? { contents }
  /// The contents of a directory by name; `nil` for a file.
  open var fileWrappers: [String: FileWrapper]? { children }

  /// Adds a wrapper to a directory, under another name if its preferred one is in use. Returns the name.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard let preferred = child.preferredFilename, !preferred.isEmpty else {
      fatalError("-[NSFileWrapper addFileWrapper:]: the child has no preferred filename")
    }
    var name = preferred
    var number = 1
    while children?[name] != nil {
      number += 1
      name = "\(number)__#$!@%!#__\(preferred)"
    }
    child.filename = name
    children?[name] = child
    return name
  }

  /// Adds a file with contents to a directory. Returns its name.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Removes a wrapper from a directory.
  open func removeFileWrapper(_ child: FileWrapper) {
    for (name, present) in children ?? [:] where present === child { children?[name] = nil }
  }

  /// Returns the name of a wrapper in a directory; `nil` if it is not in it.
  open func keyForFileWrapper(_ child: FileWrapper) -> String? { children?.first { $0.value === child }?.key }

  /// Returns whether the file or directory at a URL has the same contents.
  open func matchesContents(of url: URL) -> Bool {
    guard let other = try? FileWrapper(url: url) else { return false }
    return isSame(as: other)
  }

  private func isSame(as other: FileWrapper) -> Bool {
    guard let children, let others = other.children else { return contents == other.contents }
    return children.keys == others.keys && children.allSatisfy { others[$0]?.isSame(as: $1) == true }
  }

  /// Reads the contents again.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    let new = try FileWrapper(url: url, options: options)
    (contents, children) = (new.contents, new.children)
  }

  /// Writes the contents to a URL.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    guard let children else {
      try (contents ?? Data()).write(to: url, options: options.contains(.atomic) ? .atomic : [])
      return
    }
    let manager = FileManager.default
    // First written beside the destination, so that existing contents remain until everything has been
    // written.
    let aside = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
    try manager.createDirectory(at: aside, withIntermediateDirectories: true)
    do {
      for (name, child) in children {
        try child.write(to: aside.appendingPathComponent(name), options: options, originalContentsURL: nil)
      }
      if manager.fileExists(atPath: url.path) { try manager.removeItem(at: url) }
      try manager.moveItem(at: aside, to: url)
    } catch {
      try? manager.removeItem(at: aside)
      throw error
    }
  }
}
