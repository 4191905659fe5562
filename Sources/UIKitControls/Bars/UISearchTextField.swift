import Foundation

/// The field of a search bar, with a magnifying glass at its leading end and a clear button at the other.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  private let symbol = UIImageView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a field that is read from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.finish(self, as: UISearchTextField.self)
  }

  private func setUp() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    symbol.image = UIImage(
      systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
    symbol.tintColor = .secondaryLabel
    symbol.contentMode = .center
    leftView = symbol
    leftViewMode = .always
    clearButtonMode = .always
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
    autocapitalizationType = .sentences
  }

  /// The radius that the field has given itself, in points.
  private var givenRadius: CGFloat = 10

  open override func layoutSubviews() {
    super.layoutSubviews()
    // A capsule since iOS 26, unless the application has set another radius.
    guard layer.cornerRadius == givenRadius else { return }
    givenRadius = metrics.hasGlass ? bounds.height / 2 : 10
    layer.cornerRadius = givenRadius
  }

  /// Returns the rectangle of the magnifying glass, 20 points wide and 6 from the leading end.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard leftView === symbol else { return super.leftViewRect(forBounds: bounds) }
    let rect = CGRect(x: bounds.minX + 6, y: bounds.minY, width: 20, height: bounds.height)
    return isRightToLeft ? rect.mirrored(in: bounds) : rect
  }

  /// Returns the rectangle of the text, which begins 31 points from the leading end.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    let end: CGFloat = hasText ? 31 : 7
    let rect = CGRect(
      x: bounds.minX + 31, y: bounds.minY, width: max(bounds.width - 31 - end, 0), height: bounds.height)
    return isRightToLeft ? rect.mirrored(in: bounds) : rect
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let rect = CGRect(x: bounds.maxX - 26, y: bounds.midY - 9.5, width: 19, height: 19)
    return isRightToLeft ? rect.mirrored(in: bounds) : rect
  }
}

extension CGRect {
  /// Returns the rectangle mirrored horizontally in a box.
  func mirrored(in box: CGRect) -> CGRect {
    CGRect(x: box.minX + box.maxX - maxX, y: minY, width: width, height: height)
  }
}
