import CoreGraphics
import Foundation
import SnapshotComparison

/// Compares captured content with its reference, and writes references according to the mode.
struct SnapshotVerifier {
  /// A file that is attached to a failure.
  struct Attachment {
    let name: String
    let data: Data
  }

  /// The message of a failing assertion.
  struct Failure {
    var message: String
    var attachments: [Attachment] = []
  }

  let files: SnapshotFiles
  let mode: SnapshotRecordMode
  var tolerance = SnapshotTolerance.exact

  /// Compares content with the reference.
  ///
  /// - Returns: `nil` if they are equal.
  func verify(_ content: SnapshotContent) -> Failure? {
    do {
      if mode == .all {
        try write(content)
        return Failure(
          message: "Recorded \(files.reference). The record mode is all; take it away to compare with it.")
      }
      guard let reference = try files.reference.read() else {
        guard mode != .never else {
          return try failure(
            "There is no reference \(files.reference), and the record mode is never. Run the test once with "
              + "TINAMOU_RECORD=missing and commit what it writes.", content, reference: nil)
        }
        try write(content)
        return Failure(
          message:
            "There was no reference; recorded \(files.reference). Run the test again to compare with it.")
      }
      guard var failure = try compare(content, reference) else { return nil }
      if mode == .failed {
        try write(content)
        failure.message += "\nThe record mode is failed: recorded it as the new reference."
      }
      return failure
    } catch {
      return Failure(message: "The snapshot could not be compared: \(error)")
    }
  }

  private func write(_ content: SnapshotContent) throws {
    // The record first: an image without one would be compared without frames.
    let file = try content.file()
    if case .picture(_, var record?) = content {
      record.picture = SnapshotRecord.digest(of: file)
      try files.record.write(record.data())
    }
    try files.reference.write(file)
  }

  // MARK: Comparing

  private func compare(_ content: SnapshotContent, _ reference: Data) throws -> Failure? {
    switch content {
    case .picture(let image, let record): return try compare(image, record, content, reference)
    case .text(let text):
      guard Data(text.utf8) != reference else { return nil }
      let old = String(decoding: reference, as: UTF8.self)
      return try failure(
        "The text differs from \(files.reference):\n\(LineDifference.text(from: old, to: text))", content,
        reference: reference)
    case .data(let data):
      guard data != reference else { return nil }
      let first = zip(data, reference).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      let place = first ?? min(data.count, reference.count)
      return try failure(
        "The \(files.pathExtension) differs from \(files.reference) from byte \(place) on "
          + "(\(data.count) bytes instead of \(reference.count)).", content, reference: reference)
    }
  }

  private func compare(
    _ image: CGImage, _ record: SnapshotRecord?, _ content: SnapshotContent, _ reference: Data
  ) throws -> Failure? {
    let old: CGImage
    do {
      old = try CGImage.decode(reference)
    } catch {
      return try failure(
        "The reference \(files.reference) is damaged: \(error). Record it again.", content,
        reference: reference)
    }
    var oldRecord: SnapshotRecord?
    var note = ""
    if record != nil {
      if let data = try files.record.read() {
        do { oldRecord = try SnapshotRecord(data: data) } catch {
          return try failure("\(files.record) \(error). Record it again.", content, reference: reference)
        }
        guard oldRecord?.fits(picture: reference) != false else {
          return try failure(
            "\(SnapshotRecord.mismatch): \(files.reference). Record it again.", content, reference: reference)
        }
      } else {
        note = "\nThe reference has no record of frames (\(files.record)); the pictures alone are compared."
      }
    }
    let difference = SnapshotDifference(
      reference: old, picture: image, referenceRecord: oldRecord, record: record, tolerance: tolerance)
    guard !difference.isAccepted else { return nil }
    if let version = oldRecord?.tinamou, version != SnapshotComparison.version {
      note +=
        "\nThe reference was drawn by version \(version) of Tinamou, this is \(SnapshotComparison.version)."
    }
    if let words = tolerance.words { note += "\nForgiven are \(words)." }
    var result = try failure(
      "\(difference.sentences.map { $0 + "\n" }.joined())The picture differs from \(files.reference) "
        + "(\(difference.kinds.map(\.rawValue).joined(separator: ", "))).\(note)", content,
      reference: reference)
    if let drawn = old.difference(from: image)?.pngData() {
      try attach(drawn, "difference", to: &result)
    }
    result.message +=
      "\nExpected, actual and difference are in \((files.failure("actual").path as NSString).deletingLastPathComponent)."
    return result
  }

  private func failure(_ message: String, _ content: SnapshotContent, reference: Data?) throws -> Failure {
    var result = Failure(message: message)
    if let reference { try attach(reference, "expected", to: &result) }
    try attach(content.file(), "actual", to: &result)
    return result
  }

  private func attach(_ data: Data, _ kind: String, to failure: inout Failure) throws {
    let file = files.failure(kind)
    try file.write(data)
    failure.attachments.append(Attachment(name: (file.path as NSString).lastPathComponent, data: data))
  }
}

/// The differing lines of two texts.
enum LineDifference {
  /// Returns removed lines with a minus, added ones with a plus, and three equal ones around them.
  static func text(from old: String, to new: String) -> String {
    let before = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let difference = after.difference(from: before)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [(mark: String, text: String)] = []
    var (i, j) = (0, 0)
    while i < before.count || j < after.count {
      if i < before.count, removed.contains(i) {
        lines.append(("-", before[i]))
        i += 1
      } else if j < after.count, inserted.contains(j) {
        lines.append(("+", after[j]))
        j += 1
      } else {
        lines.append((" ", before[i]))
        i += 1
        j += 1
      }
    }
    var result: [String] = []
    var isCut = false
    for (index, line) in lines.enumerated() {
      let around = lines[max(index - 3, 0)...min(index + 3, lines.count - 1)]
      if around.contains(where: { $0.mark != " " }) {
        result.append(line.mark + line.text)
        isCut = false
      } else if !isCut {
        result.append("…")
        isCut = true
      }
    }
    return result.joined(separator: "\n")
  }
}
