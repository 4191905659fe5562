import Foundation
import Testing
import UIKit

/// Scenes that tests of applications make by the metatype, since `UIWindowScene` has no initializer of theirs.
@MainActor @Suite struct SceneMakingTests {
  @Test func aSceneIsMadeByItsMetatype() throws {
    let scene = try #require((UIWindowScene.self as NSObject.Type).init() as? UIWindowScene)
    let window = UIWindow(windowScene: scene)
    #expect(window.windowScene === scene && scene.activationState == .unattached)
    #expect(scene.session.role == .windowApplication)
  }
}
