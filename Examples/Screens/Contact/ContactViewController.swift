import UIKit

/// The screen of a person in an address book: a picture, names, a row of buttons, and a card with numbers.
///
/// The screen has two layouts that give the same frames: with anchors (`ContactViewController+Anchors`) and
/// with the visual format language (`ContactViewController+VisualFormat`).
public final class ContactViewController: UIViewController {
  /// The notation of the constraints.
  public enum Style: Sendable {
    /// Layout anchors.
    case anchors
    /// The visual format language.
    case visualFormat
  }

  /// The lengths of the layout, in points; shorter for compact heights.
  struct Metrics {
    var top: CGFloat = 24
    var picture: CGFloat = 120
    var gap: CGFloat = 12
    var button: CGFloat = 56
    var section: CGFloat = 20

    static let low = Metrics(top: 8, picture: 56, gap: 8, button: 44, section: 12)
  }

  private let style: Style
  /// The container of all views, as high as the safe area and as wide as the screen, with the screen's
  /// margins.
  public let content = UIView()
  /// The person's picture, a square of 120 points; 56 for compact heights.
  public let picture = SquircleImageView(image: Pictures.sighting(side: 120))
  /// Spacers of equal width to the left and right of the picture.
  public let sides = [UIView(), UIView()]
  /// The person's name.
  public let nameLabel = UILabel()
  /// The person's role.
  public let roleLabel = UILabel()
  /// The actions: four symbols in equal circles.
  public let buttons: [UIButton]
  /// Spacers of equal width between the buttons.
  public let spacers = [UIView(), UIView(), UIView()]
  /// The background of the numbers.
  public let card = UIView()
  /// The caption of the telephone number.
  public let phoneCaption = UILabel()
  /// The telephone number.
  public let phoneLabel = UILabel()
  /// The line between the two entries.
  public let line = UIView()
  /// The caption of the mail address.
  public let mailCaption = UILabel()
  /// The mail address.
  public let mailLabel = UILabel()

  private var active: [NSLayoutConstraint] = []

  /// Creates a screen with a notation of constraints.
  public init(style: Style) {
    self.style = style
    buttons = ["message.fill", "bell.fill", "star.fill", "trash.fill"].map { name in
      var configuration = UIButton.Configuration.tinted()
      configuration.image = UIImage(systemName: name)
      return UIButton(configuration: configuration)
    }
    super.init(nibName: nil, bundle: nil)
    title = "Contact"
  }

  /// Not supported: stops the program.
  public required init?(coder: NSCoder) {
    fatalError("ContactViewController is made in code only")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    addViews()
    configureTexts()
    adoptHeight()
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adoptHeight()
  }

  /// Deactivates the constraints of the previous height before it activates the new ones, so that they never
  /// conflict.
  private func adoptHeight() {
    NSLayoutConstraint.deactivate(active)
    let metrics = traitCollection.verticalSizeClass == .compact ? Metrics.low : Metrics()
    active =
      switch style {
      case .anchors: constraintsByAnchors(metrics)
      case .visualFormat: constraintsByVisualFormat(metrics)
      }
    NSLayoutConstraint.activate(active)
  }

  private func addViews() {
    content.preservesSuperviewLayoutMargins = true
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 12
    card.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    line.backgroundColor = .separator
    add([content], to: view)
    add([picture, nameLabel, roleLabel, card] + sides + buttons + spacers, to: content)
    add([phoneCaption, phoneLabel, line, mailCaption, mailLabel], to: card)
  }

  private func add(_ subviews: [UIView], to superview: UIView) {
    for subview in subviews {
      subview.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(subview)
    }
  }

  private func configureTexts() {
    nameLabel.text = "Aroha Kererū"
    nameLabel.font = UIFont.preferredFont(forTextStyle: .title1).bold
    nameLabel.textAlignment = .center
    roleLabel.text = "Warden of the southern aviary"
    roleLabel.font = .preferredFont(forTextStyle: .subheadline)
    roleLabel.textColor = .secondaryLabel
    roleLabel.textAlignment = .center
    for (caption, text) in [(phoneCaption, "mobile"), (mailCaption, "work")] {
      caption.text = text
      caption.font = .preferredFont(forTextStyle: .subheadline)
    }
    for (label, text) in [(phoneLabel, "+64 21 555 0137"), (mailLabel, "aroha@aviary.example")] {
      label.text = text
      label.textColor = .systemBlue
      label.font = .preferredFont(forTextStyle: .body)
    }
  }
}
