import UIKit

/// A player's portrait and name, three figures in equal columns, and a note.
///
/// The card is a stack inside its own margins. Its background and the lines between the columns are subviews
/// that are not arranged.
public final class ProfileCard: UIStackView {
  /// The card's background.
  public let backdrop = UIView()
  /// The portrait, a square of 60 points.
  public let portrait: UIImageView
  /// The player's name. Its font shrinks to half its size before the text is truncated.
  public let nameLabel = UILabel()
  /// The player's club.
  public let clubLabel = UILabel()
  /// A column for each figure, of equal widths.
  public let columns: [UIStackView]
  /// The lines between neighboring columns.
  public private(set) var separators: [UIView] = []
  /// The note, with any number of lines.
  public let noteLabel = UILabel()
  /// The view that fills the height that the contents leave.
  private let filler = UIView()
  /// The stack of name and club.
  public private(set) lazy var names = UIStackView(arrangedSubviews: [nameLabel, clubLabel])
  /// The stack of the portrait and the names.
  public private(set) lazy var header = UIStackView(arrangedSubviews: [portrait, names])
  /// The stack of the columns.
  public private(set) lazy var figures = UIStackView(arrangedSubviews: columns)

  /// Creates a card of a player.
  public init(player: PlayerProfile) {
    portrait = UIImageView(
      image: Pictures.portrait(initials: player.initials, color: player.color, side: 60))
    columns = player.figures.map(ProfileCard.column)
    super.init(frame: .zero)
    nameLabel.text = player.name
    clubLabel.text = player.club
    noteLabel.text = player.note
    configureLabels()
    arrange()
    addBackdrop()
    addSeparators()
  }

  /// Not supported: stops the program.
  public required init(coder: NSCoder) {
    fatalError("ProfileCard is made in code only")
  }

  private func configureLabels() {
    nameLabel.font = UIFont.preferredFont(forTextStyle: .title3).bold
    nameLabel.adjustsFontForContentSizeCategory = true
    // The font of a long name shrinks to half its size before the text is truncated.
    nameLabel.adjustsFontSizeToFitWidth = true
    nameLabel.minimumScaleFactor = 0.5
    clubLabel.font = .preferredFont(forTextStyle: .subheadline)
    clubLabel.adjustsFontForContentSizeCategory = true
    clubLabel.textColor = .secondaryLabel
    noteLabel.font = .preferredFont(forTextStyle: .subheadline)
    noteLabel.adjustsFontForContentSizeCategory = true
    noteLabel.numberOfLines = 0
  }

  private func arrange() {
    names.axis = .vertical
    names.spacing = 2
    header.spacing = 12
    header.alignment = .center
    figures.distribution = .fillEqually
    axis = .vertical
    spacing = 16
    isLayoutMarginsRelativeArrangement = true
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    for view in [header, figures, noteLabel, filler] { addArrangedSubview(view) }
    // Where the card is higher than its contents, the filler takes the rest; otherwise its height is 0.
    // The header and the columns hug their heights with a stack's priorities, 49 and 51, above the filler's.
    setCustomSpacing(0, after: noteLabel)
    let fillerHeight = filler.heightAnchor.constraint(equalToConstant: 0)
    fillerHeight.priority = UILayoutPriority(1)
    fillerHeight.isActive = true
    portrait.setContentHuggingPriority(.required, for: .horizontal)
    portrait.setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  private func addBackdrop() {
    backdrop.backgroundColor = .secondarySystemGroupedBackground
    backdrop.layer.cornerRadius = 16
    backdrop.layer.cornerCurve = .continuous
    backdrop.translatesAutoresizingMaskIntoConstraints = false
    insertSubview(backdrop, at: 0)
    NSLayoutConstraint.activate([
      backdrop.topAnchor.constraint(equalTo: topAnchor),
      backdrop.leadingAnchor.constraint(equalTo: leadingAnchor),
      backdrop.trailingAnchor.constraint(equalTo: trailingAnchor),
      backdrop.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  private func addSeparators() {
    for column in columns.dropFirst() {
      let line = UIView()
      line.backgroundColor = .separator
      line.translatesAutoresizingMaskIntoConstraints = false
      figures.addSubview(line)
      NSLayoutConstraint.activate([
        line.centerXAnchor.constraint(equalTo: column.leadingAnchor),
        line.widthAnchor.constraint(equalToConstant: 1 / traitCollection.displayScale),
        line.topAnchor.constraint(equalTo: figures.topAnchor, constant: 4),
        line.bottomAnchor.constraint(equalTo: figures.bottomAnchor, constant: -4),
      ])
      separators.append(line)
    }
  }

  /// Creates a stack of a figure above its caption.
  private static func column(_ figure: PlayerProfile.Figure) -> UIStackView {
    let value = UILabel()
    value.text = figure.value
    value.font = UIFont.preferredFont(forTextStyle: .title2).bold
    value.adjustsFontForContentSizeCategory = true
    let caption = UILabel()
    caption.text = figure.caption
    caption.font = .preferredFont(forTextStyle: .caption1)
    caption.adjustsFontForContentSizeCategory = true
    caption.textColor = .secondaryLabel
    let column = UIStackView(arrangedSubviews: [value, caption])
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 2
    return column
  }
}
