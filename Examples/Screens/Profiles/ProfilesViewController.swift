import UIKit

/// The cards of two players, side by side where there is space and stacked where there is not.
public final class ProfilesViewController: UIViewController {
  /// The width of the view, in points, above which the cards are side by side.
  public static let widthForColumns: CGFloat = 500

  /// The title above the cards.
  public let titleLabel = UILabel()
  /// The line below the title.
  public let subtitleLabel = UILabel()
  /// A card for each player.
  public let cards: [ProfileCard]
  /// The stack of the cards: horizontal if the view is wide enough, and vertical otherwise.
  public private(set) lazy var cardStack = UIStackView(arrangedSubviews: cards)

  private var isArranged = false

  /// Creates a screen of players, by default the finalists.
  public init(players: [PlayerProfile] = PlayerProfile.finalists) {
    cards = players.map(ProfileCard.init)
    super.init(nibName: nil, bundle: nil)
    title = "Final"
  }

  /// Creates the controller from an archive, with the finalists.
  public required init?(coder: NSCoder) {
    cards = PlayerProfile.finalists.map(ProfileCard.init)
    super.init(coder: coder)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    titleLabel.text = "Club Final"
    titleLabel.font = UIFont.preferredFont(forTextStyle: .largeTitle).bold
    titleLabel.adjustsFontForContentSizeCategory = true
    subtitleLabel.text = "Saturday, 7:30 PM in the Reading Room"
    subtitleLabel.font = .preferredFont(forTextStyle: .subheadline)
    subtitleLabel.adjustsFontForContentSizeCategory = true
    subtitleLabel.textColor = .secondaryLabel
    subtitleLabel.numberOfLines = 0
    cardStack.spacing = 16
    cardStack.distribution = .fillEqually
    for subview in [titleLabel, subtitleLabel, cardStack] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
      titleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      titleLabel.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      subtitleLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 2),
      subtitleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      subtitleLabel.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      cardStack.topAnchor.constraint(equalTo: subtitleLabel.bottomAnchor, constant: 16),
      cardStack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      cardStack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  /// Sets the axis before the first layout, when the view has its final size.
  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard !isArranged else { return }
    isArranged = true
    arrangeCards(for: view.bounds.width)
  }

  public override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    arrangeCards(for: size.width)
  }

  private func arrangeCards(for width: CGFloat) {
    cardStack.axis = width > ProfilesViewController.widthForColumns ? .horizontal : .vertical
  }
}
