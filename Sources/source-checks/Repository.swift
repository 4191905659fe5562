import Foundation
import SourceScanner

/// A Swift source with its path in the repository.
struct SourceFile {
  let path: String
  let text: SourceText

  init(path: String, _ text: SourceText) {
    self.path = path
    self.text = text
  }

  init(path: String, _ text: String) { self.init(path: path, SourceText(text)) }
}

/// The files of the repository. Paths are relative to its folder.
struct Repository {
  /// The page with the tables that checks compare with the sources.
  static let contributing = "CONTRIBUTING.md"

  /// The absolute path of the folder.
  let root: String

  /// Creates the repository that the current folder is.
  init() throws {
    try self.init(root: FileManager.default.currentDirectoryPath)
  }

  init(root: String) throws {
    self.root = root
    guard FileManager.default.fileExists(atPath: root + "/Package.swift") else {
      throw CheckError("\(root) is not the folder of a package")
    }
  }

  func absolutePath(of path: String) -> String { path.hasPrefix("/") ? path : "\(root)/\(path)" }

  func text(of path: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: absolutePath(of: path)) else {
      throw CheckError("\(path) cannot be read")
    }
    return String(decoding: data, as: UTF8.self)
  }

  func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: absolutePath(of: path)))
  }

  func source(at path: String) throws -> SourceFile {
    guard let data = FileManager.default.contents(atPath: absolutePath(of: path)) else {
      throw CheckError("\(path) cannot be read")
    }
    return SourceFile(path: path, SourceText([UInt8](data)))
  }

  /// Returns the Swift files of folders, sorted by folder and then by name.
  ///
  /// - Parameters:
  ///   - places: paths of folders, or of files, which are returned whatever their names are.
  ///   - leftOut: names of folders that are not entered. Hidden ones never are.
  func swiftFiles(in places: [String], leavingOut leftOut: Set<String> = []) throws -> [String] {
    try places.flatMap { place -> [String] in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: absolutePath(of: place), isDirectory: &isFolder) else {
        throw CheckError("there is no \(place)")
      }
      guard isFolder.boolValue else { return [place] }
      guard let inner = FileManager.default.enumerator(atPath: absolutePath(of: place)) else { return [] }
      var found: [(folder: String, name: String)] = []
      while let path = inner.nextObject() as? String {
        let name = (path as NSString).lastPathComponent
        if name.hasPrefix(".") || leftOut.contains(name) {
          inner.skipDescendants()
        } else if name.hasSuffix(".swift") {
          found.append(((path as NSString).deletingLastPathComponent, name))
        }
      }
      return found.sorted { $0 < $1 }.map { folder, name in
        ([place, folder, name].filter { !$0.isEmpty }).joined(separator: "/")
      }
    }
  }

  /// Returns the names of the folders in a folder, sorted.
  func folders(in place: String) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: absolutePath(of: place))
    return names.sorted().filter { name in
      var isFolder: ObjCBool = false
      let path = absolutePath(of: "\(place)/\(name)")
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
  }
}
