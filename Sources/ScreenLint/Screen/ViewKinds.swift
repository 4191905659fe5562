import ClassMetadata
import DesignCanvas
import UIKit
@_spi(UIKit) import UIKitCore

/// The roles of views by their classes.
@MainActor
enum ViewKinds {
  private static var systems: [ObjectIdentifier: Bool] = [:]

  /// Returns whether a view's class is UIKit's.
  static func isSystems(_ view: UIView) -> Bool {
    let key = ObjectIdentifier(type(of: view))
    if let known = systems[key] { return known }
    let result = SystemModules.isSystems(type(of: view))
    systems[key] = result
    return result
  }

  static func kind(of view: UIView) -> LintView.Kind {
    switch view {
    // A title of a section, as Interface Builder's canvas has them.
    case let label as UILabel where label.superview is UITableView: return .system
    case is UINavigationBar, is UITabBar, is UIToolbar, is UIPickerView, is UIRefreshControl: return .system
    case is UISearchBar: return .control
    case let control as UIControl: return isOpen(control) ? .control : .system
    case is UIScrollView: return .scroll
    case let label as UILabel: return label.text?.isEmpty == false ? .text : .container
    case let image as UIImageView: return hasTap(view) ? .control : image.image != nil ? .image : .container
    case is UIWindow: return .container
    default: return hasTap(view) ? .control : .container
    }
  }

  /// Returns whether a control is the author's, or one of the classes that authors use.
  private static func isOpen(_ control: UIControl) -> Bool {
    switch control {
    case is UIButton, is UITextField, is UISwitch, is UISlider, is UIStepper, is UISegmentedControl,
      is UIPageControl, is UIDatePicker:
      true
    default: type(of: control) == UIControl.self || !isSystems(control)
    }
  }

  /// Returns whether the views inside of one are UIKit's and no author's.
  static func isClosed(_ view: UIView) -> Bool {
    switch view {
    case is UISearchBar, is UITextField, is UISwitch, is UISlider, is UIStepper, is UISegmentedControl,
      is UIPageControl, is UIDatePicker, is UIProgressView, is UIActivityIndicatorView, is UITextView,
      is UILabel:
      true
    case is UIButton: isSystems(view)
    default: false
    }
  }

  /// Returns whether a view reacts to taps by a recognizer of the author's.
  static func hasTap(_ view: UIView) -> Bool {
    guard let recognizers = view.gestureRecognizers, !(view is UIScrollView) else { return false }
    return recognizers.contains { $0.isEnabled && $0 is UITapGestureRecognizer && $0.cancelsTouchesInView }
  }

  /// Returns a function that tells whether a view's subview is placed by UIKit.
  static func placesContents(_ view: UIView) -> (UIView) -> Bool {
    if view is UIListContentView { return { _ in true } }
    if let cell = view.superview as? UITableViewCell, view === cell.contentView {
      let own = [cell.presentTextLabel, cell.presentDetailTextLabel, cell.presentImageView] as [UIView?]
      let designed = (cell.contentLayout as? DesignedCell)?.listViews ?? []
      return { subview in own.contains { $0 === subview } || designed.contains { $0 === subview } }
    }
    if let cell = view as? UITableViewCell { return { $0 !== cell.contentView } }
    if view is UITableViewHeaderFooterView { return { $0 is UILabel } }
    if let header = view.superview as? UITableViewHeaderFooterView, view === header.contentView {
      return { $0 is UILabel && $0.translatesAutoresizingMaskIntoConstraints && isSystems(header) }
    }
    if let button = view as? UIButton {
      return { subview in
        subview === button.titleLabel || subview === button.presentImageView
          || isSystems(subview) && !(subview is UILabel || subview is UIImageView)
      }
    }
    return { _ in false }
  }
}
