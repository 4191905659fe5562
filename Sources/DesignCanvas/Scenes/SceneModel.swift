import InterfaceBuilder
import UIKit

/// What surrounds the scenes of a document: the segues that lead to them, the containers that they are in, bars, and how
/// they are presented. Made once for a document; measuring, drawing and instantiating ask the same model.
@MainActor
final class SceneModel {
  let document: InterfaceDocument

  private var incoming: [String: [Segue]] = [:]

  /// The ids of the segues that decide for controllers with several incoming ones.
  private let tieBreakers: Set<String>

  /// What is around the controllers that were asked about.
  private var known: [ObjectIdentifier: SceneSurroundings] = [:]

  /// A segue that leads to a scene.
  struct Segue {
    let element: InterfaceElement
    let kind: String
    /// The controller that it comes from.
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

  /// The segue that decides what is around a controller: the document may say which of several, or a container has it.
  func segue(to controller: InterfaceElement) -> Segue? {
    let segues = incoming[controller.id ?? ""]?.filter { $0.kind != "unwind" } ?? []
    return segues.first { tieBreakers.contains($0.element.id ?? "") }
      ?? segues.first { $0.kind == "relationship" } ?? segues.first
  }

  /// The way from a controller outwards: it and each that contains, pushes or presents the one before, with the segue that
  /// leads there.
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

  /// Whether a controller contains others and shows nothing else.
  static func isContainer(_ controller: InterfaceElement) -> Bool {
    ["navigationController", "tabBarController", "splitViewController", "pageViewController"]
      .contains(controller.name)
  }

  /// The tabs of a tab bar controller: the destinations of its relationships, in order.
  func tabs(of controller: InterfaceElement) -> [InterfaceElement] {
    controller.items(in: "connections")
      .filter { $0["kind"] == "relationship" && $0["relationship"] == "viewControllers" }
      .compactMap { $0["destination"].flatMap { document.element($0) } }
  }

  /// The size of its own that a container gives the controllers in it, in points; nil if it has none.
  func containerSize(of controller: InterfaceElement) -> CGSize? {
    for step in way(to: controller) {
      guard step.segue.kind == "relationship" else { return nil }
      if let size = freeformSize(of: step.segue.source) { return size }
    }
    return nil
  }

  /// The size that a controller has of its own, in points; nil if it has none.
  func freeformSize(of controller: InterfaceElement) -> CGSize? {
    controller.size(key: "freeformSize").map { CGSize(width: $0.width, height: $0.height) }
  }

  /// Whether a controller's view is as large as the screen: not in a sheet, a popover, a container or between bars.
  func fillsScreen(_ controller: InterfaceElement) -> Bool {
    let around = surroundings(of: controller)
    guard around.topBar != .opaque, around.bottomBar != .opaque else { return false }
    guard let kind = segue(to: controller)?.kind else { return true }
    return kind == "relationship" || kind == "show" || kind == "push"
  }

  /// Whether a controller that another shows is pushed: the other is in a navigation controller or simulates its bar.
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

  /// What is around a controller. What is nearer to it wins over what is around that.
  func surroundings(of controller: InterfaceElement) -> SceneSurroundings {
    if let known = known[ObjectIdentifier(controller)] { return known }
    let found = findSurroundings(of: controller)
    known[ObjectIdentifier(controller)] = found
    return found
  }

  private func findSurroundings(of controller: InterfaceElement) -> SceneSurroundings {
    var result = SceneSurroundings()
    result.adoptSimulatedBars(of: controller)
    // What the first item says that has an opinion, from the pushed controller down to the root of the stack.
    var largeTitleMode: String?
    // Whether the navigation controller is still to come: what is pushed covers the tab bars within.
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
          result.adoptBar(ofTabs: source, tab: present, isCovered: isPushed)
        }
      case "show", "push":
        if result.navigation == nil, result.previous == nil { result.previous = source }
        // A controller that is pushed has the bars of the one that pushes; outside navigation it is presented.
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
    // A view that reaches under opaque bars has them as if they were translucent.
    if controller["extendedLayoutIncludesOpaqueBars"] == "YES" {
      if result.topBar == .opaque { result.topBar = .translucent }
      if result.bottomBar == .opaque { result.bottomBar = .translucent }
    }
    return result
  }

  /// Whether the first view of a controller scrolls: large titles then shrink, as if it were scrolled.
  ///
  /// Ten controllers of two public repositories are laid out so, one is not; of three that are first in a stack whose
  /// scroll views are left alone two are not either.
  private func beginsWithScrollView(_ controller: InterfaceElement) -> Bool {
    let first = controller.child(key: "view")?.items(in: "subviews").first
    return first.map { Self.scrollViews.contains($0.name) } ?? false
  }

  private static let scrollViews: Set<String> = ["scrollView", "tableView", "collectionView", "textView"]

  // MARK: Making

  /// Puts a scene's controller into the containers that show it; those have nothing else inside.
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
      // Damaged documents lead to tabs that are not among those of the controller.
      if !all.contains(where: { $0 === outer }) { all.append(outer) }
      container.setViewControllers(all, animated: false)
      container.selectedViewController = outer
      outer = container
    }
    return outer
  }
}
