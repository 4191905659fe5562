/// A storyboard or xib: its scenes or top-level objects, what it was designed for, and its resources.
///
/// ```swift
/// let document = try InterfaceDocument(contentsOfFile: "Main.storyboard")
/// for scene in document.scenes { print(scene.controller?.id ?? "no controller") }
/// ```
public final class InterfaceDocument: Sendable {
  /// Storyboards have scenes, xibs top-level objects.
  public enum Kind: Hashable, Sendable {
    /// Scenes with controllers, connected by segues.
    case storyboard
    /// Objects of one scene.
    case xib
  }

  /// A scene of a storyboard: a view controller and what belongs to it. In a xib there is one, with all objects.
  public struct Scene: Sendable {
    /// The top-level objects, in order: the controller, its first responder, views and recognizers beside it.
    public let objects: [InterfaceElement]

    /// The scene's view controller.
    public var controller: InterfaceElement? {
      objects.first { InterfaceDocument.isController($0) }
    }

    /// The views beside the controller.
    public var views: [InterfaceElement] {
      objects.filter { InterfaceDocument.isView($0) }
    }
  }

  /// What the document holds.
  public let kind: Kind
  /// The whole tree of elements.
  public let root: InterfaceElement
  /// The scenes in the document's order.
  public let scenes: [Scene]
  /// The device that the document was designed for, `nil` for documents of Xcode 7 and older.
  public let device: DocumentDevice?
  /// Xcode's build that saved the document, such as 17701 for Xcode 12.4: what its metrics depend on.
  public let toolsVersion: Int
  /// Whether views are placed by constraints; without, by frames and autoresizing masks.
  public let usesAutolayout: Bool
  /// Whether the document has variations by size class.
  public let usesTraitCollections: Bool
  /// Whether views have safe areas.
  public let usesSafeAreas: Bool
  /// Whether the document is shown while the application starts.
  public let isLaunchScreen: Bool
  /// The object id of the controller to begin with.
  public let initialController: String?
  /// The images and colours that the document names.
  public let resources: DocumentResources
  /// Whether a text has kana, so that Chinese characters are Japanese ones.
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

  /// The intrinsic sizes that designable classes had in Interface Builder, by object id, in points; -1 for none.
  public let designables: [String: CGSize]
  /// Odd things that do not keep the document from being used.
  public let warnings: [InterfaceDocumentWarning]

  /// The file that was read, `nil` for a document from data.
  public let file: String?

  private let elements: [String: InterfaceElement]

  /// Reads a file. Errors carry the file's name.
  ///
  /// - Parameters:
  ///   - language: in which language its texts are, where files beside it have them: `Main.strings` in `fr.lproj`. The
  ///     document's own by default.
  ///   - isPad: whether translations for iPads are taken where there are any.
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

  /// Reads a document.
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
          // First responders are -2 in every xib; everything else must be told apart.
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

  /// The object with an id; the first one if there are several.
  public func element(_ id: String) -> InterfaceElement? { elements[id] }

  /// All objects by id, in no order.
  public var objectIDs: some Collection<String> { elements.keys }

  private static func hasIdentity(_ element: InterfaceElement) -> Bool {
    switch element.name {
    // Ids there are those of the connection and never referred to.
    case "outlet", "outletCollection", "action": false
    default: true
    }
  }

  /// Whether an object is a view controller; one for searching, of iOS 7 and older, only looks like it.
  public static func isController(_ element: InterfaceElement) -> Bool {
    element.name.hasSuffix("Controller") && element.name != "searchDisplayController"
  }

  /// Whether an object is a view: something that a frame is saved for.
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
