/// A reason why views differ, with those that follow from it.
package struct ParityCause: Codable, Hashable, Sendable {
  package enum Kind: String, CaseIterable, Codable, Sendable {
    /// A text of the same words takes another space, since its font has other widths or heights.
    case text
    /// The text itself is another one.
    case content
    /// A control has another size.
    case control
    /// A bar, a row of a list or the safe area, which a version of iOS decides.
    case design
    /// A view is not there, such as one of an API that is missing.
    case missing
    /// A view is elsewhere or has another size, and none of the others is the reason.
    case layout

    /// The name in reports.
    package var title: String {
      switch self {
      case .text: "text width"
      case .content: "other text"
      case .control: "control metric"
      case .design: "design of the iOS version"
      case .missing: "missing view or API"
      case .layout: "layout"
      }
    }
  }

  package var kind: Kind
  /// The name of the view.
  package var view: String
  /// The frames on iOS and here in points: x, y, width, height.
  package var recorded: [Double]?
  package var shown: [Double]?
  package var sentence: String
  /// The number of views that differ for this reason, with those that follow.
  package var views: Int
}

/// Finds the reasons why views differ.
///
/// A text whose natural size is another one is a reason, and so is a control. The views that follow are found by their movements: a view
/// follows if each of its edges that moved did so as far as an edge of its container, of one in the same container, of one in it, or of the
/// safe area, whose reason is known. Of what is left, the outermost view is a reason, and so on until none is left.
struct ParityCauses {
  private let matching: ParityMatching
  private let classes: ParityClasses
  /// Movements up to this distance are none, in points.
  private let tolerance: Double
  /// The difference of views that differ, by their index in the recording.
  private var changes: [Int: ParityChange] = [:]
  /// The index of the reason of each view.
  private var reasons: [Int: Int] = [:]
  private(set) var causes: [ParityCause] = []
  /// The movements of edges whose reason is known: of the safe area, of views in a container, and by the view itself.
  private var common = Movements()
  private var contents: [Int: Movements] = [:]

  /// Movements of edges on both axes with their reasons.
  private struct Movements {
    private var found: [[(movement: Double, reason: Int)]] = [[], []]
    private var seen: Set<Int> = []

    /// - Parameter tolerance: Movements that differ by less are the same.
    mutating func add(_ movement: Double, axis: Int, reason: Int, tolerance: Double) {
      guard abs(movement) > tolerance else { return }
      // Movements of the same rounded distance are kept once, so that a list does not grow with the number of its rows.
      let key = Int((movement / tolerance * 2).rounded()) * 2 + axis
      if seen.insert(key).inserted { found[axis].append((movement, reason)) }
    }

    func reason(of movement: Double, axis: Int, tolerance: Double) -> Int? {
      found[axis].first { abs($0.movement - movement) <= tolerance }?.reason
    }
  }

  init(_ matching: ParityMatching, _ classes: ParityClasses, tolerance: Double) {
    self.matching = matching
    self.classes = classes
    self.tolerance = tolerance
    for (index, other) in matching.partners.enumerated() {
      guard let other else { continue }
      let change = ParityChange(
        recorded: matching.recorded.views[index].windowFrame, shown: matching.shown.views[other].windowFrame)
      if !change.isWithin(tolerance) { changes[index] = change }
    }
    findSafeArea()
    findMissing()
    for reason in [Self.text, Self.control] {
      for index in changes.keys.sorted() where reasons[index] == nil {
        if let kind = reason(self)(index) { begin(index, kind) }
      }
      follow()
    }
    for index in changes.keys.sorted() where reasons[index] == nil {
      begin(index, kind(of: index))
      follow()
    }
  }

  // MARK: Reasons

  private mutating func add(_ kind: ParityCause.Kind, _ index: Int, _ sentence: String) -> Int {
    let view = matching.recorded.views[index]
    causes.append(
      ParityCause(
        kind: kind, view: ParityWords.name(of: view), recorded: view.windowFrame,
        shown: matching.partners[index].map { matching.shown.views[$0].windowFrame }, sentence: sentence,
        views: 0))
    return causes.count - 1
  }

  private mutating func findSafeArea() {
    for (index, other) in matching.partners.enumerated() {
      guard let other,
        matching.recorded.parents[index] == nil || matching.recorded.views[index].controller != nil,
        let one = matching.recorded.views[index].safeArea, let two = matching.shown.views[other].safeArea
      else { continue }
      let differences = zip(one, two).map { $1 - $0 }
      guard differences.contains(where: { abs($0) > tolerance }) else { continue }
      // Controllers in others have the same difference.
      let isKnown = zip(differences, [1, 0, 1, 0]).enumerated().allSatisfy { place, part in
        let movement = place < 2 ? part.0 : -part.0
        return abs(movement) <= tolerance
          || common.reason(of: movement, axis: part.1, tolerance: tolerance) != nil
      }
      guard !isKnown else { continue }
      let sides = ["top", "left", "bottom", "right"]
      let parts = zip(sides, zip(one, two)).filter { abs($1.0 - $1.1) > tolerance }.map {
        "\(ParityChange.number($1.1)) instead of \(ParityChange.number($1.0)) points at the \($0)"
      }
      let name = ParityWords.name(of: matching.recorded.views[index])
      let reason = add(.design, index, "the safe area of \(name) is \(parts.joined(separator: " and "))")
      for (place, axis) in [1, 0, 1, 0].enumerated() {
        let movement = place < 2 ? differences[place] : -differences[place]
        common.add(movement, axis: axis, reason: reason, tolerance: tolerance)
      }
    }
  }

  private mutating func findMissing() {
    let side = matching.recorded
    for index in side.views.indices where side.kinds[index] != nil && matching.partners[index] == nil {
      guard side.matters(index, classes) else { continue }
      if let parent = side.parents[index], let reason = reasons[parent] {
        reasons[index] = reason
        causes[reason].views += 1
        continue
      }
      let view = side.views[index]
      let framework = classes.framework(of: view).map { ", a view of \($0)," } ?? ""
      let reason = add(.missing, index, "\(ParityWords.name(of: view))\(framework) is not there")
      reasons[index] = reason
      causes[reason].views = 1
      for axis in 0...1 {
        let length = view.windowFrame[axis + 2]
        spread(-length, axis: axis, reason: reason, from: index)
        spread(-length / 2, axis: axis, reason: reason, from: index)
      }
    }
  }

  private mutating func begin(_ index: Int, _ kind: ParityCause.Kind) {
    guard let change = changes[index] else { return }
    let name = ParityWords.name(of: matching.recorded.views[index])
    let reason = add(kind, index, "\(name) is \(change.words) here" + explanation(of: index, kind, change))
    attribute(index, to: reason)
  }

  /// Returns the kind of a text of the same words that has another natural size, and of another text; `nil` for others.
  private func text(_ index: Int) -> ParityCause.Kind? {
    guard let other = matching.partners[index], let change = changes[index] else { return nil }
    let (one, two) = (matching.recorded.views[index], matching.shown.views[other])
    guard one.text != nil || two.text != nil, abs(change.dw) > tolerance || abs(change.dh) > tolerance else {
      return nil
    }
    // Fields and text views have room of their own.
    guard one.text == two.text else { return hasOtherSize(one, two) ? .content : nil }
    guard matching.recorded.kinds[index] != "UITextField" else { return nil }
    return hasOtherSize(one, two) ? .text : nil
  }

  /// Returns the kind of a control with another natural size; `nil` for other views.
  private func control(_ index: Int) -> ParityCause.Kind? {
    guard let kind = matching.recorded.kinds[index], let other = matching.partners[index],
      let change = changes[index], ParityClasses.controls.contains(kind),
      abs(change.dw) > tolerance || abs(change.dh) > tolerance
    else { return nil }
    return hasOtherSize(matching.recorded.views[index], matching.shown.views[other]) ? .control : nil
  }

  /// Returns whether the natural sizes of two views differ; `true` if they are not known.
  private func hasOtherSize(_ one: ParityRecording.View, _ other: ParityRecording.View) -> Bool {
    guard let first = one.intrinsic, let second = other.intrinsic else { return true }
    return zip(first, second).contains { a, b in abs((a ?? -1) - (b ?? -1)) > tolerance }
  }

  /// The kind of a view whose difference follows from no other.
  private func kind(of index: Int) -> ParityCause.Kind {
    guard let kind = matching.recorded.kinds[index], let change = changes[index] else { return .layout }
    let hasOtherSize = abs(change.dw) > tolerance || abs(change.dh) > tolerance
    // UIKit places what is in its bars and controls.
    if ParityClasses.design.contains(kind) || matching.recorded.isPart[index] { return .design }
    return hasOtherSize && ParityClasses.controls.contains(kind) ? .control : .layout
  }

  private func explanation(of index: Int, _ kind: ParityCause.Kind, _ change: ParityChange) -> String {
    guard let other = matching.partners[index] else { return "" }
    let (one, two) = (matching.recorded.views[index], matching.shown.views[other])
    func size(_ view: ParityRecording.View) -> String {
      "\(ParityChange.number(view.windowFrame[2])) x \(ParityChange.number(view.windowFrame[3]))"
    }
    switch kind {
    case .text:
      let fonts = ParityAttributes.fontWords(one.font, two.font)
      return ": \(size(two)) instead of \(size(one)) points for the same text\(fonts)"
    case .content:
      return ": it says \(ParityWords.quoted(two.text)) instead of \(ParityWords.quoted(one.text))"
    case .control, .design: return ": \(size(two)) instead of \(size(one)) points"
    case .missing, .layout: return ""
    }
  }

  // MARK: What follows

  private mutating func attribute(_ index: Int, to reason: Int) {
    reasons[index] = reason
    causes[reason].views += 1
    guard let change = changes[index] else { return }
    for edge in ParityChange.Edge.allCases {
      spread(change.movement(of: edge), axis: edge.axis, reason: reason, from: index)
    }
  }

  /// Notes a movement where it has effects: beside a view, around it and in it.
  private mutating func spread(_ movement: Double, axis: Int, reason: Int, from index: Int) {
    // -1 is the list of the roots.
    let parent = matching.recorded.parents[index] ?? -1
    contents[parent, default: Movements()].add(movement, axis: axis, reason: reason, tolerance: tolerance)
    contents[index, default: Movements()].add(movement, axis: axis, reason: reason, tolerance: tolerance)
  }

  /// Attributes views to the reasons of others, until no more follow.
  private mutating func follow() {
    var open = changes.keys.filter { reasons[$0] == nil }.sorted()
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      open = open.filter { index in
        guard let reason = reason(of: index) else { return true }
        attribute(index, to: reason)
        isGrowing = true
        return false
      }
    }
  }

  /// Returns the reason of a view each of whose edges moved as one nearby did.
  private func reason(of index: Int) -> Int? {
    guard let change = changes[index] else { return nil }
    var result: Int?
    for edge in ParityChange.Edge.allCases {
      let movement = change.movement(of: edge)
      guard abs(movement) > tolerance else { continue }
      guard let found = reason(of: movement, axis: edge.axis, near: index) else { return nil }
      result = result ?? found
    }
    return result
  }

  private func reason(of movement: Double, axis: Int, near index: Int) -> Int? {
    var containers: [Int] = [index]
    // Views in the same container, and the containers that are around it.
    var parent = matching.recorded.parents[index]
    while let present = parent {
      containers.append(present)
      parent = matching.recorded.parents[present]
    }
    containers.append(-1)
    for container in containers {
      if let found = contents[container]?.reason(of: movement, axis: axis, tolerance: tolerance) {
        return found
      }
    }
    return common.reason(of: movement, axis: axis, tolerance: tolerance)
  }
}
