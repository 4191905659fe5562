import Foundation

/// The field of a search bar: a glass at its leading end, a button that clears the text at the other.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  private let symbol = UIImageView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Reads a field from a document.
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

  /// The glass, 20 points wide and 6 from the leading end.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard leftView === symbol else { return super.leftViewRect(forBounds: bounds) }
    let rect = CGRect(x: bounds.minX + 6, y: bounds.minY, width: 20, height: bounds.height)
    return isRightToLeft ? rect.mirrored(in: bounds) : rect
  }

  /// The text begins 31 points from the leading end.
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
  /// The rectangle on the other side of a box.
  func mirrored(in box: CGRect) -> CGRect {
    CGRect(x: box.minX + box.maxX - maxX, y: minY, width: width, height: height)
  }
}
