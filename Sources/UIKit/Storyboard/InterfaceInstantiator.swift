import Foundation
import InterfaceBuilder

/// Makes the objects of a document.
///
/// 1. `controller(_:)` and `view(_:)` make an object and everything in it; views get their saved frames first.
/// 2. When a hierarchy stands, its constraints are activated (`InterfaceInstantiator+Constraints`).
/// 3. Outlets and actions are connected, then `awakeFromNib` is called (`InterfaceInstantiator+Connections`).
@MainActor
package final class InterfaceInstantiator {
  package let document: InterfaceDocument
  package let bundle: Bundle

  /// The size classes that variations are chosen for.
  package let traits: DocumentTraits

  /// What was made, by object id.
  package private(set) var objects: [String: AnyObject] = [:]

  /// The ids and elements of the views that were made, in the document's order.
  package private(set) var views: [(id: String, element: InterfaceElement, view: UIView)] = []

  /// The ids of the constraints that were made.
  package var constraintIDs: [ObjectIdentifier: String] = [:]

  /// Odd things, in the order in which they were met.
  package private(set) var warnings: [InterfaceDocumentWarning] = []

  /// What stands for the document's owner.
  package var owner: AnyObject?

  /// What stands for external placeholders, by their identifier.
  var external: [String: AnyObject] = [:]

  /// Whether the objects are those that Interface Builder shows: with placeholders of constraints and sizes.
  package var isDesignTime = false

  /// Whether controllers that container views embed are made too.
  package var embedsControllers = true

  /// Elements whose objects are made but not connected yet.
  var unconnected: [(element: InterfaceElement, object: AnyObject)] = []

  /// Views whose constraints wait for their hierarchy.
  private var unconstrained: [(element: VariedElement, view: UIView)] = []

  /// Guides by object id.
  var guides: [String: UILayoutGuide] = [:]

  package convenience init(_ document: InterfaceDocument, bundle: Bundle = .main) {
    let current = UITraitCollection.current
    func name(_ sizeClass: UIUserInterfaceSizeClass) -> DocumentTraits.SizeClass {
      switch sizeClass {
      case .compact: .compact
      case .regular: .regular
      case .unspecified: .any
      }
    }
    self.init(
      document, bundle: bundle,
      traits: DocumentTraits(
        width: name(current.horizontalSizeClass), height: name(current.verticalSizeClass),
        idiom: current.userInterfaceIdiom == .pad ? "pad" : "phone"))
  }

  package init(_ document: InterfaceDocument, bundle: Bundle, traits: DocumentTraits) {
    self.document = document
    self.bundle = bundle
    self.traits = traits
    warnings = document.warnings
  }

  func note(_ constraint: NSLayoutConstraint, id: String) { objects[id] = constraint }

  func warn(_ message: String, _ element: InterfaceElement) {
    warnings.append(InterfaceDocumentWarning(message, line: element.line))
  }

  // MARK: Controllers

  /// Makes a controller; its view is made when it is first asked for.
  package func controller(_ element: InterfaceElement) -> UIViewController {
    if let id = element.id, let made = objects[id] as? UIViewController { return made }
    let made = makeController(element)
    if let id = element.id { objects[id] = made }
    made.title = element["title"]
    made.storyboardIdentifier = element["storyboardIdentifier"]
    made.restorationIdentifier = element["restorationIdentifier"]
    if let style = element["modalPresentationStyle"] { made.modalPresentationStyle = .init(document: style) }
    if let root = element.children.first(where: { $0.key == "view" }) {
      // The controller keeps what makes its view, not the other way round.
      made.documentView = { [self] in
        let view = makeHierarchy(root, controller: made, controllerElement: element)
        connect()
        return view
      }
    }
    unconnected.append((element, made))
    return made
  }

  private func makeController(_ element: InterfaceElement) -> UIViewController {
    if let name = element["customClass"] {
      let module = element["customModule"]
      if let type = InterfaceBuilderClasses.type(name, module: module) as? UIViewController.Type,
        let made = type.init(coder: DocumentCoder())
      {
        return made
      }
      warn("the class \(name) is unknown; a UIViewController stands in for it", element)
    }
    return UIViewController()
  }

  // MARK: Hierarchies

  /// Makes a root view with everything in it, and its constraints.
  package func makeHierarchy(
    _ root: InterfaceElement, controller: UIViewController? = nil, controllerElement: InterfaceElement? = nil
  ) -> UIView {
    let view = makeView(root)
    if let controller {
      controller.view = view
      for support in controllerElement?.items(in: "layoutGuides") ?? [] {
        guard let id = support.id else { continue }
        let guide = support["type"] == "top" ? controller.topLayoutGuide : controller.bottomLayoutGuide
        guides[id] = guide as? UILayoutGuide
      }
    }
    installConstraints()
    return view
  }

  private func installConstraints() {
    let waiting = unconstrained
    unconstrained = []
    for (element, view) in waiting { install(constraintsOf: element, in: view) }
  }

  /// The objects of a xib beside its placeholders.
  func topLevelObjects() -> [AnyObject] {
    var result: [AnyObject] = []
    for scene in document.scenes {
      for element in scene.objects where element.name == "placeholder" {
        guard let id = element.id else { continue }
        switch element["placeholderIdentifier"] {
        case "IBFilesOwner": objects[id] = owner
        case "IBFirstResponder": break
        case let name?: objects[id] = external[name]
        case nil: break
        }
      }
      for element in scene.objects {
        if InterfaceDocument.isController(element) {
          result.append(controller(element))
        } else if InterfaceDocument.isView(element) {
          result.append(makeHierarchy(element))
        } else if element.name == "customObject", let name = element["customClass"],
          let type = InterfaceBuilderClasses.type(name, module: element["customModule"])
            as? any NibObject.Type
        {
          let made = type.init()
          if let id = element.id { objects[id] = made }
          unconnected.append((element, made))
          result.append(made)
        }
      }
    }
    return result
  }

  /// Makes a view and its subviews. The reader limits how deep views nest.
  private func makeView(_ element: InterfaceElement) -> UIView {
    let varied = VariedElement(element, traits)
    let view = makeObject(varied)
    if let id = element.id {
      if objects[id] == nil { objects[id] = view }
      views.append((id, element, view))
    }
    unconnected.append((element, view))
    let autoresizes = view.autoresizesSubviews
    view.autoresizesSubviews = false
    // A child of a variation wins over the element's own.
    if let frame = varied.frame { view.frame = frame }
    applyCommon(varied, to: view)
    applySpecial(varied, to: view)
    for guide in element.children where guide.name.hasSuffix("LayoutGuide") {
      if let id = guide.id { guides[id] = systemGuide(guide, of: view) }
    }
    addSubviews(of: varied, to: view)
    view.autoresizesSubviews = autoresizes && varied.flag("autoresizesSubviews") != false
    unconstrained.append((varied, view))
    return view
  }

  private func systemGuide(_ element: InterfaceElement, of view: UIView) -> UILayoutGuide {
    switch (element.name, element.key) {
    case ("keyboardLayoutGuide", _): return view.keyboardLayoutGuide
    case (_, "contentLayoutGuide"):
      return (view as? UIScrollView)?.contentLayoutGuide ?? view.safeAreaLayoutGuide
    case (_, "frameLayoutGuide"): return (view as? UIScrollView)?.frameLayoutGuide ?? view.safeAreaLayoutGuide
    default: return view.safeAreaLayoutGuide
    }
  }

  private func addSubviews(of varied: VariedElement, to view: UIView) {
    let element = varied.element
    let excluded = varied.excluded("subviews")
    for child in element.items(in: "subviews") {
      if let id = child.id, excluded.contains(id) { continue }
      let subview = makeView(child)
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        view.addSubview(subview)
      }
    }
    for guide in element.items(in: "userGuides") {
      let made = UILayoutGuide()
      view.addLayoutGuide(made)
      if let id = guide.id { guides[id] = made }
    }
    switch view {
    case let table as UITableView: addRows(of: element, to: table)
    case let collection as UICollectionView:
      for cell in element.items(in: "cells") { collection.addSubview(makeView(cell)) }
      for child in element.children where child.name == "collectionReusableView" {
        collection.addSubview(makeView(child))
      }
      if let background = element.child(key: "backgroundView") {
        collection.backgroundView = makeView(background)
      }
    case let cell as UITableViewCell:
      if let content = element.child(key: "contentView") {
        let made = makeView(content)
        cell.replaceContentView(made)
        if content.insets(key: "layoutMargins") == nil, content.insets(key: "directionalLayoutMargins") == nil
        {
          // A canvas for any device is as narrow as a phone to tables.
          let isOld =
            SystemGeneration.current < 11 || !document.usesSafeAreas && document.toolsVersion < 14_000
          let screen = document.device == nil ? 320 : UIScreen.main.bounds.width
          cell.setTableMargins(forWidth: document.kind == .xib ? cell.bounds.width : screen, isOld: isOld)
        }
      }
      if let id = element["textLabel"] { cell.textLabel = objects[id] as? UILabel }
      if let id = element["detailTextLabel"] { cell.detailTextLabel = objects[id] as? UILabel }
      if let id = element["imageView"] { cell.imageView = objects[id] as? UIImageView }
      if let background = element.child(key: "backgroundView") { cell.backgroundView = makeView(background) }
    case let cell as UICollectionViewCell:
      if let content = element.child(key: "contentView") { cell.replaceContentView(makeView(content)) }
    case let effect as UIVisualEffectView:
      if let content = element.child(key: "contentView") {
        effect.replaceContentView(makeView(content))
        effect.contentView.frame = effect.bounds
      }
    default: break
    }
  }

  private func addRows(of element: InterfaceElement, to table: UITableView) {
    for child in element.children {
      switch child.key {
      case "tableHeaderView": table.tableHeaderView = makeView(child)
      case "tableFooterView": table.tableFooterView = makeView(child)
      case "backgroundView": table.backgroundView = makeView(child)
      default: break
      }
    }
    let sections = element.items(in: "sections").flatMap { $0.items(in: "cells") }
    for cell in element.items(in: "prototypes") + sections { table.addSubview(makeView(cell)) }
  }

  // MARK: Objects

  private func makeObject(_ varied: VariedElement) -> UIView {
    let element = varied.element
    let base = Self.types[element.name] ?? UIView.self
    let coder = DocumentCoder()
    if let name = element["customClass"] {
      if let type = InterfaceBuilderClasses.type(name, module: element["customModule"]) as? UIView.Type,
        let made = type.init(coder: coder)
      {
        return made
      }
      warn("the class \(name) is unknown; a \(base) stands in for it", element)
    } else if Self.types[element.name] == nil, !Self.plain.contains(element.name) {
      warn("there is no class for \(element.name); a UIView stands in for it", element)
    }
    if base == UIButton.self { return UIButton(type: .init(document: varied["buttonType"])) }
    return base.init(coder: coder) ?? UIView()
  }

  /// The classes of elements.
  private static let types: [String: UIView.Type] = [
    "view": UIView.self, "label": UILabel.self, "button": UIButton.self, "imageView": UIImageView.self,
    "textField": UITextField.self, "textView": UITextView.self, "switch": UISwitch.self,
    "slider": UISlider.self, "stepper": UIStepper.self, "segmentedControl": UISegmentedControl.self,
    "progressView": UIProgressView.self, "activityIndicatorView": UIActivityIndicatorView.self,
    "pageControl": UIPageControl.self, "datePicker": UIDatePicker.self, "pickerView": UIPickerView.self,
    "stackView": UIStackView.self, "scrollView": UIScrollView.self, "tableView": UITableView.self,
    "tableViewCell": UITableViewCell.self, "tableViewCellContentView": UIView.self,
    "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
    "collectionViewCellContentView": UIView.self, "collectionReusableView": UICollectionReusableView.self,
    "navigationBar": UINavigationBar.self, "tabBar": UITabBar.self, "toolbar": UIToolbar.self,
    "searchBar": UISearchBar.self, "visualEffectView": UIVisualEffectView.self, "containerView": UIView.self,
    "control": UIControl.self, "window": UIWindow.self,
  ]

  /// Views of other frameworks that have no content here.
  private static let plain: Set<String> = [
    "mapView", "webView", "wkWebView", "mtkView", "sceneKitView", "skView", "arscnView", "arskView", "arView",
    "glkView", "colorWell", "refreshControl",
  ]
}

extension InterfaceDocument {
  /// Whether an element is a view controller.
  static func isController(_ element: InterfaceElement) -> Bool {
    element.name.hasSuffix("Controller") && element.name != "searchDisplayController"
  }
}

extension VariedElement {
  /// The saved frame; one of a variation wins.
  var frame: CGRect? {
    for variation in variations.reversed() {
      if let frame = variation.frame { return frame }
    }
    return element.frame
  }
}

/// What `init(coder:)` of objects from documents gets: the values come afterwards, not through the coder.
final class DocumentCoder: NSCoder {}
