import Foundation
import ScreenRequests
import TestSupport
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
      var random = SplitMix(seed: UInt64(seed))
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
    let request: ScreenRequest

    init() throws {
      folder = try TemporaryDirectory()
      var request = ScreenRequest(.snapshots(SnapshotResultChoice()))
      request.devices.names = ["iphone-se-3"]
      request.settings.scale = 1
      request.conditions.settle = 0
      self.request = request
    }

    @MainActor private func draw(_ form: Form) throws -> SnapshotPicture {
      let drawing = SnapshotDrawing(
        screens: [Screen("Form") { form.makeController() }],
        configurations: try request.snapshotConfigurations(areDocuments: false), request: request)
      var lines: [SnapshotLine] = []
      try ProcessState.preserving { try drawing.draw(only: nil) { lines.append($0) } }
      return try SnapshotPicture(try #require(lines.first { $0.picture != nil }))
    }

    var store: SnapshotStore { SnapshotStore(folder: folder.url.path + "/refs") }

    var verification: SnapshotVerification {
      SnapshotVerification(
        store: store, report: UserFolder(named: folder.url.path + "/report"), tolerance: .exact,
        sinceUpgrade: false)
    }

    @MainActor func record(_ form: Form) throws {
      let drawn = try draw(form)
      #expect(drawn.id.description == "form/iphone-se-3.portrait.light")
      try store.write(drawn.id, picture: drawn.picture, record: drawn.record.data())
    }

    @MainActor func verify(_ form: Form) throws -> SnapshotResult {
      try verification.result(of: draw(form))
    }
  }

  /// Two hundred changes of a constant by a point, a colour by a step, a letter, a priority or an image.
  @Test(arguments: 0..<10)
  func changesAreNamed(round: Int) throws {
    let run = try Run()
    let form = Form(seed: round)
    try run.record(form)
    var random = SplitMix(seed: UInt64(round) + 100)
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

  // MARK: Documents

  /// A document as values: rows of a label and a box.
  private struct Document {
    var form: Form
    var isReversed = false
    var label = ""

    var text: String {
      var views = ""
      var constraints: [String] = []
      for (index, row) in form.rows.enumerated() {
        func part(_ shift: UInt32) -> Double { Double(row.color >> shift & 255) / 255 }
        let above = index == 0 ? "root" : "box\(index - 1)"
        views += """
          <label text="\(row.text)" translatesAutoresizingMaskIntoConstraints="NO" tag="\(form.tag)" id="label\(index)">\
          <rect key="frame" x="0" y="0" width="42" height="21"/></label>
          <view translatesAutoresizingMaskIntoConstraints="NO"\(label) id="box\(index)">\
          <rect key="frame" x="0" y="0" width="42" height="21"/><color key="backgroundColor" red="\(part(16))" \
          green="\(part(8))" blue="\(part(0))" alpha="1" colorSpace="custom" customColorSpace="sRGB"/><constraints>\
          <constraint firstAttribute="height" constant="24" id="h\(index)"/>\
          <constraint firstAttribute="width" constant="\(row.widths.0)" priority="\(row.priorities.0)" id="w\(index)"/>\
          <constraint firstAttribute="width" constant="\(row.widths.1)" priority="\(row.priorities.1)" id="v\(index)"/>\
          </constraints></view>

          """
        constraints += [
          ("label\(index)", "leading", "root", "leading", row.indent, "a"),
          ("label\(index)", "top", above, index == 0 ? "top" : "bottom", row.gap, "b"),
          ("box\(index)", "leading", "root", "leading", 160, "c"),
          ("box\(index)", "top", "label\(index)", "top", 0, "d"),
        ].map { first, attribute, second, other, constant, id in
          """
          <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
          secondAttribute="\(other)" constant="\(constant)" id="\(id)\(index)"/>
          """
        }
      }
      if isReversed { constraints.reverse() }
      return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <objects><view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="393" height="400"/>
        <subviews>\(views)</subviews><constraints>\(constraints.joined())</constraints></view></objects></document>
        """
    }
  }

  private func draw(_ document: Document, _ run: Run) throws -> SnapshotPicture {
    let path = run.folder.url.path + "/Form.xib"
    try Data(document.text.utf8).write(to: URL(fileURLWithPath: path))
    var request = ScreenRequest(.snapshots(SnapshotResultChoice()))
    request.documents = [path]
    request.settings.scale = 1
    let drawing = SnapshotDrawing(
      screens: [], configurations: try request.snapshotConfigurations(areDocuments: true),
      request: request)
    var lines: [SnapshotLine] = []
    try ProcessState.preserving { try drawing.draw(only: nil) { lines.append($0) } }
    return try SnapshotPicture(try #require(lines.first { $0.picture != nil }))
  }

  /// Forty changes of a document, and fifteen of what is not seen in it.
  @Test(arguments: 0..<5)
  func changesOfDocumentsAreNamed(round: Int) throws {
    let run = try Run()
    let document = Document(form: Form(seed: round + 200))
    let drawn = try draw(document, run)
    try run.store.write(drawn.id, picture: drawn.picture, record: drawn.record.data())
    func verify(_ changed: Document) throws -> SnapshotResult {
      try run.verification.result(of: draw(changed, run))
    }
    var random = SplitMix(seed: UInt64(round) + 300)
    for number in 0..<8 {
      var changed = document
      let index = Int.random(in: 0..<4, using: &random)
      let old = document.form.rows[index].text
      let kind: SnapshotDifference.Kind
      let words: String
      switch number % 4 {
      case 0:
        changed.form.rows[index].gap += 1
        (kind, words) = (.frames, "\"\(old)\" moved 1 point down")
      case 1:
        changed.form.rows[index].color += 1 << UInt32(8 * Int.random(in: 0...2, using: &random))
        (kind, words) = (.colour, "changed colour")
      case 2:
        changed.form.rows[index].text = String(old.dropLast()) + "x"
        (kind, words) = (.text, "says \"\(changed.form.rows[index].text)\" instead of \"\(old)\"")
      default:
        changed.form.rows[index].priorities = (700, 600)
        (kind, words) = (.frames, "became ")
      }
      let result = try verify(changed)
      #expect(result.status == .different && result.kinds.contains(kind), "round \(round), change \(number)")
      #expect(result.sentences.contains { $0.contains(words) }, "\(result.sentences) without \(words)")
    }
    for number in 0..<3 {
      var changed = document
      switch number {
      case 0: changed.form.tag = 7
      case 1: changed.isReversed = true
      default: changed.label = " userLabel=\"A box\""
      }
      #expect(try verify(changed).status == .equal, "round \(round), change \(number)")
    }
  }
}
