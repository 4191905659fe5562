import Foundation
import QuartzCore

/// Sets properties of UIKit's classes by the key paths of user-defined runtime attributes, such as
/// `layer.cornerRadius` and `titleLabel.numberOfLines`.
@MainActor
package enum RuntimeAttributes {
  /// Sets a registered property of an object, or of an object to which registered properties lead.
  ///
  /// - Returns: Whether there is such a property that accepts the value.
  package static func setRegistered(_ keyPath: String, of object: AnyObject, to value: Any?) -> Bool {
    var keys = keyPath.split(separator: ".").map(String.init)
    var target = object
    while keys.count > 1 {
      guard case .returned(let next?) = RuntimeClasses.get(keys.removeFirst(), of: target) else {
        return false
      }
      target = next as AnyObject
      if !keys.isEmpty, set(keys.joined(separator: "."), of: target, to: value) { return true }
    }
    return keys.first.map { RuntimeClasses.set($0, of: target, to: value) } ?? false
  }

  /// Sets a property of an object by its key path.
  ///
  /// - Returns: Whether there is such a property that accepts the value.
  package static func set(_ keyPath: String, of object: AnyObject, to value: Any?) -> Bool {
    let keys = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let last = keys.last, keys.count <= 8 else { return false }
    var target = object
    for (index, key) in keys.dropLast().enumerated() {
      if let layer = target as? CALayer, key == "transform" {
        return setTransform(keys[(index + 1)...].joined(separator: "."), of: layer, to: value)
      }
      guard let next = part(key, of: target) else { return false }
      target = next
    }
    if let layer = target as? CALayer { return set(last, of: layer, to: value) }
    return set(last, ofObject: target, to: value)
  }

  private static func part(_ key: String, of object: AnyObject) -> AnyObject? {
    switch (key, object) {
    case ("layer", let view as UIView): view.layer
    case ("view", let controller as UIViewController): controller.view
    case ("navigationItem", let controller as UIViewController): controller.navigationItem
    case ("tabBarItem", let controller as UIViewController): controller.tabBarItem
    case ("navigationBar", let controller as UINavigationController): controller.navigationBar
    case ("tabBar", let controller as UITabBarController): controller.tabBar
    case ("titleLabel", let button as UIButton): button.titleLabel
    case ("imageView", let button as UIButton): button.imageView
    case ("superview", let view as UIView): view.superview
    default: CoreParts.all.lazy.compactMap { $0.object(key, of: object) }.first
    }
  }

  // MARK: Layers

  private static func set(_ key: String, of layer: CALayer, to value: Any?) -> Bool {
    switch (key, value) {
    case ("cornerRadius", let number as Double): layer.cornerRadius = CGFloat(number)
    case ("borderWidth", let number as Double): layer.borderWidth = CGFloat(number)
    case ("opacity", let number as Double): layer.opacity = Float(number)
    case ("zPosition", let number as Double): layer.zPosition = CGFloat(number)
    case ("shadowRadius", let number as Double): layer.shadowRadius = CGFloat(number)
    case ("shadowOpacity", let number as Double): layer.shadowOpacity = Float(number)
    case ("shadowOffset", let size as CGSize): layer.shadowOffset = size
    case ("shadowOffset", let point as CGPoint): layer.shadowOffset = CGSize(width: point.x, height: point.y)
    case ("masksToBounds", let flag as Bool): layer.masksToBounds = flag
    case ("hidden", let flag as Bool), ("isHidden", let flag as Bool): layer.isHidden = flag
    case ("borderColor", let color as UIColor), ("borderUIColor", let color as UIColor):
      layer.borderColor = color.cgColor
    case ("shadowColor", let color as UIColor), ("shadowUIColor", let color as UIColor):
      layer.shadowColor = color.cgColor
    case ("backgroundColor", let color as UIColor): layer.backgroundColor = color.cgColor
    default: return false
    }
    return true
  }

  private static func setTransform(_ key: String, of layer: CALayer, to value: Any?) -> Bool {
    guard let number = value as? Double else { return false }
    let by = CGFloat(number)
    switch key {
    case "rotation", "rotation.z": layer.transform = CATransform3DMakeRotation(by, 0, 0, 1)
    case "scale": layer.transform = CATransform3DMakeScale(by, by, 1)
    case "scale.x": layer.transform = CATransform3DMakeScale(by, 1, 1)
    case "scale.y": layer.transform = CATransform3DMakeScale(1, by, 1)
    default: return false
    }
    return true
  }

  // MARK: Views and other objects

  private static func set(_ key: String, ofObject object: AnyObject, to value: Any?) -> Bool {
    if CoreParts.all.contains(where: { $0.set(key, of: object, to: value) }) { return true }
    return switch object {
    case let label as UILabel where set(key, of: label, to: value): true
    case let button as UIButton where set(key, of: button, to: value): true
    case let field as UITextField where set(key, of: field, to: value): true
    case let text as UITextView where set(key, of: text, to: value): true
    case let image as UIImageView where set(key, of: image, to: value): true
    case let stack as UIStackView where set(key, of: stack, to: value): true
    case let view as UIView: set(key, of: view, to: value)
    case let controller as UIViewController: set(key, of: controller, to: value)
    case let item as UIBarItem: set(key, of: item, to: value)
    default: false
    }
  }

  private static func set(_ key: String, of view: UIView, to value: Any?) -> Bool {
    switch (key, value) {
    case ("tag", let number as Double): view.tag = Int(number)
    case ("alpha", let number as Double): view.alpha = CGFloat(number)
    case ("hidden", let flag as Bool), ("isHidden", let flag as Bool): view.isHidden = flag
    case ("opaque", let flag as Bool), ("isOpaque", let flag as Bool): view.isOpaque = flag
    case ("clipsToBounds", let flag as Bool), ("masksToBounds", let flag as Bool): view.clipsToBounds = flag
    case ("userInteractionEnabled", let flag as Bool), ("isUserInteractionEnabled", let flag as Bool):
      view.isUserInteractionEnabled = flag
    case ("exclusiveTouch", let flag as Bool), ("isExclusiveTouch", let flag as Bool):
      view.isExclusiveTouch = flag
    case ("multipleTouchEnabled", let flag as Bool): view.isMultipleTouchEnabled = flag
    case ("preservesSuperviewLayoutMargins", let flag as Bool): view.preservesSuperviewLayoutMargins = flag
    case ("insetsLayoutMarginsFromSafeArea", let flag as Bool): view.insetsLayoutMarginsFromSafeArea = flag
    case ("backgroundColor", let color as UIColor): view.backgroundColor = color
    case ("tintColor", let color as UIColor): view.tintColor = color
    case ("contentMode", let number as Double):
      guard let mode = UIView.ContentMode(rawValue: Int(number)) else { return false }
      view.contentMode = mode
    case ("restorationIdentifier", let text as String): view.restorationIdentifier = text
    case ("accessibilityIdentifier", let text as String): view.accessibilityIdentifier = text
    case ("accessibilityLabel", let text as String): view.accessibilityLabel = text
    case ("accessibilityHint", let text as String): view.accessibilityHint = text
    case ("textColor", let color as UIColor):
      switch view {
      case let picker as UIDatePicker: picker.rowColor = color
      case let picker as UIPickerView: picker.rowColor = color
      default: return false
      }
    // Selected rows have no separate color here.
    case ("highlightsToday", _) where view is UIDatePicker: break
    // Extensions of `UIView` customarily add these properties, which set the layer's.
    case ("cornerRadius", let number as Double): view.layer.cornerRadius = CGFloat(number)
    case ("borderWidth", let number as Double): view.layer.borderWidth = CGFloat(number)
    case ("borderColor", let color as UIColor): view.layer.borderColor = color.cgColor
    case ("enabled", let flag as Bool), ("isEnabled", let flag as Bool):
      guard let control = view as? UIControl else { return false }
      control.isEnabled = flag
    case ("selected", let flag as Bool), ("isSelected", let flag as Bool):
      guard let control = view as? UIControl else { return false }
      control.isSelected = flag
    default: return false
    }
    return true
  }

  private static func set(_ key: String, of label: UILabel, to value: Any?) -> Bool {
    switch (key, value) {
    case ("text", let text as String): label.text = text
    case ("textColor", let color as UIColor): label.textColor = color
    case ("shadowColor", let color as UIColor): label.shadowColor = color
    case ("numberOfLines", let number as Double): label.numberOfLines = Int(number)
    case ("minimumScaleFactor", let number as Double): label.minimumScaleFactor = CGFloat(number)
    case ("preferredMaxLayoutWidth", let number as Double): label.preferredMaxLayoutWidth = CGFloat(number)
    case ("adjustsFontSizeToFitWidth", let flag as Bool): label.adjustsFontSizeToFitWidth = flag
    case ("adjustsFontForContentSizeCategory", let flag as Bool):
      label.adjustsFontForContentSizeCategory = flag
    case ("textAlignment", let number as Double):
      guard let alignment = NSTextAlignment(rawValue: Int(number)) else { return false }
      label.textAlignment = alignment
    case ("lineBreakMode", let number as Double):
      guard let mode = NSLineBreakMode(rawValue: Int(number)) else { return false }
      label.lineBreakMode = mode
    default: return false
    }
    return true
  }

  private static func set(_ key: String, of button: UIButton, to value: Any?) -> Bool {
    switch (key, value) {
    case ("title", let text as String): button.setTitle(text, for: .normal)
    case ("image", let image as UIImage): button.setImage(image, for: .normal)
    case ("backgroundImage", let image as UIImage): button.setBackgroundImage(image, for: .normal)
    default: return false
    }
    return true
  }

  private static func set(_ key: String, of field: UITextField, to value: Any?) -> Bool {
    switch (key, value) {
    case ("text", let text as String): field.text = text
    case ("placeholder", let text as String): field.placeholder = text
    case ("textColor", let color as UIColor): field.textColor = color
    case ("secureTextEntry", let flag as Bool), ("isSecureTextEntry", let flag as Bool):
      field.isSecureTextEntry = flag
    default: return false
    }
    return true
  }

  private static func set(_ key: String, of view: UITextView, to value: Any?) -> Bool {
    switch (key, value) {
    case ("text", let text as String): view.text = text
    case ("textColor", let color as UIColor): view.textColor = color
    default: return false
    }
    return true
  }

  private static func set(_ key: String, of view: UIImageView, to value: Any?) -> Bool {
    guard key == "image", let image = value as? UIImage else { return false }
    view.image = image
    return true
  }

  private static func set(_ key: String, of stack: UIStackView, to value: Any?) -> Bool {
    switch (key, value) {
    case ("spacing", let number as Double): stack.spacing = CGFloat(number)
    case ("layoutMarginsRelativeArrangement", let flag as Bool),
      ("isLayoutMarginsRelativeArrangement", let flag as Bool):
      stack.isLayoutMarginsRelativeArrangement = flag
    default: return false
    }
    return true
  }

  private static func set(_ key: String, of controller: UIViewController, to value: Any?) -> Bool {
    switch (key, value) {
    case ("title", let text as String): controller.title = text
    // These properties are read-only or undocumented in UIKit; applications set them by key.
    case ("tabBar", let bar as UITabBar):
      guard let tabs = controller as? UITabBarController else { return false }
      tabs.replaceTabBar(by: bar)
    case ("navigationBar", let bar as UINavigationBar):
      guard let navigation = controller as? UINavigationController else { return false }
      navigation.replaceNavigationBar(by: bar)
    case ("hidesBottomBarWhenPushed", let flag as Bool): controller.hidesBottomBarWhenPushed = flag
    case ("preferredContentSize", let size as CGSize): controller.preferredContentSize = size
    case ("modalPresentationStyle", let number as Double):
      guard let style = UIModalPresentationStyle(rawValue: Int(number)) else { return false }
      controller.modalPresentationStyle = style
    default: return false
    }
    return true
  }

  private static func set(_ key: String, of item: UIBarItem, to value: Any?) -> Bool {
    switch (key, value) {
    case ("title", let text as String): item.title = text
    case ("image", let image as UIImage): item.image = image
    case ("tag", let number as Double): item.tag = Int(number)
    case ("accessibilityIdentifier", let text as String): item.accessibilityIdentifier = text
    case ("accessibilityLabel", let text as String): item.accessibilityLabel = text
    default: return false
    }
    return true
  }
}
