import Foundation
import ProjectReader
import TinamouCLI

/// The files that tests attach to their results. They are written to a folder of the cache and copied to the
/// user's folder.
@MainActor
enum TestAttachments {
  /// The environment variable that specifies the folder; without it, attachments are discarded.
  static let variable = "TINAMOU_ATTACHMENTS"
  /// The name of the folder in a process's output.
  static let name = "attachments"

  /// Copies attachments to the user's folder. Copies only files with plain names, no links and no folders.
  ///
  /// - Parameters:
  ///   - output: the folder that the process wrote to.
  ///   - path: the user's folder.
  ///   - limit: the maximum total size, in bytes.
  static func collect(from output: String, to path: String, limit: UInt64, console: Console) throws {
    let source = output + "/" + name
    guard ContainedFolder.kind(source) == S_IFDIR else { return }
    guard ChildProcess.size(of: source, most: limit) <= limit else {
      throw BuildError(
        "the tests attached more than \(ByteCount(limit)) of files; none is copied", status: .crashed)
    }
    let target = try ContainedFolder(URL(fileURLWithPath: path).path)
    var count = 0
    for file in ((try? FileManager.default.contentsOfDirectory(atPath: source)) ?? []).sorted() {
      guard !file.hasPrefix("."), ProjectStrings.isFileName(file),
        ContainedFolder.kind("\(source)/\(file)") == S_IFREG
      else {
        console.error("\(ProjectStrings.shown(file)) of the tests is left out: it is not a file")
        continue
      }
      try target.copy("\(source)/\(file)", to: "\(target.root)/\(file)")
      count += 1
    }
    if count > 0 { console.message("\(count) \(count == 1 ? "attachment" : "attachments") in \(path)") }
  }
}
