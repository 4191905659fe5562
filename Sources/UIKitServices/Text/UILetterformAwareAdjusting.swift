import Foundation

/// The rule for the size of text whose letters extend beyond its lines, since iOS 17. Raw values are UIKit's.
public enum UILetterformAwareSizingRule: Int, Sendable {
  /// The lines determine the size.
  case typographic = 0
  /// The letters extend the size.
  case oversize = 1
}

/// A view whose text may extend beyond its lines, since iOS 17.
@preconcurrency @MainActor
public protocol UILetterformAwareAdjusting: NSObjectProtocol {
  /// The rule for the size.
  var sizingRule: UILetterformAwareSizingRule { get set }
}

extension UILetterformAwareAdjusting where Self: UIView {
  /// Stored only: the rule for the size; lines determine it here.
  public var sizingRule: UILetterformAwareSizingRule {
    get { AttachedValues.value("sizingRule", of: self) ?? .typographic }
    set { AttachedValues.set(newValue, "sizingRule", of: self) }
  }
}

extension UILabel: UILetterformAwareAdjusting {}
extension UITextField: UILetterformAwareAdjusting {}
extension UITextView: UILetterformAwareAdjusting {}

/// The vibrancy of a label over a blur, on tvOS and visionOS. Raw values are UIKit's.
public enum UILabelVibrancy: Int, Sendable {
  /// None.
  case none = 0
  /// Determined by the system.
  case automatic = 1
}

extension UILabel {
  /// Stored only: the vibrancy of the label, of which there is none here.
  public var preferredVibrancy: UILabelVibrancy {
    get { AttachedValues.value("preferredVibrancy", of: self) ?? .automatic }
    set { AttachedValues.set(newValue, "preferredVibrancy", of: self) }
  }
}

/// A field in which looking begins dictation, on visionOS.
@preconcurrency @MainActor
public protocol UILookToDictateCapable: NSObjectProtocol {
  /// A Boolean value that determines whether looking begins dictation.
  var isLookToDictateEnabled: Bool { get set }
}

extension UISearchBar: UILookToDictateCapable {
  /// Stored only: whether looking begins dictation, of which there is none here; `false` by default.
  public var isLookToDictateEnabled: Bool {
    get { AttachedValues.value("isLookToDictateEnabled", of: self) ?? false }
    set { AttachedValues.set(newValue, "isLookToDictateEnabled", of: self) }
  }
}
