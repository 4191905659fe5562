/// Sources that the applications of several tests have alike.
enum ApplicationSource {
  /// A delegate that shows a controller in the application's window.
  static func delegate(showing controller: String) -> String {
    """
    @UIApplicationMain
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = \(controller)()
        window?.makeKeyAndVisible()
        return true
      }
    }
    """
  }
}
