@testable import ExampleScreens
import Simulator
import Testing
import UIKit

/// The poster was drawn on 600 x 600 points. Each edge is a fraction of the stage, which is the safe area, and is rounded
/// to the pixel on its own, halves upwards.
@MainActor
@Suite struct ProportionsTests {
  func stage(_ name: String, _ orientation: Orientation = .portrait) throws
    -> Stage<ProportionsViewController>
  {
    try Stage(name, orientation) { ProportionsViewController() }
  }

  /// 375 x 647 from (0, 20). Widths times 0.625, heights times 647/600 = 1.078333.
  @Test func proportionsHoldOnAnIPhoneSE() throws {
    let stage = try stage("iPhone SE (3rd generation)")
    let screen = stage.controller
    stage.expectClean()
    stage.expect(screen.stage, 0, 20, 375, 647)
    // x 31.25 to 343.75 -> 31.5 to 344; y 32.35 to 97.05 -> 32.5 to 97.
    stage.expect(screen.titleLabel, 31.5, 52.5, 312.5, 64.5)
    // x 31.25 to 181.25 -> 31.5 to 181.5; y 129.4 to 452.9 -> 129.5 to 453.
    stage.expect(screen.fitPanel, 31.5, 149.5, 150, 323.5)
    // x 193.75 to 343.75 -> 194 to 344.
    stage.expect(screen.fillPanel, 194, 149.5, 150, 323.5)
    // 150 wide in the middle of 323.5: from 86.75 to 236.75, in pixels 87 to 237.
    stage.expect(screen.fitSquare, 31.5, 236.5, 150, 150)
    // 323.5 wide in the middle of 150: from -86.75 to 236.75, in pixels -86.5 to 237.
    stage.expect(screen.fillSquare, 107.5, 149.5, 323.5, 323.5)
    // x 31.25 to 343.75; y 549.95 to 582.3 -> 550 to 582.5.
    stage.expect(screen.track, 31.5, 570, 312.5, 32.5)
    // 0.7 of 312.5 = 218.75 -> 219.
    stage.expect(screen.bar, 31.5, 570, 219, 32.5)
  }

  /// 734 x 372 from (59, 0). Widths times 734/600 = 1.223333, heights times 0.62: here the height is the shorter side.
  @Test func proportionsHoldOnAnIPhone15InLandscape() throws {
    let stage = try stage("iPhone 15", .landscape)
    let screen = stage.controller
    stage.expectClean()
    stage.expect(screen.stage, 59, 0, 734, 372)
    // x 61.167 to 354.767 -> 61.333 (61.167 is 183.5 pixels) to 354.667; y 74.4 to 260.4 -> 74.333 to 260.333.
    stage.expect(screen.fitPanel, 120.333, 74.333, 293.333, 186)
    // 186 wide in the middle of 293.6: from 53.8 to 239.8 -> 53.667 to 239.667.
    stage.expect(screen.fitSquare, 174, 74.333, 186, 186)
    // 293.6 high in the middle of 186: from -53.8 to 239.8 -> -53.667 to 239.667.
    #expect(screen.fillSquare.frame.isClose(to: CGRect(x: 0, y: -53.667, width: 293.667, height: 293.333)))
  }

  /// Whatever the device: one square as large as fits, one as small as fills, both in the middle.
  @Test(
    arguments: [
      "iPhone SE (3rd generation)", "iPhone 15", "iPad Air",
    ], [Orientation.portrait, .landscape])
  func squaresFitAndFillTheirPanels(_ name: String, _ orientation: Orientation) throws {
    let stage = try stage(name, orientation)
    let screen = stage.controller
    stage.expectClean()
    for (square, panel, side) in [
      (screen.fitSquare, screen.fitPanel, min(screen.fitPanel.frame.width, screen.fitPanel.frame.height)),
      (screen.fillSquare, screen.fillPanel, max(screen.fillPanel.frame.width, screen.fillPanel.frame.height)),
    ] {
      #expect(abs(square.frame.width - side) <= 0.51 && abs(square.frame.height - side) <= 0.51)
      #expect(abs(square.frame.midX - panel.bounds.midX) <= 0.51)
      #expect(abs(square.frame.midY - panel.bounds.midY) <= 0.51)
    }
  }

  /// A line of the font is as high as the label, less than a point of size away.
  @Test(arguments: [Orientation.portrait, .landscape]) func fontsFollowHeights(_ orientation: Orientation)
    throws
  {
    let stage = try stage("iPhone 15", orientation)
    let screen = stage.controller
    for label in [screen.titleLabel, screen.fitLabel, screen.fillLabel] {
      let line = try #require(label.font).lineHeight
      #expect(line <= label.bounds.height + 0.01)
      #expect(line > label.bounds.height - 1.2)
    }
    // 60/600 of 372 = 37.2 and of 759 = 75.9 high; a line is 2444/2048 of the size: 31.17 and 63.6.
    #expect(screen.titleLabel.font.pointSize == (orientation == .landscape ? 31 : 63))
  }

  @Test func turningLeadsWhereStartingDoes() throws {
    try expectTurningLeadsWhereStartingDoes { try stage("iPhone 15", $0) }
  }
}
