import Foundation
import InterfaceBuilder

extension InterfaceInstantiator {
  /// Returns the controller of an element, with its bar items and the controllers that it contains. The view
  /// is created when it is first accessed.
  ///
  /// - Parameter replacement: An object that the program created for the element.
  package func controller(
    _ element: InterfaceElement, replacement: UIViewController? = nil
  ) -> UIViewController {
    if let id = element.id, let made = object(id) as? UIViewController { return made }
    let made = replacement ?? makeController(element)
    if let id = element.id { note(made, id: id) }
    session.scenes += 1
    sceneController = made
    made.storyboardIdentifier = element["storyboardIdentifier"]
    made.restorationIdentifier = element["restorationIdentifier"]
    configure(made, element)
    addSegues(of: element, to: made)
    addContained(of: element, to: made)
    if let root = element.children.first(where: { $0.key == "view" }) {
      // The controller owns the instantiator that creates its view, not the other way round.
      made.documentView = { [self, unowned made] in
        makeSceneObjects(beside: element)
        let view = makeHierarchy(root, controller: made, controllerElement: element)
        elementsToConnect.append((element, made))
        connect()
        // A storyboard's view begins with the size that UIKit gives views of controllers, not with that of its design.
        if !presentation.isDesign { view.frame = UIScreen.main.bounds }
        return view
      }
    } else if let nib = element["nibName"], !presentation.isDesign {
      made.documentView = { [self, unowned made] in
        guard let path = session.neighbours?.document(named: nib, ending: "xib") else { return nil }
        guard let document = try? InterfaceDocument(contentsOfFile: path) else { return nil }
        let other = InterfaceInstantiator(document, bundle: bundle, traits: traits, session: session)
        other.owner = made
        let objects = other.topLevelObjects()
        other.connect()
        return made.viewIfLoaded ?? objects.lazy.compactMap { $0 as? UIView }.first
      }
    } else {
      elementsToConnect.append((element, made))
    }
    connect(awake: made, element)
    return made
  }

  private func makeController(_ element: InterfaceElement) -> UIViewController {
    let base = Self.controllerTypes[element.name] ?? UIViewController.self
    if let name = element["customClass"] {
      let module = element["customModule"]
      if let type = InterfaceBuilderClasses.type(name, module: module) as? UIViewController.Type,
        let made = type.init(coder: DocumentCoder())
      {
        return made
      }
      warnOfUnknownClass(name, base, element)
    }
    return base.init(coder: DocumentCoder()) ?? UIViewController()
  }

  private static let controllerTypes: [String: UIViewController.Type] = [
    "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
    "splitViewController": UISplitViewController.self, "pageViewController": UIPageViewController.self,
    "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
  ]

  // MARK: Attributes of controllers

  private func configure(_ controller: UIViewController, _ element: InterfaceElement) {
    if let item = element.child("navigationItem") { controller.setNavigationItem(navigationItem(item)) }
    if let item = element.child("tabBarItem") { controller.tabBarItem = tabBarItem(item) }
    if let title = element["title"] { controller.title = title }
    if let item = element.child("navigationItem"), let title = item["title"] {
      controller.navigationItem.title = title
    }
    if let item = element.child("tabBarItem"), let title = item["title"] {
      controller.tabBarItem.title = title
    }
    if let items = element.child("toolbarItems") {
      controller.toolbarItems = items.children.filter { $0.name == "barButtonItem" }.map { barButtonItem($0) }
    }
    configurePresentation(of: controller, element)
    switch controller {
    case let navigation as UINavigationController: configure(navigation, element)
    case let tabs as UITabBarController:
      configure(tabs, element)
    case let split as UISplitViewController: configure(split, element)
    case let pages as UIPageViewController:
      pages.transitionStyle = element["transitionStyle"] == "scroll" ? .scroll : .pageCurl
      pages.navigationOrientation = element["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    default: break
    }
  }

  private func configurePresentation(of controller: UIViewController, _ element: InterfaceElement) {
    if let style = element["modalPresentationStyle"] {
      controller.modalPresentationStyle = .init(document: style)
    }
    if let style = element["modalTransitionStyle"] {
      controller.modalTransitionStyle = .init(document: style)
    }
    if element.flag("definesPresentationContext") == true { controller.definesPresentationContext = true }
    if element.flag("hidesBottomBarWhenPushed") == true { controller.hidesBottomBarWhenPushed = true }
    if element.flag("extendedLayoutIncludesOpaqueBars") == true {
      controller.extendedLayoutIncludesOpaqueBars = true
    }
    if let edges = element.child(key: "edgesForExtendedLayout") {
      controller.edgesForExtendedLayout = UIRectEdge(document: edges)
    }
    if let size = element.size(key: "contentSizeForViewInPopover")
      ?? element.size(key: "preferredContentSize")
    {
      controller.preferredContentSize = size
    } else if let value = element.child(key: "contentSizeForViewInPopover"),
      let size = value.size(key: "value")
    {
      controller.preferredContentSize = size
    }
  }

  private func configure(_ split: UISplitViewController, _ element: InterfaceElement) {
    if element.flag("allowDoubleColumnStyle") == true { split.style = .doubleColumn }
    if let width = element.number("minimumPrimaryColumnWidth") {
      split.minimumPrimaryColumnWidth = CGFloat(width)
    }
    if let width = element.number("maximumPrimaryColumnWidth") {
      split.maximumPrimaryColumnWidth = CGFloat(width)
    }
    if let part = element.number("preferredPrimaryColumnWidthFraction"), (0...1).contains(part) {
      split.preferredPrimaryColumnWidthFraction = CGFloat(part)
    }
    choose(
      element["preferredDisplayMode"], split, \.preferredDisplayMode,
      [
        "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly,
        "oneBesideSecondary": .oneBesideSecondary, "allVisible": .oneBesideSecondary,
        "beside": .oneBesideSecondary, "oneOverSecondary": .oneOverSecondary,
        "primaryOverlay": .oneOverSecondary, "twoBeside": .twoBesideSecondary,
      ])
    choose(
      element["behavior"], split, \.preferredSplitBehavior,
      ["tile": .tile, "overlay": .overlay, "displace": .displace])
  }

  /// Applies an element's attributes to a container, without its children.
  package func configure(_ container: UIViewController, as element: InterfaceElement) {
    switch container {
    case let navigation as UINavigationController: configure(navigation, element)
    case let tabs as UITabBarController:
      configure(tabs, element)
    default: break
    }
  }

  private func configure(_ tabs: UITabBarController, _ element: InterfaceElement) {
    guard let bar = element.child("tabBar") else { return }
    configure(tabs.tabBar, VariedElement(bar, traits))
    noteBar(tabs.tabBar, bar)
  }

  /// Makes a container's own bar an object of the document, with its outlets and runtime attributes.
  private func noteBar(_ bar: UIView, _ element: InterfaceElement) {
    if let id = element.id { note(bar, id: id) }
    elementsToConnect.append((element, bar))
  }

  private func configure(_ navigation: UINavigationController, _ element: InterfaceElement) {
    if element.flag("navigationBarHidden") == true { navigation.isNavigationBarHidden = true }
    if element.flag("toolbarHidden") == false { navigation.isToolbarHidden = false }
    if let bar = element.child("navigationBar") {
      configure(navigation.navigationBar, VariedElement(bar, traits))
      if bar.flag("hidden") == true { navigation.isNavigationBarHidden = true }
      noteBar(navigation.navigationBar, bar)
    }
    if let bar = element.child("toolbar") {
      configure(navigation.toolbar, VariedElement(bar, traits))
      noteBar(navigation.toolbar, bar)
    }
  }

  // MARK: Segues

  /// Adds the segues of all objects in the controller's scene to the controller.
  private func addSegues(of element: InterfaceElement, to controller: UIViewController) {
    let scene = document.scenes.first { $0.objects.contains { $0 === element } }
    for object in scene?.objects ?? [element] {
      object.forEach { segue in
        guard segue.name == "segue", let template = segueTemplate(segue) else { return }
        controller.segueTemplates.append(template)
        if let id = segue.id { segues[id] = template }
      }
    }
  }

  private func segueTemplate(_ segue: InterfaceElement) -> SegueTemplate? {
    let kind: SegueTemplate.Kind
    switch segue["kind"] {
    case "show", "push": kind = .show
    case "showDetail", "replace": kind = .showDetail
    case "presentation", "modal", "popoverPresentation", "popover": kind = .present
    case "embed": kind = .embed
    case "unwind": kind = .unwind
    case "custom":
      let name = segue["customClass"] ?? ""
      if let type = InterfaceBuilderClasses.type(name, module: segue["customModule"])
        as? UIStoryboardSegue.Type
      {
        kind = .custom(type)
      } else {
        warn("the class \(name) of a segue is unknown; it shows its destination", segue)
        report("Unknown class \(name) of a segue, which shows its destination", segue)
        kind = .show
      }
    default: return nil
    }
    let style = segue["modalPresentationStyle"].map { UIModalPresentationStyle(document: $0) }
    let isPopover = segue["kind"]?.hasPrefix("popover") == true
    return SegueTemplate(
      identifier: segue["identifier"], kind: kind, unwindAction: segue["unwindAction"],
      unwindSegueType: segue["customClass"].flatMap {
        InterfaceBuilderClasses.type($0, module: segue["customModule"]) as? UIStoryboardSegue.Type
      },
      presentationStyle: style ?? (isPopover ? .popover : nil),
      transitionStyle: segue["modalTransitionStyle"].map { UIModalTransitionStyle(document: $0) },
      creationSelector: segue["destinationCreationSelector"],
      makeDestination: segue["destination"].map { destination in
        if segue["kind"] == "embed" {
          // An embedded controller is created with the view, while this instantiator is alive.
          return { [weak self] in self?.scene(destination, for: segue, replacement: $0) }
        }
        let (document, bundle, traits) = (document, bundle, traits)
        let (neighbours, storyboard) = (session.neighbours, storyboard)
        let policy = policy
        return { replacement in
          // The destination of a segue starts a new session: it is contained in nothing.
          let fresh = InterfaceInstantiator(document, bundle: bundle, traits: traits, neighbours: neighbours)
          fresh.storyboard = storyboard
          fresh.policy = policy
          return fresh.scene(destination, for: segue, replacement: replacement)
        }
      })
  }

  // MARK: Containment

  /// Adds the controllers that relationship segues refer to.
  private func addContained(of element: InterfaceElement, to controller: UIViewController) {
    guard presentation.embedsControllers else { return }
    var contained: [(relationship: String, controller: UIViewController)] = []
    for segue in element.items(in: "connections")
    where segue.name == "segue" && segue["kind"] == "relationship" {
      guard let destination = segue["destination"], let made = scene(destination, for: segue) else {
        continue
      }
      contained.append((segue["relationship"] ?? "", made))
    }
    // Documents from before there were segues have the child controllers inside of their containers.
    for child in element.items(in: "viewControllers") where InterfaceDocument.isController(child) {
      if let id = child.id, let made = scene(id, for: child) { contained.append(("viewControllers", made)) }
    }
    for key in ["masterViewController", "detailViewController", "rootViewController"] {
      guard let child = element.child(key: key), InterfaceDocument.isController(child), let id = child.id,
        let made = scene(id, for: child)
      else { continue }
      contained.append((key, made))
    }
    switch controller {
    case let navigation as UINavigationController:
      if !contained.isEmpty { navigation.setViewControllers(contained.map(\.controller), animated: false) }
    case let tabs as UITabBarController:
      tabs.setViewControllers(contained.map(\.controller), animated: false)
    case let split as UISplitViewController:
      for (relationship, child) in contained {
        switch relationship {
        case "masterViewController", "primaryViewController": split.setViewController(child, for: .primary)
        case "supplementaryViewController": split.setViewController(child, for: .supplementary)
        case "compactViewController": split.setViewController(child, for: .compact)
        default: split.setViewController(child, for: .secondary)
        }
      }
    default: break
    }
  }

  /// Creates the controller of another scene with its own instantiator, since object ids are resolved within
  /// a scene.
  ///
  /// - Parameter place: The element that refers to the scene.
  func scene(
    _ id: String, for place: InterfaceElement, replacement: UIViewController? = nil
  ) -> UIViewController? {
    guard let element = document.element(id) else {
      warn("no controller has the id \"\(id)\"", place)
      report("no controller has the id \"\(id)\"", place)
      return nil
    }
    if element.name == "viewControllerPlaceholder" {
      return reference(element, for: place, replacement: replacement)
    }
    guard InterfaceDocument.isController(element) else {
      warn("\"\(id)\" is no controller", place)
      return nil
    }
    return make(element, of: document, for: place, replacement: replacement)
  }

  private func make(
    _ element: InterfaceElement, of document: InterfaceDocument, for place: InterfaceElement,
    replacement: UIViewController?
  ) -> UIViewController? {
    guard !ancestry.contains(ObjectIdentifier(element)) else {
      warn("a controller contains itself; it is left out", place)
      return nil
    }
    guard ancestry.count < InterfaceSession.depthLimit, session.scenes < InterfaceSession.sceneLimit else {
      warn("controllers contain too many others; this one is left out", place)
      return nil
    }
    let other = InterfaceInstantiator(document, bundle: bundle, traits: traits, session: session)
    other.ancestry = ancestry.union([ObjectIdentifier(element)])
    other.presentation = presentation.ofContained
    other.storyboard = storyboard
    let made = other.controller(element, replacement: replacement)
    made.comes(from: storyboard)
    return made
  }

  /// Returns the controller that a storyboard reference refers to, or an empty one if it cannot be found.
  private func reference(
    _ element: InterfaceElement, for place: InterfaceElement, replacement: UIViewController?
  ) -> UIViewController? {
    let name = element["storyboardName"] ?? ""
    guard let other = name.isEmpty ? document : session.storyboard(named: name) else {
      warn("the storyboard \"\(name)\" is not beside this one; an empty controller stands in", element)
      report("Could not find a storyboard named '\(name)'; an empty controller stands in", element)
      return standIn(element)
    }
    let wanted = element["referencedIdentifier"]
    let target =
      wanted.flatMap { wanted in
        other.scenes.compactMap(\.controller).first { $0["storyboardIdentifier"] == wanted }
      } ?? (wanted == nil ? other.initialController.flatMap { other.element($0) } : nil)
    guard let target, InterfaceDocument.isController(target) else {
      let what = wanted.map { "controller \"\($0)\"" } ?? "initial controller"
      warn("the storyboard \"\(name)\" has no \(what); an empty controller stands in", element)
      report("Storyboard \"\(name)\" doesn't contain the \(what); an empty controller stands in", element)
      return standIn(element)
    }
    return make(target, of: other, for: place, replacement: replacement)
  }

  private func standIn(_ element: InterfaceElement) -> UIViewController {
    let controller = UIViewController()
    if let item = element.child("navigationItem") { controller.setNavigationItem(navigationItem(item)) }
    if let item = element.child("tabBarItem") { controller.tabBarItem = tabBarItem(item) }
    return controller
  }

  /// Adds the controller of an embed segue to its container view.
  func embed(_ segue: InterfaceElement, in container: UIView) {
    guard presentation.embedsControllers, let source = sceneController else { return }
    let template = segue.id.flatMap { segues[$0] }
    let made =
      template.map { $0.destination(from: source, sender: nil) }
      ?? segue["destination"].flatMap { scene($0, for: segue) }
    guard let destination = made else { return }
    source.addChild(destination)
    source.prepare(
      for: UIStoryboardSegue(
        identifier: segue["identifier"], source: source, destination: destination, performHandler: {}),
      sender: nil)
    guard let view = destination.view else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(view)
    destination.didMove(toParent: source)
  }

  // MARK: Other objects of the scene

  /// Creates the gesture recognizers, views and objects that a scene has beside its controller.
  private func makeSceneObjects(beside controller: InterfaceElement) {
    guard let scene = document.scenes.first(where: { $0.objects.contains { $0 === controller } }) else {
      return
    }
    for element in scene.objects where element !== controller && element.id.map({ object($0) == nil }) ?? true
    {
      if InterfaceDocument.isView(element) {
        // Interface Builder displays these on their own.
        if !presentation.isDesign { sceneController?.sceneObjects.append(makeHierarchy(element)) }
      } else if let made = makeOther(element) {
        sceneController?.sceneObjects.append(made)
      }
    }
  }

  /// Creates an object that is neither a view nor a controller; `nil` for elements without an object.
  @discardableResult
  func makeOther(_ element: InterfaceElement) -> AnyObject? {
    let made: AnyObject
    switch element.name {
    case "tapGestureRecognizer":
      let tap = UITapGestureRecognizer()
      if let number = element.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = number }
      if let number = element.integer("numberOfTouchesRequired") { tap.numberOfTouchesRequired = number }
      made = tap
    case "panGestureRecognizer": made = UIPanGestureRecognizer()
    case "pongPressGestureRecognizer":
      let press = UILongPressGestureRecognizer()
      if let duration = element.number("minimumPressDuration") { press.minimumPressDuration = duration }
      made = press
    case "swipeGestureRecognizer":
      let swipe = UISwipeGestureRecognizer()
      switch element.child(key: "direction")?.attributes.first(where: { $0.value == "YES" })?.key {
      case "left": swipe.direction = .left
      case "up": swipe.direction = .up
      case "down": swipe.direction = .down
      default: swipe.direction = .right
      }
      made = swipe
    case "pinchGestureRecognizer", "rotationGestureRecognizer", "screenEdgePanGestureRecognizer",
      "gestureRecognizer":
      made = UIGestureRecognizer()
    case "customObject":
      guard let name = element["customClass"] else { return nil }
      switch InterfaceBuilderClasses.type(name, module: element["customModule"]) {
      case let type as any NibObject.Type: made = type.init()
      case let type as NSObject.Type: made = instance(of: type)
      default:
        if name != "NSObject" { warn("the class \(name) is unknown; its object is left out", element) }
        return nil
      }
    case "barButtonItem": made = barButtonItem(element)
    case "navigationItem": made = navigationItem(element)
    default: return nil
    }
    if let id = element.id { note(made, id: id) }
    if element.name != "barButtonItem" { elementsToConnect.append((element, made)) }
    return made
  }
}

extension UIModalTransitionStyle {
  init(document name: String) {
    switch name {
    case "flipHorizontal": self = .flipHorizontal
    case "crossDissolve": self = .crossDissolve
    case "partialCurl": self = .partialCurl
    default: self = .coverVertical
    }
  }
}

extension UIRectEdge {
  /// Creates edges from an `extendedEdge` element.
  init(document element: InterfaceElement) {
    self = []
    if element.flag("top") == true { insert(.top) }
    if element.flag("left") == true { insert(.left) }
    if element.flag("bottom") == true { insert(.bottom) }
    if element.flag("right") == true { insert(.right) }
  }
}
