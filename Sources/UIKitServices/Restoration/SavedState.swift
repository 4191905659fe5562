import Foundation

/// The saved state of an application: of its view controllers, their views and registered objects.
///
/// Saving:
///
/// 1. View controllers are visited from the key window's root through children and presented ones, as long as
///    each has a restoration identifier. The path of a controller consists of the identifiers from the root
///    to it.
/// 2. Each controller encodes its state, as do the views with an identifier in its view, then registered
///    objects and the application.
///
/// Restoring visits the paths in the same order. The controller for a path is the first available of:
///
/// 1. the result of its restoration class; if that is `nil`, its state is skipped
/// 2. the result of the application's delegate
/// 3. the controller with that path that the application created at launch
/// 4. the controller of its storyboard
///
/// Then navigation stacks and presentations are restored, states are decoded, and finally all objects are
/// notified.
@MainActor
final class SavedState {
  private struct Entry {
    var path: [String]
    var values: [String: NSObject]
    var restorationClass: String?
    var storyboard: (name: String, bundle: String, identifier: String)?
    var stack: [String] = []
    var presented: String?
    var views: [String: [String: NSObject]] = [:]
  }

  private var entries: [(key: String, entry: Entry)] = []
  private var objects: [String: [String: NSObject]] = [:]
  private var application: [String: NSObject] = [:]
  /// The view controllers that are restored, by key.
  private var made: [String: UIViewController] = [:]

  private init() {}

  // MARK: Finding

  /// Returns the participating view controllers with their keys, parents before children.
  private static func controllers(
    in window: UIWindow
  ) -> [(key: String, path: [String], controller: UIViewController)] {
    var found: [(key: String, path: [String], controller: UIViewController)] = []
    var counts: [String: Int] = [:]
    guard let root = window.rootViewController else { return [] }
    var waiting: [(path: [String], controller: UIViewController)] = [([], root)]
    var next = 0
    while next < waiting.count {
      let (around, controller) = waiting[next]
      next += 1
      guard let identifier = controller.restorationIdentifier else { continue }
      let path = around + [identifier]
      var key = path.joined(separator: "/")
      let count = counts[key, default: 0]
      counts[key] = count + 1
      if count > 0 { key += "#\(count)" }
      found.append((key, path, controller))
      waiting.append(contentsOf: controller.children.map { (path, $0) })
      if let presented = controller.ownPresented { waiting.append((path, presented)) }
    }
    return found
  }

  /// Returns the views with identifiers in a controller's view, without those of its children.
  private static func views(of controller: UIViewController) -> [(identifier: String, view: UIView)] {
    guard let root = controller.viewIfLoaded else { return [] }
    var found: [(identifier: String, view: UIView)] = []
    var waiting = [root]
    while let view = waiting.popLast() {
      if view !== root, view._viewController != nil { continue }
      if let identifier = view.restorationIdentifier { found.append((identifier, view)) }
      waiting.append(contentsOf: view.subviews.reversed())
    }
    return found
  }

  // MARK: Saving

  static func save(_ window: UIWindow, _ application: UIApplication) -> Data? {
    let delegate = application.delegate
    let known = controllers(in: window)
    let reference: (UIViewController) -> String? = { controller in
      known.first { $0.controller === controller }?.key
    }
    let global = StateCoder(reference: reference)
    global.encode(
      UIDevice.current.userInterfaceIdiom.rawValue,
      forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
    global.encode(
      UIDevice.current.systemVersion as NSString, forKey: UIApplication.stateRestorationSystemVersionKey)
    if let version = Bundle.main.infoDictionary?["CFBundleVersion"] as? String {
      global.encode(version as NSString, forKey: UIApplication.stateRestorationBundleVersionKey)
    }
    if let delegate {
      let isWanted =
        delegate.application(application, shouldSaveSecureApplicationState: global)
        || delegate.application(application, shouldSaveApplicationState: global)
      guard isWanted else { return nil }
    }
    let state = SavedState()
    for (key, path, controller) in known {
      let coder = StateCoder(reference: reference)
      controller.encodeRestorableState(with: coder)
      var entry = Entry(path: path, values: [:])
      if let type = controller.restorationClass {
        entry.restorationClass = String(reflecting: type)
        classes[String(reflecting: type)] = type
      }
      if let storyboard = controller.storyboard {
        entry.storyboard = (
          storyboard.givenName, storyboard.bundle.bundlePath,
          controller.storyboardIdentifier ?? controller.restorationIdentifier ?? ""
        )
      }
      if controller is UINavigationController { entry.stack = controller.children.compactMap(reference) }
      entry.presented = controller.ownPresented.flatMap(reference)
      entry.values = coder.values
      for (identifier, view) in views(of: controller) {
        let coder = StateCoder(reference: reference)
        view.encodeRestorableState(with: coder)
        entry.views[identifier] = coder.values
      }
      state.entries.append((key, entry))
    }
    for registered in UIApplication.restoredObjects {
      guard let object = registered.object else { continue }
      let coder = StateCoder(reference: reference)
      object.encodeRestorableState(with: coder)
      state.objects[registered.identifier] = coder.values
    }
    delegate?.application(application, willEncodeRestorableStateWith: global)
    state.application = global.values
    return state.data
  }

  /// The restoration classes that the process has encountered, by name.
  private static var classes: [String: any UIViewControllerRestoration.Type] = [:]

  private static func restorationClass(_ name: String) -> (any UIViewControllerRestoration.Type)? {
    classes[name] ?? _typeByName(name) as? any UIViewControllerRestoration.Type
  }

  // MARK: The archive

  private var data: Data? {
    let list = entries.map { key, entry in
      var parts: [String: Any] = [
        "key": key, "path": entry.path, "values": entry.values, "views": entry.views,
      ]
      parts["class"] = entry.restorationClass
      if let storyboard = entry.storyboard {
        parts["storyboard"] = [storyboard.name, storyboard.bundle, storyboard.identifier]
      }
      parts["stack"] = entry.stack
      parts["presented"] = entry.presented
      return parts
    }
    let all: [String: Any] = ["controllers": list, "objects": objects, "application": application]
    return try? NSKeyedArchiver.archivedData(
      withRootObject: all as NSDictionary, requiringSecureCoding: false)
  }

  private convenience init?(_ data: Data) {
    guard let reader = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
    reader.requiresSecureCoding = false
    reader.decodingFailurePolicy = .setErrorAndReturn
    guard let all = reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? [String: Any] else {
      return nil
    }
    self.init()
    application = all["application"] as? [String: NSObject] ?? [:]
    objects = all["objects"] as? [String: [String: NSObject]] ?? [:]
    for parts in all["controllers"] as? [[String: Any]] ?? [] {
      guard let key = parts["key"] as? String, let path = parts["path"] as? [String] else { continue }
      var entry = Entry(path: path, values: parts["values"] as? [String: NSObject] ?? [:])
      entry.restorationClass = parts["class"] as? String
      if let storyboard = parts["storyboard"] as? [String], storyboard.count == 3 {
        entry.storyboard = (storyboard[0], storyboard[1], storyboard[2])
      }
      entry.stack = parts["stack"] as? [String] ?? []
      entry.presented = parts["presented"] as? String
      entry.views = parts["views"] as? [String: [String: NSObject]] ?? [:]
      entries.append((key, entry))
    }
  }

  // MARK: Restoring

  /// - Returns: `true` if the data is a state and the application restores it.
  static func restore(_ data: Data, in window: UIWindow, _ application: UIApplication) -> Bool {
    guard let state = SavedState(data) else { return false }
    let global = state.coder(state.application)
    let delegate = application.delegate
    if let delegate {
      let isWanted =
        delegate.application(application, shouldRestoreSecureApplicationState: global)
        || delegate.application(application, shouldRestoreApplicationState: global)
      guard isWanted else { return false }
    }
    state.findControllers(in: window, application)
    state.restoreContainers()
    state.showControllers(in: window)
    let finished = state.decodeControllers(in: window) + state.decodeObjects()
    for object in finished { object.applicationFinishedRestoringState() }
    delegate?.application(application, didDecodeRestorableStateWith: global)
    return true
  }

  private func coder(_ values: [String: NSObject]) -> StateCoder {
    StateCoder(values, resolve: { [self] in resolve($0) })
  }

  /// Returns the view controller or the storyboard that a reference names.
  private func resolve(_ key: String) -> Any? {
    if let controller = made[key] { return controller }
    let entry = entries.first { "storyboard:" + $0.key == key }?.entry
    return entry?.storyboard.map { UIStoryboard(name: $0.name, bundle: Bundle(path: $0.bundle)) }
  }

  /// Asks restoration classes, the delegate, the window and storyboards for the view controllers.
  private func findControllers(in window: UIWindow, _ application: UIApplication) {
    let present = Self.controllers(in: window)
    for (key, entry) in entries {
      let coder = coder(entry.values)
      if entry.storyboard != nil {
        coder.setReference("storyboard:" + key, forKey: UIStateRestorationViewControllerStoryboardKey)
      }
      if let name = entry.restorationClass, let type = Self.restorationClass(name) {
        made[key] = type.viewController(withRestorationIdentifierPath: entry.path, coder: coder)
        continue
      }
      let own = application.delegate?.application(
        application, viewControllerWithRestorationIdentifierPath: entry.path, coder: coder)
      made[key] = own ?? present.first { $0.key == key }?.controller
      if made[key] == nil, let storyboard = entry.storyboard,
        let board = resolve("storyboard:" + key) as? UIStoryboard, board.has(storyboard.identifier)
      {
        made[key] = board.instantiateViewController(withIdentifier: storyboard.identifier)
      }
    }
  }

  /// Gives view controllers their identifiers, and navigation controllers their stacks.
  private func restoreContainers() {
    for (key, entry) in entries {
      guard let controller = made[key] else { continue }
      if let identifier = entry.path.last, controller.restorationIdentifier == nil {
        controller.restorationIdentifier = identifier
      }
      let stack = entry.stack.compactMap { made[$0] }
      if let navigation = controller as? UINavigationController, !stack.isEmpty,
        navigation.viewControllers != stack
      {
        navigation.setViewControllers(stack, animated: false)
      }
    }
  }

  /// Shows the first view controller in the window, and those that were presented.
  private func showControllers(in window: UIWindow) {
    if let first = entries.first, let root = made[first.key], window.rootViewController !== root,
      root.parent == nil
    {
      window.rootViewController = root
    }
    for (key, entry) in entries {
      guard let controller = made[key], let presented = entry.presented.flatMap({ made[$0] }),
        controller.presentedViewController == nil
      else { continue }
      controller.present(presented, animated: false)
    }
  }

  /// Restores the state of view controllers and their views, and returns the controllers.
  private func decodeControllers(in window: UIWindow) -> [any UIStateRestoring] {
    var finished: [any UIStateRestoring] = []
    for (key, entry) in entries {
      guard let controller = made[key] else { continue }
      controller.loadViewIfNeeded()
      controller.decodeRestorableState(with: coder(entry.values))
      for (identifier, view) in Self.views(of: controller) {
        guard let values = entry.views[identifier] else { continue }
        window.layoutIfNeeded()
        view.decodeRestorableState(with: coder(values))
      }
      finished.append(controller)
    }
    return finished
  }

  /// Restores the state of registered objects, and returns them.
  private func decodeObjects() -> [any UIStateRestoring] {
    var finished: [any UIStateRestoring] = []
    for registered in UIApplication.restoredObjects {
      guard let object = registered.object, let values = objects[registered.identifier] else { continue }
      object.decodeRestorableState(with: coder(values))
      finished.append(object)
    }
    return finished
  }
}

extension UIApplication {
  /// Returns the state of a window's view controllers as an archive; `nil` if the application does not save
  /// it.
  package func savedState(of window: UIWindow) -> Data? { SavedState.save(window, self) }

  /// Restores the state of a window's view controllers.
  ///
  /// - Returns: `true` if the data is a state and the application restores it.
  package func restoreState(_ data: Data, in window: UIWindow) -> Bool {
    SavedState.restore(data, in: window, self)
  }
}
