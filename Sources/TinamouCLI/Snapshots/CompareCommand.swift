import ArgumentParser
import CoreGraphics
import Foundation
import SnapshotComparison

struct CompareCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare", abstract: "Compares two pictures, two records of frames, or two folders of them.",
    discussion: """
      Says what differs and of which kind it is. Beside a picture the record of the same name counts, where both have \
      one. The exit code is 0 when all is equal and 2 when something differs or is only on one side.

        compare before.png after.png --differences differences
        compare iPhone Linux --json
      """)

  @Argument(help: ArgumentHelp("A picture, a record (.json), or a folder.", valueName: "reference"))
  var reference: String

  @Argument(help: ArgumentHelp("What is compared with it.", valueName: "other"))
  var other: String

  @OptionGroup var tolerance: ToleranceOptions

  @Flag(help: "Print JSON: an array of what differs.")
  var json = false

  @Option(
    help: ArgumentHelp("A folder for pictures of the differences.", valueName: "folder"),
    completion: .directory)
  var differences: String?

  private struct Entry: Encodable {
    var name: String
    var status: String
    var kinds: [SnapshotDifference.Kind] = []
    var sentences: [String] = []
    var movements: [FrameComparison.Movement] = []
    var pixels = 0
    var distance = 0.0
  }

  private static let pictures: Set<String> = ["png", "jpg", "jpeg", "gif"]

  func execute(in context: Context) throws -> ExitStatus {
    var entries: [Entry] = []
    switch (try isFolder(reference), try isFolder(other)) {
    case (false, false):
      let name = (other as NSString).lastPathComponent
      if let entry = try compare(reference, other, name: name) { entries.append(entry) }
    case (true, true):
      let (a, b) = (files(reference), files(other))
      for name in Set(a).union(b).sorted() {
        guard a.contains(name), b.contains(name) else {
          let side = a.contains(name) ? reference : other
          entries.append(Entry(name: name, status: "alone", sentences: ["is only in \(side)"]))
          continue
        }
        if let entry = try compare("\(reference)/\(name)", "\(other)/\(name)", name: name) {
          entries.append(entry)
        }
      }
    default:
      throw ValidationError("Name two files or two folders.")
    }
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try context.console.print(String(decoding: try encoder.encode(entries), as: UTF8.self))
    } else {
      for entry in entries {
        let kinds = entry.kinds.isEmpty ? "" : " (\(entry.kinds.map(\.rawValue).joined(separator: ", ")))"
        let forgiven = entry.status == "forgiven" ? ", within the tolerance" : ""
        try context.console.print(
          "\(entry.name): \(entry.sentences.joined(separator: "; "))\(kinds)\(forgiven)")
      }
    }
    return entries.allSatisfy { $0.status == "forgiven" } ? .success : .differences
  }

  private func isFolder(_ path: String) throws -> Bool {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw ToolError.noSuchDocument(path)
    }
    return isDirectory.boolValue
  }

  /// Returns the pictures of a folder, and the records without a picture.
  private func files(_ folder: String) -> [String] {
    var names: [String] = []
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let stems = Set(all.filter { isPicture($0) }.map { ($0 as NSString).deletingPathExtension })
    for name in all where name != SnapshotMatrix.file {
      let isRecord = (name as NSString).pathExtension.lowercased() == "json"
      if isPicture(name) || isRecord && !stems.contains((name as NSString).deletingPathExtension) {
        names.append(name)
      }
    }
    return names
  }

  private func isPicture(_ name: String) -> Bool {
    Self.pictures.contains((name as NSString).pathExtension.lowercased())
  }

  private func record(_ path: String) throws -> SnapshotRecord {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw SnapshotCommandError("\(path) cannot be read", .usage)
    }
    do { return try SnapshotRecord(data: data) } catch {
      throw SnapshotCommandError("\(path): \(error)", .usage)
    }
  }

  /// Compares two files.
  ///
  /// - Returns: `nil` if nothing differs.
  private func compare(_ a: String, _ b: String, name: String) throws -> Entry? {
    if !isPicture(a), !isPicture(b) {
      return entry(name, SnapshotDifference(referenceRecord: try record(a), record: try record(b)))
    }
    func image(_ path: String) throws -> CGImage {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw SnapshotCommandError("\(path) cannot be read", .usage)
      }
      do { return try CGImage.decode(data) } catch { throw SnapshotCommandError("\(path): \(error)", .usage) }
    }
    func sibling(_ path: String) throws -> SnapshotRecord? {
      let path = (path as NSString).deletingPathExtension + ".json"
      return FileManager.default.fileExists(atPath: path) ? try record(path) : nil
    }
    let old: CGImage
    let new: CGImage
    do { (old, new) = (try image(a), try image(b)) } catch let error as SnapshotCommandError {
      return Entry(name: name, status: "damaged", sentences: [error.description])
    }
    let difference = SnapshotDifference(
      reference: old, picture: new, referenceRecord: try sibling(a), record: try sibling(b),
      tolerance: tolerance.tolerance)
    if let differences, !difference.isEmpty, let drawn = old.difference(from: new)?.pngData() {
      let path = (name as NSString).deletingPathExtension + ".difference.png"
      try UserFolder(named: differences).write(drawn, to: SnapshotReport.names(of: path))
    }
    return entry(name, difference)
  }

  private func entry(_ name: String, _ difference: SnapshotDifference) -> Entry? {
    guard !difference.isEmpty else { return nil }
    return Entry(
      name: name, status: difference.isForgiven ? "forgiven" : "different", kinds: difference.kinds,
      sentences: difference.sentences, movements: difference.movements, pixels: difference.pixels,
      distance: (difference.distance * 1000).rounded() / 1000)
  }
}
