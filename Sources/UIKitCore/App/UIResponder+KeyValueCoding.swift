import Foundation
import QuartzCore

/// Key-value coding of UIKit's own properties.
extension UIResponder: BuiltInKeyValueCoding {
  /// Returns the value of a property of UIKit; `unknown` if there is none of that name.
  nonisolated public func builtInValue(_ key: String) -> RuntimeClasses.Reply {
    // Values are read on the caller's thread; isolation is the caller's responsibility.
    let read: @MainActor @Sendable (UIResponder, String) -> RuntimeClasses.Reply = { object, key in
      BuiltInProperties.value(of: object, key)
    }
    return unsafeBitCast(read, to: ((UIResponder, String) -> RuntimeClasses.Reply).self)(self, key)
  }

  /// Sets a property of UIKit; returns `false` if there is none of that name.
  nonisolated public func setBuiltInValue(_ value: Any?, _ key: String) -> Bool {
    let write: @MainActor @Sendable (UIResponder, String, Any?) -> Bool = { object, key, value in
      RuntimeAttributes.set(key, of: object, to: BuiltInProperties.attribute(value))
    }
    return unsafeBitCast(write, to: ((UIResponder, String, Any?) -> Bool).self)(self, key, value)
  }
}

/// Key-value coding of gesture recognizers.
extension UIGestureRecognizer: BuiltInKeyValueCoding {
  /// Returns the value of a property of UIKit; `unknown` if there is none of that name.
  nonisolated public func builtInValue(_ key: String) -> RuntimeClasses.Reply {
    // On the caller's thread, as for responders.
    let read: @MainActor @Sendable (UIGestureRecognizer, String) -> RuntimeClasses.Reply = { object, key in
      switch key {
      case "state": .returned(object.state.rawValue)
      case "enabled", "isEnabled": .returned(object.isEnabled)
      case "view": .returned(object.view)
      case "numberOfTouches": .returned(object.numberOfTouches)
      default: .unknown
      }
    }
    return unsafeBitCast(read, to: ((UIGestureRecognizer, String) -> RuntimeClasses.Reply).self)(self, key)
  }

  /// Sets whether the recognizer is enabled, the only property that can be set by key.
  nonisolated public func setBuiltInValue(_ value: Any?, _ key: String) -> Bool {
    guard let flag = value as? Bool, key == "enabled" || key == "isEnabled" else { return false }
    // On the caller's thread, as for responders.
    let write: @MainActor @Sendable (UIGestureRecognizer, Bool) -> Void = { $0.isEnabled = $1 }
    unsafeBitCast(write, to: ((UIGestureRecognizer, Bool) -> Void).self)(self, flag)
    return true
  }
}

/// Key-value coding of bar items, including their views, which UIKit's headers do not declare.
extension UIBarItem: BuiltInKeyValueCoding {
  /// Returns the value of a property of UIKit; `unknown` if there is none of that name.
  nonisolated public func builtInValue(_ key: String) -> RuntimeClasses.Reply {
    // On the caller's thread, as for responders.
    let read: @MainActor @Sendable (UIBarItem, String) -> RuntimeClasses.Reply = { object, key in
      switch key {
      case "title": .returned(object.title)
      case "image": .returned(object.image)
      case "tag": .returned(object.tag)
      case "enabled", "isEnabled": .returned(object.isEnabled)
      case "view", "_view": .returned(object.viewInBar)
      default: .unknown
      }
    }
    return unsafeBitCast(read, to: ((UIBarItem, String) -> RuntimeClasses.Reply).self)(self, key)
  }

  /// Sets a property of UIKit; returns `false` if there is none of that name.
  nonisolated public func setBuiltInValue(_ value: Any?, _ key: String) -> Bool {
    let write: @MainActor @Sendable (UIBarItem, String, Any?) -> Bool = { object, key, value in
      RuntimeAttributes.set(key, of: object, to: BuiltInProperties.attribute(value))
    }
    return unsafeBitCast(write, to: ((UIBarItem, String, Any?) -> Bool).self)(self, key, value)
  }
}

extension UIBarItem {
  /// The view that currently displays the item in its bar.
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

  /// Returns a value with its optionals unwrapped; `nil` for none.
  private static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return unwrapped(mirror.children.first?.value)
  }

  /// Returns a value in the form that documents use, with numbers as doubles.
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
