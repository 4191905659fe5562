import Foundation
import Testing
import UIKit

/// Notifications as messages of iOS 26, whose types say what they carry.
@MainActor @Suite struct NotificationMessageTests {
  @Test func notificationsAreObservedAsMessages() {
    let center = NotificationCenter()
    var told: [String] = []
    let tokens = [
      center.addObserver(of: UIApplication.shared, for: .willEnterForeground) { _ in
        told.append("application")
      },
      center.addObserver(for: UIScene.DidActivateMessage.self) { _ in told.append("scene") },
    ]
    center.post(name: UIApplication.willEnterForegroundNotification, object: UIApplication.shared)
    center.post(name: UIScene.didActivateNotification, object: nil)
    for token in tokens { center.removeObserver(token) }
    center.post(name: UIScene.didActivateNotification, object: nil)
    #expect(told == ["application", "scene"])
  }

  @Test func keyboardsTellTheirFrames() {
    let center = NotificationCenter()
    var frames: [CGRect] = []
    let token = center.addObserver(of: UIScreen.self, for: .keyboardWillShow) { message in
      frames = [message.beginFrame, message.endFrame]
      #expect(message.animationDuration == 0.25 && message.isLocal)
    }
    let (hidden, shown) = (
      CGRect(x: 0, y: 874, width: 402, height: 0), CGRect(x: 0, y: 538, width: 402, height: 336)
    )
    center.post(
      UIResponder.KeyboardWillShowMessage(
        beginFrame: hidden, endFrame: shown, animationDuration: 0.25, animationCurve: .easeOut, isLocal: true,
        screen: .main), subject: UIScreen.main)
    center.removeObserver(token)
    #expect(frames == [hidden, shown])
  }
}
