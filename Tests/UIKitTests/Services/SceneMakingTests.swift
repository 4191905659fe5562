import Foundation
import Testing
import UIKit

@testable import UIKitServices

/// Scenes that tests of applications make by the metatype, since `UIWindowScene` has no initializer of theirs.
@MainActor @Suite struct SceneMakingTests {
  @Test func aSceneIsMadeByItsMetatype() throws {
    let scene = try #require(UIApplication.make(UIWindowScene.self) as? UIWindowScene)
    let window = UIWindow(windowScene: scene)
    #expect(window.windowScene === scene && scene.activationState == .unattached)
    #expect(scene.session.role == .windowApplication)
  }
}
