import InterfaceBuilder
import UIKit

/// What Interface Builder lets bars and the device's shape cover of a root view.
@MainActor
struct SimulatedMetrics {
  let document: InterfaceDocument
  let device: Device?
  let orientation: Orientation

  private let incoming: [String: [Segue]]

  private struct Segue {
    let kind: String
    let relationship: String?
    /// The controller that it comes from.
    let source: InterfaceElement
  }

  init(_ document: InterfaceDocument, device: Device?, orientation: Orientation) {
    self.document = document
    self.device = device
    self.orientation = orientation
    var incoming: [String: [Segue]] = [:]
    for scene in document.scenes {
      guard let controller = scene.controller else { continue }
      for object in scene.objects {
        object.forEach { element in
          guard element.name == "segue", let destination = element["destination"], let kind = element["kind"]
          else { return }
          incoming[destination, default: []].append(
            Segue(kind: kind, relationship: element["relationship"], source: controller))
        }
      }
    }
    self.incoming = incoming
  }

  /// Bars around a controller's view.
  private struct Surroundings {
    var hasNavigationBar = false
    var hasTabBar = false
    var hasToolbar = false
    var isSheet = false
    var isEmbedded = false
  }

  private func surroundings(of controller: InterfaceElement) -> Surroundings {
    var result = Surroundings()
    var present = controller
    var seen: Set<String> = []
    while let id = present.id, seen.insert(id).inserted,
      let segue = incoming[id]?.first(where: { $0.kind != "unwind" })
    {
      let source = segue.source
      switch segue.kind {
      case "relationship":
        if source.name == "navigationController" {
          let isHidden =
            source["navigationBarHidden"] == "YES" || source.child("navigationBar")?["hidden"] == "YES"
          if !isHidden { result.hasNavigationBar = true }
          if source["toolbarHidden"] == "NO" { result.hasToolbar = true }
        } else if source.name == "tabBarController" {
          result.hasTabBar = true
        }
      case "show", "push":
        // A controller that is pushed has the bars of the one that pushes.
        break
      case "embed":
        result.isEmbedded = true
        return result
      default:
        result.isSheet = segue.kind == "presentation" || segue.kind == "modal"
        return result
      }
      present = source
    }
    return result
  }

  /// Whether a root view that is no scene's is treated as a controller's: the view of a xib's owner.
  func isControllerView(_ root: DocumentCanvas.Root) -> Bool {
    document.kind == .xib && root.view.name != "tableViewCell" && root.view.name != "collectionViewCell"
      && root.view.name != "collectionReusableView"
  }

  /// The safe area of a root view, in points.
  func safeArea(of root: DocumentCanvas.Root) -> UIEdgeInsets {
    guard let device else { return .zero }
    guard root.controller != nil || isControllerView(root) else { return .zero }
    var insets = deviceInsets(device)
    guard let controller = root.controller else { return insets }
    let bars = surroundings(of: controller)
    let top = controller.child(key: "simulatedTopBarMetrics")
    if top == nil ? bars.hasNavigationBar : top?.name == "simulatedNavigationBarMetrics" {
      insets.top += SystemGeneration.current >= 26 ? 54 : 44
    }
    let bottom = controller.child(key: "simulatedBottomBarMetrics")
    let hasBottomBar =
      bottom == nil
      ? bars.hasTabBar || bars.hasToolbar
      : bottom?.name == "simulatedTabBarMetrics"
        || bottom?.name == "simulatedToolbarMetrics"
    if hasBottomBar, controller["hidesBottomBarWhenPushed"] != "YES" { insets.bottom += 49 }
    return insets
  }

  private func deviceInsets(_ device: Device) -> UIEdgeInsets {
    var insets = device[orientation].safeArea
    let tools = document.toolsVersion
    if insets.bottom > 0, device.idiom == .phone, tools < 21_500, orientation == .portrait {
      // Until Xcode 14 all phones without a home button have the top of the iPhone X.
      insets.top = 44
    }
    if insets.bottom == 0, device.idiom == .phone, (14_800..<21_600).contains(tools) {
      // Xcode 11 to 13 show no status bar on phones with a home button.
      insets.top = 0
    }
    return insets
  }
}
