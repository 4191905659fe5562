import UIKit

extension UIApplicationDelegate {
  /// Returns no object. Never called.
  public func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? { nil }
  /// Calls the handler. Never called.
  public func application(
    _ application: UIApplication, handle intent: INIntent,
    completionHandler: @escaping (INIntentResponse) -> Void
  ) { completionHandler(INIntentResponse()) }
}
