import Foundation
import InterfaceBuilder

/// Creates the objects of a document.
///
/// 1. `controller(_:)` and `makeHierarchy(_:)` create an object and everything in it; views first get their
///    saved frames.
/// 2. When a hierarchy is complete, its constraints are activated (`InterfaceInstantiator+Constraints`).
/// 3. Outlets and actions are connected, then `awakeFromNib` is sent (`InterfaceInstantiator+Connections`).
@MainActor
package final class InterfaceInstantiator {
  package let document: InterfaceDocument
  /// The path that messages name. A built application has links to its documents, which lead to the user's files.
  lazy var messagePath: String? = document.file.map { file in
    (try? FileManager.default.destinationOfSymbolicLink(atPath: file)).flatMap {
      $0.hasPrefix("/") ? $0 : nil
    }
      ?? file
  }
  package let bundle: Bundle

  /// The size classes and the idiom that select variations.
  package let traits: DocumentTraits

  /// The created objects by object id. Controllers are not included, since they own the instantiator that
  /// creates their views.
  package private(set) var objects: [String: AnyObject] = [:]

  /// The created controllers by object id.
  private var controllers: [String: WeakController] = [:]

  private struct WeakController { weak var controller: UIViewController? }

  /// The controller of the scene.
  weak var sceneController: UIViewController?

  /// The storyboard that the created controllers refer to.
  var storyboard: UIStoryboard?

  /// The segues of the scene by object id.
  var segues: [String: SegueTemplate] = [:]

  /// The element of this scene's controller and those of the controllers that contain it.
  var ancestry: Set<ObjectIdentifier> = []

  /// The objects that `awakeFromNib` is not sent to (again).
  var awokenObjects: Set<ObjectIdentifier> = []

  let session: InterfaceSession

  /// The views that were created, with their ids and elements, in document order.
  package private(set) var views: [(id: String, element: InterfaceElement, view: UIView)] = []

  /// The ids of the constraints that were created.
  package var constraintIDs: [ObjectIdentifier: String] = [:]

  /// The warnings, in the order of their occurrence.
  package var warnings: [InterfaceDocumentWarning] { session.warnings }

  /// The object for the File's Owner placeholder.
  package var owner: AnyObject?

  /// The objects for external placeholders, by their identifiers.
  var external: [String: AnyObject] = [:]

  /// The policy of designs; `nil` in programs.
  package var policy: (any DocumentPolicy)? {
    get { session.policy }
    set {
      session.policy = newValue
      presentation = newValue?.presentation ?? .program
    }
  }

  /// The purpose for which the objects are created.
  var presentation = Presentation.program

  /// A Boolean value that indicates whether the table view whose rows are being created is a controller's
  /// root view.
  private var tableIsRoot = false

  /// The elements whose objects have been created but not connected.
  var elementsToConnect: [(element: InterfaceElement, object: AnyObject)] = []

  /// The views whose constraints are installed when their hierarchy is complete.
  var viewsToConstrain: [(element: VariedElement, view: UIView)] = []

  /// The views that are not installed for the traits, which programs keep.
  var uninstalledViews: [UIView] = []

  /// The views that Interface Builder's prototyping constraints keep at their frames.
  var prototyped: [UIView] = []

  /// The layout guides by object id.
  var guides: [String: UILayoutGuide] = [:]

  package convenience init(
    _ document: InterfaceDocument, bundle: Bundle = .main, neighbours: DocumentNeighbours? = nil
  ) {
    self.init(
      document, bundle: bundle, traits: DocumentTraits(UITraitCollection.current), neighbours: neighbours)
  }

  package convenience init(
    _ document: InterfaceDocument, bundle: Bundle, traits: DocumentTraits,
    neighbours: DocumentNeighbours? = nil
  ) {
    self.init(
      document, bundle: bundle, traits: traits, session: InterfaceSession(neighbours: neighbours))
    session.warnings = document.warnings
  }

  init(_ document: InterfaceDocument, bundle: Bundle, traits: DocumentTraits, session: InterfaceSession) {
    self.document = document
    self.bundle = bundle
    self.traits = traits
    self.session = session
  }

  /// Calls a closure with each view that is created from now on, also for controllers that others contain.
  package func noteViews(_ body: @escaping (InterfaceDocument, InterfaceElement, UIView) -> Void) {
    session.noteView = body
  }

  /// Records the object that was created for an id.
  func note(_ object: AnyObject, id: String) {
    if let controller = object as? UIViewController {
      controllers[id] = WeakController(controller: controller)
    } else {
      objects[id] = object
    }
  }

  /// The object id of the scene's controller.
  var sceneControllerID: String? {
    guard let sceneController else { return nil }
    return controllers.first { $0.value.controller === sceneController }?.key
  }

  /// Returns the object that was created for an id.
  func object(_ id: String) -> AnyObject? {
    objects[id] ?? guides[id] ?? controllers[id]?.controller
  }

  func warn(_ message: String, _ element: InterfaceElement) {
    session.warnings.append(InterfaceDocumentWarning(message, line: element.line))
  }

  /// Writes a message for a condition at which iOS would raise an exception, with the position in the
  /// document.
  func report(_ message: String, _ element: InterfaceElement) {
    guard presentation == .program else { return }
    LayoutLog.write("\(messagePath ?? "a document"):\(element.line): \(message)")
  }

  /// Warns of a class that is not registered and is replaced by another; a program also writes iOS's message.
  func warnOfUnknownClass(_ name: String, _ standIn: AnyClass, _ element: InterfaceElement) {
    warn("the class \(name) is unknown; a \(standIn) stands in for it", element)
    report("Unknown class \(name) in Interface Builder file.", element)
  }

  // MARK: Hierarchies

  /// Creates a root view with everything in it, and its constraints.
  package func makeHierarchy(
    _ root: InterfaceElement, controller: UIViewController? = nil, controllerElement: InterfaceElement? = nil
  ) -> UIView {
    // Views inside of bar items are created while another hierarchy is; their constraints are installed with
    // all of it.
    depth += 1
    defer { depth -= 1 }
    let view = makeView(root)
    if let controller {
      controller.view = view
      for support in controllerElement?.items(in: "layoutGuides") ?? [] {
        guard let id = support.id else { continue }
        let guide = support["type"] == "top" ? controller.topLayoutGuide : controller.bottomLayoutGuide
        guides[id] = guide as? UILayoutGuide
      }
      if let element = controllerElement?.child(key: "refreshControl"),
        let control = refreshControl(element)
      {
        (controller as? UITableViewController)?.refreshControl = control
      }
    }
    if depth == 1 { installConstraints(below: view) }
    return view
  }

  /// Creates a refresh control, which documents save with any frame: scroll views place it.
  private func refreshControl(_ element: InterfaceElement) -> UIRefreshControl? {
    let control = makeView(element) as? UIRefreshControl
    control?.frame = UIRefreshControl().frame
    return control
  }

  private var depth = 0
  /// The ids of the bar items whose custom views are being created.
  var itemsBeingMade: Set<String> = []

  /// Returns the top-level objects of a xib except for its placeholders.
  func topLevelObjects() -> [AnyObject] {
    var result: [AnyObject] = []
    for scene in document.scenes {
      for element in scene.objects where element.name == "placeholder" {
        guard let id = element.id else { continue }
        switch element["placeholderIdentifier"] {
        case "IBFilesOwner":
          guard let owner else { break }
          objects[id] = owner
          // The owner gets its outlets but is not part of the document: it does not receive `awakeFromNib`.
          elementsToConnect.append((element, owner))
          awokenObjects.insert(ObjectIdentifier(owner))
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
        } else if let made = makeOther(element) {
          result.append(made)
        }
      }
    }
    return result
  }

  /// Creates a view and its subviews. The parser limits how deep views nest.
  private func makeView(_ element: InterfaceElement) -> UIView {
    let varied = VariedElement(element, traits)
    return makeObject(varied) { [unowned self] view, standsIn in
      decode(varied, into: view, standsIn: standsIn)
    }
  }

  /// Applies an element's attributes to a view and adds its subviews.
  private func decode(_ varied: VariedElement, into view: UIView, standsIn: Bool) {
    let element = varied.element
    if let id = element.id {
      if objects[id] == nil { objects[id] = view }
      views.append((id, element, view))
      session.noteView?(document, element, view)
    }
    elementsToConnect.append((element, view))
    let autoresizes = view.autoresizesSubviews
    view.autoresizesSubviews = false
    // The frame of a variation takes precedence over the element's.
    if let frame = varied.frame { view.frame = frame }
    applyCommon(varied, to: view)
    applySpecial(varied, to: view)
    policy?.configure(view, as: varied, of: document, standsIn: standsIn)
    for guide in element.children where guide.name.hasSuffix("LayoutGuide") {
      if let id = guide.id { guides[id] = systemGuide(guide, of: view) }
    }
    addSubviews(of: varied, to: view)
    view.autoresizesSubviews = autoresizes && varied.flag("autoresizesSubviews") != false
    viewsToConstrain.append((varied, view))
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
      if let id = child.id, excluded.contains(id) {
        // One that is not installed is there for outlets, and for other traits, in programs.
        if !presentation.isDesign { uninstalledViews.append(makeView(child)) }
        continue
      }
      let subview = makeView(child)
      if let stack = view as? UIStackView {
        policy?.configure(subview, arrangedIn: stack, of: document)
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
    case let collection as UICollectionView: addCells(of: element, to: collection)
    case let cell as UITableViewCell:
      if let content = element.child(key: "contentView") {
        cell.installContentView(makeView(content))
      }
      if let id = element["textLabel"] { cell.textLabel = objects[id] as? UILabel }
      if let id = element["detailTextLabel"] { cell.detailTextLabel = objects[id] as? UILabel }
      if let id = element["imageView"] { cell.imageView = objects[id] as? UIImageView }
      let listContent = element.child(key: "contentConfiguration").flatMap(listContent)
      if let policy {
        policy.configureContent(
          of: cell, as: varied, of: document, listContent: listContent, tableIsRoot: tableIsRoot)
      } else {
        cell.applyStandardMargins()
        if let listContent { cell.contentConfiguration = listContent }
      }
      if let background = element.child(key: "backgroundView") { cell.backgroundView = makeView(background) }
    case let cell as UICollectionViewCell:
      if let content = element.child(key: "contentView") {
        cell.replaceContentView(makeView(content))
        // Cells keep the content view as large as themselves, whatever mask the document has.
        if policy == nil { cell.contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
      }
    case let effect as UIVisualEffectView:
      if let content = element.child(key: "contentView") {
        effect.replaceContentView(makeView(content))
        effect.contentView.frame = effect.bounds
      }
      effect.effect = visualEffect(element)
    default: break
    }
  }

  /// Returns the effect of a visual effect view.
  private func visualEffect(_ element: InterfaceElement) -> UIVisualEffect? {
    if let vibrancy = element.children.first(where: { $0.name == "vibrancyEffect" }) {
      let blur = visualEffect(vibrancy) as? UIBlurEffect ?? UIBlurEffect(style: .regular)
      return UIVibrancyEffect(blurEffect: blur)
    }
    let names: [String: UIBlurEffect.Style] = [
      "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
      "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
      "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
      "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
      "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
      "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
      "systemThickMaterialLight": .systemThickMaterialLight,
      "systemChromeMaterialLight": .systemChromeMaterialLight,
      "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
      "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
      "systemThickMaterialDark": .systemThickMaterialDark,
      "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
    guard let blur = element.children.first(where: { $0.name == "blurEffect" }) else { return nil }
    return UIBlurEffect(style: blur["style"].flatMap { names[$0] } ?? .regular)
  }

  /// Returns the list content configuration of an element; `nil` for other kinds.
  private func listContent(_ element: InterfaceElement) -> UIListContentConfiguration? {
    guard element.name == "listContentConfiguration" else { return nil }
    let varied = VariedElement(element, traits)
    var content =
      element["secondaryText"] == nil
      ? UIListContentConfiguration.cell() : UIListContentConfiguration.subtitleCell()
    content.text = text(varied, "text")
    content.secondaryText = text(varied, "secondaryText")
    content.image = image(varied)
    return content
  }

  private func addRows(of element: InterfaceElement, to table: UITableView) {
    let outer = tableIsRoot
    tableIsRoot = element.key == "view"
    defer { tableIsRoot = outer }
    /// Returns the header or footer view of the table, whose frame only the table sets.
    func end(_ child: InterfaceElement) -> UIView {
      let view = makeView(child)
      view.autoresizingMask = []
      return view
    }
    for child in element.children {
      switch child.key {
      case "tableHeaderView": table.tableHeaderView = end(child)
      case "tableFooterView": table.tableFooterView = end(child)
      case "backgroundView": table.backgroundView = makeView(child)
      case "refreshControl": table.refreshControl = refreshControl(child)
      default: break
      }
    }
    func row(_ element: InterfaceElement) -> DocumentRow {
      let cell = makeView(element)
      if cell.superview == nil { table.addSubview(cell) }
      return DocumentRow(
        view: cell, savedFrame: cell.frame, height: element.number("rowHeight").map { CGFloat($0) })
    }
    var sections: [DocumentSection] = []
    let prototypes = element.items(in: "prototypes")
    if !presentation.isDesign {
      registerPrototypes(prototypes, in: table)
      let contents = element.items(in: "sections")
      guard !contents.isEmpty else { return }
      table.staticRows = StaticRows(
        contents.map { section in
          StaticRows.Section(
            header: section["headerTitle"] ?? section.child(key: "headerTitle").map { string($0) },
            footer: section["footerTitle"] ?? section.child(key: "footerTitle").map { string($0) },
            cells: section.items(in: "cells").compactMap { makeView($0) as? UITableViewCell })
        })
      return
    }
    if !prototypes.isEmpty {
      // A table view of prototypes is empty until its data source provides rows; Interface Builder displays
      // each prototype.
      let rows = prototypes.map { row($0) }
      sections.append(DocumentSection(header: "Prototype Cells", footer: nil, rows: rows))
    }
    for section in element.items(in: "sections") {
      sections.append(
        DocumentSection(
          header: section["headerTitle"] ?? section.child(key: "headerTitle").map { string($0) },
          footer: section["footerTitle"] ?? section.child(key: "footerTitle").map { string($0) },
          rows: section.items(in: "cells").map { row($0) }))
    }
    policy?.configure(table, rows: sections)
  }

  private func addCells(of element: InterfaceElement, to collection: UICollectionView) {
    if let layout = element.child(key: "collectionViewLayout") { take(layout, for: collection) }
    if let background = element.child(key: "backgroundView") {
      collection.backgroundView = makeView(background)
    }
    let supplements = element.children.filter { $0.name == "collectionReusableView" }
    guard presentation.isDesign else {
      registerPrototypes(element.items(in: "cells"), supplements, in: collection)
      return
    }
    var items = DocumentItems()
    for child in element.items(in: "cells") {
      let cell = makeView(child)
      collection.addSubview(cell)
      items.cells.append(
        DocumentItems.Cell(
          view: cell, size: child.size(key: "customSize").map { $0.width > 0 ? $0 : cell.frame.size }))
    }
    for child in supplements {
      let view = makeView(child)
      collection.addSubview(view)
      if child.key == "sectionFooterView" { items.footer = view } else { items.header = view }
    }
    policy?.configure(collection, items: items)
  }

  /// Sets the layout of a collection view, possibly of a custom class.
  private func take(_ element: InterfaceElement, for collection: UICollectionView) {
    var layout: UICollectionViewLayout?
    if let name = element["customClass"],
      let type = InterfaceBuilderClasses.type(name, module: element["customModule"])
        as? UICollectionViewLayout.Type
    {
      layout = type.init(coder: DocumentCoder())
    }
    if layout == nil, element.name == "collectionViewFlowLayout" { layout = UICollectionViewFlowLayout() }
    guard let layout else { return }
    if let flow = layout as? UICollectionViewFlowLayout { configure(flow, element) }
    collection.collectionViewLayout = layout
    if let id = element.id { objects[id] = layout }
  }

  private func configure(_ layout: UICollectionViewFlowLayout, _ element: InterfaceElement) {
    if let spacing = element.number("minimumLineSpacing") { layout.minimumLineSpacing = CGFloat(spacing) }
    if let spacing = element.number("minimumInteritemSpacing") {
      layout.minimumInteritemSpacing = CGFloat(spacing)
    }
    if element["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
    if let size = element.size(key: "itemSize") { layout.itemSize = size }
    if let size = element.size(key: "estimatedItemSize") { layout.estimatedItemSize = size }
    if let size = element.size(key: "headerReferenceSize") { layout.headerReferenceSize = size }
    if let size = element.size(key: "footerReferenceSize") { layout.footerReferenceSize = size }
    if let insets = element.insets(key: "sectionInset") {
      layout.sectionInset = UIEdgeInsets(document: insets)
    }
    guard !presentation.isDesign else { return }
    if element["automaticEstimatedItemSize"] == "YES" {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    layout.sectionHeadersPinToVisibleBounds = element["sectionHeadersPinToVisibleBounds"] == "YES"
    layout.sectionFootersPinToVisibleBounds = element["sectionFootersPinToVisibleBounds"] == "YES"
  }

  // MARK: Objects

  /// Creates the view of an element. Its attributes are applied inside of `init(coder:)`, as on iOS, so that
  /// what a class sets after its superclass's initializer takes precedence; for classes that do not call that
  /// initializer they are applied afterwards.
  ///
  /// - Parameter decode: Applies the attributes. Its second argument is whether the view replaces one of an
  ///   unknown class.
  private func makeObject(_ varied: VariedElement, decode: @escaping (UIView, Bool) -> Void) -> UIView {
    let element = varied.element
    let base = Self.types[element.name] ?? Self.foreignType(element.name) ?? UIView.self
    var standsIn = false
    if let name = element["customClass"] {
      if let type = InterfaceBuilderClasses.type(name, module: element["customModule"]) as? UIView.Type {
        let coder = DocumentCoder()
        coder.decode = { decode($0, false) }
        coder.decodingClass = DocumentCoder.decodingClass(of: type)
        if let made = type.init(coder: coder) {
          coder.decode.take()?(made)
          return replacement(of: made, by: coder, element)
        }
      }
      standsIn = true
      warnOfUnknownClass(name, base, element)
    } else if Self.types[element.name] == nil, Self.foreign[element.name] == nil {
      warn("there is no class for \(element.name); a UIView stands in for it", element)
    }
    let view =
      base == UIButton.self
      ? UIButton(type: .init(document: varied["buttonType"])) : base.init(coder: DocumentCoder()) ?? UIView()
    decode(view, standsIn)
    return view
  }

  /// Returns the view that takes the place of one that has been read, see `awakeAfter(using:)`. What the document says of
  /// that one then concerns the other: connections, and constraints to views around it.
  private func replacement(of view: UIView, by coder: NSCoder, _ element: InterfaceElement) -> UIView {
    guard let other = view.awakeAfter(using: coder) as? UIView, other !== view else { return view }
    if let id = element.id, objects[id] === view { objects[id] = other }
    for index in elementsToConnect.indices where elementsToConnect[index].object === view {
      elementsToConnect[index].object = other
    }
    for index in viewsToConstrain.indices where viewsToConstrain[index].view === view {
      viewsToConstrain[index].view = other
    }
    return other
  }

  /// The view classes by element name.
  private static let types: [String: UIView.Type] = [
    "view": UIView.self, "label": UILabel.self, "button": UIButton.self, "imageView": UIImageView.self,
    "textField": UITextField.self, "textView": UITextView.self, "switch": UISwitch.self,
    "slider": UISlider.self, "stepper": UIStepper.self, "segmentedControl": UISegmentedControl.self,
    "progressView": UIProgressView.self, "activityIndicatorView": UIActivityIndicatorView.self,
    "pageControl": UIPageControl.self, "datePicker": UIDatePicker.self, "pickerView": UIPickerView.self,
    "stackView": UIStackView.self, "scrollView": UIScrollView.self, "tableView": UITableView.self,
    "tableViewCell": UITableViewCell.self, "tableViewCellContentView": UITableViewCellContentView.self,
    "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
    "collectionViewCellContentView": UIView.self, "collectionReusableView": UICollectionReusableView.self,
    "navigationBar": UINavigationBar.self, "tabBar": UITabBar.self, "toolbar": UIToolbar.self,
    "searchBar": UISearchBar.self, "visualEffectView": UIVisualEffectView.self, "containerView": UIView.self,
    "control": UIControl.self, "window": UIWindow.self, "colorWell": UIColorWell.self,
    "refreshControl": UIRefreshControl.self,
  ]

  /// The views of other frameworks by element name: module and class. A plain view is used if the program
  /// does not contain the module.
  static let foreign: [String: (module: String, name: String)] = [
    "mapView": ("MapKit", "MKMapView"), "webView": ("WebKit", "UIWebView"),
    "wkWebView": ("WebKit", "WKWebView"), "mtkView": ("MetalKit", "MTKView"),
    "sceneKitView": ("SceneKit", "SCNView"), "skView": ("SpriteKit", "SKView"),
    "arscnView": ("ARKit", "ARSCNView"), "arskView": ("ARKit", "ARSKView"),
    "arView": ("RealityKit", "ARView"),
    "glkView": ("GLKit", "GLKView"), "pdfView": ("PDFKit", "PDFView"),
    "livePhotoView": ("PhotosUI", "PHLivePhotoView"),
  ]

  private static func foreignType(_ element: String) -> UIView.Type? {
    guard let (module, name) = foreign[element] else { return nil }
    return NSClassFromString("\(module).\(name)") as? UIView.Type
  }
}
