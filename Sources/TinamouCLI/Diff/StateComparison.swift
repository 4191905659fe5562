import CoreGraphics
import LayoutExplanations
import Simulator
import SnapshotComparison

/// Compares two states of a screen in a configuration.
///
/// Frames, texts and views are compared by `FrameComparison`, with a tolerance of less than a pixel of the device; styles
/// property by property. Defects that only one of them has are told, whether they can be seen or not. Of the rest, what is left without
/// a picture that differs is not mentioned, unless it lies outside of the screen, as the rest of a scroll view's content does. Constraints
/// are compared where something is mentioned.
@MainActor
struct StateComparison {
  private(set) var changes: [(kind: DiffReport.Change.Kind, sentence: String)] = []
  /// The frames of views that differ, as fractions of the picture.
  private(set) var boxes: [CGRect] = []

  init(_ old: ScreenState, _ new: ScreenState) {
    let pixel = 1 / max(old.record.scale, 1)
    let frames = FrameComparison(from: old.record, to: new.record, tolerance: pixel * 0.99)
    let pixels = old.image.compare(with: new.image)
    let isDrawnEqually = pixels.map { $0.count == 0 } ?? false
    let screen = CGRect(x: 0, y: 0, width: new.record.size[0], height: new.record.size[1])
    defer { changes += frames.findings.map { (.findings, $0) } }
    let isOutside = frames.boxes.contains { !$0.intersects(screen) && $0.width > 0 && $0.height > 0 }
    guard !isDrawnEqually || isOutside else { return }
    defer { if isDrawnEqually, !changes.isEmpty { changes.insert((.drawing, Self.outside), at: 0) } }
    for (sentence, isResized) in zip(frames.frames, frames.areResized) {
      changes.append((isResized ? .resized : .moved, sentence))
    }
    changes += frames.texts.map { (.text, $0) }
    changes += frames.views.map { (.views, $0) }
    compareStyles(old, new, frames)
    if changes.isEmpty, let pixels, pixels.count > 0 {
      changes.append((.drawing, "\(Self.place(of: pixels.bounds, in: new)) is drawn differently"))
    }
    guard !changes.isEmpty else { return }
    compareConstraints(old, new, frames.matches)
    boxes = frames.boxes.map { box in
      let box = box.intersection(screen)
      return CGRect(
        x: box.minX / screen.width, y: box.minY / screen.height, width: box.width / screen.width,
        height: box.height / screen.height)
    }.filter { !$0.isNull && $0.width.isFinite && $0.width > 0 && $0.height > 0 }
  }

  /// The sentence about a screen whose picture is the same.
  private static let outside = "the screen looks the same; what differs lies outside of its visible part"

  private mutating func compareStyles(_ old: ScreenState, _ new: ScreenState, _ frames: FrameComparison) {
    guard old.styles.count == old.record.views.count, new.styles.count == new.record.views.count else {
      return
    }
    for match in frames.matches where new.record.views[match.new].hidden != true {
      let (before, after) = (old.styles[match.old], new.styles[match.new])
      guard before != after, new.names.indices.contains(match.new) else { continue }
      for property in Set(before.keys).union(after.keys).sorted() where before[property] != after[property] {
        changes.append(
          (
            .restyled,
            "\(new.names[match.new]) has \(property) \(after[property] ?? "none") instead of \(before[property] ?? "none")"
          ))
      }
    }
  }

  /// Compares constraints by the views that they relate, which have the index of the newer layout as their number.
  private mutating func compareConstraints(
    _ old: ScreenState, _ new: ScreenState, _ matches: [(old: Int, new: Int)]
  ) {
    let numbers = Dictionary(matches.map { ($0.old, $0.new) }) { first, _ in first }
    let known = Set(numbers.values)
    func oldKey(_ record: ConstraintRecord) -> String {
      record.key { view in numbers[view].map { "\($0)" } ?? "old \(view)" }
    }
    func newKey(_ record: ConstraintRecord) -> String { record.key { "\($0)" } }
    func words(_ record: ConstraintRecord) -> String {
      record.equation + (record.priority == 1000 ? "" : " (priority \(number(record.priority)))")
    }
    func number(_ value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
    let before = Dictionary(grouping: old.constraints, by: oldKey)
    let after = Dictionary(grouping: new.constraints, by: newKey)
    var seen: Set<String> = []
    for record in new.constraints where seen.insert(newKey(record)).inserted {
      let (olds, news) = (before[newKey(record)] ?? [], after[newKey(record)] ?? [])
      for (one, other) in zip(olds, news)
      where one.priority != other.priority || one.constant != other.constant {
        changes.append((.constraints, "constraint \(words(one)) is now \(words(other))"))
      }
      // Those of views that are new come with them.
      for added in news.dropFirst(olds.count) where added.views.allSatisfy(known.contains) {
        changes.append((.constraints, "new constraint \(words(added))"))
      }
    }
    seen = []
    for record in old.constraints where seen.insert(oldKey(record)).inserted {
      let rest = (before[oldKey(record)] ?? []).dropFirst(after[oldKey(record)]?.count ?? 0)
      for removed in rest where removed.views.allSatisfy({ numbers[$0] != nil }) {
        changes.append((.constraints, "constraint \(words(removed)) is gone"))
      }
    }
  }

  /// Returns the name of the smallest view that contains a box of pixels.
  private static func place(of pixels: CGRect, in state: ScreenState) -> String {
    var best: (index: Int, area: Double)?
    for (index, view) in state.record.views.enumerated() where view.hidden != true {
      let frame = CGRect(x: view.frame[0], y: view.frame[1], width: view.frame[2], height: view.frame[3])
      // Antialiased edges are drawn a pixel outside.
      guard frame.insetBy(dx: -1, dy: -1).contains(pixels) else { continue }
      let area = view.frame[2] * view.frame[3]
      if best.map({ area <= $0.area }) ?? true { best = (index, area) }
    }
    guard let best, state.names.indices.contains(best.index) else { return "the screen" }
    return state.names[best.index]
  }
}
