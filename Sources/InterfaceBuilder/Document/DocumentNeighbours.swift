import Foundation

/// The files that belong to a document: translations, asset catalogs, other storyboards.
///
/// A document is in a directory of resources or in the subdirectory of a language (`Base.lproj`). Asset
/// catalogs are searched for in the former and one level below; if the directory is part of a project (an
/// ancestor contains an Xcode project, a `Package.swift` or a `.git`), its ancestors up to the project's
/// directory are searched too.
public struct DocumentNeighbours: Sendable {
  /// The path of the document.
  public let file: String

  /// The directory of resources: the one that contains the document or the directory of its language.
  public let directory: String

  /// Creates the neighbors of the document at a path. Folders are read on demand.
  public init(file: String) {
    self.file = file
    let own = (file as NSString).deletingLastPathComponent
    let parent = own.isEmpty ? "." : own
    if (parent as NSString).pathExtension == "lproj" {
      let above = (parent as NSString).deletingLastPathComponent
      directory = above.isEmpty ? "." : above
    } else {
      directory = parent
    }
  }

  private var name: String { ((file as NSString).lastPathComponent as NSString).deletingPathExtension }

  /// Returns the translations of the document into a language; empty if there are none.
  ///
  /// - Parameter problems: Receives warnings about files that cannot be read.
  public func strings(
    language: String, isPad: Bool = false, problems: inout [InterfaceDocumentWarning]
  ) -> StringsTable {
    var result = StringsTable()
    // The more general language first: the specific one takes precedence.
    for tag in Localization.fallbacks(language).reversed() {
      for ending in ["strings", "stringsdict"] {
        add("\(directory)/\(tag).lproj/\(name).\(ending)", to: &result, language, isPad, &problems)
      }
    }
    for folder in ["mul.lproj", "Base.lproj", "."] {
      add("\(directory)/\(folder)/\(name).xcstrings", to: &result, language, isPad, &problems)
    }
    return result
  }

  private func add(
    _ path: String, to table: inout StringsTable, _ language: String, _ isPad: Bool,
    _ problems: inout [InterfaceDocumentWarning]
  ) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    do {
      table.add(try StringsTable(contentsOfFile: path, language: language, isPad: isPad))
    } catch {
      problems.append(InterfaceDocumentWarning(error.description))
    }
  }

  /// Returns the path of another document with a name and extension: beside this one or in the directory of a
  /// language.
  public func document(named name: String, ending: String, language: String? = nil) -> String? {
    // Names come from documents: they must not refer to other directories.
    guard !name.isEmpty, !name.contains("/"), !name.utf8.contains(0) else { return nil }
    for directory in searchDirectories {
      if let found = Self.file("\(name).\(ending)", in: directory, language: language) { return found }
    }
    return nil
  }

  /// Returns a file in a directory of resources, preferring that of a language.
  public static func file(_ name: String, in directory: String, language: String?) -> String? {
    let tags = (language.map { Localization.fallbacks($0) } ?? []).map { "\($0).lproj/" }
    for folder in tags + ["", "Base.lproj/", "en.lproj/"] {
      let path = "\(directory)/\(folder)\(name)"
      if FileManager.default.fileExists(atPath: path) { return path }
    }
    // Any other language rather than none.
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    return entries.filter { $0.hasSuffix(".lproj") }.sorted().map { "\(directory)/\($0)/\(name)" }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  /// The directories that are searched for images and asset catalogs, the nearest first.
  public var resourceDirectories: [String] {
    var result: [String] = []
    for directory in searchDirectories {
      result.append(directory)
      // Names with a dot are sorted out first: a folder of other programs' files can have thousands.
      let folders = Self.entries(directory).filter { !$0.utf8.contains(UInt8(ascii: ".")) }
      for entry in folders.sorted() {
        let path = "\(directory)/\(entry)"
        let inner = Self.entries(path)
        if inner.contains(where: { $0.hasSuffix(".xcassets") || $0.hasSuffix(".png") }) {
          result.append(path)
        }
      }
    }
    return result
  }

  /// The directory of the project that the document is part of, or else that of its resources.
  package var projectDirectory: String { searchDirectories.last ?? directory }

  /// The directory of resources, and its ancestors up to the project's directory.
  private var searchDirectories: [String] {
    var directories = [directory]
    var present = URL(fileURLWithPath: directory).standardizedFileURL
    if Self.isProject(present.path) { return directories }
    var above: [String] = []
    // Projects are nested a few levels deep.
    for _ in 0..<6 {
      let next = present.deletingLastPathComponent()
      guard next.path != present.path else { break }
      present = next
      above.append(present.path)
      if Self.isProject(present.path) {
        directories += above
        break
      }
    }
    return directories
  }

  /// The names in a folder, in any order; empty if it cannot be read.
  private static func entries(_ directory: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
  }

  private static func isProject(_ directory: String) -> Bool {
    entries(directory).contains {
      $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") || $0 == "Package.swift" || $0 == ".git"
    }
  }
}
