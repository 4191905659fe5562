import Foundation

/// The appearance of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The visible part of the view, in its coordinates; `nil` for all of it.
  open var visiblePath: UIBezierPath?
  /// The shape of the shadow; `nil` for that of the preview. Without effect: the shadow follows the contents
  /// here.
  open var shadowPath: UIBezierPath?
  /// The color behind the view; `systemBackground` by default. Stored only: previews have no background here.
  open var backgroundColor: UIColor! = .systemBackground

  public override init() { super.init() }

  /// Creates parameters whose visible path consists of the rectangles of lines of text, in the view's
  /// coordinates.
  public init(textLineRects: [NSValue]) {
    super.init()
    let path = UIBezierPath()
    for value in textLineRects { path.append(UIBezierPath(rect: value.cgRectValue.insetBy(dx: -4, dy: -2))) }
    visiblePath = path
  }
}

/// The position of a preview.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view in which the preview is placed.
  public let container: UIView
  /// The center of the preview in the container's coordinates, in points.
  public let center: CGPoint
  /// The transform of the preview in the container.
  public let transform: CGAffineTransform

  /// Creates a target with a center and a transform in a container.
  public required init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// Creates a target with a center in a container.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// A preview of a view with the position at which it begins or ends.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view that the preview displays.
  public let view: UIView
  private let heldTarget: UIPreviewTarget
  private let heldParameters: UIPreviewParameters

  /// Creates a preview with a target.
  public required init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    heldParameters = parameters
    heldTarget = target
    super.init()
  }

  /// Creates a preview at the position of its view. Stops the process with UIKit's message if the view has no
  /// superview.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard let superview = view.superview else {
      fatalError("UITargetedPreview requires its view to be in a window or to be given a target")
    }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: superview, center: view.center, transform: view.transform))
  }

  /// Creates a preview with default parameters at the position of its view.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// The position of the preview.
  open var target: UIPreviewTarget { heldTarget }
  /// The appearance of the preview.
  open var parameters: UIPreviewParameters { heldParameters }
  /// The size of the preview, in points.
  open var size: CGSize { parameters.visiblePath?.bounds.size ?? view.bounds.size }

  /// Returns a copy of the preview with another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    Self(view: view, parameters: parameters, target: newTarget)
  }
}
