import Foundation

/// A copy of text or shapes beneath them, offset and blurred.
///
/// Unchecked, since it has properties to set, as on iOS: it belongs to one thread at a time.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  /// Points right and down.
  open var shadowOffset: CGSize = .zero
  /// Points; 0 is sharp.
  open var shadowBlurRadius: CGFloat = 0
  /// A UIColor; nil draws no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  public override init() {
    super.init()
  }

  /// A shadow with the same settings.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  open override var hash: Int { shadowBlurRadius.hashValue }
}
