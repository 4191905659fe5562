import UIKitLists
@_spi(UIKit) import UIKitCore

/// A button that pastes without asking the user for permission.
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
  /// The content of a button. Raw values are UIKit's.
  public enum DisplayMode: UInt, Sendable {
    /// An icon and a label.
    case iconAndLabel = 0
    /// An icon.
    case iconOnly = 1
    /// A label.
    case labelOnly = 2
    /// An arrow and a label; displayed like `iconAndLabel`.
    case arrowAndLabel = 3
  }

  /// The appearance of a paste control.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// The content of the button.
    open var displayMode = DisplayMode.iconAndLabel
    /// The style of the corners.
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    /// The corner radius in points. Without effect.
    open var cornerRadius: CGFloat = 0
    /// The color of icon and label; `nil` for white.
    open var baseForegroundColor: UIColor?
    /// The background color; `nil` for the tint color.
    open var baseBackgroundColor: UIColor?

    public override init() { super.init() }
  }

  /// The appearance of the button.
  public let configuration: Configuration
  /// The object into which content is pasted. Not retained.
  open weak var target: (any UIPasteConfigurationSupporting)?
  private let button: UIButton

  /// Creates a control with an appearance.
  public init(configuration: Configuration) {
    self.configuration = configuration
    button = Self.makeButton(configuration)
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a control with the default appearance.
  public convenience override init(frame: CGRect) {
    self.init(configuration: Configuration())
    self.frame = frame
  }

  /// Creates a control that is read from a document.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    button = Self.makeButton(configuration)
    super.init(coder: coder)
    setUp()
  }

  private static func makeButton(_ configuration: Configuration) -> UIButton {
    var look = UIButton.Configuration.filled()
    look.cornerStyle = configuration.cornerStyle
    look.baseForegroundColor = configuration.baseForegroundColor
    look.baseBackgroundColor = configuration.baseBackgroundColor
    if configuration.displayMode != .iconOnly { look.title = "Paste" }
    if configuration.displayMode != .labelOnly {
      look.image = UIImage(systemName: "doc.on.clipboard")
      look.imagePadding = 6
    }
    return UIButton(configuration: look)
  }

  private func setUp() {
    button.addAction(UIAction { [weak self] _ in self?.pasteIntoTarget() }, for: .touchUpInside)
    button.frame = bounds
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(button)
  }

  open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }

  private func pasteIntoTarget() {
    let providers = UIPasteboard.general.itemProviders
    if let target, target.canPaste(providers) { target.paste(itemProviders: providers) }
  }
}
