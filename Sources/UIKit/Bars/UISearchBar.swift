import Foundation

/// A bar with a field to search for text. Its geometry is that of UIKit, its look is plain.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Reads a bar from a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text in the field; nil for none.
  open var text: String? { didSet { setNeedsLayout() } }
  /// The text of an empty field; nil for none.
  open var placeholder: String? { didSet { setNeedsLayout() } }
  /// Stored only: no line is shown above the field.
  open var prompt: String?
  /// Stored only: the bar has no background.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Stored only: the bar has no background.
  open var isTranslucent = true
  /// Whether a button to cancel stands beside the field; false by default.
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  /// The titles of scopes. Kept, not shown.
  open var scopeButtonTitles: [String]?

  private let content = BarContent()
  private let field = UIView()
  private let symbol = UIImageView()
  private let label = UILabel()
  private let cancel = UIButton(type: .system)

  open override var intrinsicContentSize: CGSize { metrics.size(of: .searchBar).size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  package override var defaultHuggingPriority: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultLow, .defaultHigh)
  }

  /// A field 36 points high (28 until iOS 10), 8 from the bar's sides.
  open override func layoutSubviews() {
    super.layoutSubviews()
    content.begin(in: self)
    if field.backgroundColor == nil {
      field.backgroundColor = .tertiarySystemFill
      field.layer.cornerRadius = 10
      symbol.image = UIImage(
        systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
      symbol.tintColor = .secondaryLabel
      symbol.contentMode = .center
      label.font = .systemFont(ofSize: 17)
      cancel.setTitle("Cancel", for: .normal)
    }
    let hasText = text?.isEmpty == false
    label.text = hasText ? text : placeholder
    label.textColor = hasText ? .label : .secondaryLabel
    let height = metrics.searchFieldHeight
    let y = (bounds.height - height) / 2
    var width = bounds.width - 16
    if showsCancelButton {
      let size = cancel.intrinsicContentSize
      width -= size.width + 12
      content.place(cancel, CGRect(x: bounds.width - 8 - size.width, y: y, width: size.width, height: height))
    }
    content.place(field, CGRect(x: 8, y: y, width: max(width, 0), height: height))
    content.place(symbol, CGRect(x: 14, y: y, width: 20, height: height))
    content.place(label, CGRect(x: 39, y: y, width: max(width - 40, 0), height: height))
  }
}
