import ExampleScreens
import Simulator
import Testing
import TinamouSnapshots
import UIKit

/// Heights of texts: a line is size x 2444/2048 high, each further one adds the style's leading, and the whole is
/// rounded up to the pixel. At 2 and 3 pixels to the point:
///
///     title2    22 pt, 1 line:        26.254  ->  26.5   26.333
///     subhead   15 pt, 1 line:        17.900  ->  18     18
///     footnote  13 pt, 2 lines:  18 + 15.514  ->  34     33.667
///
/// The title and the subtitle fit on one line at each width below, the terms (some 410 points long) on one line of
/// 489 points or more and on two of 242 or more: of text, nothing else is assumed. Fields are 44 high by their
/// constraint, the button 50, the switch 31.
///
/// Card in regular height, up to the terms' row:
///
///     24 + 60 picture + 12 + title + 4 + 18 subtitle + 20 + 44 + 8 + 44 + 8 + 44 + 16
///     = 302 + title  =  328.5 (@2x)  328.333 (@3x)
///
/// then row + 16 + 50 button + 20. In compact height: 16 + title + 12 + 148 + 16, and the same end.
@MainActor
@Suite struct SignUpTests {
  func stage(
    _ name: String, _ orientation: Orientation = .portrait, textSize: UIContentSizeCategory = .large,
    direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) throws -> Stage<SignUpViewController> {
    try Stage(name, orientation, textSize: textSize, direction: direction) { SignUpViewController() }
  }

  @Test(.ios(18)) func theSignUpFitsAnIPhoneSE() throws {
    let system = TestSystem(18)
    defer { system.restore() }
    let stage = try stage("iPhone SE (3rd generation)")
    let screen = stage.controller
    stage.expectClean()
    // Margins of 16: 375 - 32 = 343. Label 343 - 40 - 12 - 49 = 242 wide: two lines, which are higher than the
    // switch. 328.5 + 34 + 16 + 50 + 20 = 448.5. Middle of the safe area: 20 + 647 / 2 = 343.5, so from 119.25 to
    // 567.75, both rounded up.
    stage.expect(screen.container, 16, 119.5, 343, 448.5)
    // Inside: x = 16 + 20, y = 119.5 + 24, 96, 126.5, 164.5, 216.5, 268.5, 328.5.
    stage.expect(screen.logoView, 157.5, 143.5, 60, 60)
    stage.expect(screen.titleLabel, 36, 215.5, 303, 26.5)
    stage.expect(screen.subtitleLabel, 36, 246, 303, 18)
    stage.expect(screen.nameField, 36, 284, 303, 44)
    stage.expect(screen.emailField, 36, 336, 303, 44)
    stage.expect(screen.passwordField, 36, 388, 303, 44)
    stage.expect(screen.termsLabel, 36, 448, 242, 34)
    // The switch's alignment rectangle is 49 x 31 and ends 2 points before its frame. Its middle is the row's,
    // 328.5 + 17 in the card.
    stage.expect(screen.termsSwitch, 290, 449.5, 51, 31)
    // As wide as its title, in the middle.
    let button = stage.frame(screen.signUpButton)
    #expect(button.minY == 498 && button.height == 50)
    #expect(abs(button.midX - 187.5) <= 0.5)
    #expect(button.width < 303)
    #expect(abs(button.width - screen.signUpButton.intrinsicContentSize.width) <= 0.5)
  }

  @Test(.ios(18)) func theSignUpFitsAnIPhoneSEInLandscape() throws {
    let system = TestSystem(18)
    defer { system.restore() }
    let stage = try stage("iPhone SE (3rd generation)", .landscape)
    let screen = stage.controller
    stage.expectClean()
    // Margins of 20: 627. Label 627 - 101 = 526 wide: one line, so the row is as high as the switch.
    // 16 + 26.5 + 12 + 148 + 16 + 31 + 16 + 50 + 20 = 335.5. Middle 187.5: from 19.75 to 355.25, both rounded up.
    stage.expect(screen.container, 20, 20, 627, 335.5)
    stage.expect(screen.titleLabel, 40, 36, 587, 26.5)
    stage.expect(screen.nameField, 40, 74.5, 587, 44)
    stage.expect(screen.passwordField, 40, 178.5, 587, 44)
    stage.expect(screen.termsSwitch, 578, 238.5, 51, 31)
    #expect(screen.logoView.isHidden && screen.subtitleLabel.isHidden)
  }

  @Test(.ios(18)) func theSignUpFitsAnIPhone15() throws {
    let system = TestSystem(18)
    defer { system.restore() }
    let stage = try stage("iPhone 15")
    let screen = stage.controller
    stage.expectClean()
    // 393 - 32 = 361. 328.333 + 33.667 + 16 + 50 + 20 = 448. Middle 59 + (852 - 59 - 34) / 2 = 438.5: from 214.5 to
    // 662.5, both rounded up to a third.
    stage.expect(screen.container, 16, 214.667, 361, 448)
    stage.expect(screen.logoView, 166.667, 238.667, 60, 60)
    stage.expect(screen.titleLabel, 36, 310.667, 321, 26.333)
    stage.expect(screen.nameField, 36, 379, 321, 44)
    stage.expect(screen.termsLabel, 36, 543, 260, 33.667)
  }

  @Test(.ios(18)) func theSignUpFitsAnIPhone15InLandscape() throws {
    let system = TestSystem(18)
    defer { system.restore() }
    let stage = try stage("iPhone 15", .landscape)
    let screen = stage.controller
    stage.expectClean()
    // Safe area 59 and margins of 20 on both sides: 852 - 158 = 694. Height with 26.333: 335.333.
    // Middle (393 - 21) / 2 = 186.
    stage.expect(screen.container, 79, 18.333, 694, 335.333)
    stage.expect(screen.titleLabel, 99, 34.333, 654, 26.333)
    stage.expect(screen.nameField, 99, 72.667, 654, 44)
  }

  @Test func theSignUpFitsAnIPadAir() throws {
    let stage = try stage("iPad Air")
    let screen = stage.controller
    stage.expectClean()
    // Regular width: half of 820. Label 410 - 101 = 309 wide: two lines. Middle 32 + (1180 - 57) / 2 = 593.5:
    // from 369.25 to 817.75, both rounded up.
    stage.expect(screen.container, 205, 369.5, 410, 448.5)
    stage.expect(screen.nameField, 225, 534, 370, 44)
  }

  @Test(.ios(18)) func theSignUpFitsAnIPadAirInLandscape() throws {
    let system = TestSystem(18)
    defer { system.restore() }
    let stage = try stage("iPad Air", .landscape)
    let screen = stage.controller
    stage.expectClean()
    // Half of 1180. Label 489 wide: one line; 328.5 + 31 + 86 = 445.5. Middle 24 + 776 / 2 = 412:
    // from 189.25 to 634.75, both rounded up.
    stage.expect(screen.container, 295, 189.5, 590, 445.5)
  }

  @Test(arguments: ["iPhone SE (3rd generation)", "iPhone 15", "iPad Air"])
  func turningLeadsWhereStartingDoes(_ name: String) throws {
    try expectTurningLeadsWhereStartingDoes(ignoresHidden: true) { try stage(name, $0) }
  }

  @Test func accessibilityTextKeepsTheButtonInside() throws {
    let stage = try stage("iPhone 15", textSize: .accessibilityMedium)
    let screen = stage.controller
    stage.expectClean()
    let container = stage.frame(screen.container)
    #expect(container.minX == 16 && container.width == 361)
    #expect(abs(container.midY - 438.5) <= 0.34)
    // On one line the title, 28 points in size, would be wider than the margins, 36 and 357: the inequalities keep the
    // button inside.
    let title = try #require(screen.signUpButton.configuration?.title)
    let natural = (title as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 28)])
    #expect(natural.width > 321)
    let button = stage.frame(screen.signUpButton)
    #expect(button.minX >= 36 - 0.01 && button.maxX <= 357 + 0.01)
    #expect(abs(button.midX - 196.5) <= 0.34)
    // The title wraps: two lines of 28 points, 34 apart, are 34 + 33.414 -> 67.667 high, with 7 points above
    // and below.
    #expect(abs(button.height - 81.667) <= 0.34)
    // Texts grow: sizes and leading of title2, subhead and footnote. Whole lines, rounded up to a third of a point.
    let styles: [(UILabel, size: CGFloat, leading: CGFloat)] = [
      (screen.titleLabel, 34, 41), (screen.subtitleLabel, 25, 31), (screen.termsLabel, 23, 29),
    ]
    for (label, size, leading) in styles {
      #expect(label.font.pointSize == size)
      let line = size * 2444 / 2048
      let more = ((label.frame.height - line) / leading).rounded()
      #expect(more >= 0)
      #expect(abs(label.frame.height - ((line + more * leading) * 3).rounded(.up) / 3) <= 0.34)
    }
    // Gaps stay what they are.
    func gap(_ upper: UIView, _ lower: UIView) -> CGFloat {
      stage.frame(lower).minY - stage.frame(upper).maxY
    }
    #expect(abs(gap(screen.logoView, screen.titleLabel) - 12) <= 0.34)
    #expect(abs(gap(screen.titleLabel, screen.subtitleLabel) - 4) <= 0.34)
    #expect(abs(gap(screen.subtitleLabel, screen.nameField) - 20) <= 0.34)
    #expect(abs(gap(screen.nameField, screen.emailField) - 8) <= 0.34)
    #expect(abs(gap(screen.termsLabel, screen.signUpButton) - 16) <= 0.34)
    #expect(abs(container.maxY - button.maxY - 20) <= 0.34)
  }

  /// From right to left the screen is its mirror image.
  @Test(.ios(18), arguments: [Orientation.portrait, .landscape])
  func rightToLeftIsTheMirrorImage(_ orientation: Orientation) throws {
    let system = TestSystem(18)
    defer { system.restore() }
    let plain = try stage("iPhone SE (3rd generation)", orientation)
    let mirrored = try stage("iPhone SE (3rd generation)", orientation, direction: .rightToLeft)
    mirrored.expectClean()
    let screen = mirrored.controller
    if orientation == .portrait {
      // The label: 375 - 36 - 242. The switch's alignment rectangle begins at 16 + 20; its inset stays on the right.
      mirrored.expect(screen.termsLabel, 97, 448, 242, 34)
      mirrored.expect(screen.termsSwitch, 36, 449.5, 51, 31)
    }
    let width = mirrored.device.window.bounds.width
    for pair in [
      (plain.controller.container, screen.container), (plain.controller.nameField, screen.nameField),
      (plain.controller.titleLabel, screen.titleLabel), (plain.controller.termsLabel, screen.termsLabel),
    ] {
      #expect(plain.frame(pair.0).mirrored(in: width).isClose(to: mirrored.frame(pair.1)))
    }
  }

  /// Without the constraint from the button to the card's bottom nothing gives the card a height: what is on it is
  /// still seen, since the card does not clip, but gets no touches.
  @Test func withoutBottomConstraintTheCardHasNoHeight() throws {
    let stage = try stage("iPhone 15")
    let screen = stage.controller
    func middle(_ view: UIView) -> CGPoint { CGPoint(x: stage.frame(view).midX, y: stage.frame(view).midY) }
    let touched = try #require(stage.device.view(at: middle(screen.signUpButton)))
    #expect(touched.isDescendant(of: screen.signUpButton))
    let field = try #require(stage.device.view(at: middle(screen.nameField)))
    #expect(field.isDescendant(of: screen.nameField))

    screen.containerBottomConstraint.isActive = false
    stage.device.layOut()
    // The card's middle stays that of the safe area, 438.5, and its height is open.
    stage.expect(screen.container, 16, 438.667, 361, 0)
    #expect(screen.container.hasAmbiguousLayout)
    #expect(screen.signUpButton.frame.height == 50)
    for view in [screen.signUpButton, screen.nameField, screen.termsSwitch] {
      #expect(stage.device.view(at: middle(view)) === screen.view)
    }

    screen.containerBottomConstraint.isActive = true
    stage.device.layOut()
    stage.expect(screen.container, 16, 214.667, 361, 448)
    stage.expectClean()
  }
}
