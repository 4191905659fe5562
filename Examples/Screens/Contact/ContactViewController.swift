import UIKit

/// A person of an address book: a picture, names, a row of buttons, and a card with numbers.
///
/// The screen is laid out in two ways that give the same frames: by anchors (`ContactViewController+Anchors`) and by the
/// visual format language (`ContactViewController+VisualFormat`).
public final class ContactViewController: UIViewController {
  /// How the constraints are written.
  public enum Style: Sendable {
    /// By layout anchors.
    case anchors
    /// By the visual format language.
    case visualFormat
  }

  /// Lengths in points. Phones that lie on their side have less of everything.
  struct Metrics {
    var top: CGFloat = 24
    var picture: CGFloat = 120
    var gap: CGFloat = 12
    var button: CGFloat = 56
    var section: CGFloat = 20

    static let low = Metrics(top: 8, picture: 56, gap: 8, button: 44, section: 12)
  }

  private let style: Style
  /// As large as the safe area is high and the screen is wide; it has the screen's margins.
  public let content = UIView()
  /// The person's picture, a square of 120 points; 56 on low screens.
  public let picture = SquircleImageView(image: Pictures.sighting(side: 120))
  /// Equal widths to the left and right of the picture.
  public let sides = [UIView(), UIView()]
  /// The person's name.
  public let nameLabel = UILabel()
  /// What the person does.
  public let roleLabel = UILabel()
  /// What can be done: four symbols in equal circles.
  public let buttons: [UIButton]
  /// Equal widths between the buttons.
  public let spacers = [UIView(), UIView(), UIView()]
  /// The ground behind the numbers.
  public let card = UIView()
  /// What the number is called.
  public let phoneCaption = UILabel()
  /// The telephone number.
  public let phoneLabel = UILabel()
  /// The line between both entries.
  public let line = UIView()
  /// What the address is called.
  public let mailCaption = UILabel()
  /// The address.
  public let mailLabel = UILabel()

  private var active: [NSLayoutConstraint] = []

  /// A screen that is laid out in a style.
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

  /// Not for documents: stops the program.
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

  /// Takes the constraints of the former height away before the new ones come, so that they never meet.
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
