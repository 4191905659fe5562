import InterfaceBuilder
import UIKit

/// What shows a scene in its storyboard: the containers and segues that lead to it.
@MainActor
struct SceneSurroundings {
  private let document: InterfaceDocument
  private var incoming: [String: [(segue: InterfaceElement, source: InterfaceElement)]] = [:]

  init(_ document: InterfaceDocument) {
    self.document = document
    for scene in document.scenes {
      guard let controller = scene.controller else { continue }
      for object in scene.objects {
        object.forEach { element in
          guard element.name == "segue", let destination = element["destination"] else { return }
          incoming[destination, default: []].append((element, controller))
        }
      }
    }
  }

  /// The way to a scene, from the scene outwards.
  struct Path {
    /// The navigation controller whose stack the scene is on.
    var navigation: InterfaceElement?
    /// The controller below the scene on the stack, if it is pushed.
    var previous: InterfaceElement?
    /// The tab bar controller, and which of its tabs leads to the scene.
    var tabs: InterfaceElement?
    var tab: InterfaceElement?
    /// How the scene, or what contains it, is presented.
    var modalStyle: UIModalPresentationStyle?
  }

  func path(to controller: InterfaceElement) -> Path {
    var path = Path()
    var present = controller
    var seen: Set<ObjectIdentifier> = []
    // Where several segues lead to a scene, containment says more than being shown.
    while seen.insert(ObjectIdentifier(present)).inserted, let id = present.id, let ways = incoming[id] {
      let order = ["relationship": 0, "show": 1, "push": 1, "showDetail": 2]
      let known = ways.filter { $0.segue["kind"] != "unwind" && $0.segue["kind"] != "embed" }
      guard
        let way = known.min(by: { order[$0.segue["kind"] ?? ""] ?? 3 < order[$1.segue["kind"] ?? ""] ?? 3 })
      else { break }
      switch way.segue["kind"] {
      case "relationship":
        if way.source.name == "navigationController", path.navigation == nil {
          path.navigation = way.source
        } else if way.source.name == "tabBarController", path.tabs == nil {
          path.tabs = way.source
          path.tab = present
        }
      case "show", "push":
        if path.navigation == nil, path.previous == nil { path.previous = way.source }
      case "showDetail": return path
      default:
        if path.tabs == nil {
          let style = way.segue["modalPresentationStyle"].map { UIModalPresentationStyle(document: $0) }
          let isPopover = way.segue["kind"]?.hasPrefix("popover") == true
          path.modalStyle = style ?? (isPopover ? .popover : .automatic)
        }
        return path
      }
      present = way.source
    }
    return path
  }

  /// The tabs of a tab bar controller: the destinations of its relationships, in order.
  func tabs(of controller: InterfaceElement) -> [InterfaceElement] {
    controller.items(in: "connections")
      .filter { $0["kind"] == "relationship" && $0["relationship"] == "viewControllers" }
      .compactMap { $0["destination"].flatMap { document.element($0) } }
  }

  /// Whether a controller contains others and shows nothing else.
  static func isContainer(_ controller: InterfaceElement) -> Bool {
    ["navigationController", "tabBarController", "splitViewController", "pageViewController"]
      .contains(controller.name)
  }

  /// Puts a scene's controller into the containers that show it; those have nothing else inside.
  func wrap(
    _ controller: UIViewController, of element: InterfaceElement, _ instantiator: InterfaceInstantiator
  ) -> UIViewController {
    let path = path(to: element)
    var outer = controller
    if let navigation = path.navigation, !(controller is UINavigationController) {
      let container = UINavigationController()
      instantiator.configure(container, as: navigation)
      var stack = [outer]
      if let previous = path.previous, previous !== navigation {
        let below = UIViewController()
        below.title = previous.child("navigationItem")?["title"] ?? previous["title"]
        stack.insert(below, at: 0)
      }
      container.setViewControllers(stack, animated: false)
      outer = container
    }
    if let tabs = path.tabs {
      let container = UITabBarController()
      instantiator.configure(container, as: tabs)
      let all = self.tabs(of: tabs).map { tab -> UIViewController in
        let isOwn = tab === path.tab
        let controller = isOwn ? outer : UIViewController()
        if !isOwn || outer !== controller || tab !== element {
          if let item = tab.child("tabBarItem") { controller.tabBarItem = instantiator.tabBarItem(item) }
        }
        return controller
      }
      container.setViewControllers(all, animated: false)
      container.selectedViewController = outer
      outer = container
    }
    return outer
  }
}
