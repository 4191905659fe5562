import Foundation

/// A suggestion for a search.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text of the suggestion.
  var localizedSuggestion: String? { get }
  /// A description for assistive technologies; `nil` for the text.
  var localizedDescription: String? { get }
  /// The image before the text; `nil` for none.
  var iconImage: UIImage? { get }
  /// The text of the suggestion with attributes.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// An object of the application.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  /// Returns the text without attributes.
  public var localizedAttributedSuggestion: NSAttributedString? {
    localizedSuggestion.map { NSAttributedString(string: $0) }
  }
}

/// A suggestion for a search with a text, a description and an image.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The text of the suggestion with attributes.
  public let localizedAttributedSuggestion: NSAttributedString?
  /// The text of the suggestion.
  open var localizedSuggestion: String? { localizedAttributedSuggestion?.string }
  /// A description for assistive technologies; `nil` for the text.
  public let localizedDescription: String?
  /// The image before the text; `nil` for none.
  public let iconImage: UIImage?
  /// An object of the application.
  open var representedObject: Any?

  /// Creates a suggestion with a text, a description and an image.
  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    localizedAttributedSuggestion = NSAttributedString(string: suggestion)
    localizedDescription = description
    self.iconImage = iconImage
    super.init()
  }

  /// Creates a suggestion with a text with attributes, a description and an image.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String? = nil, iconImage: UIImage? = nil
  ) {
    localizedAttributedSuggestion = suggestion
    localizedDescription = description
    self.iconImage = iconImage
    super.init()
  }
}
