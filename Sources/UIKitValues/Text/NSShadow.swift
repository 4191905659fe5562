import Foundation

/// A shadow of text or shapes.
///
/// Unchecked, since it has mutable properties, as on iOS: it belongs to one thread at a time.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  /// The offset, in points to the right and downward. The default is zero.
  open var shadowOffset: CGSize = .zero
  /// The blur radius, in points; 0 for a sharp shadow.
  open var shadowBlurRadius: CGFloat = 0
  /// The shadow color, a `UIColor`; `nil` for no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  public override init() {
    super.init()
  }

  /// Returns a shadow with the same settings.
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
