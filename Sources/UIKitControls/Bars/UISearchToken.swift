import Foundation

/// A part of a search that is not text, such as a category, with an icon and a short text.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  let icon: UIImage?
  let text: String
  /// An object of the application.
  open var representedObject: Any?

  /// Creates a token with an icon and a text.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }

  /// The insets of the content, the width of the icon and the space behind it, in points; estimates.
  private static let (inset, iconWidth, iconSpacing): (CGFloat, CGFloat, CGFloat) = (6, 16, 4)
  private static let font = UIFont.systemFont(ofSize: 15)

  /// The width in points.
  var width: CGFloat {
    let text = NSAttributedString(string: text, attributes: [.font: Self.font]).size().width.rounded(.up)
    return 2 * Self.inset + text + (icon == nil ? 0 : Self.iconWidth + Self.iconSpacing)
  }

  /// Returns a view of the token.
  func makeView(color: UIColor) -> UIView {
    let view = UIView()
    view.backgroundColor = color
    view.layer.cornerRadius = 4
    var x = Self.inset
    if let icon {
      let image = UIImageView(image: icon.withRenderingMode(.alwaysTemplate))
      image.tintColor = .white
      image.contentMode = .scaleAspectFit
      image.frame = CGRect(x: x, y: 0, width: Self.iconWidth, height: 0)
      image.autoresizingMask = .flexibleHeight
      view.addSubview(image)
      x += Self.iconWidth + Self.iconSpacing
    }
    let label = UILabel()
    label.text = text
    label.font = Self.font
    label.textColor = .white
    label.frame = CGRect(x: x, y: 0, width: width - x - Self.inset, height: 0)
    label.autoresizingMask = .flexibleHeight
    view.addSubview(label)
    return view
  }
}

/// The methods by which a delegate controls the tokens and suggestions of a search field.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// Asks the delegate for the content of a token that is copied. Never called here.
  func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider
  /// Tells the delegate that a suggestion was chosen. Never called here: a search controller's updater is.
  func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
  /// Returns a provider of the token's text.
  public func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider { NSItemProvider(object: token.text as NSString) }
  /// Does nothing.
  public func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
  ) {}
}

/// An object that is pasted into a search field and can become a token there.
@preconcurrency @MainActor
public protocol UISearchTextFieldPasteItem: NSObjectProtocol {
  /// Makes the pasted object a token.
  func setSearchTokenResult(_ token: UISearchToken)
}
