import ClassMetadata
import Simulator
import UIKit

/// The source that shows what a device shows: the launch of an application, or the creation of a view controller.
@MainActor
struct ControllerSource {
  /// The statement that shows it on `device`.
  private(set) var statement = ""
  /// The modules of the program that the statement names, in order.
  private(set) var modules: Set<String> = []

  /// Reads what a device shows before anything is done on it.
  init(_ device: VirtualDevice) {
    if let delegate = device.launchedDelegate, let name = name(of: delegate) {
      statement = "device.launch(\(name).self, info: Bundle.main.infoDictionary ?? [:])"
    } else {
      let controller = device.window.rootViewController.map { expression($0) } ?? "UIViewController()"
      statement = "device.show(\(controller))"
    }
  }

  /// Returns the name of a class of the program; `nil` for one of UIKit or of this tool.
  private mutating func name(of type: AnyClass) -> String? {
    guard !SystemModules.isSystems(type) else { return nil }
    let parts = String(reflecting: type).split(separator: ".", maxSplits: 1)
    // Names of private and local types contain their place.
    guard parts.count == 2, parts[1].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    else {
      return "\(type)"
    }
    modules.insert(String(parts[0]))
    return String(parts[1])
  }

  private mutating func expression(_ controller: UIViewController) -> String {
    let name = name(of: type(of: controller))
    if let storyboard = controller.storyboard {
      let bundle = name.map { "Bundle(for: \($0).self)" } ?? "nil"
      let source = "UIStoryboard(name: \(storyboard.givenName.debugDescription), bundle: \(bundle))"
      guard let identifier = controller.storyboardIdentifier else {
        return "\(source).instantiateInitialViewController()!"
      }
      return "\(source).instantiateViewController(withIdentifier: \(identifier.debugDescription))"
    }
    if let name { return "\(name)()" }
    switch controller {
    case let navigation as UINavigationController:
      guard let first = navigation.viewControllers.first else { return "UINavigationController()" }
      return "UINavigationController(rootViewController: \(expression(first)))"
    case let tabs as UITabBarController:
      let members = (tabs.viewControllers ?? []).map { expression($0) }.joined(separator: ", ")
      return "{ let tabs = UITabBarController(); tabs.viewControllers = [\(members)]; return tabs }()"
    default: return "\(type(of: controller))()"
    }
  }
}
