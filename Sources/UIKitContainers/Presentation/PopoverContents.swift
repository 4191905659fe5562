import Foundation
@_spi(UIKit) import UIKitCore

/// The views of a popover, and their geometry.
@MainActor
final class PopoverContents: PresentedPopover {
  private unowned let controller: UIPopoverPresentationController

  init(_ controller: UIPopoverPresentationController) { self.controller = controller }

  /// The size of the arrow and the corner radius, in points: estimates from screenshots of iOS. The width is
  /// that of the arrow's base, the height is its length.
  private static let arrow = CGSize(width: 37, height: 13)
  private static let cornerRadius: CGFloat = 13
  /// The corner radius of glass, in points; that of action sheets, for other popovers an estimate.
  private static let glassRadius: CGFloat = 34

  private var isGlass: Bool { controller.containerView?.metrics.hasGlass == true }

  private let bubble = PopoverView(frame: .zero)
  private let outside = DimmingView(frame: .zero)

  var view: UIView { bubble }

  /// The rectangle to which the arrow points, in the container's coordinates.
  private var target: CGRect? {
    guard let containerView = controller.containerView else { return nil }
    if let view = controller.sourceView {
      let rect = controller.sourceRect.isNull ? view.bounds : controller.sourceRect
      return view.convert(rect, to: containerView)
    }
    if let view = controller.barButtonItem?.itemView, view.window != nil {
      return view.convert(view.bounds, to: containerView)
    }
    return nil
  }

  private struct Placement {
    var frame: CGRect
    var direction: UIPopoverArrowDirection
    /// The position of the arrow's tip along its side, in points in the frame's coordinates.
    var tip: CGFloat
  }

  private var placement: Placement {
    guard let containerView = controller.containerView else {
      return Placement(frame: .zero, direction: .unknown, tip: 0)
    }
    var margins = controller.popoverLayoutMargins
    if isGlass {
      // Measured by others on an iPad with iOS 26.1: 19 points from the sides with the standard margins of 10.
      margins.left += 9
      margins.right += 9
    }
    let room = containerView.bounds.inset(by: containerView.safeAreaInsets).inset(by: margins)
    let preferred = controller.presentedViewController.preferredContentSize
    let size =
      preferred.width > 0 && preferred.height > 0 ? preferred : controller.presentedViewController.popoverSize
    let target = target ?? CGRect(x: room.midX, y: room.midY, width: 0, height: 0)
    if isGlass, let frame = glassFrame(size, target: target, room: room) {
      return Placement(frame: frame, direction: [], tip: 0)
    }
    return placement(of: size, beside: target, in: room)
  }

  /// Returns the placement of a popover with an arrow, or in the middle of its source if no direction is permitted.
  private func placement(of size: CGSize, beside target: CGRect, in room: CGRect) -> Placement {
    let reach = Self.arrow.height
    func space(_ direction: UIPopoverArrowDirection) -> CGFloat {
      switch direction {
      case .up: room.maxY - target.maxY - reach
      case .down: target.minY - room.minY - reach
      case .left: room.maxX - target.maxX - reach
      default: target.minX - room.minX - reach
      }
    }
    // Since iOS 26 beside the source first, as measured by others at two places.
    let order: [UIPopoverArrowDirection] =
      isGlass ? [.left, .right, .up, .down] : [.up, .down, .left, .right]
    let permitted = order.filter { controller.permittedArrowDirections.contains($0) }
    func need(_ direction: UIPopoverArrowDirection) -> CGFloat {
      direction == .up || direction == .down ? size.height : size.width
    }
    guard !permitted.isEmpty else {
      let size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
      let x = max(min(target.midX - size.width / 2, room.maxX - size.width), room.minX)
      let y = max(min(target.midY - size.height / 2, room.maxY - size.height), room.minY)
      return Placement(
        frame: CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height), direction: [],
        tip: 0)
    }
    let direction =
      permitted.first { space($0) >= need($0) }
      ?? permitted.max { space($0) / need($0) < space($1) / need($1) } ?? .up
    let isVertical = direction == .up || direction == .down
    var width = min(size.width, room.width)
    var height = min(size.height, room.height)
    if isVertical, !controller.canOverlapSourceViewRect { height = min(height, max(space(direction), 0)) }
    if !isVertical, !controller.canOverlapSourceViewRect { width = min(width, max(space(direction), 0)) }
    var frame: CGRect
    if isVertical {
      let x = max(min(target.midX - width / 2, room.maxX - width), room.minX).rounded()
      frame = CGRect(
        x: x, y: direction == .up ? target.maxY : target.minY - reach - height, width: width,
        height: height + reach)
    } else {
      let y = max(min(target.midY - height / 2, room.maxY - height), room.minY).rounded()
      frame = CGRect(
        x: direction == .left ? target.maxX : target.minX - reach - width, y: y, width: width + reach,
        height: height)
    }
    if frame.maxY > room.maxY { frame.origin.y = max(room.maxY - frame.height, room.minY) }
    let half = Self.arrow.width / 2 + Self.cornerRadius
    let along = isVertical ? target.midX - frame.minX : target.midY - frame.minY
    let length = isVertical ? frame.width : frame.height
    return Placement(
      frame: frame, direction: direction,
      tip: min(max(along, min(half, length / 2)), max(length - half, length / 2)))
  }

  /// Returns the frame of a popover that has no arrow in the design of iOS 26; `nil` for one that has.
  ///
  /// Measured by others on an iPad with iOS 26.1: an action sheet lies over the middle of its source; the popover of a button at the end of a
  /// bar begins 14 points above the button's end, and keeps 19 from the side. The rest is by analogy.
  private func glassFrame(_ size: CGSize, target: CGRect, room: CGRect) -> CGRect? {
    let isBarItem = controller.sourceView == nil
    guard isBarItem || controller.presentedViewController.popoverCoversSource else { return nil }
    var size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    guard isBarItem, let bounds = controller.containerView?.bounds else {
      let x = max(min(target.midX - size.width / 2, room.maxX - size.width), room.minX)
      let y = max(min(target.midY - size.height / 2, room.maxY - size.height), room.minY)
      return CGRect(origin: CGPoint(x: x.rounded(.down), y: y.rounded(.down)), size: size)
    }
    let overlap: CGFloat = 14
    let side: CGFloat = 19
    size.width = min(size.width, bounds.width - 2 * side)
    let x = max(min(target.midX - size.width / 2, bounds.maxX - side - size.width), bounds.minX + side)
    let isAbove = target.midY > bounds.midY
    let space = isAbove ? target.minY + overlap - room.minY : room.maxY - target.maxY + overlap
    size.height = min(size.height, max(space, 0))
    let y = isAbove ? target.minY + overlap - size.height : target.maxY - overlap
    return CGRect(origin: CGPoint(x: x.rounded(), y: y), size: size)
  }

  var restingFrame: CGRect { placement.frame }

  func presentationWillBegin() {
    guard let containerView = controller.containerView else { return }
    outside.frame = containerView.bounds
    outside.onTouch = { [weak controller] in controller?.dismissByTouchOutside() }
    containerView.insertSubview(outside, at: 0)
    update()
  }

  func layOut() {
    update()
    bubble.frame = placement.frame
  }

  private func update() {
    let placement = placement
    controller.arrowDirection = placement.direction
    let content = controller.presentedViewController.view!
    let isGlass = isGlass
    bubble.show(
      content, direction: placement.direction, tip: placement.tip, arrow: Self.arrow,
      cornerRadius: isGlass ? Self.glassRadius : Self.cornerRadius,
      color: controller.backgroundColor ?? content.backgroundColor ?? (isGlass ? nil : .systemBackground))
    guard isGlass else { return bubble.showGlass(nil) }
    bubble.showGlass(controller.presentedViewController.popoverCoversSource ? .actionSheet : .popover)
  }
}
