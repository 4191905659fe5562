import CoreGraphics
import Foundation

/// The differences of an image and its record from a reference.
package struct SnapshotDifference: Sendable {
  /// The kinds of difference.
  package enum Kind: String, CaseIterable, Codable, Hashable, Sendable {
    /// The sizes of the images differ.
    case size
    /// Views moved or changed their sizes.
    case frames
    /// Texts changed.
    case text
    /// Views are new, gone, hidden or shown.
    case views
    /// Colors of even areas changed, but no structure.
    case colour
    /// Edges differ, but neither structure nor even areas.
    case antialiasing
    /// The drawing differs otherwise: another image or shape.
    case drawing
  }

  /// The kinds in the order of `Kind`; empty if nothing differs.
  package private(set) var kinds: [Kind] = []
  /// The differences in sentences.
  package private(set) var sentences: [String] = []
  /// The views that moved.
  package private(set) var movements: [FrameComparison.Movement] = []
  /// The number of pixels that differ.
  package private(set) var pixels = 0
  /// The bounding box of the differing pixels, in pixels.
  package private(set) var bounds = CGRect.zero
  /// The largest CIE94 difference of two colors.
  package private(set) var distance = 0.0
  /// A Boolean value that indicates whether all differences are within the tolerance.
  package private(set) var isForgiven = false

  /// A Boolean value that indicates whether nothing differs.
  package var isEmpty: Bool { kinds.isEmpty }
  /// A Boolean value that indicates whether verification passes.
  package var isAccepted: Bool { isEmpty || isForgiven }
  /// The differences in one line.
  package var summary: String { sentences.joined(separator: "; ") }

  /// Compares images, and the records beside them if both exist.
  ///
  /// The tolerance applies to pixels; a record that differs is never accepted.
  package init(
    reference: CGImage, picture: CGImage, referenceRecord: SnapshotRecord? = nil,
    record: SnapshotRecord? = nil, tolerance: SnapshotTolerance = .exact
  ) {
    var found: Set<Kind> = []
    var boxes: [CGRect] = []
    var findings: [String] = []
    if let referenceRecord, let record {
      let frames = FrameComparison(from: referenceRecord, to: record)
      note(frames, &found)
      findings = frames.findings
      // From points to pixels, with a margin for edges between pixels.
      boxes = frames.boxes.map {
        CGRect(
          x: $0.minX * record.scale, y: $0.minY * record.scale, width: $0.width * record.scale,
          height: $0.height * record.scale
        ).insetBy(dx: -2, dy: -2)
      }
    }
    let recordsDiffer = !found.isEmpty
    if reference.width != picture.width || reference.height != picture.height {
      found.insert(.size)
      sentences.insert(
        "the picture is \(picture.width) x \(picture.height) pixels instead of \(reference.width) x \(reference.height)",
        at: 0)
    } else if let pixels = reference.compare(with: picture, explained: boxes, tolerance: tolerance.distance) {
      note(pixels, &found)
      let allowed = Double(reference.width * reference.height) * tolerance.share
      isForgiven = !recordsDiffer && !found.isEmpty && Double(pixels.beyond) <= allowed && tolerance != .exact
    } else {
      // An impossible comparison is a failure.
      found.insert(.drawing)
      sentences.append("the pictures could not be compared: memory ran out")
    }
    kinds = Kind.allCases.filter(found.contains)
    if !isEmpty { sentences += findings }
    if !isEmpty, let system = referenceRecord?.system, let shown = record?.system, system != shown {
      sentences.insert("the reference shows \(system) and the picture \(shown)", at: 0)
    }
  }

  /// Compares records without images.
  package init(referenceRecord: SnapshotRecord, record: SnapshotRecord) {
    var found: Set<Kind> = []
    if referenceRecord.size != record.size {
      found.insert(.size)
      sentences.append("the size is \(record.size) instead of \(referenceRecord.size) points")
    }
    note(FrameComparison(from: referenceRecord, to: record), &found)
    kinds = Kind.allCases.filter(found.contains)
  }

  private mutating func note(_ frames: FrameComparison, _ found: inout Set<Kind>) {
    if !frames.frames.isEmpty { found.insert(.frames) }
    if !frames.texts.isEmpty { found.insert(.text) }
    if !frames.views.isEmpty { found.insert(.views) }
    movements = frames.movements
    sentences += frames.sentences
  }

  private mutating func note(_ found: CGImage.Comparison, _ kinds: inout Set<Kind>) {
    pixels = found.count
    bounds = found.bounds
    distance = found.distance
    guard found.unexplained > 0 else { return }
    let kind: Kind
    if found.changesStructure {
      kind = .drawing
    } else if found.changesSmoothAreas {
      kind = .colour
    } else {
      kind = found.unexplainedDistance <= 40 ? .antialiasing : .drawing
    }
    // Where views moved, the colors around them may be theirs: shadows, and drawing outside of the bounds.
    kinds.insert(kind)
    let place = "\(Self.number(found.unexplained)) \(found.unexplained == 1 ? "pixel" : "pixels")"
    let far = "up to \((found.unexplainedDistance * 100).rounded() / 100) apart by CIE94"
    let elsewhere = kinds.count > 1 ? " elsewhere" : ""
    let box =
      "within (\(Int(bounds.minX)) \(Int(bounds.minY)); \(Int(bounds.width)) \(Int(bounds.height)))"
    switch kind {
    case .colour: sentences.append("\(place)\(elsewhere) changed colour, \(far), \(box)")
    case .antialiasing: sentences.append("\(place)\(elsewhere) differ at edges only, \(far), \(box)")
    default: sentences.append("\(place)\(elsewhere) are drawn otherwise, \(far), \(box)")
    }
  }

  /// Returns a number with commas between thousands.
  private static func number(_ value: Int) -> String {
    var digits = Array(String(value))
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: place)
      place -= 3
    }
    return String(digits)
  }
}
