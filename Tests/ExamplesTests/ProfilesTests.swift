@testable import ExampleScreens
import Simulator
import Testing
import UIKit

/// Heights of texts: a line is size x 2444/2048 high, each further one adds the style's leading, and the whole is
/// rounded up to the pixel. At 2 and 3 pixels to the point:
///
///     large title  34 pt, 1 line:        40.574  ->  41     40.667
///     title2       22 pt, 1 line:        26.254  ->  26.5   26.333
///     title3       20 pt, 1 line:        23.867  ->  24     24
///     subhead      15 pt, 1 line:        17.900  ->  18     18
///     subhead      15 pt, 2 lines:  20 + 17.900  ->  38     38
///     caption1     12 pt, 1 line:        14.320  ->  14.5   14.333
///
/// A figure is title2 + 2 + caption1 = 43 (@2x), 42.667 (@3x) high, a header as high as the portrait: 60. The notes,
/// some 450 points long, are assumed to take two lines up to 350 points of width and one from 530.
///
/// Card: 16 + 60 + 16 + figure + 16 + note + 16 = 205 (@2x), 204.667 (@3x) with two lines, 20 less with one.
///
/// The cards begin below the title: safe area + 12 + large title + 2 + 18 + 16 = safe area + 89 (@2x), 88.667 (@3x).
@MainActor
@Suite struct ProfilesTests {
  func stage(
    _ name: String, _ orientation: Orientation = .portrait, textSize: UIContentSizeCategory = .large,
    direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) throws -> Stage<ProfilesViewController> {
    try Stage(name, orientation, textSize: textSize, direction: direction) { ProfilesViewController() }
  }

  @Test func profilesFitAnIPhoneSE() throws {
    let stage = try stage("iPhone SE (3rd generation)")
    let screen = stage.controller
    stage.expectClean()
    #expect(screen.cardStack.axis == .vertical)
    #expect(stage.frame(screen.titleLabel).origin == CGPoint(x: 16, y: 32))
    #expect(screen.titleLabel.frame.height == 41)
    #expect(stage.frame(screen.subtitleLabel).origin == CGPoint(x: 16, y: 75))
    // 20 + 89 = 109; 343 wide; the second 205 + 16 below the first.
    stage.expect(screen.cardStack, 16, 109, 343, 426)
    stage.expect(screen.cards[0], 16, 109, 343, 205)
    stage.expect(screen.cards[1], 16, 330, 343, 205)

    let card = screen.cards[0]
    stage.expect(card.backdrop, 16, 109, 343, 205)
    // 16 points of margin: 311 wide.
    stage.expect(card.header, 32, 125, 311, 60)
    stage.expect(card.portrait, 32, 125, 60, 60)
    // Names are 24 + 2 + 18 = 44 high, in the middle of 60; 311 - 60 - 12 = 239 wide.
    stage.expect(card.names, 104, 133, 239, 44)
    stage.expect(card.nameLabel, 104, 133, 239, 24)
    stage.expect(card.clubLabel, 104, 159, 239, 18)
    stage.expect(card.figures, 32, 201, 311, 43)
    stage.expect(card.noteLabel, 32, 260, 311, 38)
  }

  /// Three equal columns of 311 points: edges at 103.667 and 207.333, each rounded to half points on its own.
  @Test func columnsAndSeparatorsAreRoundedOnTheirOwn() throws {
    let stage = try stage("iPhone SE (3rd generation)")
    let card = stage.controller.cards[0]
    #expect(card.columns.map(\.frame.minX) == [0, 103.5, 207.5])
    #expect(card.columns.map(\.frame.width) == [103.5, 104, 103.5])
    // One pixel about the column's edge: from 103.417 to 103.917 and from 207.083 to 207.583; 4 points shorter than
    // the row at each end.
    #expect(card.separators.map(\.frame.minX) == [103.5, 207])
    #expect(card.separators.map(\.frame.width) == [0.5, 0.5])
    #expect(card.separators.map(\.frame.minY) == [4, 4])
    #expect(card.separators.map(\.frame.height) == [35, 35])
    for column in card.columns {
      // Centred, each as wide as its text; the figure 26.5 high, 2 above its caption.
      let (value, caption) = (column.arrangedSubviews[0], column.arrangedSubviews[1])
      #expect(value.frame.minY == 0 && value.frame.height == 26.5)
      #expect(caption.frame.minY == 28.5 && caption.frame.height == 14.5)
      #expect(abs(value.frame.midX - column.bounds.midX) <= 0.5)
      #expect(abs(caption.frame.midX - column.bounds.midX) <= 0.5)
    }
    // Neither line nor backdrop is arranged.
    #expect(card.figures.arrangedSubviews.count == 3 && card.figures.subviews.count == 5)
    #expect(!card.arrangedSubviews.contains(card.backdrop))
  }

  /// The name is too long for its 239 points, and shrinks instead of growing the card.
  @Test func longNameShrinks() throws {
    let stage = try stage("iPhone SE (3rd generation)")
    let long = stage.controller.cards[0].nameLabel
    #expect(long.adjustsFontSizeToFitWidth)
    #expect(long.intrinsicContentSize.width > 239)
    #expect(long.intrinsicContentSize.width * long.minimumScaleFactor < 239)
    #expect(long.frame.width == 239)
  }

  @Test func profilesFitAnIPhoneSEInLandscape() throws {
    let stage = try stage("iPhone SE (3rd generation)", .landscape)
    let screen = stage.controller
    stage.expectClean()
    #expect(screen.cardStack.axis == .horizontal)
    // Margins of 20: 627; (627 - 16) / 2 = 305.5.
    stage.expect(screen.cards[0], 20, 89, 305.5, 205)
    stage.expect(screen.cards[1], 341.5, 89, 305.5, 205)
  }

  @Test func profilesFitAnIPhone15() throws {
    let stage = try stage("iPhone 15")
    let screen = stage.controller
    stage.expectClean()
    stage.expect(screen.cards[0], 16, 147.667, 361, 204.667)
    stage.expect(screen.cards[1], 16, 368.333, 361, 204.667)
    // 361 - 32 = 329 wide; at 147.667 + 92.
    stage.expect(screen.cards[0].figures, 32, 239.667, 329, 42.667)
  }

  @Test func profilesFitAnIPhone15InLandscape() throws {
    let stage = try stage("iPhone 15", .landscape)
    let screen = stage.controller
    stage.expectClean()
    // 852 - 2 x (59 + 20) = 694; (694 - 16) / 2 = 339.
    stage.expect(screen.cards[0], 79, 88.667, 339, 204.667)
    stage.expect(screen.cards[1], 434, 88.667, 339, 204.667)
  }

  @Test func profilesFitAnIPadAir() throws {
    let stage = try stage("iPad Air")
    let screen = stage.controller
    stage.expectClean()
    // (820 - 40 - 16) / 2 = 382, below 32 + 89.
    stage.expect(screen.cards[0], 20, 121, 382, 205)
    stage.expect(screen.cards[1], 418, 121, 382, 205)
  }

  @Test func profilesFitAnIPadAirInLandscape() throws {
    let stage = try stage("iPad Air", .landscape)
    let screen = stage.controller
    stage.expectClean()
    // (1180 - 40 - 16) / 2 = 562; the notes have 530 points and one line.
    stage.expect(screen.cards[0], 20, 121, 562, 185)
    stage.expect(screen.cards[1], 598, 121, 562, 185)
  }

  /// Cards are equally high though one says more: the filler of the other takes the rest, the note does not stretch.
  @Test func cardsAreEquallyHigh() throws {
    let brief = PlayerProfile(
      name: "Ida", club: "Juniors", figures: PlayerProfile.finalists[0].figures, note: "New.",
      color: .systemTeal)
    let stage = try Stage("iPhone SE (3rd generation)") {
      ProfilesViewController(players: [PlayerProfile.finalists[0], brief])
    }
    stage.expectClean()
    stage.expect(stage.controller.cards[0], 16, 109, 343, 205)
    stage.expect(stage.controller.cards[1], 16, 330, 343, 205)
    stage.expect(stage.controller.cards[1].noteLabel, 32, 481, 311, 18)
  }

  @Test(arguments: ["iPhone SE (3rd generation)", "iPhone 15", "iPad Air"])
  func turningLeadsWhereStartingDoes(_ name: String) throws {
    try expectTurningLeadsWhereStartingDoes { try stage(name, $0) }
  }

  @Test func accessibilityTextMakesCardsHigher() throws {
    let stage = try stage("iPhone 15", textSize: .accessibilityMedium)
    let screen = stage.controller
    stage.expectClean()
    // Large title 44: 52.508 -> 52.667. Title3 31: 36.994 -> 37. Subhead 25: 29.834 -> 30, so names are
    // 37 + 2 + 30 = 69 high, more than the portrait. Title2 34: 40.667; caption1 22: 26.254 -> 26.333;
    // figure 40.667 + 2 + 26.333 = 69.
    #expect(abs(screen.titleLabel.frame.height - 52.667) < 0.01)
    #expect(screen.cardStack.axis == .vertical)
    for card in screen.cards {
      #expect(abs(card.header.frame.height - 69) < 0.01)
      #expect(abs(card.figures.frame.height - 69) < 0.01)
      #expect(abs(card.portrait.frame.width - 60) < 0.01 && abs(card.portrait.frame.height - 60) < 0.01)
      #expect(abs(card.frame.width - 361) < 0.01)
    }
    #expect(abs(screen.cards[0].frame.height - screen.cards[1].frame.height) <= 0.34)
  }

  /// From right to left every view lies where its mirror image would. Edges on half pixels round to the same side
  /// in both, so a pixel is allowed.
  @Test(arguments: [Orientation.portrait, .landscape])
  func rightToLeftIsTheMirrorImage(_ orientation: Orientation) throws {
    let plain = try stage("iPhone SE (3rd generation)", orientation)
    let mirrored = try stage("iPhone SE (3rd generation)", orientation, direction: .rightToLeft)
    mirrored.expectClean()
    let width = mirrored.device.window.bounds.width
    for (one, other) in zip(tree(plain.controller.view), tree(mirrored.controller.view)) {
      let wanted = plain.frame(one).mirrored(in: width)
      #expect(mirrored.frame(other).isClose(to: wanted, within: 0.51), "\(type(of: one))")
    }
    if orientation == .portrait {
      // 375 - 32 - 60.
      mirrored.expect(mirrored.controller.cards[0].portrait, 283, 125, 60, 60)
    }
  }
}
