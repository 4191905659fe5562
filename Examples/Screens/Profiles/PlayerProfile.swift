import UIKit

/// What a card says of a player.
public struct PlayerProfile: Sendable {
  /// A figure with its caption.
  public struct Figure: Sendable {
    /// The figure as it is shown.
    public let value: String
    /// What the figure counts.
    public let caption: String

    /// A figure with its caption.
    public init(value: String, caption: String) {
      self.value = value
      self.caption = caption
    }
  }

  /// The player's name.
  public let name: String
  /// Where the player plays.
  public let club: String
  /// The figures, each a column of the card.
  public let figures: [Figure]
  /// What else there is to say.
  public let note: String
  /// The colour of the portrait.
  public let color: UIColor

  /// A player with figures and a note.
  public init(name: String, club: String, figures: [Figure], note: String, color: UIColor) {
    self.name = name
    self.club = club
    self.figures = figures
    self.note = note
    self.color = color
  }

  /// First letters of the first and the last name.
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
