import Foundation
@_spi(UIKit) import UIKitCore

/// The place of a navigation controller's search in its toolbar, in the design of iOS 26.
///
/// On an iPhone, the search of a controller that is not inside a tab bar controller is at the bottom, whether or not a toolbar is displayed
/// otherwise, and stays there while it is in progress, above the keyboard. The sizes are those of toolbars. Measured by others with iOS 26.1.
final class SearchDock: NavigationSearchDock {
  private unowned let navigation: UINavigationController
  private var keyboardTop = CGFloat.infinity
  private var observer: (any NSObjectProtocol)?

  init(_ navigation: UINavigationController) { self.navigation = navigation }

  isolated deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

  private(set) var isDocked = false

  func update() {
    isDocked = false
    guard let top = navigation.topViewController else { return }
    let item = top.navigationItem
    let traits = navigation.traitCollection
    guard item.hasSearch, traits.metrics.hasGlass, item.searchBarPlacementAllowsToolbarIntegration else {
      return item.isSearchInToolbar = false
    }
    let isPlaced =
      !navigation.isToolbarHidden && top.toolbarItems?.contains { $0.searchOwner === item } == true
    isDocked = !isPlaced && isAutomatic(item) && traits.userInterfaceIdiom == .phone && !isInTabs
    item.isSearchInToolbar = isPlaced || isDocked
    if item.isSearchInToolbar {
      followKeyboard()
      navigation.toolbar.setNeedsLayout()
    }
  }

  private func isAutomatic(_ item: UINavigationItem) -> Bool {
    item.preferredSearchBarPlacement != .stacked && item.preferredSearchBarPlacement != .inline
  }

  private var isInTabs: Bool {
    sequence(first: navigation as UIViewController, next: { $0.parent }).contains { $0 is UITabBarController }
  }

  var items: [UIBarButtonItem] {
    guard let top = navigation.topViewController else { return [] }
    let own = navigation.isToolbarHidden ? [] : top.toolbarItems ?? []
    return isDocked ? own + [top.navigationItem.searchBarPlacementBarButtonItem] : top.toolbarItems ?? []
  }

  /// The distance of the glass from the keyboard, in points: an estimate.
  private static let keyboardGap: CGFloat = 8

  func limit(forGlassOf height: CGFloat) -> CGFloat {
    guard navigation.topViewController?.navigationItem.isSearchInToolbar == true, keyboardTop.isFinite,
      let view = navigation.viewIfLoaded, let window = view.window
    else { return .infinity }
    return view.convert(CGPoint(x: 0, y: keyboardTop), from: window).y - height - Self.keyboardGap
  }

  private func followKeyboard() {
    guard observer == nil else { return }
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] note in
      let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      MainActor.assumeIsolated { self?.keyboardMoves(to: frame ?? .null) }
    }
  }

  private func keyboardMoves(to frame: CGRect) {
    guard let view = navigation.viewIfLoaded, let window = view.window else { return }
    let top = frame.isNull || frame.minY >= window.bounds.maxY ? .infinity : frame.minY
    guard top != keyboardTop else { return }
    keyboardTop = top
    view.setNeedsLayout()
    guard navigation.topViewController?.navigationItem.isSearchInToolbar == true else { return }
    UIView.animate(withDuration: 0.25) { view.layoutIfNeeded() }
  }
}
