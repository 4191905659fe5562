import Foundation
import ProjectReader
import TinamouCLI

/// The paths among the arguments of an application's command.
///
/// The application reads the files that the user specifies and writes to a folder of the cache. Its pictures
/// and galleries are copied from there to the user's path; other files and links are not. In the
/// application's output, its paths are replaced by the user's.
@MainActor
struct RunPaths {
  /// The arguments for the application.
  private(set) var arguments: [String] = []
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
    case folder(String, isGallery: Bool)
    case file(String, name: String)
  }
  private var target = Target.nowhere
  /// The file for recorded responses.
  private var record: String?
  /// The user's paths and those that the application sees, longer ones first.
  private var shown: [(inside: String, outside: String)] = []

  private static let inputs: Set<String> = ["--script", "--font", "--devices-file", "--responses"]
  private static let recordName = "responses.har"

  /// Replaces the paths in a command's arguments.
  ///
  /// - Parameters:
  ///   - arguments: the command and its arguments.
  ///   - outside: an empty folder in the cache.
  ///   - inside: the path of the folder as the application sees it.
  init(_ arguments: [String], outside: String, inside: String) throws {
    self.outside = outside
    self.inside = inside
    let command = arguments.first ?? ""
    let defaults = ["render": ".", "run-script": ".", "gallery": "gallery"]
    var rest = arguments[...]
    var output: String?
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
        String.init)
      let name = parts[0]
      let isOption = argument.hasPrefix("-")
      func value() -> String? { parts.count > 1 ? parts[1] : rest.popFirst() }
      if isOption, Self.inputs.contains(name) {
        guard let path = value() else {
          self.arguments.append(argument)
          continue
        }
        self.arguments += [name, input(path)]
      } else if name == "--record-responses" {
        guard let path = value() else {
          self.arguments.append(argument)
          continue
        }
        try prepareRecord(path)
        self.arguments += [name, inside + "/" + Self.recordName]
      } else if ["-o", "--output"].contains(name), defaults[command] != nil {
        guard let path = value() else {
          self.arguments.append(argument)
          continue
        }
        output = path
      } else if !isOption, ["storyboard", "xib"].contains((argument as NSString).pathExtension.lowercased()),
        ContainedFolder.kind(argument) == S_IFREG
      {
        self.arguments.append(input(argument))
      } else {
        self.arguments.append(argument)
      }
    }
    if let path = output ?? defaults[command] {
      self.arguments += [
        "-o", try place(path, isGallery: command == "gallery", isPicture: command == "render"),
      ]
    }
    shown.sort { $0.inside.utf8.count > $1.inside.utf8.count }
  }

  /// The options with their values, one per line.
  var joinedArguments: String {
    var lines: [String] = []
    for argument in arguments {
      if !argument.hasPrefix("--"), let last = lines.popLast() {
        lines.append("\(last)=\(argument)")
      } else {
        lines.append(argument)
      }
    }
    return lines.joined(separator: "\n")
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

  /// Determines the destination of the output.
  ///
  /// - Returns: the path for the application.
  private mutating func place(_ path: String, isGallery: Bool, isPicture: Bool) throws -> String {
    if path == "-" {
      target = .standardOutput
      return path
    }
    if isGallery { try OutputFiles.checkDirectory(path) }
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    if isPicture, (path as NSString).pathExtension.lowercased() != "apng" || exists && isDirectory.boolValue {
      // Invalid file name extensions are reported with the user's path.
      if case .directory = try OutputFiles(path: path, format: nil, count: 1) {
      } else {
        return placeFile(path)
      }
    } else if isPicture {
      return placeFile(path)
    }
    target = .folder(path, isGallery: isGallery)
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

  /// Copies the application's pictures to the user's path.
  ///
  /// - Parameter limit: the maximum size of the application's files, in bytes.
  /// - Returns: whether all of the application's files were copied.
  func collect(limit: UInt64, console: Console) throws -> Bool {
    guard ChildProcess.size(of: outside, most: limit) <= limit else {
      throw BuildError(
        "the application wrote more than \(ByteCount(limit)) of files; none is copied", status: .crashed)
    }
    if let record {
      let file = outside + "/" + Self.recordName
      if ContainedFolder.kind(file) == S_IFREG, let data = ProjectFiles.data(file) {
        try OutputFiles.write(data, to: record)
      }
    }
    switch target {
    case .nowhere, .standardOutput: return true
    case .file(let path, let name):
      let file = outside + "/" + name
      guard let kind = ContainedFolder.kind(file) else { return true }
      guard kind == S_IFREG,
        let data = try? Data(contentsOf: URL(fileURLWithPath: file), options: .mappedIfSafe)
      else {
        console.error("\(path): the application put something that is no file in its place")
        return false
      }
      try OutputFiles.write(data, to: path)
      return true
    case .folder(let path, let isGallery):
      let found = Self.files(in: outside, isGallery: isGallery)
      var isComplete = true
      for (relative, reason) in found.refused where relative != Self.recordName {
        console.error("\(ProjectStrings.shown(relative)) of the application is left out: \(reason)")
        isComplete = false
      }
      guard !found.files.isEmpty else { return isComplete }
      let absolute = URL(fileURLWithPath: path).path
      let folder = try ContainedFolder(absolute)
      for relative in found.files {
        try folder.copy(outside + "/" + relative, to: folder.root + "/" + relative)
      }
      return isComplete
    }
  }

  /// Returns the files of a folder to copy, and the refused ones with the reasons.
  static func files(in folder: String, isGallery: Bool) -> (files: [String], refused: [(String, String)]) {
    var files: [String] = []
    var refused: [(String, String)] = []
    func names(_ folder: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }
    func add(_ relative: String) {
      let name = (relative as NSString).lastPathComponent
      let isPicture = pictures.contains((name as NSString).pathExtension.lowercased())
      if ContainedFolder.kind(folder + "/" + relative) != S_IFREG {
        refused.append((relative, "it is not a file"))
      } else if name.hasPrefix(".") || !ProjectStrings.isFileName(name) || !isPicture {
        refused.append((relative, "it is not a picture"))
      } else {
        files.append(relative)
      }
    }
    for name in names(folder) {
      if isGallery, name == "pictures", ContainedFolder.kind(folder + "/pictures") == S_IFDIR {
        // A folder for each screen.
        for screen in names(folder + "/pictures") {
          let inner = "pictures/" + screen
          guard ContainedFolder.kind(folder + "/" + inner) == S_IFDIR, ProjectStrings.isFileName(screen),
            !screen.hasPrefix(".")
          else {
            add(inner)
            continue
          }
          for picture in names(folder + "/" + inner) { add(inner + "/" + picture) }
        }
      } else {
        add(name)
      }
    }
    return (files, refused)
  }
}
