import Simulator
import UIKit

/// Launches an application on a virtual device.
@MainActor
enum LaunchedApplication {
  static func launch(_ delegate: AnyClass, info: [String: Any], on device: VirtualDevice) {
    guard let type = delegate as? UIResponder.Type,
      let made = instance(of: type) as? any UIApplicationDelegate
    else {
      return
    }
    let application = UIApplication.shared
    application.delegate = made
    if let storyboard = info["UIMainStoryboardFile"] as? String {
      let controller = UIStoryboard(name: storyboard, bundle: nil).instantiateInitialViewController()
      device.window.rootViewController = controller
      made.window = device.window
    }
    _ = made.application(application, willFinishLaunchingWithOptions: nil)
    _ = made.application(application, didFinishLaunchingWithOptions: nil)
    guard let root = made.window?.rootViewController ?? application.keyWindow?.rootViewController else {
      return
    }
    if made.window !== device.window { made.window?.rootViewController = nil }
    device.window.rootViewController = nil
    device.show(root)
    made.applicationDidBecomeActive(application)
  }
}
