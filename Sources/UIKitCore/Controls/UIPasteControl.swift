import Foundation

/// Which types of content an object takes from the pasteboard.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
  /// The types.
  open var acceptableTypeIdentifiers: [String]

  /// A configuration of types.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  /// A configuration of the types that a class reads.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Adds types.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  /// Adds the types that a class reads.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider
  }
}

/// What takes content from the pasteboard.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// The types of content that the object takes; nil for none.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Takes content.
  func paste(itemProviders: [NSItemProvider])
  /// Whether the object takes one of these.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

/// A button that pastes without asking.
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
  /// What a button shows. Raw values are UIKit's.
  public enum DisplayMode: UInt, Sendable {
    /// An image and a text.
    case iconAndLabel = 0
    /// An image.
    case iconOnly = 1
    /// A text.
    case labelOnly = 2
    /// An arrow and a text.
    case arrowAndLabel = 3
  }

  /// How the button looks.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// What the button shows.
    open var displayMode = DisplayMode.iconAndLabel
    /// How round the corners are.
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    /// In points, for corners of a fixed radius.
    open var cornerRadius: CGFloat = 0
    /// The colour of image and text; nil for white.
    open var baseForegroundColor: UIColor?
    /// The colour behind them; nil for the tint colour.
    open var baseBackgroundColor: UIColor?

    public override init() { super.init() }
  }

  /// How the button looks.
  public let configuration: Configuration
  /// What content is pasted into; held weakly.
  open weak var target: (any UIPasteConfigurationSupporting)?
  private let button: UIButton

  /// A button that looks like this.
  public init(configuration: Configuration) {
    self.configuration = configuration
    button = Self.makeButton(configuration)
    super.init(frame: .zero)
    setUp()
  }

  /// A button that looks as by default.
  public convenience override init(frame: CGRect) {
    self.init(configuration: Configuration())
    self.frame = frame
  }

  /// Reads a button from a document.
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

extension UIPasteboard {
  /// The items as providers.
  public var itemProviders: [NSItemProvider] {
    get {
      items.map { item in
        let provider = NSItemProvider()
        for type in item.keys.sorted() {
          switch item[type] {
          case let object as any NSItemProviderWriting: provider.registerObject(object, visibility: .all)
          case let text as String: provider.registerObject(text as NSString, visibility: .all)
          case let url as URL: provider.registerObject(url as NSURL, visibility: .all)
          case let data as Data:
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
              done(data, nil)
              return nil
            }
          default: continue
          }
        }
        return provider
      }
    }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Replaces the items by those of providers, with all their data.
  public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    items = itemProviders.map { provider in
      var item: [String: Any] = [:]
      for type in provider.registeredTypeIdentifiers {
        provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
          guard let data else { return }
          let isText = TypeIdentifiers.type(type, conformsTo: "public.plain-text")
          item[type] = isText ? String(decoding: data, as: UTF8.self) as Any : data
        }
      }
      return item
    }
  }
}
