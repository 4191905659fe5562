import Foundation
import ProjectReader
import ScreenRequests
import TinamouCLI

/// The paths of a request for an application.
///
/// The application reads the files that the user specifies and writes to a folder of the cache. The pictures that it was asked for, by
/// names that the tool knows, are copied from there to the user's path; other files and links are not. In the application's output,
/// its paths are replaced by the user's.
@MainActor
struct RunPaths {
  /// The request for the application.
  private(set) var request: ScreenRequest
  /// The files that the application reads.
  private(set) var readable: [String] = []
  /// A Boolean value that indicates whether requests of the application go to the network, since the user
  /// records them.
  private(set) var recordsNetwork = false
  /// The path of the folder as the application sees it.
  let inside: String
  /// The path of the folder in the cache.
  let outside: String

  /// The destination of the output.
  private enum Target {
    case nowhere, standardOutput
    case folder(UserFolder)
    case file(String, name: String)
  }
  private var target = Target.nowhere
  /// The file for recorded responses.
  private var record: String?
  /// The user's paths and those that the application sees, longer ones first.
  private var shown: [(inside: String, outside: String)] = []

  private static let recordName = "responses.har"

  /// Replaces the paths in a request.
  ///
  /// - Parameters:
  ///   - request: the request with the user's paths.
  ///   - outside: an empty folder in the cache.
  ///   - inside: the path of the folder as the application sees it.
  init(_ request: ScreenRequest, outside: String, inside: String) throws {
    self.request = request
    self.outside = outside
    self.inside = inside
    self.request.fonts.files = request.fonts.files.map { input($0) }
    self.request.devices.files = request.devices.files.map { input($0) }
    self.request.conditions.responses = request.conditions.responses.map { input($0) }
    if let path = request.conditions.recordResponses {
      try prepareRecord(path)
      self.request.conditions.recordResponses = inside + "/" + Self.recordName
    }
    switch request.result {
    case .pictures(var result):
      result.output = try placePictures(result.output)
      self.request.result = .pictures(result)
    case .gallery(var result):
      let folder = PageFolder(result.output).folder
      try folder.check()
      result.output = placeFolder(folder, result.output ?? PageFolder.standardName)
      self.request.result = .gallery(result)
    case .visit(var result):
      result.script = input(result.script)
      result.output = placeFolder(UserFolder(named: result.output), result.output)
      self.request.result = .visit(result)
    case .frames(var result):
      result.script = result.script.map { input($0) }
      self.request.result = .frames(result)
    case .explanation, .preview, .session, .snapshots, .lint, .states: break
    }
    shown.sort { $0.inside.utf8.count > $1.inside.utf8.count }
  }

  private mutating func input(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    let resolved = String(cString: real)
    readable.append(resolved)
    if resolved != path { shown.append((resolved, path)) }
    return resolved
  }

  private mutating func prepareRecord(_ path: String) throws {
    record = path
    recordsNetwork = true
    let file = inside + "/" + Self.recordName
    shown.append((file, path))
    // Processes for further screens append to it.
    if let data = ProjectFiles.data(path) {
      try ContainedFolder(outside).write(data, to: outside + "/" + Self.recordName)
    }
  }

  /// Determines the destination of pictures: a file, a folder or standard output.
  ///
  /// - Returns: the path for the application.
  private mutating func placePictures(_ path: String) throws -> String {
    if path == "-" {
      target = .standardOutput
      return path
    }
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    let isMoving = (path as NSString).pathExtension.lowercased() == "apng"
    if isMoving, !(exists && isDirectory.boolValue) { return placeFile(path) }
    // Invalid file name extensions are reported with the user's path.
    guard case .directory = try OutputFiles(path: path, format: nil, count: 1) else { return placeFile(path) }
    return placeFolder(UserFolder(named: path), path)
  }

  private mutating func placeFolder(_ folder: UserFolder, _ path: String) -> String {
    target = .folder(folder)
    shown.append((inside, path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path))
    return inside
  }

  private mutating func placeFile(_ path: String) -> String {
    let name = "picture." + (path as NSString).pathExtension.lowercased()
    target = .file(path, name: name)
    shown.append((inside + "/" + name, path))
    return inside + "/" + name
  }

  /// Returns a text of the application with the user's paths.
  func named(_ text: String) -> String {
    var text = text
    for (inside, outside) in shown where text.contains(inside) {
      text = text.replacingOccurrences(of: inside, with: outside)
    }
    return text
  }

  /// Returns data of the application with the user's paths, if the data is text and does not go to standard
  /// output.
  func named(_ data: Data) -> Data {
    if case .standardOutput = target { return data }
    guard let text = String(validating: data, as: UTF8.self) else { return data }
    return Data(named(text).utf8)
  }

  // MARK: Copying out

  /// The extensions of pictures' files.
  static let pictures: Set<String> = ["png", "jpg", "jpeg", "svg", "pdf", "apng"]

  /// The result of copying the application's files.
  struct Collected {
    /// The names of pictures, relative to the user's folder.
    var copied: Set<String> = []
    /// The names of files that were not copied, of which a message was printed.
    var refused: [String] = []
    /// A Boolean value that indicates whether all of the application's files were copied.
    var isComplete: Bool { refused.isEmpty }
  }

  /// Copies the application's pictures to the user's path.
  ///
  /// - Parameters:
  ///   - limit: the maximum size of the application's files, in bytes.
  ///   - expected: the names of the pictures that it was asked for, relative to the folder.
  func collect(limit: UInt64, expected: Set<String> = [], console: Console) throws -> Collected {
    guard ChildProcess.size(of: outside, most: limit) <= limit else {
      throw BuildError(
        "the application wrote more than \(ByteCount(limit)) of files; none is copied", status: .crashed)
    }
    var result = Collected()
    let written = UserFolder(named: outside)
    if let record, let data = written.read([Self.recordName], limit: Int(clamping: limit)) {
      try OutputFiles.write(data, to: record)
    }
    func refuse(_ name: String, _ words: String) {
      console.error(words)
      result.refused.append(name)
    }
    switch target {
    case .nowhere, .standardOutput: break
    case .file(let path, let name):
      guard written.kind([name]) != nil else { break }
      let ending = (name as NSString).pathExtension
      guard let data = written.read([name], limit: Int(clamping: limit)) else {
        refuse(name, "\(path): the application put something that is no file in its place")
        break
      }
      guard ReportedPicture.begins(data, as: ending) else {
        refuse(name, "\(path): the application put something that is no picture in its place")
        break
      }
      try OutputFiles.write(data, to: path)
      result.copied.insert(name)
    case .folder(let folder):
      for relative in Self.files(in: written) where relative != Self.recordName {
        let reason =
          expected.contains(relative) ? try copy(relative, of: written, to: folder, limit) : Self.unexpected
        if let reason {
          refuse(relative, "\(ProjectStrings.shown(relative)) of the application is left out: \(reason)")
        } else {
          result.copied.insert(relative)
        }
      }
    }
    return result
  }

  private static let unexpected = "it is no picture of what was to be drawn"

  /// Copies a picture.
  ///
  /// - Returns: the reason why it is not copied; `nil` if it is.
  private func copy(_ relative: String, of written: UserFolder, to folder: UserFolder, _ limit: UInt64) throws
    -> String?
  {
    let names = relative.split(separator: "/").map(String.init)
    let ending = (relative as NSString).pathExtension
    guard let data = written.read(names, limit: Int(clamping: limit)) else { return "it is not a file" }
    guard ReportedPicture.begins(data, as: ending) else { return "it is not a picture" }
    // A file of the user's that has the name of a picture and is none stays.
    if folder.kind(names) == S_IFREG, let former = folder.read(names, limit: Int(clamping: limit)),
      !former.isEmpty,
      !ReportedPicture.begins(former, as: ending)
    {
      return "\(folder.path(of: names)) is there already and is not a picture"
    }
    try folder.write(data, to: names)
    return nil
  }

  /// Returns whether a picture was drawn: into the folder, into the file that the user has named, or to standard output, which is
  /// checked where it is taken.
  func isDrawn(_ name: String, in collected: Collected) -> Bool {
    switch target {
    case .nowhere, .standardOutput: true
    case .file(_, let own): collected.copied.contains(own)
    case .folder: collected.copied.contains(name)
    }
  }

  /// Returns the user's paths of pictures that were copied.
  func paths(of names: [String], in collected: Collected) -> [String] {
    switch target {
    case .nowhere, .standardOutput: []
    case .file(let path, let own): collected.copied.contains(own) ? [path] : []
    case .folder(let folder):
      names.filter(collected.copied.contains).map {
        folder.path(of: $0.split(separator: "/").map(String.init))
      }
    }
  }

  /// Returns the relative paths of what an application wrote, without the contents of folders that are too deep for pictures.
  static func files(in folder: UserFolder) -> [String] {
    var result: [String] = []
    func add(_ names: [String]) {
      for name in folder.contents(names) {
        let inner = names + [name]
        if inner.count < 3, folder.kind(inner) == S_IFDIR {
          add(inner)
        } else {
          result.append(inner.joined(separator: "/"))
        }
      }
    }
    add([])
    return result
  }
}
