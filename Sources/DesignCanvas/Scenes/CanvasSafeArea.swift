import InterfaceBuilder
import UIKit

/// The safe area of a root view on Interface Builder's canvas, in five steps:
///
/// 1. `device`: what the device's shape and status bar cover
/// 2. `placement`: reduced for views that are not as large as the screen
/// 3. `presentation`: sheets and popovers have their own
/// 4. `topBar`: a translucent navigation bar covers the view; the view begins below an opaque one
/// 5. `bottomBar`: likewise tab bars and toolbars, and what is below the screen
@MainActor
struct CanvasSafeArea {
  let scenes: SceneModel
  let device: Device?
  let orientation: Orientation
  let root: DocumentCanvas.Root

  /// The root view's size on the canvas, in points.
  private let size: CGSize
  private let surroundings: SceneSurroundings

  init(of root: DocumentCanvas.Root, scenes: SceneModel, device: Device?, orientation: Orientation) {
    self.scenes = scenes
    self.device = device
    self.orientation = orientation
    self.root = root
    let freeform = root.isLaidOutByConstraints ? root.controller.flatMap { scenes.freeformSize(of: $0) } : nil
    size = freeform ?? root.view.frame?.size ?? .zero
    surroundings = root.controller.map { scenes.surroundings(of: $0) } ?? SceneSurroundings()
  }

  private var document: InterfaceDocument { scenes.document }

  /// The insets in points, from the root view's edges.
  var insets: UIEdgeInsets {
    guard root.controller != nil || root.isTreatedAsControllers(in: document) else { return .zero }
    // Top-level cells are not on a screen.
    if root.controller == nil, Self.cells.contains(root.view.name) { return .zero }
    guard let presented = presentation(placement(onDevice())) else { return .zero }
    return bottomBar(topBar(presented))
  }

  private static let cells: Set<String> = ["tableViewCell", "collectionReusableView"]

  // MARK: 1. Device

  /// Returns what the device's shape and status bar cover. Without a device there is a status bar in
  /// documents without safe areas.
  func onDevice() -> UIEdgeInsets {
    guard let device else {
      return hidingStatusBar(UIEdgeInsets(top: document.usesSafeAreas ? 0 : 20, left: 0, bottom: 0, right: 0))
    }
    var insets = device[orientation].safeArea
    let isPhoneWithoutButton = device.idiom == .phone && insets.bottom > 0
    if isPhoneWithoutButton, isOn(.firstNotchOnly), orientation == .portrait { insets.top = 44 }
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
    if isPhoneWithoutButton, isOn(.twiceTheSafeArea), orientation == .portrait {
      insets.top *= 2
      insets.bottom *= 2
    }
    return hidingStatusBar(insets)
  }

  /// Removes a status bar that is not simulated. With safe areas, or a notch, it remains.
  private func hidingStatusBar(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    var insets = insets
    if !document.usesSafeAreas, insets.bottom == 0, isOn(.hidesStatusBar),
      owner.child(key: "simulatedStatusBarMetrics")?.name == "nil"
    {
      insets.top = 0
    }
    return insets
  }

  // MARK: 2. Placement

  /// Returns the insets that remain for a view that other views contain, or that is smaller than the screen.
  func placement(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    var insets = insets
    if surroundings.isEmbedded, isOn(.embeddedWithoutStatusBar) { insets.top = 0 }
    let liesAtTop =
      isOn(.freeformAtTop) && root.isFreeform(on: screen) || isOn(.embeddedAtTop) && surroundings.isEmbedded
    if liesAtTop, let screen, size.width <= screen.width, size.height < screen.height {
      insets.bottom = max(0, insets.bottom - (screen.height - size.height))
    }
    let isLoose = root.controller == nil
    let fitsHorizontally =
      size.width >= size.height && (document.usesSafeAreas || root.isFreeform(on: screen))
      || isLoose && size.height <= screen?.width ?? 0
    if isOn(.sidewaysWhenWide), insets.bottom == 0, fitsHorizontally, size.width <= screenHeight,
      device?.idiom == .phone
    {
      // Until Xcode 10, a view that is wider than high is on a phone in landscape, without a status bar, if
      // it fits; in xibs every view that fits is.
      insets.top = 0
    }
    return insets
  }

  // MARK: 3. Presentation

  /// Returns the insets of a sheet for a sheet; `nil` if nothing is covered: on a phone a popover is a sheet
  /// or covers the screen.
  func presentation(_ insets: UIEdgeInsets) -> UIEdgeInsets? {
    if let sheet = sheet(insets) { return sheet }
    return surroundings.isPopover && size != screen ? nil : insets
  }

  /// Returns the safe area of a sheet; `nil` if a view of this height is not a sheet.
  ///
  /// Since Xcode 11, the top of sheets is below the screen's: by 54 points under a notch and 20 elsewhere,
  /// later by 10, and finally by the screen's own safe area, or 10 more above another sheet.
  private func sheet(_ insets: UIEdgeInsets) -> UIEdgeInsets? {
    guard isOn(.sheets), root.controller != nil else { return nil }
    let drop = screenHeight - size.height
    if isOn(.sheetsBelowSafeArea), let top = device?[orientation].safeArea.top, insets.bottom > 0 {
      guard drop == top || drop == top + 10 else { return nil }
      return UIEdgeInsets(top: top, left: insets.left, bottom: 0, right: insets.right)
    }
    var result = insets
    result.top = 0
    if isOn(.highSheets), drop == 10 {
      result.bottom = 0
      return result
    }
    return drop == 54 || drop == 20 ? result : nil
  }

  // MARK: 4. Top bar

  /// Returns the insets below a translucent bar; the top is 0 below an opaque one, where the view begins.
  func topBar(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    var bar = surroundings.topBar
    if root.controller == nil, let simulated = owner.child(key: "simulatedTopBarMetrics") {
      bar = CanvasBar(simulated: simulated)
    }
    if bar == .translucent, device != nil, size.height == screenHeight - insets.top - 44 { bar = .opaque }
    guard bar != .none else { return insets }
    var insets = insets
    // A view that does not extend under a bar begins below it.
    let extends = owner.child(key: "edgesForExtendedLayout").map { $0["top"] == "YES" } ?? true
    guard bar == .translucent, extends else {
      insets.top = 0
      return insets
    }
    let isSheet = sheet(placement(onDevice())) != nil
    insets.top += isSheet ? 56 : UITraitCollection.current.metrics.size(of: .navigationBar).size.height
    if surroundings.hasLargeTitle { insets.top += 52 }
    if let end = savedEnd(of: surroundings.savedNavigationBar) { insets.top = end }
    return insets
  }

  /// Returns the end of a navigation bar from its saved frame, which includes the height of the large title
  /// and of what is above the bar. `nil` for another device, and for bars that were never laid out.
  private func savedEnd(of bar: InterfaceElement?) -> CGFloat? {
    guard isOn(.savedBars), isDesignDevice, let frame = bar?.frame, frame.minY >= 0, frame.height >= 44
    else { return nil }
    return frame.maxY
  }

  /// A Boolean value that indicates whether the device is the one that the document was designed for.
  private var isDesignDevice: Bool {
    guard let device, let designed = document.device else { return false }
    return device.interfaceBuilderIDs.contains(designed.id)
      && designed.isLandscape == (orientation == .landscape)
  }

  // MARK: 5. Bottom bar

  /// Returns the insets above a translucent bar; the bottom is 0 above an opaque one, where the view ends.
  func bottomBar(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    var insets = insets
    // What is below the screen is treated like what is covered by a bar.
    if let frame = root.view.frame, device != nil, !root.isFreeform(on: screen), frame.maxY > screenHeight,
      frame.minY > 0
    {
      insets.bottom = max(insets.bottom, min(frame.maxY - screenHeight, frame.height))
    }
    var (bar, isToolbar) = (surroundings.bottomBar, surroundings.isToolbar)
    if root.controller == nil, let simulated = owner.child(key: "simulatedBottomBarMetrics") {
      isToolbar = simulated.name == "simulatedToolbarMetrics"
      bar = CanvasBar(simulated: simulated)
    }
    switch bar {
    case .none: break
    case .opaque: insets.bottom = 0
    // Only above a home indicator is a toolbar as high as a tab bar.
    case .translucent where isToolbar && insets.bottom == 0: insets.bottom = 44
    case .translucent: insets.bottom += 49
    }
    return insets
  }

  // MARK: Properties

  /// The element with the simulated metrics: the controller, or a view without one.
  private var owner: InterfaceElement { root.controller ?? root.view }

  /// The screen's size in points; `nil` without a device.
  private var screen: CGSize? { device?.size(in: orientation) }

  private var screenHeight: CGFloat { screen?.height ?? 0 }

  private func isOn(_ name: InterfaceBuilderErrata.Name) -> Bool { document.errata.isOn(name) }
}

extension DocumentCanvas.Root {
  /// Returns whether a view without a controller is treated like one with a controller: all views of xibs
  /// are, except table view cells.
  func isTreatedAsControllers(in document: InterfaceDocument) -> Bool {
    document.kind == .xib && view.name != "tableViewCell"
  }

  /// Returns whether the view has a size of its own instead of the screen's.
  ///
  /// - Parameter screen: The screen's size in points; `nil` without a device.
  func isFreeform(on screen: CGSize?) -> Bool {
    (controller ?? view).children.contains {
      $0.name == "freeformSimulatedSizeMetrics" || $0.key == "freeformSize"
    }
      || controller == nil && (view.frame?.size ?? .zero) != screen
  }
}
