import Foundation

/// What `init(coder:)` of objects from documents gets. It has no value for any key: it sets the values itself.
package final class DocumentCoder: NSCoder {
  package override var allowsKeyedCoding: Bool { true }
  package override func containsValue(forKey key: String) -> Bool { false }
  package override func decodeObject(forKey key: String) -> Any? { nil }
  package override func decodeBool(forKey key: String) -> Bool { false }
  package override func decodeInteger(forKey key: String) -> Int { 0 }
  package override func decodeInt32(forKey key: String) -> Int32 { 0 }
  package override func decodeInt64(forKey key: String) -> Int64 { 0 }
  package override func decodeFloat(forKey key: String) -> Float { 0 }
  package override func decodeDouble(forKey key: String) -> Double { 0 }

  /// Gives a view its values; nil when it has them.
  package var decode: ((UIView) -> Void)?
  /// The class whose initializer ends with them.
  package var decodingClass: AnyClass?

  /// The nearest class above a view's, or its own, whose initializer calls `finish`.
  @MainActor
  package static func decodingClass(of type: UIView.Type) -> AnyClass {
    var present: AnyClass? = type
    while let next = present {
      if decoding.contains(ObjectIdentifier(next)) { return next }
      present = _getSuperclass(next)
    }
    return UIView.self
  }

  @MainActor private static let decoding: Set<ObjectIdentifier> = Set(
    ([
      UIView.self, UIControl.self, UISearchTextField.self, UIToolbar.self, UISearchBar.self,
      UINavigationBar.self, UITabBar.self, UIInputView.self, UIImageView.self, UIVisualEffectView.self,
      UILabel.self, UIScrollView.self, UIWindow.self, UITextView.self, UIRefreshControl.self,
      UIPickerView.self, UIActivityIndicatorView.self, UISlider.self, UISegmentedControl.self, UIButton.self,
      UISwitch.self, UITextField.self, UIStepper.self, UIProgressView.self,
    ] + CoreParts.all.flatMap(\.decodingClasses)).map { ObjectIdentifier($0) })
}

extension NSCoder {
  /// Called at the end of a class's `init(coder:)`: a document's view gets its values when its nearest class of UIKit's is
  /// initialized, before the classes below go on.
  @MainActor
  package func finish(_ view: UIView, as type: UIView.Type) {
    guard let coder = self as? DocumentCoder, coder.decodingClass == type else { return }
    coder.decode.take()?(view)
  }
}
