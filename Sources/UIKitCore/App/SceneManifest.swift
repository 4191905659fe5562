import Foundation

/// The configuration of scenes and the main storyboard in an application's `Info.plist`.
@MainActor
package struct SceneManifest {
  /// An entry of the list `UISceneConfigurations`.
  struct Entry {
    var name: String?
    var sceneClass: String?
    var delegateClass: String?
    var storyboard: String?

    init(_ values: [String: Any]) {
      name = values["UISceneConfigurationName"] as? String
      sceneClass = values["UISceneClassName"] as? String
      delegateClass = values["UISceneDelegateClassName"] as? String
      storyboard = values["UISceneStoryboardFile"] as? String
    }
  }

  /// A Boolean value that indicates whether the application uses scenes.
  package var hasScenes = false
  var supportsMultipleScenes = false
  /// The bundle that contains the storyboards; `nil` searches the main bundle and those of packages beside
  /// it.
  package var bundle: Bundle?
  /// The storyboard of an application without scenes.
  package var mainStoryboard: String?
  /// The module in which classes are searched by name.
  var module: String?
  private var entries: [String: [Entry]] = [:]
  /// A Boolean value that indicates whether view controllers determine the status bar; otherwise the
  /// application does.
  private(set) var controllersDecideAboutStatusBar = true
  /// The initial style of the status bar if the application determines it.
  package private(set) var statusBarStyle = UIStatusBarStyle.default
  package private(set) var isStatusBarHidden = false
  /// The orientations of the interface that the application supports; `nil` if it says nothing.
  private(set) var orientations: UIInterfaceOrientationMask?
  /// The name of the accent color in the asset catalog.
  package private(set) var accentColorName: String?

  package init() {}

  package init(info: [String: Any], bundle: Bundle?, module: String?) {
    self.bundle = bundle
    self.module = module
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    mainStoryboard =
      (isPad ? info["UIMainStoryboardFile~ipad"] as? String : nil) ?? info["UIMainStoryboardFile"] as? String
    if mainStoryboard?.isEmpty == true { mainStoryboard = nil }
    controllersDecideAboutStatusBar = info["UIViewControllerBasedStatusBarAppearance"] as? Bool ?? true
    let style = info["UIStatusBarStyle"] as? String ?? ""
    if style.hasSuffix("LightContent") || style.hasSuffix("BlackTranslucent")
      || style.hasSuffix("BlackOpaque")
    {
      statusBarStyle = .lightContent
    } else if style.hasSuffix("DarkContent") {
      statusBarStyle = .darkContent
    }
    isStatusBarHidden = info["UIStatusBarHidden"] as? Bool ?? false
    accentColorName = info["NSAccentColorName"] as? String
    let key = "UISupportedInterfaceOrientations"
    let names = (info[key + (isPad ? "~ipad" : "~iphone")] ?? info[key]) as? [String] ?? []
    orientations = Self.mask(of: names)
    guard let manifest = info["UIApplicationSceneManifest"] as? [String: Any] else { return }
    hasScenes = true
    supportsMultipleScenes = manifest["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
    for (role, list) in manifest["UISceneConfigurations"] as? [String: Any] ?? [:] {
      entries[role] = (list as? [[String: Any]] ?? []).map(Entry.init)
    }
  }

  /// Returns the orientations that `Info.plist` names; `nil` if it names none.
  private static func mask(of names: [String]) -> UIInterfaceOrientationMask? {
    let known: [String: UIInterfaceOrientationMask] = [
      "UIInterfaceOrientationPortrait": .portrait,
      "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
      "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
      "UIInterfaceOrientationLandscapeRight": .landscapeRight,
    ]
    let masks = names.compactMap { known[$0] }
    return masks.isEmpty ? nil : UIInterfaceOrientationMask(masks)
  }

  /// A Boolean value that indicates whether the manifest leaves the configurations of scenes to the delegate.
  package var isWithoutConfigurations: Bool { entries.values.allSatisfy(\.isEmpty) }

  /// Returns the configuration with a name, or the first one of a role.
  func configuration(_ name: String?, role: UISceneSession.Role) -> Entry? {
    let list = entries[role.rawValue] ?? []
    guard let name else { return list.first }
    return list.first { $0.name == name }
  }

  /// Returns a class by its name in the file, such as `$(PRODUCT_MODULE_NAME).SceneDelegate`,
  /// `Module.SceneDelegate` or `SceneDelegate`; registered classes take precedence.
  package func type(named name: String) -> AnyClass? {
    var last = name
    if let dot = name.lastIndex(of: ".") { last = String(name[name.index(after: dot)...]) }
    let named = name.contains("$") || !name.contains(".") ? nil : String(name.prefix { $0 != "." })
    for module in [named, module].compactMap({ $0 }) {
      if let found = InterfaceBuilderClasses.type(last, module: module) { return found }
    }
    return InterfaceBuilderClasses.type(last, module: nil)
  }
}
