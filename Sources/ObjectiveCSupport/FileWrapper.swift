import Foundation

/// A file, or a folder with what it contains, in memory: what Foundation has on Apple's platforms. Links are followed.
open class FileWrapper: NSObject {
  /// How a wrapper reads.
  public struct ReadingOptions: OptionSet, Sendable {
    /// Foundation's bits.
    public let rawValue: UInt
    /// Options of Foundation's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// All at once, as it is done here always.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Not by mapping, as it is done here always.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }
  /// How a wrapper writes.
  public struct WritingOptions: OptionSet, Sendable {
    /// Foundation's bits.
    public let rawValue: UInt
    /// Options of Foundation's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Either all or nothing.
    public static let atomic = WritingOptions(rawValue: 1)
    /// File names are taken over.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private var contents: Data?
  private var children: [String: FileWrapper]?

  /// The name that the file has or had; nil for none.
  open var filename: String?
  /// The name that the file is to have in a folder; nil for none.
  open var preferredFilename: String?

  /// A file of bytes.
  public init(regularFileWithContents contents: Data) { self.contents = contents }

  /// A folder of wrappers by their names.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    children = childrenByPreferredName
    for (name, child) in childrenByPreferredName {
      child.preferredFilename = child.preferredFilename ?? name
      child.filename = name
    }
  }

  /// What is at a place. Throws Foundation's error if that cannot be read.
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

  /// Whether it is a folder.
  open var isDirectory: Bool { children != nil }
  /// Whether it is a file.
  open var isRegularFile: Bool { contents != nil }
  /// Whether it is a link: never.
  open var isSymbolicLink: Bool { false }
  /// The bytes of a file; nil for a folder.
  open var regularFileContents: Data? { contents }
  /// What a folder contains, by name; nil for a file.
  open var fileWrappers: [String: FileWrapper]? { children }

  /// Adds to a folder, under another name if the wrapper's is taken. Returns the name.
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

  /// Adds a file of bytes to a folder. Returns its name.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Takes something out of a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    for (name, present) in children ?? [:] where present === child { children?[name] = nil }
  }

  /// The name of something in a folder; nil if it is not there.
  open func keyForFileWrapper(_ child: FileWrapper) -> String? { children?.first { $0.value === child }?.key }

  /// Whether what is at a place has these contents.
  open func matchesContents(of url: URL) -> Bool {
    guard let other = try? FileWrapper(url: url) else { return false }
    return isSame(as: other)
  }

  private func isSame(as other: FileWrapper) -> Bool {
    guard let children, let others = other.children else { return contents == other.contents }
    return children.keys == others.keys && children.allSatisfy { others[$0]?.isSame(as: $1) == true }
  }

  /// Reads again.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    let new = try FileWrapper(url: url, options: options)
    (contents, children) = (new.contents, new.children)
  }

  /// Writes to a place.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    guard let children else {
      try (contents ?? Data()).write(to: url, options: options.contains(.atomic) ? .atomic : [])
      return
    }
    let manager = FileManager.default
    // Beside its place first, so that what is there stays whole until all is written.
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
