import Foundation

/// What an application's `Info.plist` says of its scenes and main storyboard.
@MainActor
struct SceneManifest {
  /// A configuration of the list `UISceneConfigurations`.
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

  /// Whether the application has scenes at all.
  var hasScenes = false
  var supportsMultipleScenes = false
  /// Where storyboards are looked for; nil for the main bundle and those of packages beside it.
  var bundle: Bundle?
  /// The storyboard of an application without scenes.
  var mainStoryboard: String?
  /// The module that names of classes are looked for in.
  var module: String?
  private var entries: [String: [Entry]] = [:]
  /// Whether controllers are asked for the status bar; else it is as the application says.
  private(set) var controllersDecideAboutStatusBar = true
  /// The status bar at first where the application decides.
  private(set) var statusBarStyle = UIStatusBarStyle.default
  private(set) var isStatusBarHidden = false
  /// The name of the colour in the catalogue that is the tint where no view has one.
  private(set) var accentColorName: String?

  init() {}

  init(info: [String: Any], bundle: Bundle?, module: String?) {
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
    guard let manifest = info["UIApplicationSceneManifest"] as? [String: Any] else { return }
    hasScenes = true
    supportsMultipleScenes = manifest["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
    for (role, list) in manifest["UISceneConfigurations"] as? [String: Any] ?? [:] {
      entries[role] = (list as? [[String: Any]] ?? []).map(Entry.init)
    }
  }

  /// The configuration of a name, or the first of a role.
  func configuration(_ name: String?, role: UISceneSession.Role) -> Entry? {
    let list = entries[role.rawValue] ?? []
    guard let name else { return list.first }
    return list.first { $0.name == name }
  }

  /// A class by its name in the file: `$(PRODUCT_MODULE_NAME).SceneDelegate`, `Module.SceneDelegate` or
  /// `SceneDelegate`; registered classes first.
  func type(named name: String) -> AnyClass? {
    var last = name
    if let dot = name.lastIndex(of: ".") { last = String(name[name.index(after: dot)...]) }
    let named = name.contains("$") || !name.contains(".") ? nil : String(name.prefix { $0 != "." })
    for module in [named, module].compactMap({ $0 }) {
      if let found = InterfaceBuilderClasses.type(last, module: module) { return found }
    }
    return InterfaceBuilderClasses.type(last, module: nil)
  }
}
