/// The classes of views: which count on both sides, and what they are.
///
/// UIKit has private classes, and views of them are other ones here. Such a view counts as one of its nearest public superclass, and not at
/// all if that is `UIView`.
package struct ParityClasses: Sendable {
  /// The names of UIKit's classes of views here.
  private let known: Set<String>

  /// Creates the classes.
  ///
  /// - Parameter known: the names of UIKit's classes of views here.
  package init(known: Set<String>) { self.known = known }

  private static let uiKit: Set<String> = ["UIKit", "UIKitCore"]

  /// Returns the public class that a view counts as; `nil` for a private container.
  func kind(of view: ParityRecording.View) -> String? {
    let name = view.class
    if let framework = view.framework {
      guard Self.uiKit.contains(framework) else { return name.hasPrefix("_") ? nil : name }
    } else if !name.hasPrefix("UI"), !name.hasPrefix("_") {
      return name
    }
    if isPublic(name) { return name }
    return view.superclasses?.first(where: isPublic)
  }

  private func isPublic(_ name: String) -> Bool { !name.hasPrefix("_") && known.contains(name) }

  /// Returns the framework, other than UIKit, whose class a view has; `nil` if there is none.
  func framework(of view: ParityRecording.View) -> String? {
    view.framework.flatMap { Self.uiKit.contains($0) ? nil : $0 }
  }

  /// Returns whether a class is the application's own.
  func isApplications(_ view: ParityRecording.View) -> Bool {
    view.framework == nil && !view.class.hasPrefix("_") && !known.contains(view.class)
      && !view.class.hasPrefix("UI")
  }

  /// Controls with a size of their own. Their inner views are UIKit's.
  static let controls: Set<String> = [
    "UIActivityIndicatorView", "UIButton", "UICalendarView", "UIColorWell", "UIDatePicker", "UIPageControl",
    "UIPasteControl", "UIPickerView", "UIProgressView", "UIRefreshControl", "UISearchTextField",
    "UISegmentedControl", "UISlider", "UIStepper", "UISwitch", "UITextField",
  ]

  /// Parts of the system's whose places and sizes a version of iOS decides.
  static let design: Set<String> = [
    "UICollectionViewListCell", "UILayoutContainerView", "UINavigationBar", "UISearchBar", "UITabBar",
    "UITableViewCell", "UITableViewCellContentView", "UITableViewHeaderFooterView", "UIToolbar",
  ]

  /// Bars, in which views without text are UIKit's.
  static let bars: Set<String> = ["UINavigationBar", "UISearchBar", "UITabBar", "UIToolbar"]
}
