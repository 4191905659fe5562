import Foundation

/// The requirements on a new password, in the language of the attribute `passwordrules`.
///
/// Unchecked, since the class is open: its own properties are constants.
open class UITextInputPasswordRules: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  /// The requirements, such as `required: lower; minlength: 8;`.
  public let passwordRulesDescriptor: String

  /// Creates rules from requirements.
  public convenience init(descriptor passwordRulesDescriptor: String) {
    self.init(passwordRulesDescriptor)
  }

  private init(_ descriptor: String) {
    passwordRulesDescriptor = descriptor
    super.init()
  }

  /// A Boolean value that indicates that rules support secure coding. Always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Creates rules from an archive; `nil` if it contains none.
  public required convenience init?(coder: NSCoder) {
    guard let descriptor = coder.string(forKey: "passwordRulesDescriptor") else { return nil }
    self.init(descriptor)
  }

  /// Encodes the requirements.
  open func encode(with coder: NSCoder) {
    coder.encode(passwordRulesDescriptor as NSString, forKey: "passwordRulesDescriptor")
  }

  /// Returns these rules, which are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextInputPasswordRules)?.passwordRulesDescriptor == passwordRulesDescriptor
  }

  open override var hash: Int { passwordRulesDescriptor.hashValue }
}
