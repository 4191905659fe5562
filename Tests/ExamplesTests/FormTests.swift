import ExampleScreens
import Simulator
import Testing
import UIKit

/// Text fields with rounded borders are 34 points high, so three rows with 8 between them 118, and the picture beside
/// them is 118 x 118. The title (34 pt) is 40.574 high: 41 at 2 pixels to the point, 40.667 at 3. From the form's top:
///
///     title 41 (40.667), 16, rows 118, 16, text, 16, buttons 50
///
/// The text begins at 191 (190.667) and ends 66 above the form's end. The form begins 12 below the upper end of the
/// safe area and ends 12 above its lower end. Widths of labels are those of their texts and not calculated here;
/// fields are compared with each other.
@MainActor
@Suite struct FormTests {
  func stage(
    _ name: String, _ orientation: Orientation = .portrait, textSize: UIContentSizeCategory = .large,
    direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) throws -> Stage<FormViewController> {
    try Stage(name, orientation, textSize: textSize, direction: direction) { FormViewController() }
  }

  @Test func theFormFitsAnIPhoneSE() throws {
    let stage = try stage("iPhone SE (3rd generation)")
    let screen = stage.controller
    stage.expectClean()
    // From 20 + 12 to 667 - 12.
    stage.expect(screen.formStack, 16, 32, 343, 623)
    stage.expect(screen.titleLabel, 16, 32, 343, 41)
    stage.expect(screen.imageView, 16, 89, 118, 118)
    // 343 - 118 - 16 = 209.
    stage.expect(screen.rowStack, 150, 89, 209, 118)
    for (index, row) in screen.rows.enumerated() {
      stage.expect(row, 150, 89 + 42 * CGFloat(index), 209, 34)
    }
    // 32 + 191 = 223; 655 - 66 = 589.
    stage.expect(screen.textView, 16, 223, 343, 366)
    stage.expect(screen.buttonStack, 16, 605, 343, 50)
    // (343 - 24) / 3 = 106.333: edges at 106.333, 118.333, 224.667 and 236.667, rounded to half points.
    #expect(screen.buttons.map(\.frame.minX) == [0, 118.5, 236.5])
    #expect(screen.buttons.map(\.frame.maxX) == [106.5, 224.5, 343])
    #expect(screen.buttons.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 50 })
  }

  @Test func theFormFitsAnIPhoneSEInLandscape() throws {
    let stage = try stage("iPhone SE (3rd generation)", .landscape)
    let screen = stage.controller
    stage.expectClean()
    // From 12 to 375 - 12: 351.
    stage.expect(screen.formStack, 20, 12, 627, 351)
    stage.expect(screen.imageView, 20, 69, 118, 118)
    stage.expect(screen.rowStack, 154, 69, 493, 118)
    stage.expect(screen.textView, 20, 203, 627, 94)
    // (627 - 24) / 3 = 201.
    #expect(screen.buttons.map(\.frame.minX) == [0, 213, 426])
    #expect(screen.buttons.map(\.frame.width) == [201, 201, 201])
  }

  @Test func theFormFitsAnIPhone15() throws {
    let stage = try stage("iPhone 15")
    let screen = stage.controller
    stage.expectClean()
    // From 59 + 12 to 852 - 34 - 12.
    stage.expect(screen.formStack, 16, 71, 361, 735)
    stage.expect(screen.imageView, 16, 127.667, 118, 118)
    stage.expect(screen.textView, 16, 261.667, 361, 478.333)
    stage.expect(screen.buttons[1], 16 + 124.333, 756, 112.333, 50)
  }

  @Test func theFormFitsAnIPhone15InLandscape() throws {
    let stage = try stage("iPhone 15", .landscape)
    let screen = stage.controller
    stage.expectClean()
    // From 12 to 393 - 21 - 12 = 360.
    stage.expect(screen.formStack, 79, 12, 694, 348)
    stage.expect(screen.textView, 79, 202.667, 694, 91.333)
    // (694 - 24) / 3 = 223.333.
    stage.expect(screen.buttons[2], 79 + 470.667, 310, 223.333, 50)
  }

  @Test func theFormFitsAnIPadAir() throws {
    let stage = try stage("iPad Air")
    let screen = stage.controller
    stage.expectClean()
    // From 32 + 12 to 1180 - 25 - 12 = 1143.
    stage.expect(screen.formStack, 20, 44, 780, 1099)
    stage.expect(screen.imageView, 20, 101, 118, 118)
    stage.expect(screen.rowStack, 154, 101, 646, 118)
    stage.expect(screen.textView, 20, 235, 780, 842)
    #expect(screen.buttons.map(\.frame.minX) == [0, 264, 528])
    #expect(screen.buttons.map(\.frame.width) == [252, 252, 252])
  }

  @Test func theFormFitsAnIPadAirInLandscape() throws {
    let stage = try stage("iPad Air", .landscape)
    let screen = stage.controller
    stage.expectClean()
    // From 44 to 820 - 37 = 783.
    stage.expect(screen.formStack, 20, 44, 1140, 739)
    stage.expect(screen.textView, 20, 235, 1140, 482)
    #expect(screen.buttons.map(\.frame.minX) == [0, 384, 768])
  }

  /// Labels and fields of all rows: fields equally wide, so labels are as wide as the widest text, though they hug
  /// theirs.
  @Test(arguments: [Orientation.portrait, .landscape])
  func rowsHaveLabelsAsWideAsTheWidest(_ orientation: Orientation) throws {
    let stage = try stage("iPhone SE (3rd generation)", orientation)
    let rows = stage.controller.rows
    let widest = try #require(rows.map(\.label.intrinsicContentSize.width).max())
    for row in rows {
      #expect(row.label.frame.minX == 0)
      #expect(row.label.frame.width == widest)
      #expect(
        row.field.frame == CGRect(x: widest + 8, y: 0, width: row.bounds.width - widest - 8, height: 34))
      // Text of 17 points stands in the middle of its field, (34 - 20.287) / 2 = 6.857 below the upper edge; the
      // label's, on the same baseline, begins there too. Fields may place their text on whole points.
      #expect(abs(row.label.frame.minY - 6.857) <= 0.6)
      #expect(row.label.frame.height == 20.5)
    }
  }

  @Test(arguments: ["iPhone SE (3rd generation)", "iPhone 15", "iPad Air"])
  func turningLeadsWhereStartingDoes(_ name: String) throws {
    try expectTurningLeadsWhereStartingDoes { try stage(name, $0) }
  }

  /// At accessibility sizes the picture goes and the rows have the form's width.
  @Test func accessibilityTextHidesThePictureOfTheForm() throws {
    let stage = try stage("iPhone 15", textSize: .accessibilityMedium)
    let screen = stage.controller
    stage.expectClean()
    #expect(screen.imageView.isHidden)
    // Large title 44: 52.508 -> 52.667.
    stage.expect(screen.titleLabel, 16, 71, 361, 52.667)
    #expect(abs(stage.frame(screen.rowStack).minX - 16) < 0.01)
    #expect(abs(screen.rowStack.frame.width - 361) < 0.01)
    let fields = screen.rows.map { stage.frame($0.field) }
    #expect(Set(fields.map(\.minX)).count == 1 && Set(fields.map(\.width)).count == 1)
    #expect(fields.allSatisfy { abs($0.maxX - 377) < 0.01 })
    for row in screen.rows {
      // Body 28: 33.414 -> 33.667.
      #expect(abs(row.label.frame.height - 33.667) < 0.01)
    }
    // The text takes what is left.
    let text = stage.frame(screen.textView)
    #expect(abs(text.minY - stage.frame(screen.rowStack).maxY - 16) <= 0.34)
    #expect(abs(stage.frame(screen.buttonStack).minY - text.maxY - 16) <= 0.34)
    #expect(abs(stage.frame(screen.buttonStack).maxY - 806) < 0.01)
  }

  /// Text that grows while the screen is shown leads where starting with it does.
  @Test func grownTextLeadsWhereStartingWithItDoes() throws {
    let grown = try stage("iPhone 15")
    grown.device.settings.textSize = .accessibilityMedium
    let fresh = try stage("iPhone 15", textSize: .accessibilityMedium)
    for (one, other) in zip(tree(grown.controller.view), tree(fresh.controller.view)) where !one.isHidden {
      #expect(grown.frame(one).isClose(to: fresh.frame(other)), "\(type(of: one))")
    }
    grown.expectClean()
  }

  /// From right to left every view lies where its mirror image would, to a pixel.
  @Test(arguments: [Orientation.portrait, .landscape])
  func rightToLeftIsTheMirrorImage(_ orientation: Orientation) throws {
    let plain = try stage("iPhone SE (3rd generation)", orientation)
    let mirrored = try stage("iPhone SE (3rd generation)", orientation, direction: .rightToLeft)
    mirrored.expectClean()
    let width = mirrored.device.window.bounds.width
    let (one, other) = (plain.controller, mirrored.controller)
    for (view, image) in zip(
      [one.titleLabel, one.imageView, one.textView] + one.rows.flatMap { [$0, $0.label, $0.field] }
        + one.buttons,
      [other.titleLabel, other.imageView, other.textView] + other.rows.flatMap { [$0, $0.label, $0.field] }
        + other.buttons)
    {
      let wanted = plain.frame(view).mirrored(in: width)
      #expect(mirrored.frame(image).isClose(to: wanted, within: 0.51), "\(type(of: view))")
    }
    if orientation == .portrait { mirrored.expect(other.imageView, 241, 89, 118, 118) }
  }
}
