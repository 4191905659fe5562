import Simulator
import Testing
import UIKit

/// A virtual device with a controller on it, and how tests look at what lies where.
///
/// There is one screen in a process: a stage leaves it as it was when the process began, for tests of labels and the
/// like that know nothing of devices.
@MainActor
final class Stage<Controller: UIViewController> {
  let device: VirtualDevice
  let controller: Controller

  init(
    _ name: String, _ orientation: Orientation = .portrait, textSize: UIContentSizeCategory = .large,
    direction: UIUserInterfaceLayoutDirection = .leftToRight, _ make: @MainActor () -> Controller
  ) throws {
    let settings = DeviceSettings(
      orientation: orientation, textSize: textSize, layoutDirection: direction)
    device = VirtualDevice(try DeviceCatalog.standard.device(named: name), settings: settings)
    controller = make()
    device.show(controller)
  }

  isolated deinit {
    let traits = UITraitCollection(values: .phone)
    UIScreen.main.configure(size: CGSize(width: 393, height: 852), traits: traits)
    UITraitCollection.current = traits
  }

  /// The view's frame in the window, in points.
  func frame(_ view: UIView) -> CGRect {
    view.convert(view.bounds, to: nil)
  }

  /// No conflict and no ambiguity.
  func expectClean(sourceLocation: SourceLocation = #_sourceLocation) {
    let report = device.report()
    #expect(report.conflicts.isEmpty, sourceLocation: sourceLocation)
    #expect(report.ambiguities.isEmpty, sourceLocation: sourceLocation)
    #expect(device.messages.isEmpty, sourceLocation: sourceLocation)
  }

  /// The view lies in the window as calculated, to a hundredth of a point: thirds of points are not exact.
  func expect(
    _ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = frame(view)
    let wanted = CGRect(x: x, y: y, width: width, height: height)
    #expect(found.isClose(to: wanted), "\(found), not \(wanted)", sourceLocation: sourceLocation)
  }
}

/// A device that is turned shows a screen as one does that was held so from the beginning.
///
/// - Parameter ignoresHidden: whether views that are hidden may lie anywhere.
@MainActor
func expectTurningLeadsWhereStartingDoes<Controller>(
  ignoresHidden: Bool = false, sourceLocation: SourceLocation = #_sourceLocation,
  _ stage: (Orientation) throws -> Stage<Controller>
) throws {
  let turned = try stage(.portrait)
  for orientation in [Orientation.landscape, .portrait] {
    turned.device.rotate(to: orientation)
    let fresh = try stage(orientation)
    for (one, other) in zip(tree(turned.controller.view), tree(fresh.controller.view)) {
      #expect(
        turned.frame(one).isClose(to: fresh.frame(other)) || ignoresHidden && one.isHidden,
        "\(type(of: one))", sourceLocation: sourceLocation)
    }
    turned.expectClean(sourceLocation: sourceLocation)
  }
}

extension CGRect {
  func isClose(to other: CGRect, within tolerance: CGFloat = 0.01) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }

  /// The rectangle in a window that was turned about its vertical middle.
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}

/// All views of a tree in order.
@MainActor
func tree(_ view: UIView) -> [UIView] {
  [view] + view.subviews.flatMap(tree)
}
