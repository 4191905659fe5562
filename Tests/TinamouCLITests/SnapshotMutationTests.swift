import Foundation
import Testing
import UIKit

@testable import SnapshotComparison
@testable import TinamouCLI

/// Verification can fail: seeded changes of a screen are named, and what changes nothing is not.
@MainActor @Suite struct SnapshotMutationTests {
  /// A screen as values: rows of a label, a box and a picture.
  struct Form: Sendable {
    struct Row: Sendable {
      var text: String
      var gap: CGFloat
      var indent: CGFloat
      /// 0xRRGGBB.
      var color: UInt32
      /// The box is as wide as the first or the second of two constants, whichever has the higher priority.
      var widths: (CGFloat, CGFloat)
      var priorities: (Float, Float)
      /// The side that is dark of the picture's two.
      var image: Int
    }
    var rows: [Row]
    // What is not seen.
    var tag = 0
    var isReversed = false
    var guides = 0
    var hint: String?
    var speed: Float = 1
    var priorityOfNothing: Float = 1000

    init(seed: Int) {
      var random = SplitMix(state: UInt64(seed))
      rows = (0..<4).map { index in
        Row(
          text: "Row \(index) \(["Terms", "Continue", "Cancel", "Imprint"][index])",
          gap: CGFloat(Int.random(in: 4...20, using: &random)),
          indent: CGFloat(Int.random(in: 8...40, using: &random)),
          color: UInt32.random(in: 0x202020...0xdfdfdf, using: &random),
          widths: (
            CGFloat(Int.random(in: 20...60, using: &random)), CGFloat(Int.random(in: 70...99, using: &random))
          ),
          priorities: (600, 700), image: Int.random(in: 0...1, using: &random))
      }
    }

    @MainActor func makeController() -> UIViewController {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      controller.view.tag = tag
      var above: UIView?
      var constraints: [NSLayoutConstraint] = []
      for (index, row) in rows.enumerated() {
        let label = UILabel()
        label.text = row.text
        label.accessibilityHint = hint
        let box = UIView()
        box.accessibilityIdentifier = "box\(index)"
        func part(_ shift: UInt32) -> CGFloat { CGFloat(row.color >> shift & 255) / 255 }
        box.backgroundColor = UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
        box.layer.speed = speed
        let picture = UIImageView(image: Self.image(row.image))
        picture.accessibilityIdentifier = "picture\(index)"
        for view in [label, box, picture] {
          view.translatesAutoresizingMaskIntoConstraints = false
          controller.view.addSubview(view)
        }
        for _ in 0..<guides { controller.view.addLayoutGuide(UILayoutGuide()) }
        let first = box.widthAnchor.constraint(equalToConstant: row.widths.0)
        first.priority = UILayoutPriority(row.priorities.0)
        let second = box.widthAnchor.constraint(equalToConstant: row.widths.1)
        second.priority = UILayoutPriority(row.priorities.1)
        let least = box.widthAnchor.constraint(greaterThanOrEqualToConstant: 1)
        least.priority = UILayoutPriority(priorityOfNothing)
        constraints += [
          label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: row.indent),
          label.topAnchor.constraint(
            equalTo: above?.bottomAnchor ?? controller.view.topAnchor, constant: row.gap),
          box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 160), first, second,
          least,
          box.topAnchor.constraint(equalTo: label.topAnchor),
          box.heightAnchor.constraint(equalToConstant: 24),
          picture.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 300),
          picture.topAnchor.constraint(equalTo: label.topAnchor),
        ]
        above = box
      }
      NSLayoutConstraint.activate(isReversed ? constraints.reversed() : constraints)
      return controller
    }

    @MainActor private static func image(_ dark: Int) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
        UIColor.lightGray.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        UIColor.black.setFill()
        context.fill(CGRect(x: dark * 10, y: 0, width: 10, height: 20))
      }
    }
  }

  /// A folder of references of one screen. The engine of `snapshots verify` runs without its command line, which takes longer to
  /// parse than all else.
  private struct Run {
    let folder: TemporaryDirectory
    let matrix: SnapshotMatrixOptions

    init() throws {
      folder = try TemporaryDirectory()
      matrix = try .parse(["--device", "iphone-se-3", "--scale", "1", "--settle", "0"])
    }

    @MainActor private func draw(_ form: Form) throws -> SnapshotLine {
      let drawing = SnapshotDrawing(
        screens: [Screen("Form") { form.makeController() }], documents: nil,
        configurations: try matrix.configurations(areDocuments: false), matrix: matrix)
      var lines: [SnapshotLine] = []
      try ProcessState.preserving { try drawing.draw(only: nil) { lines.append($0) } }
      return try #require(lines.first { $0.picture != nil })
    }

    private var store: SnapshotStore { SnapshotStore(folder: folder.url.path + "/refs") }

    @MainActor func record(_ form: Form) throws {
      let line = try draw(form)
      try store.write(
        "form/iphone-se-3.portrait.light", picture: try #require(line.picture), record: line.record?.data())
    }

    @MainActor func verify(_ form: Form) throws -> SnapshotResult {
      try SnapshotVerification(
        store: store, report: folder.url.path + "/report", tolerance: .exact, sinceUpgrade: false
      ).result(of: draw(form))
    }
  }

  /// Two hundred changes of a constant by a point, a colour by a step, a letter, a priority or an image.
  @Test(arguments: 0..<10)
  func changesAreNamed(round: Int) throws {
    let run = try Run()
    let form = Form(seed: round)
    try run.record(form)
    var random = SplitMix(state: UInt64(round) + 100)
    for number in 0..<20 {
      var changed = form
      let index = Int.random(in: 0..<4, using: &random)
      let kind: SnapshotDifference.Kind
      let words: String
      switch number % 5 {
      case 0:
        changed.rows[index].gap += 1
        (kind, words) = (.frames, "\"\(form.rows[index].text)\" moved 1 point down")
      case 1:
        let shift = UInt32(8 * Int.random(in: 0...2, using: &random))
        changed.rows[index].color += 1 << shift
        (kind, words) = (.colour, "changed colour")
      case 2:
        var text = Array(form.rows[index].text)
        text[Int.random(in: 6..<text.count, using: &random)] = "x"
        changed.rows[index].text = String(text)
        (kind, words) = (.text, "says \"\(String(text))\" instead of \"\(form.rows[index].text)\"")
      case 3:
        changed.rows[index].priorities = (700, 600)
        (kind, words) = (.frames, "UIView #box\(index) became ")
      default:
        changed.rows[index].image = 1 - form.rows[index].image
        (kind, words) = (.drawing, "are drawn otherwise")
      }
      let result = try run.verify(changed)
      #expect(result.status == .different, "round \(round), change \(number)")
      #expect(
        result.kinds.contains(kind), "round \(round), change \(number): \(result.kinds)")
      #expect(
        result.sentences.contains { $0.contains(words) },
        "round \(round), change \(number): \(result.sentences) without \(words)")
    }
  }

  /// Fifty changes of what is not seen.
  @Test(arguments: 0..<10)
  func whatAltersNothingStaysGreen(round: Int) throws {
    let run = try Run()
    let form = Form(seed: round + 50)
    try run.record(form)
    for number in 0..<5 {
      var changed = form
      switch number {
      case 0: changed.tag = 7
      case 1: changed.isReversed = true
      case 2: changed.guides = 3
      case 3: changed.hint = "Nothing to see"
      default: changed.priorityOfNothing = 300
      }
      #expect(try run.verify(changed).status == .equal, "round \(round), change \(number)")
    }
  }
}
