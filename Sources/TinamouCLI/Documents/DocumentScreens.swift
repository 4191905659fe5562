import DesignCanvas
import Simulator
import UIKit

/// The scenes of documents of Interface Builder as screens, which sessions show.
enum DocumentScreens {
  /// Returns the scenes of documents in order. With several documents, names begin with that of the document.
  @MainActor
  static func screens(of files: [String]) throws -> [Screen] {
    try files.flatMap { file in
      let prefix =
        files.count > 1
        ? ((file as NSString).lastPathComponent as NSString).deletingPathExtension + " " : ""
      do {
        return try DocumentScene.scenes(ofFile: file).map { scene in
          var screen = Screen(prefix + scene.name, kind: .scene) { device in
            show(scene, of: file, on: device)
          }
          (screen.file, screen.line) = (file, scene.line)
          return screen
        }
      } catch {
        throw ToolError.cannotDraw(file, reason: "\(error)")
      }
    }
  }

  @MainActor
  private static func show(_ scene: DocumentScene, of file: String, on device: VirtualDevice) {
    do {
      _ = try instance(of: scene, on: device)
    } catch {
      // The document was changed since its scenes were listed; the screen says so.
      let label = UILabel()
      label.text = "\(file): \(error)"
      label.numberOfLines = 0
      let controller = UIViewController()
      controller.view = label
      device.show(controller)
    }
  }

  /// Creates a scene, and shows it on a device.
  ///
  /// - Parameter keepsSize: Whether a part, such as a cell or the view of a xib, keeps the size that it was saved with.
  @MainActor
  static func instance(
    of scene: DocumentScene, on device: VirtualDevice, keepsSize: Bool = false
  ) throws -> DocumentScene.Instance {
    let settings = device.settings
    var options = DocumentOptions(
      device: device.device, orientation: settings.orientation, appearance: settings.appearance,
      textSize: settings.textSize, layoutDirection: settings.layoutDirection, language: settings.language,
      system: settings.system)
    options.showsStatusBar = settings.showsStatusBar
    options.requiresCompatibility = settings.requiresCompatibility
    let instance = try scene.make(options, keepsSize: keepsSize)
    device.window.policy = instance.policy
    device.viewSource = { instance.place(of: $0) }
    device.viewIdentity = { instance.identity(of: $0) }
    device.show(instance.controller)
    return instance
  }
}
