import FileAccess
import Foundation
import Simulator

/// The destination of pictures: one file, a directory, or standard output.
package enum OutputFiles {
  case standardOutput(PictureFormat)
  case file(String, PictureFormat)
  case directory(String, PictureFormat)

  /// Creates a destination.
  ///
  /// - Parameters:
  ///   - path: the value of `-o`: "-", a file with a picture's extension, or a directory.
  ///   - format: the value of `--format`.
  ///   - count: the number of pictures.
  package init(path: String, format: PictureFormat?, count: Int) throws {
    if path == "-" {
      guard count == 1 else { throw ToolError.manyPicturesInOneFile("standard output", count: count) }
      self = .standardOutput(format ?? .png)
      return
    }
    // Digits end a version, as in `pictures-1.2`.
    let suffix = (path as NSString).pathExtension.lowercased()
    let ending = suffix.allSatisfy(\.isNumber) ? "" : suffix
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    if path.hasSuffix("/") || exists && isDirectory.boolValue || ending.isEmpty {
      if exists && !isDirectory.boolValue { throw ToolError.unknownEnding(path) }
      self = .directory(path, format ?? .png)
      return
    }
    guard let named = PictureFormat(fileExtension: ending) else { throw ToolError.unknownEnding(path) }
    if let format, format != named { throw ToolError.endingAgainstFormat(path, format: format.fileExtension) }
    guard count == 1 else { throw ToolError.manyPicturesInOneFile(path, count: count) }
    self = .file(path, named)
  }

  var format: PictureFormat {
    switch self {
    case .standardOutput(let format), .file(_, let format), .directory(_, let format): format
    }
  }

  /// Returns the destination of pictures by their names.
  var places: Places {
    switch self {
    case .standardOutput: .standardOutput
    case .file(let path, _): .file(path)
    case .directory(let path, let format): .directory(UserFolder(named: path), format)
    }
  }

  /// The destination of pictures by their names, where the directory is open.
  enum Places {
    case standardOutput
    case file(String)
    case directory(UserFolder, PictureFormat)

    /// Writes a picture.
    ///
    /// - Parameters:
    ///   - stem: the file's name in a directory, without its extension.
    ///   - part: the part of a name in front of the extension, as in `.0001`.
    /// - Returns: the path of the file; `nil` for standard output, where nothing is written.
    func write(_ data: Data, stem: String, part: String = "") throws -> String? {
      switch self {
      case .standardOutput: return nil
      case .file(let path):
        var own = path
        if !part.isEmpty {
          own = "\((path as NSString).deletingPathExtension)\(part).\((path as NSString).pathExtension)"
        }
        try OutputFiles.write(data, to: own)
        return own
      case .directory(let folder, let format):
        let name = "\(stem)\(part).\(format.fileExtension)"
        try folder.write(data, to: [name])
        return folder.path(of: [name])
      }
    }
  }

  /// Throws an error if there is a file at the path of a directory.
  package static func checkDirectory(_ path: String) throws {
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), !isDirectory.boolValue {
      throw ToolError.fileForDirectory(path)
    }
  }

  /// Writes a file that the user has named, and creates its directory if it does not exist. If the path is a symbolic link, its target
  /// is written; pipes and devices are written directly.
  package static func write(_ data: Data, to path: String) throws {
    do {
      let target = try followed(path)
      var status = stat()
      if stat(target, &status) == 0, ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) {
        try data.write(to: URL(fileURLWithPath: target))
        return
      }
      let folder = (target as NSString).deletingLastPathComponent
      try UserFolder.make(folder)
      try OpenFolder(folder).write(data, to: (target as NSString).lastPathComponent)
    } catch let failure as OpenFolder.Failure {
      throw ToolError.cannotWrite(path, reason: failure.description)
    } catch {
      throw ToolError.cannotWrite(path, reason: reason(error))
    }
  }

  /// Returns the target of a path, which does not have to exist, with links resolved.
  private static func followed(_ path: String) throws -> String {
    var result = path
    // The limit of Linux.
    for _ in 0..<40 {
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: result) else {
        return result
      }
      result =
        target.hasPrefix("/")
        ? target : ((result as NSString).deletingLastPathComponent as NSString).appendingPathComponent(target)
    }
    throw CocoaError(.fileReadUnknown, userInfo: [NSLocalizedDescriptionKey: "too many links"])
  }

  private static func reason(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileWriteNoPermission?: "permission denied"
    case .fileWriteOutOfSpace?: "no space is left"
    case .fileWriteFileExists?: "a file is in the place of a directory"
    case .fileNoSuchFile?: "there is no such directory"
    default: (error as NSError).localizedDescription
    }
  }
}
