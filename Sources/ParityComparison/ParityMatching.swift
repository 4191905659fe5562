/// The views of a recording, and those that are the same here.
///
/// The trees of views differ between systems, since UIKit has private containers. Therefore those are left out, and:
///
/// 1. Windows match, and views with an identifier, or with the same text, match in the order in which they are read.
/// 2. Below views that match, others match those of the same class, in order; if there are more on one side, the nearest.
/// 3. If a view has no counterpart, those in it are looked for in its place.
struct ParityMatching {
  /// A side: the views that count, and the nearest of them that contains each.
  struct Side {
    let views: [ParityRecording.View]
    /// The public classes of the views; `nil` for those that do not count.
    let kinds: [String?]
    /// The nearest containing view that counts.
    let parents: [Int?]
    /// The views that count in each.
    let children: [[Int]]
    /// A Boolean value for each view that indicates whether it is in a control or a bar.
    let isPart: [Bool]
    let roots: [Int]

    init(_ views: [ParityRecording.View], _ classes: ParityClasses) {
      self.views = views
      var kinds: [String?] = []
      var parents: [Int?] = []
      var children: [[Int]] = Array(repeating: [], count: views.count)
      var isPart: [Bool] = []
      var roots: [Int] = []
      // The nearest views on the way, by depth: the one that counts, whether what is below is a part, and whether all below is foreign.
      var path: [(counting: Int?, part: Bool, hidden: Bool)] = []
      for (index, view) in views.enumerated() {
        path.removeLast(max(path.count - view.depth, 0))
        let above = path.last ?? (nil, false, false)
        let kind = classes.kind(of: view)
        let isHidden = above.hidden || view.hidden == true
        let isOwn = view.text != nil || view.identifier != nil || classes.isApplications(view)
        let counts = !isHidden && kind != nil && (!above.part || isOwn)
        kinds.append(counts ? kind : nil)
        parents.append(above.counting)
        isPart.append(above.part)
        if counts {
          if let parent = above.counting { children[parent].append(index) } else { roots.append(index) }
        }
        let isSystemPart =
          kind.map { ParityClasses.controls.contains($0) || ParityClasses.bars.contains($0) } ?? false
        let isForeign = classes.framework(of: view) != nil
        path.append((counts ? index : above.counting, above.part || isSystemPart, isHidden || isForeign))
      }
      (self.kinds, self.parents, self.children, self.isPart, self.roots) =
        (kinds, parents, children, isPart, roots)
    }

    /// Returns whether something is missing if the view has no counterpart.
    func matters(_ index: Int, _ classes: ParityClasses) -> Bool {
      let view = views[index]
      guard view.windowFrame[2] > 0, view.windowFrame[3] > 0 else { return false }
      if view.text != nil || view.identifier != nil || classes.isApplications(view) { return true }
      if classes.framework(of: view) != nil { return true }
      return !isPart[index] && kinds[index].map(ParityClasses.controls.contains) == true
    }
  }

  let recorded: Side
  let shown: Side
  /// The counterpart of each recorded view.
  private(set) var partners: [Int?]
  private var isTaken: [Bool]

  init(recorded: Side, shown: Side) {
    self.recorded = recorded
    self.shown = shown
    partners = Array(repeating: nil, count: recorded.views.count)
    isTaken = Array(repeating: false, count: shown.views.count)
    if let one = recorded.roots.first, let other = shown.roots.first { pair(one, other) }
    pairMarked { view, kind in view.identifier.map { "#\(kind)\u{1}\($0)" } }
    pairMarked { view, kind in view.text.map { "\(kind)\u{1}\($0)" } }
    pairBelow()
  }

  private mutating func pair(_ one: Int, _ other: Int) {
    partners[one] = other
    isTaken[other] = true
  }

  /// Pairs views with the same mark, which are as many on both sides.
  private mutating func pairMarked(_ mark: (ParityRecording.View, String) -> String?) {
    func group(_ side: Side, _ isFree: (Int) -> Bool) -> [String: [Int]] {
      var result: [String: [Int]] = [:]
      for (index, kind) in side.kinds.enumerated() where isFree(index) {
        if let kind, let key = mark(side.views[index], kind) { result[key, default: []].append(index) }
      }
      return result
    }
    let others = group(shown) { !isTaken[$0] }
    for (key, ones) in group(recorded, { partners[$0] == nil }) {
      guard let found = others[key], found.count == ones.count else { continue }
      func ordered(_ indices: [Int], _ side: Side) -> [Int] {
        indices.sorted { one, other in
          let (a, b) = (side.views[one].windowFrame, side.views[other].windowFrame)
          return (a[1].rounded(), a[0].rounded(), one) < (b[1].rounded(), b[0].rounded(), other)
        }
      }
      for (one, other) in zip(ordered(ones, recorded), ordered(found, shown)) { pair(one, other) }
    }
  }

  /// Pairs the views in those that match, from the top down.
  private mutating func pairBelow() {
    pairByClass(recorded.roots, shown.roots)
    // A view comes before those in it, and is paired before its turn.
    for one in recorded.views.indices {
      guard let other = partners[one] else { continue }
      pairContents(recorded.children[one], shown.children[other])
    }
  }

  /// Pairs two lists of views. In place of a view without a counterpart, those in it are tried: first on either side, then on both.
  private mutating func pairContents(_ ones: [Int], _ others: [Int]) {
    var (ones, others) = (ones, others)
    pairByClass(ones, others)
    while true {
      ones.removeAll { partners[$0] != nil }
      others.removeAll { isTaken[$0] }
      guard !ones.isEmpty, !others.isEmpty else { return }
      let (inner, otherInner) = (
        ones.flatMap { recorded.children[$0] }, others.flatMap { shown.children[$0] }
      )
      guard !inner.isEmpty || !otherInner.isEmpty else { return }
      pairByClass(inner, others)
      pairByClass(ones, otherInner)
      pairByClass(inner, otherInner)
      (ones, others) = (inner.isEmpty ? ones : inner, otherInner.isEmpty ? others : otherInner)
    }
  }

  private mutating func pairByClass(_ ones: [Int], _ others: [Int]) {
    var waiting: [String: [Int]] = [:]
    for other in others where !isTaken[other] {
      if let kind = shown.kinds[other] { waiting[kind, default: []].append(other) }
    }
    var groups: [String: [Int]] = [:]
    for one in ones where partners[one] == nil {
      if let kind = recorded.kinds[one] { groups[kind, default: []].append(one) }
    }
    for (kind, members) in groups.sorted(by: { $0.key < $1.key }) {
      // A view with a text or an identifier has no counterpart without it, unless it is the only one of its class.
      let free = (waiting[kind] ?? []).filter { shown.views[$0].identifier == nil }
      let members = members.filter { recorded.views[$0].identifier == nil }
      if members.count == free.count {
        for (one, other) in zip(members, free) { pair(one, other) }
      } else {
        pairNearest(members, free)
      }
    }
  }

  /// Pairs the nearest views of two lists of different lengths, of which the shorter one is paired whole.
  private mutating func pairNearest(_ ones: [Int], _ others: [Int]) {
    guard ones.count * others.count <= 250_000 else {
      for (one, other) in zip(ones, others) { pair(one, other) }
      return
    }
    var distances: [(Double, Int, Int)] = []
    for one in ones {
      for other in others {
        let (a, b) = (recorded.views[one].windowFrame, shown.views[other].windowFrame)
        distances.append((zip(a, b).reduce(0) { $0 + abs($1.0 - $1.1) }, one, other))
      }
    }
    for (_, one, other) in distances.sorted(by: { $0 < $1 }) where partners[one] == nil && !isTaken[other] {
      pair(one, other)
    }
  }
}
