import InterfaceBuilder
import UIKit

/// A bar at the top or the bottom: views extend under translucent bars and end at opaque ones.
enum CanvasBar {
  case none, translucent, opaque

  init(_ element: InterfaceElement?) {
    self = element?["translucent"] == "NO" ? .opaque : .translucent
  }

  /// Creates a bar that a document simulates.
  init(simulated element: InterfaceElement) {
    switch element.name {
    case "simulatedNavigationBarMetrics", "simulatedTabBarMetrics", "simulatedToolbarMetrics":
      self = CanvasBar(element)
    default: self = .none
    }
  }
}

/// The surroundings of a scene, outward from it.
struct SceneSurroundings {
  // MARK: Containers

  /// The navigation controller whose stack the scene is on.
  var navigation: InterfaceElement?
  /// The controller below the scene on the stack, if it is pushed.
  var previous: InterfaceElement?
  /// The tab bar controller, and its tab that contains the scene.
  var tabs: InterfaceElement?
  var tab: InterfaceElement?
  /// A Boolean value that indicates whether a view of another scene contains the scene's view.
  var isEmbedded = false

  // MARK: Presentation

  /// The presentation style of the scene or its container.
  var modalStyle: UIModalPresentationStyle?
  var isPopover = false

  // MARK: Bars

  var topBar = CanvasBar.none
  var hasLargeTitle = false
  /// The navigation bar, if its saved frame is usable.
  var savedNavigationBar: InterfaceElement?
  var bottomBar = CanvasBar.none
  /// A Boolean value that indicates whether the bar at the bottom is a toolbar, not a tab bar.
  var isToolbar = false

  /// A Boolean value that indicates whether inner surroundings have already determined the bar.
  private var knowsTop = false
  private var knowsBottom = false

  /// Adopts the bars that a controller simulates.
  mutating func adoptSimulatedBars(of element: InterfaceElement) {
    if let top = element.child(key: "simulatedTopBarMetrics"), !knowsTop {
      knowsTop = true
      topBar = CanvasBar(simulated: top)
    }
    if let bottom = element.child(key: "simulatedBottomBarMetrics"), !knowsBottom {
      knowsBottom = true
      bottomBar = CanvasBar(simulated: bottom)
      isToolbar = bottom.name == "simulatedToolbarMetrics"
    }
  }

  /// Adopts the bars of a navigation controller.
  ///
  /// - Parameters:
  ///   - largeTitleMode: The large title mode of the items in the stack.
  ///   - isSmall: Whether a large title collapses.
  mutating func adoptBars(
    ofNavigation navigation: InterfaceElement, largeTitleMode: String?, isSmall: Bool
  ) {
    if self.navigation == nil { self.navigation = navigation }
    let bar = navigation.child("navigationBar")
    if !knowsTop, navigation["navigationBarHidden"] != "YES", bar?["hidden"] != "YES" {
      topBar = CanvasBar(bar)
      let canBeLarge = bar?["largeTitles"] == "YES"
      hasLargeTitle = canBeLarge && largeTitleMode != "never" && !isSmall
      if hasLargeTitle == canBeLarge { savedNavigationBar = bar }
    }
    knowsTop = true
    if !knowsBottom, navigation["toolbarHidden"] == "NO" {
      knowsBottom = true
      bottomBar = CanvasBar(navigation.child("toolbar"))
      isToolbar = true
    }
  }

  /// Adopts the bar of a tab bar controller.
  ///
  /// - Parameter isCovered: Whether the scene was pushed over it.
  mutating func configureSearchBar(ofTabs tabs: InterfaceElement, tab: InterfaceElement, isCovered: Bool) {
    if self.tabs == nil {
      self.tabs = tabs
      self.tab = tab
    }
    guard !knowsBottom, !isCovered else { return }
    knowsBottom = true
    bottomBar = CanvasBar(tabs.child("tabBar"))
    isToolbar = false
  }
}
