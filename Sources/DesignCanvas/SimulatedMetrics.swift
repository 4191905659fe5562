import InterfaceBuilder
import UIKit

/// What Interface Builder lets bars and the device's shape cover of a root view.
@MainActor
struct SimulatedMetrics {
  let document: InterfaceDocument
  let device: Device?
  let orientation: Orientation

  private let incoming: [String: [Segue]]

  /// The ids of the segues that decide for controllers with several incoming ones.
  private let tieBreakers: Set<String>

  private struct Segue {
    let id: String
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
            Segue(
              id: element.id ?? "", kind: kind, relationship: element["relationship"],
              source: controller))
        }
      }
    }
    self.incoming = incoming
    tieBreakers = Set(
      document.root.items(in: "inferredMetricsTieBreakers").compactMap { $0["reference"] })
  }

  /// Bars around a controller's view.
  private struct Surroundings {
    var navigationBar = Bar.none
    var hasLargeTitle = false
    /// Where the document says that the navigation bar ends, in points below the screen's top.
    var navigationBarEnd: CGFloat?
    var bottomBar = Bar.none
    var isToolbar = false
    var isPopover = false
  }

  /// Views reach under translucent bars and end at opaque ones.
  private enum Bar {
    case none, translucent, opaque

    init(_ element: InterfaceElement?) {
      self = element?["translucent"] == "NO" ? .opaque : .translucent
    }

    /// A bar that a document asks to simulate.
    init(simulated element: InterfaceElement) {
      switch element.name {
      case "simulatedNavigationBarMetrics", "simulatedTabBarMetrics", "simulatedToolbarMetrics":
        self = Bar(element)
      default: self = .none
      }
    }
  }

  private func surroundings(of controller: InterfaceElement) -> Surroundings {
    var result = bars(around: controller)
    // A view that reaches under opaque bars has them as if they were translucent.
    if controller["extendedLayoutIncludesOpaqueBars"] == "YES" {
      if result.navigationBar == .opaque { result.navigationBar = .translucent }
      if result.bottomBar == .opaque { result.bottomBar = .translucent }
    }
    return result
  }

  private func bars(around controller: InterfaceElement) -> Surroundings {
    var result = Surroundings()
    // What is nearer to the controller wins over what is around that.
    var knowsTop = false
    var knowsBottom = false
    func adoptSimulatedBars(of element: InterfaceElement) {
      if let top = element.child(key: "simulatedTopBarMetrics"), !knowsTop {
        knowsTop = true
        result.navigationBar = Bar(simulated: top)
      }
      if let bottom = element.child(key: "simulatedBottomBarMetrics"), !knowsBottom {
        knowsBottom = true
        result.bottomBar = Bar(simulated: bottom)
        result.isToolbar = bottom.name == "simulatedToolbarMetrics"
      }
    }

    /// What the first item says that has an opinion, from the pushed controller down to the root of the stack.
    var largeTitleMode: String?
    func adoptLargeTitleMode(of element: InterfaceElement) {
      if largeTitleMode == nil {
        largeTitleMode = element.child(key: "navigationItem")?["largeTitleDisplayMode"]
      }
    }

    adoptSimulatedBars(of: controller)
    // Whether the navigation controller is still to come: what is pushed covers the tab bars within.
    var isPushed = false
    var present = controller
    var seen: Set<String> = []
    while let id = present.id, seen.insert(id).inserted, let segue = incomingSegue(of: present) {
      let source = segue.source
      adoptLargeTitleMode(of: present)
      switch segue.kind {
      case "relationship":
        if source.name == "navigationController" {
          let bar = source.child("navigationBar")
          if !knowsTop, source["navigationBarHidden"] != "YES", bar?["hidden"] != "YES" {
            result.navigationBar = Bar(bar)
            let canBeLarge = bar?["largeTitles"] == "YES"
            // The first controller is laid out with the bar unless its scroll views are left alone.
            let isSmall =
              beginsWithScrollView(controller)
              && !(present === controller && source["automaticallyAdjustsScrollViewInsets"] == "NO")
            result.hasLargeTitle = canBeLarge && largeTitleMode != "never" && !isSmall
            if result.hasLargeTitle == canBeLarge { result.navigationBarEnd = savedEnd(of: bar) }
          }
          knowsTop = true
          if !knowsBottom, source["toolbarHidden"] == "NO" {
            knowsBottom = true
            result.bottomBar = Bar(source.child("toolbar"))
            result.isToolbar = true
          }
          isPushed = false
        } else if source.name == "tabBarController", !knowsBottom, !isPushed {
          knowsBottom = true
          result.bottomBar = Bar(source.child("tabBar"))
          result.isToolbar = false
        }
      case "show", "push":
        // A controller that is pushed has the bars of the one that pushes; outside navigation it is presented.
        guard isInNavigation(source) else { return result }
        isPushed = true
      case "popoverPresentation", "popover":
        result.isPopover = true
        return result
      default: return result
      }
      adoptSimulatedBars(of: source)
      present = source
    }
    return result
  }

  /// Whether the first view of a controller scrolls: large titles then shrink, as if it were scrolled.
  ///
  /// Ten controllers of two public repositories are laid out so, one is not; of three that are first in a stack whose
  /// scroll views are left alone two are not either.
  private func beginsWithScrollView(_ controller: InterfaceElement) -> Bool {
    let first = controller.child(key: "view")?.items(in: "subviews").first
    return first.map { Self.scrollViews.contains($0.name) } ?? false
  }

  private static let scrollViews: Set<String> = ["scrollView", "tableView", "collectionView", "textView"]

  /// Whether a controller that another shows is pushed: the other is in a navigation controller or simulates its bar.
  private func isInNavigation(_ controller: InterfaceElement) -> Bool {
    var present = controller
    var seen: Set<String> = []
    while let id = present.id, seen.insert(id).inserted {
      if let top = present.child(key: "simulatedTopBarMetrics"), Bar(simulated: top) != .none { return true }
      guard let segue = incomingSegue(of: present) else { return false }
      switch segue.kind {
      case "relationship" where segue.source.name == "navigationController": return true
      case "relationship", "show", "push": present = segue.source
      default: return false
      }
    }
    return false
  }

  /// Where a navigation bar ends by its frame, which says more than its style: how high the large title is, and what is
  /// above the bar. It tells nothing for another device, or of bars that were never laid out.
  private func savedEnd(of bar: InterfaceElement?) -> CGFloat? {
    guard isOn(.savedBars), isDesignDevice, let frame = bar?.frame, frame.minY >= 0, frame.height >= 44
    else { return nil }
    return frame.maxY
  }

  /// Whether the device is the one that the document was designed for.
  private var isDesignDevice: Bool {
    guard let device, let designed = document.device else { return false }
    return device.interfaceBuilderIDs.contains(designed.id)
      && designed.isLandscape == (orientation == .landscape)
  }

  /// The segue that decides what is around a controller: the document may say which of several, or a container has it.
  private func incomingSegue(of controller: InterfaceElement) -> Segue? {
    let segues = incoming[controller.id ?? ""]?.filter { $0.kind != "unwind" } ?? []
    return segues.first { tieBreakers.contains($0.id) }
      ?? segues.first { $0.kind == "relationship" } ?? segues.first
  }

  /// The size of its own that a container gives the controllers in it, in points; nil if it has none.
  func containerSize(of controller: InterfaceElement) -> CGSize? {
    var present = controller
    var seen: Set<String> = []
    while let id = present.id, seen.insert(id).inserted, let segue = incomingSegue(of: present),
      segue.kind == "relationship"
    {
      present = segue.source
      if let size = freeformSize(of: present) { return size }
    }
    return nil
  }

  /// The size that a controller has of its own, in points; nil if it has none.
  func freeformSize(of controller: InterfaceElement) -> CGSize? {
    controller.size(key: "freeformSize").map { CGSize(width: $0.width, height: $0.height) }
  }

  /// Whether a root view is treated as a controller's: all views of xibs are, except cells of tables.
  func isControllerView(_ root: DocumentCanvas.Root) -> Bool {
    document.kind == .xib && root.view.name != "tableViewCell"
  }

  /// Whether a controller's view is as large as the screen: not in a sheet, a popover, a container or between bars.
  func fillsScreen(_ controller: InterfaceElement) -> Bool {
    let bars = surroundings(of: controller)
    guard bars.navigationBar != .opaque, bars.bottomBar != .opaque else { return false }
    guard let kind = incomingSegue(of: controller)?.kind else { return true }
    return kind == "relationship" || kind == "show" || kind == "push"
  }

  /// The safe area of a root view, in points.
  func safeArea(of root: DocumentCanvas.Root) -> UIEdgeInsets {
    guard root.controller != nil || isControllerView(root) else { return .zero }
    // Cells that stand on their own are not on a screen.
    if root.controller == nil, Self.cells.contains(root.view.name) { return .zero }
    // Without a device there is a status bar until safe areas came.
    var insets =
      device.map { deviceInsets($0) }
      ?? UIEdgeInsets(top: document.usesSafeAreas ? 0 : 20, left: 0, bottom: 0, right: 0)
    let owner = root.controller ?? root.view
    // With safe areas a status bar that is not simulated is there all the same, and so is a notch.
    if !document.usesSafeAreas, insets.bottom == 0, isOn(.hidesStatusBar),
      owner.child(key: "simulatedStatusBarMetrics")?.name == "nil"
    {
      insets.top = 0
    }
    let freeform = root.isLaidOutByConstraints ? root.controller.flatMap { freeformSize(of: $0) } : nil
    let size = freeform ?? root.view.frame?.size ?? .zero
    let isEmbedded = root.controller.flatMap { incomingSegue(of: $0) }?.kind == "embed"
    if isEmbedded, isOn(.embeddedWithoutStatusBar) { insets.top = 0 }
    if isOn(.freeformAtTop) && isFreeform(root) || isOn(.embeddedAtTop) && isEmbedded,
      let screen = device?.size(in: orientation), size.width <= screen.width, size.height < screen.height
    {
      insets.bottom = max(0, insets.bottom - (screen.height - size.height))
    }
    let isLoose = root.controller == nil
    let fitsSideways =
      size.width >= size.height && (document.usesSafeAreas || isFreeform(root))
      || isLoose && size.height <= device?.size(in: orientation).width ?? 0
    if isOn(.sidewaysWhenWide), insets.bottom == 0, fitsSideways, size.width <= screenHeight,
      device?.idiom == .phone
    {
      // Until Xcode 10 a view that is wider than high is on a phone held sideways, without a status bar, if it fits; in
      // xibs every view that fits is.
      insets.top = 0
    }
    let bars = root.controller.map { surroundings(of: $0) } ?? Surroundings()
    let sheet = root.controller == nil ? nil : sheetInsets(height: size.height, insets)
    let isSheet = sheet != nil
    // On a phone a popover is a sheet or covers the screen.
    if bars.isPopover, !isSheet, size != device?.size(in: orientation) { return .zero }
    if let sheet { insets = sheet }
    var bar = bars.navigationBar
    if root.controller == nil, let top = owner.child(key: "simulatedTopBarMetrics") {
      bar = Bar(simulated: top)
    }
    if bar == .translucent, device != nil, size.height == screenHeight - insets.top - 44 { bar = .opaque }
    switch bar {
    case .none: break
    case .opaque: insets.top = 0
    case .translucent:
      insets.top += isSheet ? 56 : ControlSizes.of("UINavigationBar").size.height
      if bars.hasLargeTitle { insets.top += 52 }
      if let end = bars.navigationBarEnd { insets.top = end }
    }
    // A view that does not extend under a bar begins below it.
    if bar != .none, let edges = owner.child(key: "edgesForExtendedLayout"), edges["top"] != "YES" {
      insets.top = 0
    }
    var isToolbar = bars.isToolbar
    let simulated = owner.child(key: "simulatedBottomBarMetrics")
    var bottomBar = bars.bottomBar
    if owner["hidesBottomBarWhenPushed"] == "YES", simulated == nil { bottomBar = .none }
    if root.controller == nil, let simulated {
      isToolbar = simulated.name == "simulatedToolbarMetrics"
      bottomBar = Bar(simulated: simulated)
    }
    // What is below the screen is covered like what is below a bar.
    if let frame = root.view.frame, device != nil, !isFreeform(root), frame.maxY > screenHeight,
      frame.minY > 0
    {
      insets.bottom = max(insets.bottom, min(frame.maxY - screenHeight, frame.height))
    }
    switch bottomBar {
    case .none: break
    case .opaque: insets.bottom = 0
    // A toolbar is as high as a tab bar above a home indicator only.
    case .translucent where isToolbar && insets.bottom == 0: insets.bottom = 44
    case .translucent where insets.bottom == 0:
      insets.bottom = document.errata.value(.tabBarHeight).map { CGFloat($0) } ?? 49
    case .translucent: insets.bottom += 49
    }
    return insets
  }

  /// The safe area of a sheet, nil if a view of this height, in points, is none.
  ///
  /// Since Xcode 11 sheets are shown lower than the screen's top: by 54 points under a notch and 20 elsewhere, later by
  /// 10, and in the end by the screen's own safe area, or 10 more above another sheet.
  private func sheetInsets(height: CGFloat, _ screen: UIEdgeInsets) -> UIEdgeInsets? {
    guard isOn(.sheets) else { return nil }
    let drop = screenHeight - height
    if isOn(.sheetsBelowSafeArea), let top = device?[orientation].safeArea.top, screen.bottom > 0 {
      guard drop == top || drop == top + 10 else { return nil }
      return UIEdgeInsets(top: top, left: screen.left, bottom: 0, right: screen.right)
    }
    var result = screen
    result.top = 0
    if isOn(.highSheets), drop == 10 {
      result.bottom = 0
      return result
    }
    return drop == 54 || drop == 20 ? result : nil
  }

  /// Whether a root view has a size of its own instead of the screen's.
  func isFreeform(_ root: DocumentCanvas.Root) -> Bool {
    (root.controller ?? root.view).children.contains {
      $0.name == "freeformSimulatedSizeMetrics" || $0.key == "freeformSize"
    }
      || root.controller == nil && (root.view.frame?.size ?? .zero) != device?.size(in: orientation)
  }

  private static let cells: Set<String> = ["tableViewCell", "collectionReusableView"]

  private func isOn(_ name: InterfaceBuilderErrata.Name) -> Bool {
    document.errata.isOn(name)
  }

  private var screenHeight: CGFloat { device?.size(in: orientation).height ?? 0 }

  private func deviceInsets(_ device: Device) -> UIEdgeInsets {
    var insets = device[orientation].safeArea
    if insets.bottom > 0, device.idiom == .phone, isOn(.firstNotchOnly), orientation == .portrait {
      insets.top = 44
    }
    if orientation == .landscape, insets.left > 0, device.idiom == .phone, isOn(.firstNotchOnly) {
      insets.left = 44
      insets.right = 44
    }
    if orientation == .portrait, device.interfaceBuilderIDs.contains("retina5_9"),
      let top = document.errata.value(.firstNotchTop)
    {
      insets.top = CGFloat(top)
    }
    if insets.bottom == 0, isOn(.noStatusBarAboveHomeButton) { insets.top = 0 }
    if insets.bottom > 0, device.idiom == .phone, isOn(.twiceTheSafeArea), orientation == .portrait {
      insets.top *= 2
      insets.bottom *= 2
    }
    return insets
  }
}
