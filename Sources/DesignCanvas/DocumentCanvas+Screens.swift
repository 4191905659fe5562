import InterfaceBuilder
import UIKit

/// Scenes on the screen of a device, instead of Interface Builder's canvas.
extension DocumentCanvas {
  /// The screen that replaces the canvas; `nil` if the document's own canvas is used.
  var screen: (device: Device, orientation: Orientation)? {
    let isLandscape = document.device?.isLandscape == true
    if let device = options.device { return (device, options.orientation ?? .portrait) }
    guard let orientation = options.orientation, let device, (orientation == .landscape) != isLandscape
    else { return nil }
    return (device, orientation)
  }

  /// Creates a window as large as the screen with a controller in the containers that show it.
  func window(for element: InterfaceElement, _ instantiator: InterfaceInstantiator) -> UIWindow {
    let controller = instantiator.controller(element)
    let window = makeWindow(UIScreen.main.bounds.size, instantiator)
    if let device {
      window.deviceSafeAreaInsets = device[orientation].safeArea
      window.deviceRootMargin = device[orientation].rootMargin
    }
    window.isHidden = false
    let wrapped = scenes.wrap(controller, of: element, instantiator)
    if let style = scenes.surroundings(of: element).modalStyle {
      let below = UIViewController()
      window.rootViewController = below
      below.view.backgroundColor = .systemBackground
      wrapped.modalPresentationStyle = style
      if let popover = wrapped.popoverPresentationController {
        // The source of the popover is in another scene: it is centered on the screen.
        popover.sourceView = below.view
        popover.sourceRect = CGRect(x: below.view.bounds.midX, y: below.view.bounds.midY, width: 0, height: 0)
        popover.permittedArrowDirections = []
      }
      below.present(wrapped, animated: false)
    } else {
      window.rootViewController = wrapped
    }
    window.layoutIfNeeded()
    return window
  }

  /// Creates a window for a view without a controller: as large as the screen where the view was as large as
  /// its canvas.
  func window(for root: Root, _ instantiator: InterfaceInstantiator) -> UIWindow {
    let saved = root.view.frame?.size ?? designSize
    let size = CGSize(
      width: saved.width == designSize.width ? UIScreen.main.bounds.width : saved.width,
      height: saved.height == designSize.height ? UIScreen.main.bounds.height : saved.height)
    let window = makeWindow(size, instantiator)
    if size == UIScreen.main.bounds.size, let device {
      window.deviceSafeAreaInsets = device[orientation].safeArea
      window.deviceRootMargin = device[orientation].rootMargin
    }
    window.isHidden = false
    let view = instantiator.makeHierarchy(root.view)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = window.bounds
    window.addSubview(view)
    window.layoutIfNeeded()
    return window
  }

  /// Returns the scenes' controllers and the top-level views, in document order.
  func shownElements() -> [(controller: InterfaceElement?, root: Root?)] {
    var result: [(InterfaceElement?, Root?)] = []
    for scene in document.scenes {
      var hasController = false
      for object in scene.objects {
        if InterfaceDocument.isController(object) {
          result.append((object, nil))
          hasController = true
        } else if InterfaceDocument.isView(object), !hasController || document.kind == .xib {
          result.append((nil, Root(view: object, controller: nil)))
        } else if InterfaceDocument.isView(object) {
          result.append((nil, Root(view: object, controller: nil)))
        }
      }
    }
    return result
  }

  /// Lays out everything on the screen and reads the frames.
  func layOutOnScreen(into result: inout DocumentFrames) {
    result.warnings += document.warnings.map { .init(line: $0.line, message: $0.message) }
    for shown in shownElements() {
      let instantiator = makeInstantiator(.screen)
      let window: UIWindow
      if let controller = shown.controller {
        window = self.window(for: controller, instantiator)
      } else if let root = shown.root {
        window = self.window(for: root, instantiator)
      } else {
        continue
      }
      note(conflictsOf: window, instantiator, in: &result)
      read(instantiator, into: &result)
      window.rootViewController = nil
      addWarnings(of: instantiator, to: &result)
    }
  }
}
