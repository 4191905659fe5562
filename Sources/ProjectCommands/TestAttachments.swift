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

  /// Copies attachments to the user's folder. Copies only files that have names of attachments, no links and no folders.
  ///
  /// - Parameters:
  ///   - output: the folder that the process wrote to.
  ///   - path: the user's folder.
  ///   - limit: the maximum total size, in bytes.
  static func collect(from output: String, to path: String, limit: UInt64, console: Console) throws {
    let source = UserFolder(standard: name, in: output)
    let names = source.contents()
    guard !names.isEmpty else { return }
    guard ChildProcess.size(of: source.path, most: limit) <= limit else {
      throw BuildError(
        "the tests attached more than \(ByteCount(limit)) of files; none is copied", status: .crashed)
    }
    let target = UserFolder(named: path)
    var count = 0
    for file in names {
      guard ProjectStrings.isFileName(file), !file.hasPrefix("."),
        let data = source.read([file], limit: Int(clamping: limit))
      else {
        console.error("\(ProjectStrings.shown(file)) of the tests is left out: it is not a file")
        continue
      }
      guard mayReplace(file, in: target, with: data) else {
        console.error("\(file) of the tests is left out: \(target.path(of: [file])) is there already")
        continue
      }
      try target.write(data, to: [file])
      count += 1
    }
    if count > 0 { console.message("\(count) \(count == 1 ? "attachment" : "attachments") in \(path)") }
  }

  /// Returns whether an attachment can be written: tests do not choose which files of the user's are replaced, except for those that
  /// have the name of an attachment, `Class.test-name.txt`, and for pictures where a picture is attached.
  private static func mayReplace(_ name: String, in folder: UserFolder, with data: Data) -> Bool {
    guard folder.kind([name]) == S_IFREG, !isAttachment(name) else { return true }
    let ending = (name as NSString).pathExtension.lowercased()
    guard let former = folder.read([name]) else { return false }
    return former == data
      || ReportedPicture.begins(former, as: ending) && ReportedPicture.begins(data, as: ending)
  }

  private static func isAttachment(_ name: String) -> Bool {
    guard let hyphen = name.firstIndex(of: "-") else { return false }
    let test = name[..<hyphen]
    return test.contains(".") && !test.hasPrefix(".") && !test.hasSuffix(".")
  }
}
