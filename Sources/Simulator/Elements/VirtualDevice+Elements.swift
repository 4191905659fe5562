import Foundation
import UIKit

/// Touches of what a person sees by its name, as tests of user interfaces write them.
extension VirtualDevice {
  /// Taps the element with a name, in the middle of its visible part.
  ///
  /// - Parameter name: An accessibility identifier, else a label, title, text or value, else a part of one. Elements that react to
  ///   touches, and those in front, go before others.
  /// - Returns: The view that received the touch.
  /// - Throws: ``ScreenElementError`` if nothing on the screen has the name, or something else covers it.
  @discardableResult
  public func tap(_ name: String) throws -> UIView? { tap(at: try point(of: name)) }

  /// Touches the element with a name for a time in seconds, in the middle of its visible part.
  ///
  /// - Throws: ``ScreenElementError`` if nothing on the screen has the name, or something else covers it.
  @discardableResult
  public func press(_ name: String, for seconds: TimeInterval) throws -> UIView? {
    press(at: try point(of: name), for: seconds)
  }

  /// Returns whether a view on the screen has a text, as a whole: that of a label, title, field or placeholder, an accessibility
  /// label, or an identifier.
  public func shows(_ text: String) -> Bool { frame(ofText: text) != nil }

  /// Returns the middle of what is touched for a name, in points in the screen's coordinates.
  private func point(of name: String) throws -> CGPoint {
    layOut()
    var number = 0
    let outline = ScreenOutline(device: self) { _ in
      number += 1
      return number
    }
    return try outline.place(of: name, on: self, isTouched: true).point
  }

  /// Returns the visible part of the frontmost view with a text or identifier, in points in the screen's coordinates.
  package func frame(ofText text: String) -> CGRect? {
    layOut()
    let screen = CGRect(origin: .zero, size: device.size(in: interfaceOrientation))
    for window in windows.reversed() {
      var found: CGRect?
      var pending: [UIView] = [window]
      while let view = pending.popLast() {
        if view.isHidden || view.alpha < 0.01 { continue }
        let own: [String?] = [
          (view as? UILabel)?.text, (view as? UIButton)?.currentTitle, (view as? UITextField)?.placeholder,
          (view as? UITextField)?.text, (view as? UITextView)?.text, view.assistive.identifier,
          view.assistive.label,
        ]
        let seen = own.contains(text) ? ScreenOutline.frame(of: view).intersection(screen) : .null
        if !seen.isNull, !seen.isEmpty { found = seen }
        pending += view.subviews.reversed()
      }
      if let found { return found }
    }
    return nil
  }
}
