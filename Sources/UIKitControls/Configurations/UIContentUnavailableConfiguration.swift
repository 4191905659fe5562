import Foundation

/// A content configuration for a view without content: an image, text and buttons in a column, centered
/// vertically.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The horizontal alignment of the contents. The raw values are UIKit's.
  public enum Alignment: Int, Sendable {
    /// Centered.
    case center = 0
    /// At the leading edge.
    case natural = 1
  }

  /// The appearance of the image.
  public struct ImageProperties {
    /// The symbol configuration of the image.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of template images; `nil` for the tint color.
    public var tintColor: UIColor?
    /// The corner radius, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size, in points; 0 for no limit in a dimension.
    public var maximumSize = CGSize.zero
    /// Stored only: images are not inverted here.
    public var accessibilityIgnoresInvertColors = false
  }

  /// The appearance of a text.
  public struct TextProperties {
    /// The font of the text.
    public var font: UIFont
    /// The color of the text.
    public var color: UIColor
    /// The line break mode of the text.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// A Boolean value that determines whether the font shrinks to fit text that is too wide.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale to which the font may shrink.
    public var minimumScaleFactor: CGFloat = 0
    /// Stored only: the spacing between letters stays the same.
    public var allowsDefaultTighteningForTruncation = false
  }

  /// The behavior of a button.
  public struct ButtonProperties {
    /// The action that a tap performs.
    public var primaryAction: UIAction?
    /// The menu of the button. A tap presents it if there is no primary action.
    public var menu: UIMenu?
    /// A Boolean value that determines whether the button is enabled.
    public var isEnabled = true
    /// The role of the button.
    public var role = UIButton.Role.normal
  }

  /// The image at the top; `nil` for none.
  public var image: UIImage?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The primary text; `nil` for none.
  public var text: String?
  /// The primary text with attributes, which replaces `text`.
  public var attributedText: NSAttributedString?
  /// The appearance of the primary text.
  public var textProperties: TextProperties
  /// The text below the primary one; `nil` for none.
  public var secondaryText: String?
  /// The secondary text with attributes, which replaces `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The primary button, which is displayed if it has a title, an image or a primary action.
  public var button = UIButton.Configuration.plain()
  /// The behavior of the primary button.
  public var buttonProperties = ButtonProperties()
  /// The button below the primary one, which is displayed if it has a title, an image or a primary action.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The behavior of the secondary button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The horizontal alignment of the contents.
  public var alignment = Alignment.center
  /// Stored only: the margins are those of `directionalLayoutMargins`.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The distances from the edges of the safe area to the contents, in points. The default is an estimate.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 24, bottom: 8, trailing: 24)
  /// The distance between the image and the text, in points. The default is an estimate, as are the following
  /// ones.
  public var imageToTextPadding: CGFloat = 15
  /// The distance between the primary and the secondary text, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The distance between the text and the primary button, in points.
  public var textToButtonPadding: CGFloat = 20
  /// The distance between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The background configuration, of which the color is used.
  public var background = UIBackgroundConfiguration.clear()
  var isLoading = false

  private init() {
    textProperties = TextProperties(font: .systemFont(ofSize: 22, weight: .bold), color: .label)
    secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 15), color: .secondaryLabel)
    imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
    imageProperties.tintColor = .secondaryLabel
  }

  /// Returns the default configuration of a view without content.
  public static func empty() -> Self { Self() }

  /// Returns the default configuration of a view whose content is being loaded, with an activity indicator
  /// and a text.
  public static func loading() -> Self {
    var made = Self()
    made.isLoading = true
    made.text = "Loading\u{2026}"
    made.textProperties = TextProperties(font: .systemFont(ofSize: 15), color: .secondaryLabel)
    return made
  }

  /// Returns the default configuration of a search without results.
  public static func search() -> Self {
    var made = Self()
    made.image = UIImage(systemName: "magnifyingglass")
    made.text = "No Results"
    made.secondaryText = "Check the spelling or try a new search."
    return made
  }

  /// Creates a view that displays the configuration.
  @MainActor public func makeContentView() -> UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration for a state: the text of an unchanged search configuration then includes the
  /// search text.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard let state = state as? UIContentUnavailableConfigurationState, let text = state.searchText,
      !text.isEmpty, self.text == "No Results"
    else { return self }
    var made = self
    made.text = "No Results for \u{201C}\(text)\u{201D}"
    return made
  }
}

/// A view that displays a content-unavailable configuration.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration { didSet { rebuild() } }
  /// Stored only: contents that do not fit are not scrolled.
  open var isScrollEnabled = false
  private let stack = UIStackView()
  private var edges: [NSLayoutConstraint] = []

  /// Creates a view that displays a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    rebuild()
  }

  /// Creates a view with an empty configuration. Documents contain none.
  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
  }

  /// The configuration that the view displays. Configurations of other types are ignored.
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
    guard configuration.title != nil || configuration.image != nil || properties.primaryAction != nil
    else { return nil }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    button.menu = properties.menu
    if properties.menu != nil { button.showsMenuAsPrimaryAction = properties.primaryAction == nil }
    button.isEnabled = properties.isEnabled
    button.role = properties.role
    return button
  }
}
