import Foundation
import SnapshotComparison
import Testing
import ViewDescriptions

/// The changes of views, in words.
@Suite struct FrameComparisonTests {
  private let form = [
    view(0, "UIWindow", 0, 0, 393, 852), view(1, "UIView", 0, 0, 393, 852),
    view(2, "UILabel", 16, 60, text: "Title"),
    view(2, "UITextField", 16, 100, text: "Name", outlet: "nameField"),
    view(2, "UIButton", 16, 140), view(3, "UIButtonLabel", 20, 142, 60, 16, text: "Continue"),
    view(2, "UILabel", 16, 180, text: "Terms"), view(2, "UIView", 16, 220, id: "footer"),
    view(3, "UILabel", 20, 222, 60, 16, text: "Imprint"), view(2, "UILabel", 16, 260, text: "Version"),
  ]

  private func moved(_ indices: [Int], dx: Double = 0, dy: Double = 0, dw: Double = 0) -> [View] {
    var result = form
    for index in indices {
      result[index].frame[0] += dx
      result[index].frame[1] += dy
      result[index].frame[2] += dw
    }
    return result
  }

  private func sentences(_ new: [View], from old: [View]? = nil) -> [String] {
    FrameComparison(from: record(old ?? form), to: record(new)).sentences
  }

  @Test func equalRecordsSayNothing() { #expect(sentences(form).isEmpty) }

  /// The sentence of the documentation: views in those that moved are not counted.
  @Test func theFirstOfWhatMovedIsNamedAndTheOthersFollow() {
    #expect(
      sentences(moved(Array(4...9), dy: 8)) == ["\"Continue\" moved 8 points down; 3 views below it followed"]
    )
    #expect(
      sentences(moved([6, 7, 8, 9], dy: -1)) == ["\"Terms\" moved 1 point up; 2 views below it followed"])
    #expect(sentences(moved([2], dx: 4.5)) == ["\"Title\" moved 4.5 points to the right"])
    #expect(sentences(moved([7, 8], dy: 2)) == ["UIView #footer moved 2 points down"])
  }

  @Test func sizesAreTold() {
    #expect(sentences(moved([3], dw: -10)) == ["\"Name\" became 10 points narrower"])
    #expect(
      sentences(moved([3, 2], dx: 2, dw: 10))
        == ["\"Title\" moved 2 points to the right and became 10 points wider, and so did 1 more view"])
  }

  @Test func textsAreToldByWhatKeepsItsName() {
    var new = form
    new[3].text = "Surname"
    #expect(sentences(new) == ["UITextField nameField says \"Surname\" instead of \"Name\""])
    new = form
    new[2].text = "Titles"
    #expect(sentences(new) == ["UILabel says \"Titles\" instead of \"Title\""])
  }

  @Test func viewsComeGoAndHide() {
    var new = form
    new.insert(view(2, "UILabel", 16, 80, text: "Beta"), at: 3)
    #expect(sentences(new) == ["\"Beta\" is new"])
    new = form
    new.removeSubrange(7...8)
    #expect(sentences(new) == ["UIView #footer is gone, with 1 view in it"])
    new = form
    new[7].hidden = true
    new[8].hidden = true
    #expect(sentences(new) == ["UIView #footer is hidden now"])
    #expect(sentences(form, from: new) == ["UIView #footer is shown now"])
  }

  /// A row that comes in at the top of equal rows moves them, and changes none of their texts.
  @Test func rowsArePairedByWhatTheyShow() {
    func rows(_ texts: [String]) -> [View] {
      [view(0, "UIWindow", 0, 0, 393, 852)]
        + texts.enumerated().flatMap { index, text in
          [
            view(1, "Cell", 0, CGFloat(index) * 44, 393, 44),
            view(2, "UILabel", 16, CGFloat(index) * 44 + 12, 300, 20, text: text),
          ]
        }
    }
    let result = sentences(rows(["New", "A", "B", "C"]), from: rows(["A", "B", "C"]))
    #expect(
      result == [
        "\"A\" moved 44 points down; 2 views below it followed", "\"New\" is new, with 1 view in it",
      ])
  }

  /// A container is named by the text in it, unless the text is told of, too.
  @Test func aTextAndWhatContainsItHaveTwoNames() {
    func screen(_ x: CGFloat, _ inner: CGFloat) -> [View] {
      [
        view(0, "UIWindow", 0, 0, 393, 852), view(1, "UIStackView", x, 100, 200, 44),
        view(2, "UILabel", inner, 110, 100, 20, text: "Pay"),
      ]
    }
    #expect(
      sentences(screen(20, 40), from: screen(16, 30)) == [
        "UIStackView \"Pay\" moved 4 points to the right", "\"Pay\" moved 10 points to the right",
      ])
    #expect(sentences(screen(20, 34), from: screen(16, 30)) == ["\"Pay\" moved 4 points to the right"])
  }

  @Test func aViewThatHasAnotherSuperviewIsTheSame() {
    var new = form
    let footer = new.remove(at: 9)
    new.insert(view(1, "UIView", 0, 400, 393, 100, id: "bar"), at: 9)
    new.append(view(2, footer.className, 16, 410, text: footer.text))
    #expect(
      sentences(new) == [
        "\"Version\" moved 150 points down", "UIView #bar is new, with 1 view in it",
      ])
  }

  // MARK: Properties

  /// A random tree of views.
  private func tree(_ random: inout SeededGenerator) -> [View] {
    var result = [view(0, "UIWindow", 0, 0, 393, 852)]
    var depth = 1
    for index in 0..<Int.random(in: 1...40, using: &random) {
      depth = Int.random(in: 1...min(depth + 1, 12), using: &random)
      let text: String? = Bool.random(using: &random) ? "Text \(Int.random(in: 0...5, using: &random))" : nil
      let id: String? = Int.random(in: 0...4, using: &random) == 0 ? "id\(index)" : nil
      result.append(
        view(
          depth, ["UIView", "UILabel", "UIButton"].randomElement(using: &random) ?? "UIView",
          CGFloat(Int.random(in: 0...300, using: &random)), CGFloat(Int.random(in: 0...800, using: &random)),
          text: text, id: id))
    }
    return result
  }

  /// Moving one view with all in it is one movement of that view, whatever lies around it.
  @Test(arguments: 0..<200)
  func aMovedViewIsTheOneMovement(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let old = tree(&random)
    let root = Int.random(in: 1..<old.count, using: &random)
    let end = old[(root + 1)...].firstIndex { $0.depth <= old[root].depth } ?? old.count
    let dy = Double(Int.random(in: 1...50, using: &random))
    var new = old
    for index in root..<end { new[index].frame[1] += dy }
    let found = FrameComparison(from: record(old), to: record(new))
    #expect(found.movements.map(\.new) == [new[root].frame])
    #expect(found.movements.map(\.old) == [old[root].frame])
    #expect(found.frames.count == 1 && found.texts.isEmpty && found.views.isEmpty)
    #expect(found.frames.first?.contains("\(Int(dy)) point") == true)
    // And back again.
    let back = FrameComparison(from: record(new), to: record(old))
    #expect(back.movements.map(\.new) == [old[root].frame])
  }

  /// Two records are told apart exactly if their views differ.
  @Test(arguments: 0..<200)
  func whateverDiffersIsTold(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) + 1000)
    let old = tree(&random)
    var new = old
    let index = Int.random(in: 1..<old.count, using: &random)
    switch Int.random(in: 0...3, using: &random) {
    case 0: new[index].frame[Int.random(in: 0...3, using: &random)] += 0.5
    case 1: new[index].text = (new[index].text ?? "") + "x"
    case 2: new[index].hidden = new[index].hidden == true ? nil : true
    default: new.insert(view(new[index].depth, "New", 1, 2), at: index)
    }
    #expect(!FrameComparison(from: record(old), to: record(new)).isEmpty)
    #expect(!FrameComparison(from: record(new), to: record(old)).isEmpty)
    #expect(FrameComparison(from: record(new), to: record(new)).isEmpty)
  }

  /// Hierarchies may be ten thousand views deep.
  @Test func deepAndWideTreesAreCompared() {
    let old = (0..<10_000).map { view($0, "UIView", 0, 0) }
    var new = old
    for index in 5000..<10_000 { new[index].frame[1] = 3 }
    #expect(
      FrameComparison(from: record(old), to: record(new)).frames == ["UIView[5001] moved 3 points down"])
    let wide = [view(0, "UIWindow", 0, 0)] + (0..<10_000).map { view(1, "UIView", 0, CGFloat($0)) }
    var down = wide
    for index in 1...10_000 { down[index].frame[1] += 7 }
    #expect(
      FrameComparison(from: record(wide), to: record(down)).frames
        == ["UIView[1] moved 7 points down; 9999 views below it followed"])
  }

  // MARK: Findings

  private func finding(_ rule: String, _ view: String) -> SnapshotRecord.Finding {
    SnapshotRecord.Finding(
      FindingDescription(
        rule: rule, level: "error", view: nil, title: view, frame: [0, 0, 1, 1], message: "", advice: "",
        source: nil, key: "", identity: "\(rule) \(view)"))
  }

  /// Findings are compared by identity, as often as they occur; without them on one side nothing is said.
  @Test func findingsOfOneRecordAreTold() throws {
    var (old, new) = (record(form), record(moved([2], dx: 4)))
    old.findings = [finding("overlap", "a"), finding("overlap", "a"), finding("contrast", "b")]
    #expect(FrameComparison(from: old, to: new).findings.isEmpty)
    new.findings = [finding("overlap", "a"), finding("text-truncated", "c")]
    let comparison = FrameComparison(from: old, to: new)
    #expect(
      comparison.findings == [
        "new error text-truncated: c", "no longer overlap: a", "no longer contrast: b",
      ])
    #expect(!comparison.sentences.contains { $0.contains("overlap") })
    #expect(try SnapshotRecord(data: new.data()) == new)
    new.findings = []
    #expect(try SnapshotRecord(data: new.data()) == new)
  }

  // MARK: Records

  @Test(arguments: 0..<50)
  func recordsAreReadAsTheyWereWritten(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let old = record(tree(&random))
    #expect(try SnapshotRecord(data: old.data()) == old)
  }

  @Test func oddNumbersAndTextsAreWritten() throws {
    let odd = record([
      view(
        0, "UIView", .nan, .infinity, .infinity, 1e300, text: "\"\\\n\u{1F469}\u{200D}\u{1F4BB}", id: "a/b"),
      view(1, "UIView", -0.0, 1.0 / 3),
    ])
    let read = try SnapshotRecord(data: odd.data())
    #expect(read == odd)
    #expect(read.views[0].frame == [0, 1e9, 1e9, 1e9])
    #expect(read.views[1].frame[1] == 0.3333)
  }

  /// Damage is an error with its reason, at whatever byte a record is cut.
  @Test func damagedRecordsAreErrors() throws {
    let data = try record(form).data()
    for count in stride(from: 0, to: data.count - 2, by: 7) {
      #expect(throws: SnapshotRecord.ReadingError.self) { try SnapshotRecord(data: data.prefix(count)) }
    }
    let newer = Data(#"{"format": 99}"#.utf8)
    #expect(throws: SnapshotRecord.ReadingError(description: "has format 99, of a newer version of Tinamou"))
    {
      try SnapshotRecord(data: newer)
    }
  }
}
