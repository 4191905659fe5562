import Foundation

extension UIBarButtonItem {
  /// The badge of an item: a number, a text or a dot.
  @preconcurrency @MainActor
  open class Badge: NSObject, NSCopying {
    /// The text of the badge; `nil` for a dot.
    public let stringValue: String?
    /// The color of the text; `nil`, the default, for white.
    open var foregroundColor: UIColor?
    /// The color of the badge; `nil`, the default, for red.
    open var backgroundColor: UIColor?
    /// The font of the text; `nil`, the default, for the system's.
    open var font: UIFont?

    private init(text: String?) { stringValue = text }

    /// Returns a badge with a number.
    public class func count(_ count: UInt) -> Badge { Badge(text: String(count)) }
    /// Returns a badge with a text.
    public class func string(_ string: String) -> Badge { Badge(text: string) }
    /// Returns a badge that is a dot.
    public class func indicator() -> Badge { Badge(text: nil) }

    /// Returns a copy of the badge.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
      let copy: Badge = MainActor.assumeIsolated {
        let made = Badge(text: stringValue)
        (made.foregroundColor, made.backgroundColor) = (foregroundColor, backgroundColor)
        made.font = font
        return made
      }
      return copy
    }
  }
}
