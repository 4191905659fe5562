import InterfaceBuilder
import UIKit

/// The surroundings of a document's scenes: the segues that lead to them, the containers that they are in,
/// bars, and their presentation. There is one model per document for measuring, drawing and instantiating.
@MainActor
final class SceneModel {
  let document: InterfaceDocument

  private var incoming: [String: [Segue]] = [:]

  /// The ids of the segues that take precedence for controllers with several incoming ones.
  private let tieBreakers: Set<String>

  /// The cached surroundings of controllers.
  private var known: [ObjectIdentifier: SceneSurroundings] = [:]

  /// A segue that leads to a scene.
  struct Segue {
    let element: InterfaceElement
    let kind: String
    /// The controller that it starts at.
    let source: InterfaceElement
  }

  init(_ document: InterfaceDocument) {
    self.document = document
    tieBreakers = Set(
      document.root.items(in: "inferredMetricsTieBreakers").compactMap { $0["reference"] })
    for scene in document.scenes {
      guard let controller = scene.controller else { continue }
      for object in scene.objects {
        object.forEach { element in
          guard element.name == "segue", let destination = element["destination"], let kind = element["kind"]
          else { return }
          incoming[destination, default: []].append(
            Segue(element: element, kind: kind, source: controller))
        }
      }
    }
  }

  /// Returns the segue that determines the surroundings of a controller: that which the document specifies,
  /// or else that of a container.
  func segue(to controller: InterfaceElement) -> Segue? {
    let segues = incoming[controller.id ?? ""]?.filter { $0.kind != "unwind" } ?? []
    return segues.first { tieBreakers.contains($0.element.id ?? "") }
      ?? segues.first { $0.kind == "relationship" } ?? segues.first
  }

  /// Returns the path from a controller outward: it and each that contains, pushes or presents the one
  /// before, with the segue between them.
  func way(to controller: InterfaceElement) -> [(controller: InterfaceElement, segue: Segue)] {
    var result: [(controller: InterfaceElement, segue: Segue)] = []
    var present = controller
    var seen: Set<String> = []
    while let id = present.id, seen.insert(id).inserted, let segue = segue(to: present) {
      result.append((present, segue))
      present = segue.source
    }
    return result
  }

  // MARK: Containers

  /// Returns whether a controller is a container.
  static func isContainer(_ controller: InterfaceElement) -> Bool {
    ["navigationController", "tabBarController", "splitViewController", "pageViewController"]
      .contains(controller.name)
  }

  /// Returns the tabs of a tab bar controller: the destinations of its relationships, in order.
  func tabs(of controller: InterfaceElement) -> [InterfaceElement] {
    controller.items(in: "connections")
      .filter { $0["kind"] == "relationship" && $0["relationship"] == "viewControllers" }
      .compactMap { $0["destination"].flatMap { document.element($0) } }
  }

  /// Returns the freeform size that a container gives its children, in points; `nil` if it has none.
  func containerSize(of controller: InterfaceElement) -> CGSize? {
    for step in way(to: controller) {
      guard step.segue.kind == "relationship" else { return nil }
      if let size = freeformSize(of: step.segue.source) { return size }
    }
    return nil
  }

  /// Returns the freeform size of a controller, in points; `nil` if it has none.
  func freeformSize(of controller: InterfaceElement) -> CGSize? {
    controller.size(key: "freeformSize").map { CGSize(width: $0.width, height: $0.height) }
  }

  /// Returns the size that a controller's view was designed with, in points: of a container that of its first child; `nil` if it has none.
  func designedSize(of controller: InterfaceElement) -> CGSize? {
    var (present, seen): (InterfaceElement?, Set<String>) = (controller, [])
    while let element = present, seen.insert(element.id ?? "").inserted {
      if let size = freeformSize(of: element) ?? element.child(key: "view")?.frame?.size { return size }
      present = element.items(in: "connections").first { $0["kind"] == "relationship" }
        .flatMap { $0["destination"] }.flatMap { document.element($0) }
    }
    return nil
  }

  /// Returns whether a controller's view is as large as the screen: not in a sheet, a popover, a container or
  /// between bars.
  func fillsScreen(_ controller: InterfaceElement) -> Bool {
    let around = surroundings(of: controller)
    guard around.topBar != .opaque, around.bottomBar != .opaque else { return false }
    guard let kind = segue(to: controller)?.kind else { return true }
    return kind == "relationship" || kind == "show" || kind == "push"
  }

  /// Returns whether a controller that this one shows is pushed: this one is in a navigation controller or
  /// simulates its bar.
  private func isInNavigation(_ controller: InterfaceElement) -> Bool {
    func simulatesBar(_ controller: InterfaceElement) -> Bool {
      controller.child(key: "simulatedTopBarMetrics").map { CanvasBar(simulated: $0) != .none } ?? false
    }
    if simulatesBar(controller) { return true }
    for step in way(to: controller) {
      switch step.segue.kind {
      case "relationship" where step.segue.source.name == "navigationController": return true
      case "relationship", "show", "push": if simulatesBar(step.segue.source) { return true }
      default: return false
      }
    }
    return false
  }

  // MARK: Surroundings

  /// Returns the surroundings of a controller. Inner surroundings take precedence over outer ones.
  func surroundings(of controller: InterfaceElement) -> SceneSurroundings {
    if let known = known[ObjectIdentifier(controller)] { return known }
    let found = findSurroundings(of: controller)
    known[ObjectIdentifier(controller)] = found
    return found
  }

  private func findSurroundings(of controller: InterfaceElement) -> SceneSurroundings {
    var result = SceneSurroundings()
    result.adoptSimulatedBars(of: controller)
    // The large title mode of the first item that has one, from the pushed controller down to the root of the
    // stack.
    var largeTitleMode: String?
    // Whether the navigation controller is further outward: a pushed controller covers the tab bars within.
    var isPushed = false
    steps: for (present, segue) in way(to: controller) {
      let source = segue.source
      if largeTitleMode == nil {
        largeTitleMode = present.child(key: "navigationItem")?["largeTitleDisplayMode"]
      }
      switch segue.kind {
      case "relationship":
        if source.name == "navigationController" {
          let isFirst = present === controller
          result.adoptBars(
            ofNavigation: source, largeTitleMode: largeTitleMode,
            isSmall: beginsWithScrollView(controller)
              && !(isFirst && source["automaticallyAdjustsScrollViewInsets"] == "NO"))
          isPushed = false
        } else if source.name == "tabBarController" {
          result.configureSearchBar(ofTabs: source, tab: present, isCovered: isPushed)
        }
      case "show", "push":
        if result.navigation == nil, result.previous == nil { result.previous = source }
        // A pushed controller has the bars of the one that pushes it; outside of navigation it is presented.
        guard isInNavigation(source) else { break steps }
        isPushed = true
      case "embed":
        result.isEmbedded = present === controller
        break steps
      case "showDetail": break steps
      default:
        result.isPopover = segue.kind.hasPrefix("popover")
        if result.tabs == nil {
          let style = segue.element["modalPresentationStyle"].map { UIModalPresentationStyle(document: $0) }
          result.modalStyle = style ?? (result.isPopover ? .popover : .automatic)
        }
        break steps
      }
      result.adoptSimulatedBars(of: source)
    }
    if controller["hidesBottomBarWhenPushed"] == "YES",
      controller.child(key: "simulatedBottomBarMetrics") == nil
    {
      result.bottomBar = .none
    }
    // To a view that extends under opaque bars, they are like translucent ones.
    if controller["extendedLayoutIncludesOpaqueBars"] == "YES" {
      if result.topBar == .opaque { result.topBar = .translucent }
      if result.bottomBar == .opaque { result.bottomBar = .translucent }
    }
    return result
  }

  /// Returns whether the first view of a controller scrolls: large titles then collapse, as if it were
  /// scrolled.
  ///
  /// Ten controllers of two public repositories are laid out this way, one is not; nor are two of three that
  /// are first in a stack and whose scroll view insets are not adjusted.
  private func beginsWithScrollView(_ controller: InterfaceElement) -> Bool {
    let first = controller.child(key: "view")?.items(in: "subviews").first
    return first.map { Self.scrollViews.contains($0.name) } ?? false
  }

  private static let scrollViews: Set<String> = ["scrollView", "tableView", "collectionView", "textView"]

  // MARK: Creating containers

  /// Puts a scene's controller into the containers that show it, which have no other content.
  func wrap(
    _ controller: UIViewController, of element: InterfaceElement, _ instantiator: InterfaceInstantiator
  ) -> UIViewController {
    let around = surroundings(of: element)
    var outer = controller
    if let navigation = around.navigation, !(controller is UINavigationController) {
      let container = UINavigationController()
      instantiator.configure(container, as: navigation)
      var stack = [outer]
      if let previous = around.previous, previous !== navigation {
        let below = UIViewController()
        below.title = previous.child("navigationItem")?["title"] ?? previous["title"]
        stack.insert(below, at: 0)
      }
      container.setViewControllers(stack, animated: false)
      outer = container
    }
    if let tabs = around.tabs {
      let container = UITabBarController()
      instantiator.configure(container, as: tabs)
      var all = self.tabs(of: tabs).map { tab -> UIViewController in
        let isOwn = tab === around.tab
        let controller = isOwn ? outer : UIViewController()
        if !isOwn || outer !== controller || tab !== element {
          if let item = tab.child("tabBarItem") { controller.tabBarItem = instantiator.tabBarItem(item) }
        }
        return controller
      }
      // In malformed documents the scene may not be among the controller's tabs.
      if !all.contains(where: { $0 === outer }) { all.append(outer) }
      container.setViewControllers(all, animated: false)
      container.selectedViewController = outer
      outer = container
    }
    return outer
  }
}
