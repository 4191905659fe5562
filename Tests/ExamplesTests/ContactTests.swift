@testable import ExampleScreens
import Simulator
import Testing
import UIKit

/// Heights of texts, size x 2444/2048 rounded up to the pixel, at 2 and 3 pixels to the point:
///
///     title1   28 pt:  33.414  ->  33.5   33.667
///     body     17 pt:  20.287  ->  20.5   20.333
///     subhead  15 pt:  17.900  ->  18     18
///
/// Card: 12 + subhead + 2 + body + 12 + 1 + 12 + subhead + 2 + body + 12 = 130 (@2x), 129.667 (@3x).
@MainActor
@Suite(.serialized) struct ContactTests {
  nonisolated static let styles = [ContactViewController.Style.anchors, .visualFormat]

  func stage(
    _ style: ContactViewController.Style, _ name: String, _ orientation: Orientation = .portrait,
    direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) throws -> Stage<ContactViewController> {
    try Stage(name, orientation, direction: direction) { ContactViewController(style: style) }
  }

  @Test(arguments: styles) func theContactFitsAnIPhoneSE(_ style: ContactViewController.Style) throws {
    let stage = try stage(style, "iPhone SE (3rd generation)")
    let screen = stage.controller
    stage.expectClean()
    stage.expect(screen.content, 0, 20, 375, 647)
    // 20 + 24; (375 - 120) / 2 = 127.5 on both sides.
    stage.expect(screen.picture, 127.5, 44, 120, 120)
    stage.expect(screen.sides[0], 0, 44, 127.5, 120)
    stage.expect(screen.sides[1], 247.5, 44, 127.5, 120)
    // Margins of 16: 343 wide; 164 + 12, then 33.5 + 2.
    stage.expect(screen.nameLabel, 16, 176, 343, 33.5)
    stage.expect(screen.roleLabel, 16, 211.5, 343, 18)
    // 229.5 + 20; (343 - 4 x 64) / 3 = 29 between the buttons.
    for (button, x) in zip(screen.buttons, [16, 109, 202, 295] as [CGFloat]) {
      stage.expect(button, x, 249.5, 64, 56)
    }
    for (spacer, x) in zip(screen.spacers, [80, 173, 266] as [CGFloat]) {
      stage.expect(spacer, x, 249.5, 29, 56)
    }
    // 305.5 + 20.
    stage.expect(screen.card, 16, 325.5, 343, 130)
    stage.expect(screen.phoneCaption, 32, 337.5, 311, 18)
    stage.expect(screen.phoneLabel, 32, 357.5, 311, 20.5)
    stage.expect(screen.line, 32, 390, 327, 1)
    stage.expect(screen.mailCaption, 32, 403, 311, 18)
    stage.expect(screen.mailLabel, 32, 423, 311, 20.5)
  }

  @Test(arguments: styles) func theContactFitsAnIPhone15(_ style: ContactViewController.Style) throws {
    let stage = try stage(style, "iPhone 15")
    let screen = stage.controller
    stage.expectClean()
    // 59 + 24; (393 - 120) / 2 = 136.5, in pixels 409.5 -> 136.667; 136.5 + 120 -> 256.667.
    stage.expect(screen.picture, 136.667, 83, 120, 120)
    // 203 + 12 + 33.667 + 2 + 18 + 20 = 288.667; (361 - 256) / 3 = 35.
    for (button, x) in zip(screen.buttons, [16, 115, 214, 313] as [CGFloat]) {
      stage.expect(button, x, 288.667, 64, 56)
    }
    stage.expect(screen.card, 16, 364.667, 361, 129.667)
  }

  /// Low screens have less of everything; the margins are 59 + 20.
  @Test(arguments: styles) func theContactFitsAnIPhone15InLandscape(_ style: ContactViewController.Style)
    throws
  {
    let stage = try stage(style, "iPhone 15", .landscape)
    let screen = stage.controller
    stage.expectClean()
    // (852 - 56) / 2 = 398.
    stage.expect(screen.picture, 398, 8, 56, 56)
    // 64 + 8; 694 wide.
    stage.expect(screen.nameLabel, 79, 72, 694, 33.667)
    // 72 + 33.667 + 2 + 18 + 12 = 137.667; (694 - 256) / 3 = 146.
    for (button, x) in zip(screen.buttons, [79, 289, 499, 709] as [CGFloat]) {
      stage.expect(button, x, 137.667, 64, 44)
    }
    stage.expect(screen.card, 79, 193.667, 694, 129.667)
  }

  @Test(
    arguments: ["iPhone SE (3rd generation)", "iPhone 15", "iPad Air"], [Orientation.portrait, .landscape])
  func bothWaysGiveTheSameFrames(_ name: String, _ orientation: Orientation) throws {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      let one = try stage(.anchors, name, orientation, direction: direction)
      let other = try stage(.visualFormat, name, orientation, direction: direction)
      one.expectClean()
      other.expectClean()
      let (views, others) = (tree(one.controller.view), tree(other.controller.view))
      #expect(views.count == others.count && views.count > 20)
      for (view, image) in zip(views, others) {
        #expect(one.frame(view) == other.frame(image), "\(type(of: view)) \(name) \(direction.rawValue)")
      }
    }
  }

  /// The radius is a quarter of the picture's width, which layout determines.
  @Test func cornersFollowTheSize() throws {
    let stage = try stage(.visualFormat, "iPhone 15")
    let picture = stage.controller.picture
    #expect(abs(picture.layer.cornerRadius - 30) < 0.01)
    #expect(picture.layer.cornerCurve == .continuous && picture.clipsToBounds)
    stage.device.rotate(to: .landscape)
    #expect(abs(picture.layer.cornerRadius - 14) < 0.01)
    stage.expectClean()
  }
}
