import UIKit

/// The contents of a player's card.
public struct PlayerProfile: Sendable {
  /// A figure with its caption.
  public struct Figure: Sendable {
    /// The formatted value.
    public let value: String
    /// The caption, which names the figure.
    public let caption: String

    /// Creates a figure with its caption.
    public init(value: String, caption: String) {
      self.value = value
      self.caption = caption
    }
  }

  /// The player's name.
  public let name: String
  /// The player's club.
  public let club: String
  /// The figures, each a column of the card.
  public let figures: [Figure]
  /// A note about the player.
  public let note: String
  /// The color of the portrait.
  public let color: UIColor

  /// Creates a player with figures and a note.
  public init(name: String, club: String, figures: [Figure], note: String, color: UIColor) {
    self.name = name
    self.club = club
    self.figures = figures
    self.note = note
    self.color = color
  }

  /// The first letters of the first and the last name.
  var initials: String {
    let words = name.split(separator: " ")
    return [words.first, words.last].compactMap { $0?.first.map(String.init) }.joined()
  }

  /// The two players of the final.
  public static let finalists = [
    PlayerProfile(
      name: "Marisol Castellanos-Vandenberghe", club: "Harbour Chess Club",
      figures: [
        Figure(value: "2187", caption: "Rating"), Figure(value: "31", caption: "Won"),
        Figure(value: "12", caption: "Drawn"),
      ],
      note: "Opens with the Catalan and has not lost an endgame since March.", color: .systemIndigo),
    PlayerProfile(
      name: "Tom Adeyemi", club: "Old Mill Players",
      figures: [
        Figure(value: "2140", caption: "Rating"), Figure(value: "36", caption: "Won"),
        Figure(value: "4", caption: "Drawn"),
      ],
      note: "Youngest finalist so far. Plays fast, and rarely agrees to a draw.", color: .systemOrange),
  ]
}
