/// A storyboard or xib: its scenes or top-level objects, its device, and its resources.
public final class InterfaceDocument: Sendable {
  /// The kind of a document.
  public enum Kind: Hashable, Sendable {
    /// Scenes with controllers, connected by segues.
    case storyboard
    /// Objects of a single scene.
    case xib
  }

  /// A scene of a storyboard: a view controller and its other objects. A xib has a single scene with all
  /// objects.
  public struct Scene: Sendable {
    /// The top-level objects in order: the controller, its first responder, other views and gesture
    /// recognizers.
    public let objects: [InterfaceElement]

    /// The scene's view controller.
    public var controller: InterfaceElement? {
      objects.first { InterfaceDocument.isController($0) }
    }

    /// The top-level views, which belong to no controller.
    public var views: [InterfaceElement] {
      objects.filter { InterfaceDocument.isView($0) }
    }
  }

  /// The kind of the document.
  public let kind: Kind
  /// The root element.
  public let root: InterfaceElement
  /// The scenes in document order.
  public let scenes: [Scene]
  /// The device that the document was designed for; `nil` for documents of Xcode 7 and earlier.
  public let device: DocumentDevice?
  /// The build of Xcode that saved the document, such as 17701 for Xcode 12.4, on which its metrics depend.
  public let toolsVersion: Int
  /// A Boolean value that indicates whether constraints position views, rather than frames and autoresizing
  /// masks.
  public let usesAutolayout: Bool
  /// A Boolean value that indicates whether the document has variations by size class.
  public let usesTraitCollections: Bool
  /// A Boolean value that indicates whether views have safe areas.
  public let usesSafeAreas: Bool
  /// A Boolean value that indicates whether the document is a launch screen.
  public let isLaunchScreen: Bool
  /// The object id of the initial view controller.
  public let initialController: String?
  /// The images and colors that the document uses.
  public let resources: DocumentResources
  /// A Boolean value that indicates whether the document contains kana, so that its ideographs are Japanese.
  public var hasKana: Bool {
    func isKana(_ text: String) -> Bool {
      text.utf8.count > text.utf16.count
        && text.unicodeScalars.contains { (0x3041...0x30FE).contains($0.value) }
    }
    var found = false
    root.forEach { element in
      guard !found else { return }
      found = isKana(element.text) || element.attributes.values.contains(where: isKana)
    }
    return found
  }

  /// The intrinsic sizes that designable classes had in Interface Builder, by object id, in points; -1 for
  /// none.
  public let designables: [String: CGSize]
  /// The problems that do not prevent the document from being used.
  public let warnings: [InterfaceDocumentWarning]

  /// The path of the file; `nil` for a document from data.
  public let file: String?

  private let elements: [String: InterfaceElement]

  /// Reads a file. Errors contain the file's path.
  ///
  /// - Parameters:
  ///   - language: The language of its texts, if there are translations in other files: `Main.strings` in
  ///     `fr.lproj`. The default is the document's own.
  ///   - isPad: Whether translations for iPads are preferred.
  public convenience init(
    contentsOfFile path: String, language: String? = nil, isPad: Bool = false
  ) throws(InterfaceDocumentError) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw InterfaceDocumentError("the file cannot be read", file: path)
    }
    var problems: [InterfaceDocumentWarning] = []
    let table = language.map {
      DocumentNeighbours(file: path).strings(language: $0, isPad: isPad, problems: &problems)
    }
    do {
      try self.init(data, file: path, strings: table, problems: problems)
    } catch {
      var error = error
      error.file = path
      throw error
    }
  }

  /// Parses a document.
  public convenience init(_ data: Data) throws(InterfaceDocumentError) {
    try self.init(data, file: nil, strings: nil, problems: [])
  }

  private init(
    _ data: Data, file: String?, strings: StringsTable?, problems: [InterfaceDocumentWarning]
  ) throws(InterfaceDocumentError) {
    self.file = file
    let read = try ElementReader.read(data)
    if let strings, !strings.strings.isEmpty { root = read.localized(strings) } else { root = read }
    guard root.name == "document" else {
      throw InterfaceDocumentError(
        root.name == "archive"
          ? "a document of Xcode 4 or older; open and save it in a newer Xcode"
          : "the root element is \"\(root.name)\" instead of \"document\"", line: root.line)
    }
    let type = root["type"] ?? ""
    guard type.contains("CocoaTouch") || root["targetRuntime"]?.contains("CocoaTouch") == true else {
      throw InterfaceDocumentError("the document is of type \"\(type)\", not for UIKit", line: root.line)
    }
    if let scenes = root.child("scenes") {
      kind = .storyboard
      self.scenes = scenes.children.filter { $0.name == "scene" }.map {
        Scene(objects: $0.items(in: "objects"))
      }
    } else {
      kind = .xib
      scenes = [Scene(objects: root.items(in: "objects"))]
    }
    device = root.child("device").map(DocumentDevice.init)
    toolsVersion = root["toolsVersion"].flatMap { Int($0.prefix { $0 != "." }) } ?? 0
    usesAutolayout = root.flag("useAutolayout") ?? false
    usesTraitCollections = root.flag("useTraitCollections") ?? false
    usesSafeAreas = root.flag("useSafeAreas") ?? false
    isLaunchScreen = root.flag("launchScreen") ?? false
    initialController = root["initialViewController"]
    resources = DocumentResources(root.child("resources"))
    var designables: [String: CGSize] = [:]
    for designable in root.items(in: "designables") {
      guard let name = designable["name"], let size = designable.size(key: "intrinsicContentSize") else {
        continue
      }
      designables[name] = size
    }
    self.designables = designables

    var elements: [String: InterfaceElement] = [:]
    var warnings = problems
    let bodies = root.children.filter { $0.name == "scenes" || $0.name == "objects" }
    var numbers = NumberCheck()
    for body in bodies {
      body.forEach { element in
        numbers.look(at: element)
        guard let id = element.id, !id.isEmpty, Self.hasIdentity(element) else { return }
        if let other = elements[id] {
          // First responders have the id -2 in every xib; other ids have to be unique.
          warnings.append(
            InterfaceDocumentWarning(
              "the id \"\(id)\" is that of \(other.name) in line \(other.line) already", line: element.line))
        } else {
          elements[id] = element
        }
      }
    }
    self.elements = elements
    self.warnings = warnings + numbers.warnings
  }

  /// Returns the object with an id; the first one if there are several.
  public func element(_ id: String) -> InterfaceElement? { elements[id] }

  /// The ids of all objects, in no particular order.
  public var objectIDs: some Collection<String> { elements.keys }

  private static func hasIdentity(_ element: InterfaceElement) -> Bool {
    switch element.name {
    // Those are the ids of connections, which are never referred to.
    case "outlet", "outletCollection", "action": false
    default: true
    }
  }

  /// Returns whether an element is a view controller. The search display controller of iOS 7 and earlier is
  /// not one.
  public static func isController(_ element: InterfaceElement) -> Bool {
    element.name.hasSuffix("Controller") && element.name != "searchDisplayController"
  }

  /// Returns whether an element is a view: an object with a saved frame.
  public static func isView(_ element: InterfaceElement) -> Bool {
    if isController(element) { return false }
    switch element.name {
    case "searchDisplayController", "placeholder", "customObject", "exit", "viewControllerPlaceholder",
      "barButtonItem",
      "navigationItem",
      "tabBarItem", "tableViewSection", "collectionViewFlowLayout":
      return false
    default:
      return element.children.contains { $0.name == "rect" && $0.key == "frame" }
        || element.child("subviews") != nil || element.child("autoresizingMask") != nil
    }
  }
}
