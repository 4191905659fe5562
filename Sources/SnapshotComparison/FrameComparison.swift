import Foundation

/// Matches the views of two records, and describes their differences.
///
/// 1. Views of documents with the same object id are matched. Then roots are, and the subviews of matched views,
///    from the top down. Among subviews, first those with the same content (class, texts and identifiers of all
///    views in them) are matched, then those with the same identifier, outlet or text, and last those of the same
///    class, each in order.
/// 2. The remaining views are matched if an identifier, or a class with a text, occurs once on either side:
///    such a view has moved to another superview.
/// 3. The frames, texts and hidden flags of matched views are compared. A view that moved with its superview
///    is not reported.
/// 4. Equal movements are one sentence: the first view in the direction of the movement, and the number of
///    others.
package struct FrameComparison: Sendable {
  /// A view that moved or changed its size.
  package struct Movement: Codable, Hashable, Sendable {
    /// The name of the view.
    package var view: String
    /// The frames before and after: x, y, width and height in points, in the window's coordinate space.
    package var old: [Double]
    package var new: [Double]
  }

  /// The movements of views, excluding those with their superviews.
  package private(set) var movements: [Movement] = []
  /// The sentences about frames: movements, sizes.
  package private(set) var frames: [String] = []
  /// A Boolean value for each of these sentences, which indicates whether the views have other sizes.
  package private(set) var areResized: [Bool] = []
  /// The sentences about texts.
  package private(set) var texts: [String] = []
  /// The sentences about views that are new, gone, hidden or shown.
  package private(set) var views: [String] = []
  /// The sentences about defects that only one of the records has. They are no differences of the screen.
  package private(set) var findings: [String] = []
  /// The frames, before and after, of all views that differ in any way, in points.
  package private(set) var boxes: [CGRect] = []
  /// The views that are the same before and after, by their indices in the records.
  package private(set) var matches: [(old: Int, new: Int)] = []

  /// A Boolean value that indicates whether the records are equal.
  package var isEmpty: Bool { frames.isEmpty && texts.isEmpty && views.isEmpty }

  /// All sentences.
  package var sentences: [String] { frames + texts + views }

  /// The differences of positions and lengths that are none, in points.
  private let tolerance: Double

  /// Compares two records.
  ///
  /// - Parameter tolerance: The differences of positions and lengths that are none, in points.
  package init(from old: SnapshotRecord, to new: SnapshotRecord, tolerance: Double = 0.0005) {
    self.tolerance = tolerance
    compareFindings(old, new)
    guard old.views != new.views else {
      matches = old.views.indices.map { ($0, $0) }
      return
    }
    let a = Tree(old.views)
    let b = Tree(new.views)
    names = b.views.indices.map { b.shown($0) }
    let pairs = Self.pairs(a, b)
    matches = pairs.enumerated().compactMap { old, new in new.map { (old, $0) } }
    compare(a, b, pairs)
  }

  private mutating func compareFindings(_ old: SnapshotRecord, _ new: SnapshotRecord) {
    guard let before = old.findings, let after = new.findings else { return }
    func only(
      _ some: [SnapshotRecord.Finding], _ others: [SnapshotRecord.Finding]
    ) -> [SnapshotRecord.Finding] {
      var left = others.reduce(into: [:]) { $0[$1.identity, default: 0] += 1 }
      return some.filter { finding in
        guard let count = left[finding.identity], count > 0 else { return true }
        left[finding.identity] = count - 1
        return false
      }
    }
    findings = only(after, before).map { "new \($0.level) \($0.rule): \($0.view)" }
    findings += only(before, after).map { "no longer \($0.rule): \($0.view)" }
  }

  /// The names in sentences of the new views; empty if the records are equal.
  package private(set) var names: [String] = []

  // MARK: Matching

  /// The views of a record as a tree.
  private struct Tree {
    let views: [SnapshotRecord.View]
    private(set) var parents: [Int?] = []
    private(set) var children: [[Int]] = []
    private(set) var roots: [Int] = []
    /// The hashes of class, texts and identifiers of a view and all views in it, the same in every run.
    private(set) var contents: [UInt64] = []
    /// The only text in a view; `nil` if there is none or there are several.
    private(set) var onlyTexts: [String?] = []
    /// The number of views in a view.
    private(set) var sizes: [Int] = []
    private(set) var names: [String] = []
    /// The number of views with a text, by text.
    private var holders: [String: Int] = [:]

    init(_ views: [SnapshotRecord.View]) {
      self.views = views
      parents = Array(repeating: nil, count: views.count)
      children = Array(repeating: [], count: views.count)
      var path: [Int] = []
      for (index, view) in views.enumerated() {
        path.removeLast(max(path.count - view.depth, 0))
        if let parent = path.last {
          parents[index] = parent
          children[parent].append(index)
        } else {
          roots.append(index)
        }
        path.append(index)
      }
      contents = Array(repeating: 0, count: views.count)
      onlyTexts = views.map(\.text)
      sizes = Array(repeating: 0, count: views.count)
      for view in views { if let text = view.text { holders[text, default: 0] += 1 } }
      var textCounts = views.map { $0.text == nil ? 0 : 1 }
      for index in views.indices.reversed() {
        let view = views[index]
        var hash = Self.hash("\(view.className)\u{1}\(view.text ?? "")\u{1}\(view.identifier ?? "")")
        for child in children[index] {
          hash = (hash ^ contents[child]) &* 0x100_0000_01b3
          textCounts[index] += textCounts[child]
          if onlyTexts[index] == nil { onlyTexts[index] = onlyTexts[child] }
          sizes[index] += sizes[child] + 1
        }
        contents[index] = hash
        if textCounts[index] != 1 { onlyTexts[index] = view.text }
      }
      let plain = views.indices.map { plainName(of: $0) }
      var counts: [String: Int] = [:]
      for name in plain { counts[name, default: 0] += 1 }
      var places: [String: Int] = [:]
      names = plain.map { name in
        guard counts[name] != 1 else { return name }
        places[name, default: 0] += 1
        return "\(name)[\(places[name] ?? 0)]"
      }
    }

    /// FNV-1a: Swift's hash values differ from run to run.
    private static func hash(_ text: String) -> UInt64 {
      text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    private func plainName(of index: Int) -> String {
      let view = views[index]
      func quoted(_ text: String) -> String {
        let line = text.replacingOccurrences(of: "\n", with: "\\n")
        return "\"\(line.count > 40 ? line.prefix(40) + "…" : line[...])\""
      }
      if let text = view.text { return "\(view.className) \(quoted(text))" }
      if let identifier = view.identifier { return "\(view.className) #\(identifier)" }
      // Controls are identified by the text in them.
      if let text = onlyTexts[index], sizes[index] <= 4 { return "\(view.className) \(quoted(text))" }
      if let outlet = view.outlet { return "\(view.className) \(outlet)" }
      return view.className
    }

    /// Returns the name of a view with its identifier or outlet.
    func nameWithoutText(_ index: Int) -> String {
      let view = views[index]
      return view.identifier.map { "\(view.className) #\($0)" } ?? "\(view.className) \(view.outlet ?? "")"
    }

    /// Returns the name of a view in sentences: its text alone if no other view has it.
    func shown(_ index: Int) -> String {
      let view = views[index]
      let name = names[index]
      guard view.text != nil || view.identifier == nil,
        let text = view.text ?? (sizes[index] <= 4 ? onlyTexts[index] : nil),
        !text.isEmpty, let quote = name.firstIndex(of: "\"")
      else { return name }
      return holders[text, default: 0] <= 1 && !name.hasSuffix("]") ? String(name[quote...]) : name
    }

    /// Returns the name of a view in sentences beside those of others: with its class if it merely contains a text whose own view is one
    /// of these.
    func shown(_ index: Int, beside others: Set<Int>) -> String {
      guard views[index].text == nil, let text = onlyTexts[index], sizes[index] <= 4 else {
        return shown(index)
      }
      let holder = (index + 1..<index + 1 + sizes[index]).first { views[$0].text == text }
      return holder.map(others.contains) == true ? names[index] : shown(index)
    }
  }

  private static func pairs(_ a: Tree, _ b: Tree) -> [Int?] {
    /// The new view that matches each old one.
    var partner: [Int?] = Array(repeating: nil, count: a.views.count)
    var isTaken = Array(repeating: false, count: b.views.count)

    func pairUp(_ olds: [Int], _ news: [Int]) -> [(Int, Int)] {
      let keys: [(Tree, Int) -> String?] = [
        { "\($0.views[$1].className)\u{1}\($0.contents[$1])" },
        { tree, index in tree.views[index].identifier.map { "\(tree.views[index].className)\u{1}\($0)" } },
        { tree, index in tree.views[index].outlet.map { "\(tree.views[index].className)\u{1}\($0)" } },
        { tree, index in tree.onlyTexts[index].map { "\(tree.views[index].className)\u{1}\($0)" } },
        { tree, index in
          // Views with different identifiers never match.
          tree.views[index].identifier == nil ? tree.views[index].className : nil
        },
      ]
      var result: [(Int, Int)] = []
      for key in keys {
        var waiting: [String: [Int]] = [:]
        for index in news.reversed() where !isTaken[index] {
          if let key = key(b, index) { waiting[key, default: []].append(index) }
        }
        for index in olds where partner[index] == nil {
          guard let key = key(a, index), let other = waiting[key]?.popLast() else { continue }
          partner[index] = other
          isTaken[other] = true
          result.append((index, other))
        }
      }
      return result
    }
    func iterativeHitTest(from first: [(Int, Int)]) {
      var stack = first
      while let (old, new) = stack.popLast() { stack += pairUp(a.children[old], b.children[new]) }
    }
    let identical = Self.pairsOfIDs(a, b)
    for (old, new) in identical {
      partner[old] = new
      isTaken[new] = true
    }
    iterativeHitTest(from: identical + pairUp(a.roots, b.roots))
    // Views that have moved to another superview.
    func unique(_ tree: Tree, _ isFree: (Int) -> Bool) -> [String: Int] {
      var result: [String: Int] = [:]
      var several: Set<String> = []
      for index in tree.views.indices where isFree(index) {
        let view = tree.views[index]
        guard let mark = view.identifier.map({ "#" + $0 }) ?? view.text else { continue }
        let key = "\(view.className)\u{1}\(mark)"
        if result.updateValue(index, forKey: key) != nil { several.insert(key) }
      }
      return result.filter { !several.contains($0.key) }
    }
    let left = unique(a) { partner[$0] == nil }
    let right = unique(b) { !isTaken[$0] }
    for (key, old) in left.sorted(by: { $0.value < $1.value }) {
      guard let new = right[key], partner[old] == nil, !isTaken[new] else { continue }
      partner[old] = new
      isTaken[new] = true
      iterativeHitTest(from: [(old, new)])
    }
    return partner
  }

  /// Returns the views with the same object id, which occurs once on either side.
  private static func pairsOfIDs(_ a: Tree, _ b: Tree) -> [(Int, Int)] {
    func unique(_ tree: Tree) -> [String: Int] {
      var result: [String: Int?] = [:]
      for (index, view) in tree.views.enumerated() {
        if let id = view.id { result[id] = .some(result[id] == nil ? index : nil) }
      }
      return result.compactMapValues { $0 }
    }
    let right = unique(b)
    return unique(a).compactMap { id, old in right[id].map { (old, $0) } }.sorted { $0 < $1 }
  }

  // MARK: Comparing

  /// The change of a frame.
  private struct Change: Hashable {
    var dx: Double
    var dy: Double
    var dw: Double
    var dh: Double
    static let none = Change(dx: 0, dy: 0, dw: 0, dh: 0)

    init(dx: Double, dy: Double, dw: Double, dh: Double) {
      (self.dx, self.dy, self.dw, self.dh) = (dx, dy, dw, dh)
    }

    init(_ old: [Double], _ new: [Double], _ tolerance: Double) {
      func difference(_ index: Int) -> Double {
        let difference = new[index] - old[index]
        return difference.magnitude < tolerance ? 0 : (difference * 1000).rounded() / 1000 + 0
      }
      self.init(dx: difference(0), dy: difference(1), dw: difference(2), dh: difference(3))
    }
  }

  private mutating func compare(_ a: Tree, _ b: Tree, _ partner: [Int?]) {
    var old: [Int?] = Array(repeating: nil, count: b.views.count)
    for (index, other) in partner.enumerated() { if let other { old[other] = index } }
    func box(_ view: SnapshotRecord.View) {
      guard view.hidden != true else { return }
      boxes.append(CGRect(x: view.frame[0], y: view.frame[1], width: view.frame[2], height: view.frame[3]))
    }

    var groups: [(change: Change, members: [Int])] = []
    var groupOf: [Change: Int] = [:]
    for new in b.views.indices {
      guard let before = old[new] else {
        let isRoot = b.parents[new].map { old[$0] != nil } ?? true
        box(b.views[new])
        if isRoot { views.append("\(b.shown(new)) is new" + Self.inside(b.sizes[new])) }
        continue
      }
      let (one, other) = (a.views[before], b.views[new])
      if one.text != other.text {
        box(one)
        box(other)
        let name = other.identifier != nil || other.outlet != nil ? b.nameWithoutText(new) : other.className
        func quoted(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "nothing" }
        texts.append("\(name) says \(quoted(other.text)) instead of \(quoted(one.text))")
      }
      if one.hidden != other.hidden {
        box(one)
        box(other)
        let parent = b.parents[new]
        let follows = parent.map { p in old[p].map { a.views[$0].hidden != b.views[p].hidden } ?? false }
        if follows != true {
          views.append("\(b.shown(new)) is \(other.hidden == true ? "hidden" : "shown") now")
        }
      }
      let change = Change(one.frame, other.frame, tolerance)
      guard change != .none else { continue }
      box(one)
      box(other)
      // A view that moved with its superview is not reported.
      if change.dw == 0, change.dh == 0, let parent = b.parents[new], let oldParent = old[parent] {
        let outer = Change(a.views[oldParent].frame, b.views[parent].frame, tolerance)
        if outer.dx == change.dx, outer.dy == change.dy { continue }
      }
      movements.append(Movement(view: b.shown(new), old: one.frame, new: other.frame))
      if let group = groupOf[change] {
        groups[group].members.append(new)
      } else {
        groupOf[change] = groups.count
        groups.append((change, [new]))
      }
    }
    let told = Set(groups.flatMap(\.members))
    for (change, members) in groups {
      frames.append(sentence(change, members, b, told))
      areResized.append(change.dw != 0 || change.dh != 0)
    }
    for index in a.views.indices where partner[index] == nil {
      box(a.views[index])
      let isRoot = a.parents[index].map { partner[$0] != nil } ?? true
      if isRoot { views.append("\(a.shown(index)) is gone" + Self.inside(a.sizes[index])) }
    }
  }

  /// - Parameter told: The views that any sentence is about.
  private func sentence(
    _ change: Change, _ members: [Int], _ tree: Tree, _ told: Set<Int>
  ) -> String {
    /// Returns a view's position along the direction of the movement.
    func place(_ index: Int) -> (Double, Int) {
      let frame = tree.views[index].frame
      let along = change.dy != 0 ? frame[1] : change.dx != 0 ? frame[0] : 0
      return (along, index)
    }
    let ordered = members.sorted { place($0) < place($1) }
    let leader = ordered[0]
    let others = ordered.dropFirst()
    let words = Self.words(change)
    let name = tree.shown(leader, beside: told)
    guard !others.isEmpty else { return "\(name) \(words)" }
    let frame = tree.views[leader].frame
    let isVertical = change.dy != 0
    let edge = isVertical ? frame[1] : frame[0]
    let areBeyond =
      (isVertical || change.dx != 0)
      && others.allSatisfy { tree.views[$0].frame[isVertical ? 1 : 0] > edge }
    let count = "\(others.count) \(others.count == 1 ? "view" : "views")"
    if areBeyond, change.dw == 0, change.dh == 0 {
      return "\(name) \(words); \(count) \(isVertical ? "below it" : "to its right") followed"
    }
    return
      "\(name) \(words), and so did \(others.count) more \(others.count == 1 ? "view" : "views")"
  }

  private static func words(_ change: Change) -> String {
    func points(_ value: Double) -> String {
      let value = abs(value)
      let number = value == value.rounded() && value < 1e9 ? "\(Int(value))" : "\(value)"
      return "\(number) \(number == "1" ? "point" : "points")"
    }
    var moves: [String] = []
    if change.dx != 0 {
      moves.append("\(points(change.dx)) \(change.dx > 0 ? "to the right" : "to the left")")
    }
    if change.dy != 0 { moves.append("\(points(change.dy)) \(change.dy > 0 ? "down" : "up")") }
    var sizes: [String] = []
    if change.dw != 0 { sizes.append("\(points(change.dw)) \(change.dw > 0 ? "wider" : "narrower")") }
    if change.dh != 0 { sizes.append("\(points(change.dh)) \(change.dh > 0 ? "taller" : "shorter")") }
    let parts = [
      moves.isEmpty ? nil : "moved " + moves.joined(separator: " and "),
      sizes.isEmpty ? nil : "became " + sizes.joined(separator: " and "),
    ]
    return parts.compactMap { $0 }.joined(separator: " and ")
  }

  private static func inside(_ count: Int) -> String {
    count == 0 ? "" : ", with \(count) \(count == 1 ? "view" : "views") in it"
  }
}
