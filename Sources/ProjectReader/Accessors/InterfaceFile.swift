import Foundation
import FoundationXML

/// A storyboard or a xib, as far as accessors are generated of it.
struct InterfaceFile {
  /// The class of an object, as code writes it.
  struct ClassName: Hashable {
    var name: String
    /// The module of the class; `nil` for the module that the file is in, and where the file does not say.
    var module: String?
  }

  struct Segue {
    let identifier: String
    let type: ClassName
    let destination: String
    let isUnwind: Bool
  }

  struct Scene {
    let id: String
    /// The identifier by which code asks for the controller; empty without one.
    let identifier: String
    let type: ClassName
    var segues: [Segue] = []
  }

  /// A controller of another storyboard.
  struct Placeholder {
    let id: String
    let storyboard: String?
    let identifier: String?
  }

  struct Reusable: Hashable {
    let identifier: String
    let type: ClassName
  }

  let name: String
  private(set) var initialScene: Scene?
  private(set) var scenes: [Scene] = []
  private(set) var placeholders: [Placeholder] = []
  /// The top-level views of a xib.
  private(set) var rootViews: [ClassName] = []
  private(set) var reusables: [Reusable] = []
  private(set) var accessibilityIdentifiers: [String] = []

  /// Reads a file; `nil` with a note if it is no document of Interface Builder's for iOS.
  init?(_ path: String) {
    name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    guard let data = ProjectFiles.data(path, limit: ProjectFiles.longestDocument),
      let parser = ProjectFiles.xmlParser(data)
    else { return nil }
    let reader = Reader()
    parser.delegate = reader
    guard parser.parse(), reader.isDocument else {
      ReadingReport.note("\(path): is no document of Interface Builder's; accessors of it are not made")
      return nil
    }
    guard !reader.isForMac else { return nil }
    (scenes, placeholders) = (reader.scenes, reader.placeholders)
    initialScene = scenes.first { $0.id == reader.initial }
    (rootViews, reusables) = (reader.rootViews, reader.reusables)
    accessibilityIdentifiers = reader.accessibilityIdentifiers
  }

  /// Elements whose classes are not named like them.
  private static let classes: [String: ClassName] = [
    "avPlayerViewController": ClassName(name: "AVPlayerViewController", module: "AVKit"),
    "glkViewController": ClassName(name: "GLKViewController", module: "GLKit"),
    "hostingController": ClassName(name: "UIViewController"), "wkWebView": ClassName(name: "UIView"),
    "mapView": ClassName(name: "UIView"), "mtkView": ClassName(name: "UIView"),
    "collectionViewCell": ClassName(name: "UICollectionViewCell"), "view": ClassName(name: "UIView"),
    "collectionReusableView": ClassName(name: "UICollectionReusableView"),
  ]

  /// Elements of classes that are named like them.
  private static let named: Set<String> = [
    "viewController", "navigationController", "tabBarController", "tableViewController", "pageViewController",
    "collectionViewController", "splitViewController", "tableView", "tableViewCell", "collectionView",
    "label", "button", "imageView", "textField", "textView", "scrollView", "stackView", "switch", "slider",
    "activityIndicatorView", "progressView", "segmentedControl", "pageControl", "stepper", "datePicker",
    "pickerView", "searchBar", "toolbar", "navigationBar", "tabBar",
  ]

  private final class Reader: NSObject, XMLParserDelegate {
    var isDocument = false
    var isForMac = false
    var initial: String?
    var scenes: [Scene] = []
    var placeholders: [Placeholder] = []
    var rootViews: [ClassName] = []
    var reusables: [Reusable] = []
    var accessibilityIdentifiers: [String] = []
    private var scene: Scene?
    /// The number of elements around the present one within the objects of a xib; `nil` outside.
    private var depth: Int?

    func parser(
      _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      defer {
        if depth != nil { depth! += 1 }
        if element == "objects", depth == nil { depth = 0 }
      }
      switch element {
      case "document":
        isDocument = true
        initial = attributes["initialViewController"]
        isForMac = attributes["targetRuntime"]?.hasPrefix("MacOSX") == true
      case "segue": addSegue(attributes)
      case "accessibility": accessibilityIdentifiers += attributes["identifier"].map { [$0] } ?? []
      case "userDefinedRuntimeAttribute":
        if attributes["keyPath"] == "accessibilityIdentifier" {
          accessibilityIdentifiers += attributes["value"].map { [$0] } ?? []
        }
      case "viewControllerPlaceholder", "controllerPlaceholder":
        guard let id = attributes["id"] else { return }
        placeholders.append(
          Placeholder(
            id: id, storyboard: attributes["storyboardName"], identifier: attributes["referencedIdentifier"]))
      default: addObject(element, attributes)
      }
    }

    private func addObject(_ element: String, _ attributes: [String: String]) {
      if attributes["sceneMemberID"] == "viewController", let id = attributes["id"] {
        scene = Scene(
          id: id, identifier: attributes["storyboardIdentifier"] ?? "",
          type: type(element, attributes) ?? ClassName(name: "UIViewController"))
      }
      if let identifier = attributes["reuseIdentifier"], !identifier.isEmpty {
        let type = type(element, attributes) ?? ClassName(name: "UIView")
        reusables.append(Reusable(identifier: identifier, type: type))
      }
      if depth == 0, element != "placeholder", element != "customObject" {
        rootViews.append(type(element, attributes) ?? ClassName(name: "UIView"))
      }
    }

    private func addSegue(_ attributes: [String: String]) {
      guard let identifier = attributes["identifier"], !identifier.isEmpty,
        let destination = attributes["destination"], let kind = attributes["kind"]
      else { return }
      let own = attributes["customClass"].map { Self.own($0, attributes) }
      scene?.segues.append(
        Segue(
          identifier: identifier, type: own ?? ClassName(name: "UIStoryboardSegue"),
          destination: destination, isUnwind: kind == "unwind"))
    }

    private func type(_ element: String, _ attributes: [String: String]) -> ClassName? {
      if let name = attributes["customClass"] { return Self.own(name, attributes) }
      if let known = classes[element] { return known }
      guard named.contains(element) else { return nil }
      return ClassName(name: "UI" + element.prefix(1).uppercased() + element.dropFirst())
    }

    private static func own(_ name: String, _ attributes: [String: String]) -> ClassName {
      ClassName(
        name: name,
        module: attributes["customModuleProvider"] == "target" ? nil : attributes["customModule"])
    }

    func parser(
      _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
    ) {
      if element == "objects", depth == 0 { depth = nil }
      if depth != nil { depth! -= 1 }
      if element == "scene" {
        if let scene { scenes.append(scene) }
        scene = nil
      }
    }
  }
}
