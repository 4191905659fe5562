import Foundation
import InterfaceBuilder
import UIKit

/// A scene of a storyboard in a bundle, as a screen.
package struct StoryboardScene: Sendable {
  /// The name of the storyboard without its extension.
  package let storyboard: String
  /// The path of the bundle that the storyboard is in.
  package let bundle: String
  /// The id of the scene's controller.
  package let controller: String
  /// The name: that of the storyboard, and the scene's storyboard identifier, title, class or id.
  package let name: String
  package let className: String?
  /// A Boolean value that indicates whether the storyboard begins with this scene.
  package let isInitial: Bool

  /// The scene as a part of the origin of a screen.
  package var origin: ScreenOrigin.Scene { .init(storyboard: storyboard, controller: controller) }

  /// Returns the scenes of the storyboards in a bundle, except for those of launch screens and references to other storyboards.
  package static func all(inBundle root: String) -> [StoryboardScene] {
    var result: [StoryboardScene] = []
    var folders = [root]
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).sorted()
    folders += names.filter { $0.hasSuffix(".lproj") }.map { root + "/" + $0 }
    var seen: Set<String> = []
    for folder in folders {
      for file in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      where file.hasSuffix(".storyboard") {
        let storyboard = (file as NSString).deletingPathExtension
        guard seen.insert(storyboard).inserted,
          let document = try? InterfaceDocument(
            contentsOfFile: folder + "/" + file, language: nil, isPad: false),
          !document.isLaunchScreen
        else { continue }
        for scene in document.scenes {
          guard let controller = scene.controller, let id = controller.id,
            controller.name != "viewControllerPlaceholder"
          else { continue }
          let own =
            controller["storyboardIdentifier"] ?? controller["title"] ?? controller["customClass"] ?? id
          result.append(
            StoryboardScene(
              storyboard: storyboard, bundle: root, controller: id, name: "\(storyboard) \(own)",
              className: controller["customClass"], isInitial: document.initialController == id))
        }
      }
    }
    return result
  }

  /// Returns a new controller of the scene.
  @MainActor package func makeController() -> UIViewController {
    UIStoryboard(name: storyboard, bundle: bundle == Bundle.main.bundlePath ? nil : Bundle(path: bundle))
      .controller(ofScene: controller)
  }
}
