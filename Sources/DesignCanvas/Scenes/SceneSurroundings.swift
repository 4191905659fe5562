import InterfaceBuilder
import UIKit

/// A bar at the top or the bottom: views reach under translucent bars and end at opaque ones.
enum CanvasBar {
  case none, translucent, opaque

  init(_ element: InterfaceElement?) {
    self = element?["translucent"] == "NO" ? .opaque : .translucent
  }

  /// A bar that a document asks to simulate.
  init(simulated element: InterfaceElement) {
    switch element.name {
    case "simulatedNavigationBarMetrics", "simulatedTabBarMetrics", "simulatedToolbarMetrics":
      self = CanvasBar(element)
    default: self = .none
    }
  }
}

/// What is around a scene, from it outwards.
struct SceneSurroundings {
  // MARK: Containers

  /// The navigation controller whose stack the scene is on.
  var navigation: InterfaceElement?
  /// The controller below the scene on the stack, if it is pushed.
  var previous: InterfaceElement?
  /// The tab bar controller, and which of its tabs leads to the scene.
  var tabs: InterfaceElement?
  var tab: InterfaceElement?
  /// Whether a view of another scene contains the scene's.
  var isEmbedded = false

  // MARK: Presentation

  /// How the scene, or what contains it, is presented.
  var modalStyle: UIModalPresentationStyle?
  var isPopover = false

  // MARK: Bars

  var topBar = CanvasBar.none
  var hasLargeTitle = false
  /// The navigation bar, where the document's frame of it tells where it ends.
  var savedNavigationBar: InterfaceElement?
  var bottomBar = CanvasBar.none
  /// Whether the bar at the bottom is a toolbar, not one of tabs.
  var isToolbar = false

  /// Whether what is nearer to the scene said already which bar there is.
  private var knowsTop = false
  private var knowsBottom = false

  /// Takes the bars that a controller asks to simulate.
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

  /// Takes the bars of a navigation controller.
  ///
  /// - Parameters:
  ///   - largeTitleMode: what the items in the stack say of large titles.
  ///   - isSmall: whether a large title shrinks.
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

  /// Takes the bar of a tab bar controller.
  ///
  /// - Parameter isCovered: whether the scene was pushed over it.
  mutating func adoptBar(ofTabs tabs: InterfaceElement, tab: InterfaceElement, isCovered: Bool) {
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
