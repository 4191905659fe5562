import Foundation

/// What is shown where there is no content: an image, texts and buttons under each other, in the middle.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// How contents lie. Raw values are UIKit's.
  public enum Alignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the leading edge.
    case natural = 1
  }

  /// How the image looks.
  public struct ImageProperties {
    /// How a symbol looks.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of templates; nil for the tint colour.
    public var tintColor: UIColor?
    /// In points.
    public var cornerRadius: CGFloat = 0
    /// The greatest size, in points; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// Stored only: images are not inverted here.
    public var accessibilityIgnoresInvertColors = false
  }

  /// How a text looks.
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// How a text ends that does not fit.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines a text may have; 0 for any number.
    public var numberOfLines = 0
    /// Whether a text that does not fit becomes smaller.
    public var adjustsFontSizeToFitWidth = false
    /// How small it may become.
    public var minimumScaleFactor: CGFloat = 0
    /// Stored only: letters stay as far from each other.
    public var allowsDefaultTighteningForTruncation = false
  }

  /// What a button does.
  public struct ButtonProperties {
    /// What a tap does.
    public var primaryAction: UIAction?
    /// The menu that a tap opens.
    public var menu: UIMenu?
    /// Whether the button can be tapped.
    public var isEnabled = true
    /// What the button is for.
    public var role = UIButton.Role.normal
  }

  /// The image at the top; nil for none.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// The text; nil for none.
  public var text: String?
  /// The text with attributes, in place of `text`.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties: TextProperties
  /// The text under it; nil for none.
  public var secondaryText: String?
  /// The text under it with attributes, in place of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// How the text under it looks.
  public var secondaryTextProperties: TextProperties
  /// A button; shown where it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// A button under it; shown where it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the button under it does.
  public var secondaryButtonProperties = ButtonProperties()
  /// How contents lie.
  public var alignment = Alignment.center
  /// Stored only: the margins are those of `directionalLayoutMargins`.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// How far contents are from the edges, in points; estimates.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 24, bottom: 8, trailing: 24)
  /// Points between image and text; estimates, as those that follow.
  public var imageToTextPadding: CGFloat = 15
  /// Points between the texts.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// Points between text and button.
  public var textToButtonPadding: CGFloat = 20
  /// Points between the buttons.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// What is behind the contents.
  public var background = UIBackgroundConfiguration.clear()
  var isLoading = false

  private init() {
    textProperties = TextProperties(font: .systemFont(ofSize: 22, weight: .bold), color: .label)
    secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 15), color: .secondaryLabel)
    imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
    imageProperties.tintColor = .secondaryLabel
  }

  /// For content that there is none of.
  public static func empty() -> Self { Self() }

  /// For content that is being loaded: an activity indicator and a text.
  public static func loading() -> Self {
    var made = Self()
    made.isLoading = true
    made.text = "Loading\u{2026}"
    made.textProperties = TextProperties(font: .systemFont(ofSize: 15), color: .secondaryLabel)
    return made
  }

  /// For a search that has found nothing.
  public static func search() -> Self {
    var made = Self()
    made.image = UIImage(systemName: "magnifyingglass")
    made.text = "No Results"
    made.secondaryText = "Check the spelling or try a new search."
    return made
  }

  /// A view that shows the configuration.
  @MainActor public func makeContentView() -> UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The configuration as it is in a state: the same, after a search with what was searched for.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard let state = state as? UIContentUnavailableConfigurationState, let text = state.searchText,
      !text.isEmpty, self.text == "No Results"
    else { return self }
    var made = self
    made.text = "No Results for \u{201C}\(text)\u{201D}"
    return made
  }
}

/// What the content of a controller depends on that is not there.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// What is searched for; nil without a search.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state with traits, and nothing else.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What an application added to the state.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// Shows that there is no content.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration { didSet { rebuild() } }
  /// Stored only: what does not fit is not scrolled.
  open var isScrollEnabled = false
  private let stack = UIStackView()
  private var edges: [NSLayoutConstraint] = []

  /// A view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    rebuild()
  }

  /// Shows nothing; documents have none.
  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
  }

  /// What the view shows.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set { if let new = newValue as? UIContentUnavailableConfiguration { shown = new } }
  }

  private func rebuild() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    NSLayoutConstraint.deactivate(edges)
    let margins = shown.directionalLayoutMargins
    edges = [
      stack.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
      stack.leadingAnchor.constraint(
        equalTo: safeAreaLayoutGuide.leadingAnchor, constant: margins.leading),
      stack.trailingAnchor.constraint(
        equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -margins.trailing),
      stack.topAnchor.constraint(
        greaterThanOrEqualTo: safeAreaLayoutGuide.topAnchor, constant: margins.top),
    ]
    NSLayoutConstraint.activate(edges)
    stack.alignment = shown.alignment == .center ? .center : .leading
    backgroundColor = shown.background.backgroundColor
    add(imageView(), before: 0)
    add(
      label(shown.text, shown.attributedText, shown.textProperties), before: shown.imageToTextPadding)
    add(
      label(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties),
      before: shown.textToSecondaryTextPadding)
    add(button(shown.button, shown.buttonProperties), before: shown.textToButtonPadding)
    add(
      button(shown.secondaryButton, shown.secondaryButtonProperties),
      before: shown.buttonToSecondaryButtonPadding)
  }

  private func add(_ view: UIView?, before space: CGFloat) {
    guard let view else { return }
    if let last = stack.arrangedSubviews.last { stack.setCustomSpacing(space, after: last) }
    stack.addArrangedSubview(view)
  }

  private func imageView() -> UIView? {
    if shown.isLoading {
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      return indicator
    }
    guard let image = shown.image else { return nil }
    let properties = shown.imageProperties
    let view = UIImageView(image: image)
    view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    view.tintColor = properties.tintColor
    view.contentMode = .scaleAspectFit
    if properties.cornerRadius > 0 {
      view.layer.cornerRadius = properties.cornerRadius
      view.clipsToBounds = true
    }
    let limit = properties.maximumSize
    if limit.width > 0 { view.widthAnchor.constraint(lessThanOrEqualToConstant: limit.width).isActive = true }
    if limit.height > 0 {
      view.heightAnchor.constraint(lessThanOrEqualToConstant: limit.height).isActive = true
    }
    return view
  }

  private func label(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties
  ) -> UIView? {
    guard attributed != nil || text?.isEmpty == false else { return nil }
    let label = UILabel()
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment = shown.alignment == .center ? .center : .natural
    if let attributed { label.attributedText = attributed } else { label.text = text }
    return label
  }

  private func button(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIView? {
    guard
      configuration.title != nil || configuration.attributedTitle != nil || configuration.image != nil
        || properties.primaryAction != nil
    else { return nil }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    button.menu = properties.menu
    if properties.menu != nil { button.showsMenuAsPrimaryAction = properties.primaryAction == nil }
    button.isEnabled = properties.isEnabled
    button.role = properties.role
    return button
  }
}
