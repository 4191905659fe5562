import LayoutExplanations
import Simulator
import Testing
import UIKit

/// The reasons for the frame of a view: what decides it, what does not, and what would change it.
@MainActor @Suite struct ViewExplanationTests {
  /// A title of 20 points from the left and at least 20 from the right, below the top by 30, and a button that follows.
  private func form() throws -> VirtualDevice {
    try ConflictExplanationTests.device { view in
      let title = UILabel()
      title.text = "Title"
      ConflictExplanationTests.add(title, named: "title", to: view)
      let box = UIView()
      ConflictExplanationTests.add(box, named: "box", to: view)
      let wide = box.widthAnchor.constraint(equalToConstant: 500)
      wide.priority = UILayoutPriority(700)
      NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        title.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -20),
        title.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
        box.leadingAnchor.constraint(equalTo: title.leadingAnchor, constant: 8),
        box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
        box.topAnchor.constraint(equalTo: title.topAnchor, constant: 40),
        box.heightAnchor.constraint(equalToConstant: 50), wide,
      ])
    }
  }

  private func number(_ name: String, of view: String) throws -> NumberExplanation {
    let view = try #require(try form().explain(view).view)
    return try #require(view.numbers.first { $0.name == name })
  }

  /// 375 - 10 = 365 is the right edge, 20 + 8 = 28 the left one: 337 remain.
  @Test func aWidthIsTheDifferenceOfEdges() throws {
    let width = try number("width", of: "box")
    #expect(width.value == 337 && !width.isOpen)
    let equations = width.argument.map(\.equation)
    #expect(
      equations == [
        "title.leading = view.leading + 20", "box.leading = title.leading + 8",
        "view.width = 375, given by its controller", "box.trailing = view.trailing - 10",
      ] || Set(equations).count == 4, "\(equations)")
    #expect(width.argument.compactMap(\.arithmetic).contains("375 - 10 = 365"))
    #expect(width.argument.compactMap(\.arithmetic).contains("20 + 8 = 28"))
    #expect(width.conclusion == "width = 365 - 28 = 337")
    #expect(width.yielded.first?.hasPrefix("box.width = 500") == true)
    #expect(width.yielded.first?.hasSuffix("missed by 163 (priority 700)") == true, "\(width.yielded)")
    #expect(width.sensitivity.contains("+1 if the screen is a point wider"))
  }

  @Test func slackIsTheDistanceFromALimit() throws {
    let width = try number("width", of: "title")
    let label = UILabel()
    label.text = "Title"
    let own = Double(label.intrinsicContentSize.width)
    #expect(width.value == own)
    // The limit is at 375 - 20 = 355.
    let spare = 355 - 20 - own
    let words = try #require(width.slack.first)
    #expect(words.hasPrefix("title.trailing <= view.trailing - 20"))
    #expect(words.contains("\(spare == spare.rounded() ? "\(Int(spare))" : "\(spare)") to spare"), "\(words)")
  }

  @Test func theArgumentForAPositionNamesOnlyWhatItNeeds() throws {
    let y = try number("y", of: "box")
    #expect(y.value == 70)
    #expect(
      y.argument.map(\.equation) == ["title.top = view.top + 30", "box.top = title.top + 40"], "\(y.argument)"
    )
    #expect(y.sensitivity == ["the same if the screen is a point taller"])
  }

  /// A text and a limit share 300 points: a higher priority gives the other one its width.
  @Test func prioritiesOfNeighboursAreTried() throws {
    let device = try ConflictExplanationTests.device { view in
      let (one, other) = (UIView(), UIView())
      ConflictExplanationTests.add(one, named: "one", to: view)
      ConflictExplanationTests.add(other, named: "other", to: view)
      let widths = [
        one.widthAnchor.constraint(equalToConstant: 200), other.widthAnchor.constraint(equalToConstant: 250),
      ]
      widths[0].priority = UILayoutPriority(500)
      widths[1].priority = UILayoutPriority(501)
      NSLayoutConstraint.activate(
        [
          one.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          other.leadingAnchor.constraint(equalTo: one.trailingAnchor),
          other.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          one.topAnchor.constraint(equalTo: view.topAnchor),
          other.topAnchor.constraint(equalTo: view.topAnchor),
          one.heightAnchor.constraint(equalToConstant: 9), other.heightAnchor.constraint(equalToConstant: 9),
        ] + widths)
    }
    let view = try #require(try device.explain("one").view)
    // 375 - 250 = 125; with 502 it has its 200, which is 75 more.
    #expect(view.frame[2] == 125)
    let changes = view.numbers[2].sensitivity
    let lowered = changes.filter { $0.contains("other.width = 250") && $0.hasSuffix("is 500, not 501") }
    // The first of two equal priorities keeps its length or not: both are what a layout with 500 shows.
    #expect(lowered.count <= 1)
    #expect(changes.contains("+1 if the screen is a point wider"), "\(changes)")
  }

  @Test func namesThatDoNotExistAreErrors() throws {
    let device = try form()
    #expect(throws: LayoutExplanationError.self) { try device.explain("titel") }
    let message =
      (try? device.explain("titel")).map { _ in "" } ?? Self.message { try device.explain("titel") }
    #expect(message == "no view is called titel; near: title")
    // The text, the identifier and the class name the same view.
    for name in ["title", "\"Title\"", "Title", "UILabel"] {
      #expect(try device.explain(name).view?.name == "title", "\(name)")
    }
  }

  private static func message(_ body: () throws -> ScreenExplanation) -> String {
    do { return try body().text } catch { return "\(error)" }
  }

  /// Changes of texts are those of a layout with the length: half of it to the left of a center.
  @Test func aCenteredTextMovesByHalf() throws {
    let device = try ConflictExplanationTests.device { view in
      let label = UILabel()
      label.text = "aaaaaaaaaa"
      ConflictExplanationTests.add(label, named: "label", to: view)
      NSLayoutConstraint.activate([
        label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        label.topAnchor.constraint(equalTo: view.topAnchor),
      ])
    }
    let view = try #require(try device.explain("label").view)
    let x = try #require(view.numbers[0].sensitivity.first)
    let width = try #require(view.numbers[2].sensitivity.first)
    let growth = try #require(Double(width.dropFirst().prefix { $0 != " " }))
    let shift = try #require(Double(x.dropFirst().prefix { $0 != " " }))
    #expect(width.hasPrefix("+") && x.hasPrefix("-"))
    #expect(abs(shift - growth / 2) < 1e-3 && growth > 5 && growth < 15)
    #expect(view.numbers[0].sensitivity.contains("+0.5 if the screen is a point wider"))
  }

  /// Fifty rows of a label and a field, each below the other.
  @Test func aScreenOfAHundredViewsIsExplained() throws {
    let device = try ConflictExplanationTests.device { view in
      var above = view.topAnchor
      for row in 0..<50 {
        let (label, field) = (UILabel(), UITextField())
        label.text = "Label \(row)"
        ConflictExplanationTests.add(label, named: "label\(row)", to: view)
        ConflictExplanationTests.add(field, named: "field\(row)", to: view)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
          label.topAnchor.constraint(equalTo: above, constant: 4),
          field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
          field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
          field.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
        ])
        above = label.bottomAnchor
      }
      view.subviews[4].widthAnchor.constraint(equalToConstant: 10).isActive = true
      view.subviews[4].widthAnchor.constraint(equalToConstant: 20).isActive = true
    }
    #expect(try device.explain().conflicts.count == 1)
    let last = try #require(try device.explain("field49").view)
    #expect(last.numbers.count == 4)
    // The place of the last row is that of each row above it.
    #expect(last.numbers[1].argument.count > 50)
  }
}
