import UIKit

extension UNNotificationResponse {
  /// The scene that handles the response; `nil`, since no notification is delivered.
  @preconcurrency @MainActor public var targetScene: UIScene? { nil }
}

extension UIScene.ConnectionOptions {
  /// The response that led to the scene; `nil`, since no notification is delivered.
  public var notificationResponse: UNNotificationResponse? { nil }
}
