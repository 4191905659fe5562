import DeviceModels
import Simulator
import Testing
import UIKit

@MainActor @Suite struct SplitTests {
  private final class Delegate: NSObject, UISplitViewControllerDelegate {
    var modes: [UISplitViewController.DisplayMode] = []
    var top: UISplitViewController.Column?
    var log: [String] = []
    var orientations = UIInterfaceOrientationMask.all
    var target = UISplitViewController.DisplayMode.automatic
    var expanded: UISplitViewController.DisplayMode?
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("collapsed") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("expanded") }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
      log.append("show \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
      log.append("hide \(column)")
    }
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
      target
    }
    func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { expanded ?? proposedDisplayMode }
    func splitViewControllerSupportedInterfaceOrientations(
      _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask { orientations }
    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { modes.append(displayMode) }
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { top ?? proposedTopColumn }
  }

  private func split() -> (UISplitViewController, UIViewController, UIViewController) {
    let split = UISplitViewController(style: .doubleColumn)
    let (primary, secondary) = (UIViewController(), UIViewController())
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    return (split, primary, secondary)
  }

  @Test func aPadShowsColumnsAsAsked() throws {
    let (split, primary, secondary) = split()
    let delegate = Delegate()
    split.delegate = delegate
    let pad = VirtualDevice(try DeviceCatalog.standard.device(named: "iPad Pro 11-inch (M4)"))
    pad.show(split)
    #expect(split.viewController(for: .primary) === primary)
    #expect(primary.navigationController != nil && secondary.navigationController != nil)
    // Upright: the secondary column alone, the primary one over it when it is asked for.
    #expect(split.displayMode == .secondaryOnly && primary.viewIfLoaded?.window == nil)
    split.show(.primary)
    pad.layOut()
    #expect(split.displayMode == .oneOverSecondary && delegate.modes == [.oneOverSecondary])
    #expect(primary.view.window === pad.window)
    #expect(primary.view.convert(primary.view.bounds, to: nil).width == 320)
    #expect(secondary.view.convert(secondary.view.bounds, to: nil) == pad.window.bounds)
    // A touch beside it hides it.
    pad.tap(at: CGPoint(x: 700, y: 600))
    #expect(split.displayMode == .secondaryOnly && primary.view.window == nil)
    // On its side both fit.
    pad.rotate(to: .landscape)
    #expect(split.displayMode == .oneBesideSecondary && primary.view.window === pad.window)
    let right = secondary.view.convert(secondary.view.bounds, to: nil)
    #expect(right.minX == 320.5 && right.maxX == pad.window.bounds.width)
  }

  @Test func aPhoneShowsOneColumn() throws {
    let (split, primary, secondary) = split()
    let delegate = Delegate()
    delegate.top = .primary
    split.delegate = delegate
    let phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    phone.show(split)
    #expect(split.isCollapsed && primary.view.window === phone.window)
    #expect(secondary.viewIfLoaded?.window == nil)
    split.show(.secondary)
    phone.layOut()
    #expect(secondary.view.window === phone.window && primary.view.window == nil)
    #expect(primary.navigationController?.viewControllers == [primary, secondary])
    split.show(.primary)
    phone.layOut()
    #expect(primary.view.window === phone.window && secondary.view.window == nil)
    // The proposed column is the secondary one.
    let (other, _, detail) = self.split()
    phone.show(other)
    #expect(detail.view.window === phone.window)
    // A controller to show goes upon the stack.
    let shown = UIViewController()
    other.showDetailViewController(shown, sender: nil)
    phone.layOut()
    #expect(shown.view.window === phone.window && shown.navigationController?.viewControllers.count == 3)
  }

  @Test func delegatesHearOfColumns() throws {
    let (split, _, _) = split()
    let delegate = Delegate()
    split.delegate = delegate
    let pad = VirtualDevice(try DeviceCatalog.standard.device(named: "iPad Pro 11-inch (M4)"))
    pad.show(split)
    split.show(.primary)
    pad.layOut()
    split.hide(.primary)
    pad.layOut()
    #expect(delegate.log == ["show primary", "hide primary"])
    // The button changes to the mode that the delegate asks for.
    delegate.target = .oneBesideSecondary
    let button = split.displayModeButtonItem
    button.primaryAction?.performWithSender(button, target: nil)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(!button.isHidden)
    split.displayModeButtonVisibility = .never
    #expect(button.isHidden)
    delegate.orientations = .landscape
    #expect(split.supportedInterfaceOrientations == .landscape)
  }

  @Test func delegatesHearOfCollapsing() throws {
    let (split, _, _) = split()
    let delegate = Delegate()
    split.delegate = delegate
    let pad = VirtualDevice(try DeviceCatalog.standard.device(named: "iPad Pro 11-inch (M4)"))
    pad.show(split)
    let container = pad.window
    container.traitOverrides.horizontalSizeClass = .compact
    split.view.setNeedsLayout()
    pad.layOut()
    delegate.expanded = .oneBesideSecondary
    container.traitOverrides.horizontalSizeClass = .regular
    split.view.setNeedsLayout()
    pad.layOut()
    #expect(delegate.log == ["collapsed", "expanded"] && split.displayMode == .oneBesideSecondary)
  }

  /// The width of the supplementary column is limited as that of the primary one is.
  @Test func supplementaryColumnsHaveTheirWidth() throws {
    let split = UISplitViewController(style: .tripleColumn)
    for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
      split.setViewController(UIViewController(), for: column)
    }
    let pad = VirtualDevice(try DeviceCatalog.standard.device(named: "iPad Pro 11-inch (M4)"))
    pad.show(split)
    let whole = pad.window.bounds.width
    split.preferredSupplementaryColumnWidthFraction = 0.25
    #expect(split.supplementaryColumnWidth == (whole * 0.25).rounded())
    split.minimumSupplementaryColumnWidth = 300
    #expect(split.supplementaryColumnWidth == 300)
    split.maximumSupplementaryColumnWidth = 250
    split.minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension
    split.preferredSupplementaryColumnWidth = 280
    #expect(split.supplementaryColumnWidth == 250)
  }
}
