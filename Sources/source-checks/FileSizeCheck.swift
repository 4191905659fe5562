import ArgumentParser
import Foundation

/// The check that rejects files over 500 KB that `scripts/checks/large-files.txt` does not list with a
/// reason.
///
/// Every clone downloads every file forever, also those that a later commit deletes. The check covers the
/// files that Git tracks and those that a commit could add. It also rejects listed files that exceed their
/// limits, and unnecessary entries.
enum FileSizeCheck: Check {
  static let subject = "the sizes of files"
  static let list = "scripts/checks/large-files.txt"
  /// The size from which on a file is listed, in bytes.
  static let limit = 500_000

  static func findings(in repository: Repository) throws -> [Finding] {
    guard let paths = try paths(in: repository) else {
      // A source archive has no history in which a large file would remain.
      Console.write("sizes: not a Git repository, sizes are not checked")
      return []
    }
    var sizes: [String: Int] = [:]
    for path in paths {
      let attributes = try? FileManager.default.attributesOfItem(atPath: repository.absolutePath(of: path))
      // Links and files that are deleted but tracked have no size here.
      guard let attributes, attributes[.type] as? FileAttributeType == .typeRegular else { continue }
      sizes[path] = (attributes[.size] as? NSNumber)?.intValue
    }
    return findings(sizes: sizes, limits: try limits(in: try repository.text(of: list)))
  }

  /// Finds files that are too large.
  ///
  /// - Parameters:
  ///   - sizes: the files with their sizes in bytes.
  ///   - limits: the listed files with their limits in bytes.
  static func findings(sizes: [String: Int], limits: [String: Int]) -> [Finding] {
    let large = sizes.filter { $0.value > limit }
    var findings: [Finding] = []
    for (path, size) in large.sorted(by: { $0.key < $1.key }) {
      let kilobytes = size / 1000
      if let limit = limits[path] {
        guard size > limit else { continue }
        findings.append(
          Finding(nil, "\(path) has \(kilobytes) KB, more than its limit of \(limit / 1000) in \(list)"))
      } else {
        let advice = "make it smaller, or list it with a reason in \(list)"
        findings.append(Finding(nil, "\(path) has \(kilobytes) KB, more than \(limit / 1000); \(advice)"))
      }
    }
    for path in limits.keys.sorted() where large[path] == nil {
      findings.append(Finding(list, "no file over \(limit / 1000) KB is at \(path)"))
    }
    return findings
  }

  /// Returns the limit of each listed path, in bytes.
  static func limits(in text: String) throws -> [String: Int] {
    var limits: [String: Int] = [:]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("#") || line.allSatisfy(\.isWhitespace) { continue }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 3, fields[1].allSatisfy(\.isWholeNumber), let limit = Int(fields[1]),
        !fields[2].allSatisfy(\.isWhitespace)
      else {
        let expected = "expected a path, a limit in KB and a reason, separated by tabs"
        throw CheckError("\(list):\(index + 1): \(expected)")
      }
      limits[String(fields[0])] = limit * 1000
    }
    return limits
  }

  /// Returns the files that Git tracks or could add; `nil` outside of a Git repository.
  private static func paths(in repository: Repository) throws -> [String]? {
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments = [
      "git", "-C", repository.root, "ls-files", "-z", "--cached", "--others", "--exclude-standard",
    ]
    let output = Pipe()
    git.standardOutput = output
    git.standardError = FileHandle.nullDevice
    try git.run()
    let names = output.fileHandleForReading.readDataToEndOfFile()
    git.waitUntilExit()
    guard git.terminationStatus == 0 else { return nil }
    return names.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}

struct FileSizeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sizes", abstract: "Rejects files over 500 KB that \(FileSizeCheck.list) does not list.",
    discussion: "Every clone downloads every file forever, also those that a later commit deletes.")

  func run() throws { try Console.report(FileSizeCheck.findings(in: Repository())) }
}
