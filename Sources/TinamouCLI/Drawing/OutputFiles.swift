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
    let ending = (path as NSString).pathExtension.lowercased()
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

  /// Returns the file of a picture; `nil` for standard output.
  func path(for job: PictureJob) -> String? {
    switch self {
    case .standardOutput: nil
    case .file(let path, _): path
    case .directory(let path, let format):
      (path as NSString).appendingPathComponent("\(job.fileStem).\(format.fileExtension)")
    }
  }

  /// Throws an error if there is a file at the path of a directory.
  package static func checkDirectory(_ path: String) throws {
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), !isDirectory.boolValue {
      throw ToolError.fileForDirectory(path)
    }
  }

  /// Creates a directory if it does not exist.
  ///
  /// - Parameters:
  ///   - path: the path; nothing is created for an empty one.
  ///   - file: the file to be written there, which an error names; the directory by default.
  package static func makeDirectory(_ path: String, for file: String? = nil) throws {
    guard !path.isEmpty else { return }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw ToolError.cannotWrite(file ?? path, reason: reason(error))
    }
  }

  /// Writes a file, and creates its directory if it does not exist. If the path is a symbolic link, its
  /// target is written; pipes and devices are written directly.
  package static func write(_ data: Data, to path: String) throws {
    try makeDirectory((path as NSString).deletingLastPathComponent, for: path)
    do {
      let target = try followed(path)
      var status = stat()
      let isSpecial = stat(target, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
      try data.write(to: URL(fileURLWithPath: target), options: isSpecial ? [] : .atomic)
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
