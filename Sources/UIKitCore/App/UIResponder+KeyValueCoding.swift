import ClassMetadata
import Foundation
import QuartzCore

/// Properties of UIKit's own by key.
extension UIResponder: BuiltInKeyValueCoding {
  /// The value of a property of UIKit's; `unknown` where the class has none of that name.
  nonisolated public func builtInValue(_ key: String) -> RuntimeClasses.Reply {
    // Values are read on whichever thread asks: their isolation is the asker's business.
    withoutIsolationCheck((self, key)) { BuiltInProperties.value(of: $0.0, $0.1) }
  }

  /// Sets a property of UIKit's; false where the class has none of that name.
  nonisolated public func setBuiltInValue(_ value: Any?, _ key: String) -> Bool {
    withoutIsolationCheck((self, key, value)) {
      RuntimeAttributes.set($0.1, of: $0.0, to: BuiltInProperties.attribute($0.2))
    }
  }
}

/// Properties of recognizers by key.
extension UIGestureRecognizer: BuiltInKeyValueCoding {
  /// The value of a property of UIKit's; `unknown` where the class has none of that name.
  nonisolated public func builtInValue(_ key: String) -> RuntimeClasses.Reply {
    // As for responders, on whichever thread asks.
    withoutIsolationCheck((self, key)) { object, key in
      switch key {
      case "state": .returned(object.state.rawValue)
      case "enabled", "isEnabled": .returned(object.isEnabled)
      case "view": .returned(object.view)
      case "numberOfTouches": .returned(object.numberOfTouches)
      default: .unknown
      }
    }
  }

  /// Sets whether the recognizer is enabled; no other property is set by key.
  nonisolated public func setBuiltInValue(_ value: Any?, _ key: String) -> Bool {
    guard let flag = value as? Bool, key == "enabled" || key == "isEnabled" else { return false }
    // As for responders, on whichever thread asks.
    withoutIsolationCheck(self) { $0.isEnabled = flag }
    return true
  }
}

/// Properties of bar items by key. The view of an item is one that UIKit's header does not name.
extension UIBarItem: BuiltInKeyValueCoding {
  /// The value of a property of UIKit's; `unknown` where the class has none of that name.
  nonisolated public func builtInValue(_ key: String) -> RuntimeClasses.Reply {
    // As for responders, on whichever thread asks.
    withoutIsolationCheck((self, key)) { object, key in
      switch key {
      case "title": .returned(object.title)
      case "image": .returned(object.image)
      case "tag": .returned(object.tag)
      case "enabled", "isEnabled": .returned(object.isEnabled)
      case "view", "_view": .returned(object.viewInBar)
      default: .unknown
      }
    }
  }

  /// Sets a property of UIKit's; false where the class has none of that name.
  nonisolated public func setBuiltInValue(_ value: Any?, _ key: String) -> Bool {
    withoutIsolationCheck((self, key, value)) {
      RuntimeAttributes.set($0.1, of: $0.0, to: BuiltInProperties.attribute($0.2))
    }
  }
}

extension UIBarItem {
  /// The view that stands for the item in its bar now.
  fileprivate var viewInBar: UIView? {
    if let item = self as? UIBarButtonItem {
      item.bar?.layoutIfNeeded()
      return item.shownView ?? item.customView
    }
    return (self as? UITabBarItem)?.shownTab
  }
}

@MainActor
private enum BuiltInProperties {
  static func value(of object: UIResponder, _ key: String) -> RuntimeClasses.Reply {
    for part in CoreParts.all {
      if let path = part.property(key, of: object) { return .returned(unwrapped(path)) }
    }
    func find<Object>(_ type: Object.Type, _ paths: [String: PartialKeyPath<Object>]) -> Any?? {
      guard let object = object as? Object, let path = paths[key] else { return nil }
      return .some(object[keyPath: path])
    }
    var found: Any??
    func add<Object>(_ type: Object.Type, _ paths: [String: PartialKeyPath<Object>]) {
      if found == nil { found = find(type, paths) }
    }
    add(UILabel.self, label)
    add(UIButton.self, button)
    add(UITextField.self, field)
    add(UITextView.self, textView)
    add(UIImageView.self, imageView)
    add(UISwitch.self, onOff)
    add(UISlider.self, slider)
    add(UIProgressView.self, progress)
    add(UIStepper.self, stepper)
    add(UIPageControl.self, pageControl)
    add(UISegmentedControl.self, segments)
    add(UIDatePicker.self, datePicker)
    add(UISearchBar.self, searchBar)
    add(UIScrollView.self, scrollView)
    add(UIControl.self, control)
    add(UIView.self, view)
    add(UIViewController.self, controller)
    guard let found else { return .unknown }
    return .returned(unwrapped(found))
  }

  /// A value without the optionals around it; nil for none.
  private static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return unwrapped(mirror.children.first?.value)
  }

  /// A value as documents have it: numbers are doubles.
  static func attribute(_ value: Any?) -> Any? {
    switch value {
    case let value as Bool: value
    case let value as CGFloat: Double(value)
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: String(cString: value.objCType) == "c" ? value.boolValue : value.doubleValue
    default: value
    }
  }

  private static let view: [String: PartialKeyPath<UIView>] = [
    "alpha": \.alpha, "backgroundColor": \.backgroundColor, "bounds": \.bounds, "center": \.center,
    "clipsToBounds": \.clipsToBounds, "contentMode": \.contentMode.rawValue, "frame": \.frame,
    "hidden": \.isHidden, "isHidden": \.isHidden, "layer": \.layer, "layoutMargins": \.layoutMargins,
    "opaque": \.isOpaque, "isOpaque": \.isOpaque, "restorationIdentifier": \.restorationIdentifier,
    "safeAreaInsets": \.safeAreaInsets, "subviews": \.subviews, "superview": \.superview, "tag": \.tag,
    "tintColor": \.tintColor, "transform": \.transform,
    "userInteractionEnabled": \.isUserInteractionEnabled,
    "isUserInteractionEnabled": \.isUserInteractionEnabled, "window": \.window,
  ]
  private static let control: [String: PartialKeyPath<UIControl>] = [
    "enabled": \.isEnabled, "isEnabled": \.isEnabled, "selected": \.isSelected, "isSelected": \.isSelected,
    "highlighted": \.isHighlighted, "isHighlighted": \.isHighlighted,
  ]
  private static let scrollView: [String: PartialKeyPath<UIScrollView>] = [
    "contentOffset": \.contentOffset, "contentSize": \.contentSize, "contentInset": \.contentInset,
    "adjustedContentInset": \.adjustedContentInset, "scrollEnabled": \.isScrollEnabled,
    "isScrollEnabled": \.isScrollEnabled, "zoomScale": \.zoomScale, "dragging": \.isDragging,
    "isDragging": \.isDragging, "tracking": \.isTracking, "isTracking": \.isTracking,
    "decelerating": \.isDecelerating, "isDecelerating": \.isDecelerating,
    "panGestureRecognizer": \.panGestureRecognizer, "pinchGestureRecognizer": \.pinchGestureRecognizer,
  ]
  private static let label: [String: PartialKeyPath<UILabel>] = [
    "text": \.text, "attributedText": \.attributedText, "font": \.font, "textColor": \.textColor,
    "textAlignment": \.textAlignment.rawValue, "numberOfLines": \.numberOfLines,
  ]
  private static let button: [String: PartialKeyPath<UIButton>] = [
    "titleLabel": \.titleLabel, "imageView": \.imageView, "currentTitle": \.currentTitle,
    "currentImage": \.currentImage,
  ]
  private static let field: [String: PartialKeyPath<UITextField>] = [
    "text": \.text, "attributedText": \.attributedText, "placeholder": \.placeholder, "font": \.font,
    "textColor": \.textColor, "textAlignment": \.textAlignment.rawValue,
  ]
  private static let textView: [String: PartialKeyPath<UITextView>] = [
    "text": \.text, "attributedText": \.attributedText, "font": \.font, "textColor": \.textColor,
    "textAlignment": \.textAlignment.rawValue, "selectedRange": \.selectedRange,
  ]
  private static let imageView: [String: PartialKeyPath<UIImageView>] = [
    "image": \.image, "highlightedImage": \.highlightedImage, "highlighted": \.isHighlighted,
    "isHighlighted": \.isHighlighted,
  ]
  private static let onOff: [String: PartialKeyPath<UISwitch>] = ["on": \.isOn, "isOn": \.isOn]
  private static let slider: [String: PartialKeyPath<UISlider>] = [
    "value": \.value, "minimumValue": \.minimumValue, "maximumValue": \.maximumValue,
  ]
  private static let progress: [String: PartialKeyPath<UIProgressView>] = ["progress": \.progress]
  private static let stepper: [String: PartialKeyPath<UIStepper>] = [
    "value": \.value, "minimumValue": \.minimumValue, "maximumValue": \.maximumValue,
    "stepValue": \.stepValue,
  ]
  private static let pageControl: [String: PartialKeyPath<UIPageControl>] = [
    "currentPage": \.currentPage, "numberOfPages": \.numberOfPages,
  ]
  private static let segments: [String: PartialKeyPath<UISegmentedControl>] = [
    "selectedSegmentIndex": \.selectedSegmentIndex, "numberOfSegments": \.numberOfSegments,
  ]
  private static let datePicker: [String: PartialKeyPath<UIDatePicker>] = ["date": \.date]
  private static let searchBar: [String: PartialKeyPath<UISearchBar>] = [
    "text": \.text, "placeholder": \.placeholder, "searchField": \.searchTextField,
  ]
  private static let controller: [String: PartialKeyPath<UIViewController>] = [
    "title": \.title, "view": \.view, "navigationItem": \.navigationItem, "tabBarItem": \.tabBarItem,
    "navigationController": \.navigationController, "tabBarController": \.tabBarController,
    "parentViewController": \.parent, "presentedViewController": \.presentedViewController,
    "preferredContentSize": \.preferredContentSize, "editing": \.isEditing, "isEditing": \.isEditing,
  ]
}
