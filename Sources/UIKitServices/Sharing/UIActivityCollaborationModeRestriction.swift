import Foundation

/// A way to share a document. Raw values are UIKit's.
public enum UIActivityCollaborationMode: Int, Sendable {
  /// Send a copy.
  case sendCopy = 0
  /// Work on the same document.
  case collaborate = 1
}

/// A way to share that an application does not offer, and the reason in words, since iOS 18.
open class UIActivityCollaborationModeRestriction: NSObject, NSCopying {
  /// The way that is not offered.
  public let disabledMode: UIActivityCollaborationMode
  /// The title of the reason; `nil` for none.
  public let alertTitle: String?
  /// The reason; `nil` for none.
  public let alertMessage: String?
  /// The title of the button that ends the message; `nil` for none.
  public let alertDismissButtonTitle: String?
  /// The title of the button that helps; `nil` for none.
  public let alertRecoverySuggestionButtonTitle: String?
  /// The address that the button opens; `nil` for none.
  public let alertRecoverySuggestionButtonLaunchURL: URL?

  private init(
    mode: UIActivityCollaborationMode, title: String?, message: String?, dismiss: String?, recovery: String?,
    url: URL?
  ) {
    (disabledMode, alertTitle, alertMessage) = (mode, title, message)
    alertDismissButtonTitle = dismiss
    (alertRecoverySuggestionButtonTitle, alertRecoverySuggestionButtonLaunchURL) = (recovery, url)
    super.init()
  }

  /// Creates a restriction without a reason.
  public convenience init(disabledMode: UIActivityCollaborationMode) {
    self.init(mode: disabledMode, title: nil, message: nil, dismiss: nil, recovery: nil, url: nil)
  }

  /// Creates a restriction with a reason.
  public convenience init(
    disabledMode: UIActivityCollaborationMode, alertTitle: String, alertMessage: String
  ) {
    self.init(
      mode: disabledMode, title: alertTitle, message: alertMessage, dismiss: nil, recovery: nil, url: nil)
  }

  /// Creates a restriction with a reason and the title of its button.
  public convenience init(
    disabledMode: UIActivityCollaborationMode, alertTitle: String, alertMessage: String,
    alertDismissButtonTitle: String
  ) {
    self.init(
      mode: disabledMode, title: alertTitle, message: alertMessage, dismiss: alertDismissButtonTitle,
      recovery: nil, url: nil)
  }

  /// Creates a restriction with a reason and the titles of its buttons.
  public convenience init(
    disabledMode: UIActivityCollaborationMode, alertTitle: String, alertMessage: String,
    alertDismissButtonTitle: String, alertRecoverySuggestionButtonTitle: String,
    alertRecoverySuggestionButtonLaunch url: URL
  ) {
    self.init(
      mode: disabledMode, title: alertTitle, message: alertMessage, dismiss: alertDismissButtonTitle,
      recovery: alertRecoverySuggestionButtonTitle, url: url)
  }

  /// Returns this object, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The sections of the sheet for sharing, since iOS 18.4.
public struct UIActivitySectionTypes: OptionSet, Hashable, Sendable {
  /// The bits of the sections, which are UIKit's.
  public let rawValue: UInt
  /// Creates sections from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// People.
  public static let peopleSuggestions = UIActivitySectionTypes(rawValue: 1 << 0)
}

extension UIActivityViewController {
  /// Stored only: the sections that are left out, of which there are none here.
  public var excludedActivitySectionTypes: UIActivitySectionTypes {
    get { AttachedValues.value("excludedActivitySectionTypes", of: self) ?? [] }
    set { AttachedValues.set(newValue, "excludedActivitySectionTypes", of: self) }
  }
}
