import Foundation

/// A presentation controller that displays content in a popover, with an arrow to a view or bar button.
///
/// 1. In a compact width the content is presented as a sheet, unless the delegate returns `none`.
/// 2. The popover has the controller's preferred content size, or 320 by 480 points, and keeps
///   `popoverLayoutMargins` from the edges of the safe area.
/// 3. It is placed on the first permitted side on which it fits, in the order below, above, right, left;
///   otherwise on the side with the most space.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The permitted directions of the arrow; `any` by default.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any { didSet { changed() } }
  /// The direction of the arrow; `unknown` before the popover is presented.
  open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown
  /// The view that contains the rectangle to which the arrow points.
  open weak var sourceView: UIView? { didSet { changed() } }
  /// The rectangle to which the arrow points, in points of the source view's coordinates; its bounds by
  /// default.
  open var sourceRect: CGRect = .null { didSet { changed() } }
  /// The bar button to which the arrow points.
  open weak var barButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// The view or bar button to which the arrow points.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { sourceView ?? barButtonItem }
    set {
      sourceView = newValue as? UIView
      barButtonItem = newValue as? UIBarButtonItem
    }
  }
  /// A Boolean value that determines whether a popover that does not fit beside its source may overlap it;
  /// `false` by default.
  open var canOverlapSourceViewRect = false { didSet { changed() } }
  /// The color of the popover and its arrow; `nil` uses the content's background color or the system's.
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// The views outside the popover that receive touches while it is presented.
  open var passthroughViews: [UIView]?
  /// The minimum distances from the edges of the safe area, in points; 10 at each edge by default.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { changed() }
  }

  /// The sheet presentation controller used in a compact width.
  open private(set) lazy var adaptiveSheetPresentationController: UISheetPresentationController = {
    let sheet = UISheetPresentationController(
      .pageSheet, presented: presentedViewController, presenting: presentingViewController)
    sheet.original = self
    return sheet
  }()

  private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    outward.delegate as? any UIPopoverPresentationControllerDelegate
  }

  open override var presentationStyle: UIModalPresentationStyle { .popover }

  @_spi(UIKit) open override func standardAdaptiveStyle(for traits: UITraitCollection)
    -> UIModalPresentationStyle
  {
    traits.horizontalSizeClass == .compact ? .pageSheet : .none
  }

  private func changed() { containerView?.setNeedsLayout() }

  // MARK: Geometry

  /// The size of the arrow and the corner radius, in points: estimates from screenshots of iOS. The width is
  /// that of the arrow's base, the height is its length.
  private static let arrow = CGSize(width: 37, height: 13)
  private static let cornerRadius: CGFloat = 13

  private let bubble = PopoverView(frame: .zero)
  private let outside = DimmingView(frame: .zero)

  open override var presentedView: UIView? { bubble }

  /// The rectangle to which the arrow points, in the container's coordinates.
  private var target: CGRect? {
    guard let containerView else { return nil }
    if let view = sourceView {
      let rect = sourceRect.isNull ? view.bounds : sourceRect
      return view.convert(rect, to: containerView)
    }
    if let view = barButtonItem?.itemView, view.window != nil {
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
    guard let containerView else { return Placement(frame: .zero, direction: .unknown, tip: 0) }
    let room = containerView.bounds.inset(by: containerView.safeAreaInsets).inset(by: popoverLayoutMargins)
    let preferred = presentedViewController.preferredContentSize
    let size =
      preferred.width > 0 && preferred.height > 0 ? preferred : presentedViewController.popoverSize
    let target = target ?? CGRect(x: room.midX, y: room.midY, width: 0, height: 0)
    let reach = Self.arrow.height
    func space(_ direction: UIPopoverArrowDirection) -> CGFloat {
      switch direction {
      case .up: room.maxY - target.maxY - reach
      case .down: target.minY - room.minY - reach
      case .left: room.maxX - target.maxX - reach
      default: target.minX - room.minX - reach
      }
    }
    let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let permitted = order.filter { permittedArrowDirections.contains($0) }
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
    if isVertical, !canOverlapSourceViewRect { height = min(height, max(space(direction), 0)) }
    if !isVertical, !canOverlapSourceViewRect { width = min(width, max(space(direction), 0)) }
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

  open override var frameOfPresentedViewInContainerView: CGRect { placement.frame }

  // MARK: Presentation

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard sourceView != nil || barButtonItem != nil else {
      fatalError(
        "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem set before the presentation occurs."
      )
    }
    popoverDelegate?.prepareForPopoverPresentation(self)
    guard let containerView else { return }
    outside.frame = containerView.bounds
    outside.onTouch = { [weak self] in self?.dismissByTouchOutside() }
    containerView.insertSubview(outside, at: 0)
    update()
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard presentedViewController.runningTransition == nil else { return }
    requestSource()
    update()
    bubble.frame = placement.frame
  }

  private var formerBounds = CGSize.zero

  /// Asks the delegate for a new source rectangle after the container's size changed.
  private func requestSource() {
    guard let containerView, formerBounds != containerView.bounds.size else { return }
    defer { formerBounds = containerView.bounds.size }
    guard formerBounds != .zero, let source = sourceView else { return }
    var rect = sourceRect.isNull ? source.bounds : sourceRect
    var view = source
    popoverDelegate?.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
    if view !== source { sourceView = view }
    if rect != (sourceRect.isNull ? source.bounds : sourceRect) { sourceRect = rect }
  }

  /// A Boolean value that indicates whether the arrow is drawn.
  var hasArrow: Bool { true }

  private func update() {
    let placement = placement
    arrowDirection = placement.direction
    bubble.show(
      presentedViewController.view, direction: placement.direction, tip: placement.tip,
      arrow: hasArrow ? Self.arrow : CGSize(width: 0, height: Self.arrow.height),
      cornerRadius: Self.cornerRadius,
      color: backgroundColor ?? presentedViewController.view.backgroundColor ?? .systemBackground)
  }

  override func passesTouch(_ point: CGPoint) -> Bool {
    guard let containerView else { return false }
    return passthroughViews?.contains {
      $0.window != nil && $0.point(inside: $0.convert(point, from: containerView), with: nil)
    } ?? false
  }

  private func dismissByTouchOutside() {
    if let popoverDelegate, !popoverDelegate.popoverPresentationControllerShouldDismissPopover(self) {
      return
    }
    let outward = outward
    guard mayBeDismissedByUser() else { return }
    outward.delegate?.presentationControllerWillDismiss(outward)
    presentedViewController.presentingViewController?.dismiss(animated: true) { [weak self] in
      guard let self else { return }
      outward.delegate?.presentationControllerDidDismiss(outward)
      popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
    }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { arrowDirection = .unknown }
  }

  @_spi(UIKit) public override func standardAnimator(isPresenting: Bool)
    -> any UIViewControllerAnimatedTransitioning
  {
    StandardModalAnimator(.crossDissolve, isPresenting: isPresenting)
  }
}

/// The view of a popover with its arrow.
private final class PopoverView: UIView {
  private let shape = CAShapeLayer()
  private let clip = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(shape)
    // The shadow is an estimate from screenshots of iOS.
    shape.shadowColor = UIColor.black.cgColor
    shape.shadowOpacity = 0.2
    shape.shadowRadius = 16
    shape.shadowOffset = CGSize(width: 0, height: 4)
    overrideTraits = UITraitCollection(userInterfaceLevel: .elevated)
    clip.clipsToBounds = true
    addSubview(clip)
  }

  required init?(coder: NSCoder) { nil }

  private var form = (
    direction: UIPopoverArrowDirection.up, tip: CGFloat(0), arrow: CGSize.zero, radius: CGFloat(0)
  )
  private var color: UIColor?

  func show(
    _ content: UIView, direction: UIPopoverArrowDirection, tip: CGFloat, arrow: CGSize, cornerRadius: CGFloat,
    color: UIColor
  ) {
    form = (direction, tip, arrow, cornerRadius)
    self.color = color
    clip.layer.cornerRadius = cornerRadius
    if content.superview !== clip {
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      content.translatesAutoresizingMaskIntoConstraints = true
      clip.addSubview(content)
    }
    setNeedsLayout()
  }

  private var body: CGRect {
    var rect = bounds
    switch form.direction {
    case .up: rect = rect.inset(by: UIEdgeInsets(top: form.arrow.height, left: 0, bottom: 0, right: 0))
    case .down: rect = rect.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: form.arrow.height, right: 0))
    case .left: rect = rect.inset(by: UIEdgeInsets(top: 0, left: form.arrow.height, bottom: 0, right: 0))
    case .right: rect = rect.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: form.arrow.height))
    default: break
    }
    return rect
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let body = body
    clip.frame = body
    clip.subviews.first?.frame = clip.bounds
    let path = UIBezierPath(roundedRect: body, cornerRadius: form.radius)
    let half = form.arrow.width / 2
    func add(_ points: [CGPoint]) {
      let arrow = UIBezierPath()
      arrow.move(to: points[0])
      arrow.addLine(to: points[1])
      arrow.addLine(to: points[2])
      arrow.close()
      path.append(arrow)
    }
    let tip = form.tip
    switch form.direction {
    case .up:
      add([
        CGPoint(x: tip - half, y: body.minY), CGPoint(x: tip, y: 0), CGPoint(x: tip + half, y: body.minY),
      ])
    case .down:
      add([
        CGPoint(x: tip + half, y: body.maxY), CGPoint(x: tip, y: bounds.maxY),
        CGPoint(x: tip - half, y: body.maxY),
      ])
    case .left:
      add([
        CGPoint(x: body.minX, y: tip + half), CGPoint(x: 0, y: tip), CGPoint(x: body.minX, y: tip - half),
      ])
    case .right:
      add([
        CGPoint(x: body.maxX, y: tip - half), CGPoint(x: bounds.maxX, y: tip),
        CGPoint(x: body.maxX, y: tip + half),
      ])
    default: break
    }
    shape.frame = bounds
    shape.path = path.cgPath
    shape.fillColor = color?.resolvedColor(with: traitCollection).cgColor
  }
}

/// The directions of a popover's arrow. Raw values are UIKit's.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits of the directions, which are UIKit's.
  public let rawValue: UInt
  /// Creates directions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The arrow points up; the popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The arrow points down; the popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The arrow points left; the popover is to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The arrow points right; the popover is to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// All four directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The direction is not determined yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// An object to which a popover's arrow can point: a view or a bar button.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
  /// Returns the item's frame in a view's coordinates, in points; null if it is not displayed.
  func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Returns the view's bounds in another view's coordinates, in points.
  public func frame(in referenceView: UIView) -> CGRect { convert(bounds, to: referenceView) }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the button's view in another view's coordinates, in points; null while no bar
  /// displays it.
  public func frame(in referenceView: UIView) -> CGRect {
    itemView.map { $0.convert($0.bounds, to: referenceView) } ?? .null
  }
}

/// The methods by which a delegate controls a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Tells the delegate that the popover is about to be presented, so that it can set the source.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Asks the delegate whether a touch outside the popover dismisses it; `true` by default.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Tells the delegate that a touch outside the popover has dismissed it.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Tells the delegate that the popover is about to move, for example because the window was resized; it may
  /// change the source view and the rectangle in its coordinates.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Returns `true`.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Does not change the proposed position.
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>
  ) {}
}
