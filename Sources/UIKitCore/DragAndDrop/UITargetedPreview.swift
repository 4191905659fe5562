import Foundation

/// How a preview looks.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The part of the view that is shown, in its coordinates; nil for all of it.
  open var visiblePath: UIBezierPath?
  /// The shape of the shadow; nil for that of the preview. Without effect: previews have none here.
  open var shadowPath: UIBezierPath?
  /// The colour behind the view; the system's background by default.
  open var backgroundColor: UIColor! = .systemBackground

  public override init() { super.init() }

  /// Parameters for text that lies in rectangles, in the view's coordinates: these are shown.
  public init(textLineRects: [NSValue]) {
    super.init()
    let path = UIBezierPath()
    for value in textLineRects { path.append(UIBezierPath(rect: value.cgRectValue.insetBy(dx: -4, dy: -2))) }
    visiblePath = path
  }
}

/// Where a preview goes.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view in which the preview is placed.
  public let container: UIView
  /// The preview's middle, in the container's coordinates, in points.
  public let center: CGPoint
  /// How the preview is turned or scaled there.
  public let transform: CGAffineTransform

  /// A place in a view.
  public required init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// A place in a view, without a transform.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// A view that is shown by itself, and where it comes from or goes to.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view whose look is shown.
  public let view: UIView
  private let heldTarget: UIPreviewTarget
  private let heldParameters: UIPreviewParameters

  /// A preview that is at a place.
  public required init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    heldParameters = parameters
    heldTarget = target
    super.init()
  }

  /// A preview that is where the view is. Stops with UIKit's message for a view that is nowhere.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard let superview = view.superview else {
      fatalError("UITargetedPreview requires its view to be in a window or to be given a target")
    }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: superview, center: view.center, transform: view.transform))
  }

  /// A preview that is where the view is, with the parameters that are there by default.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// Where the preview goes.
  open var target: UIPreviewTarget { heldTarget }
  /// How the preview looks.
  open var parameters: UIPreviewParameters { heldParameters }
  /// How large the preview is, in points.
  open var size: CGSize { parameters.visiblePath?.bounds.size ?? view.bounds.size }

  /// The same preview for another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    Self(view: view, parameters: parameters, target: newTarget)
  }
}

/// How the preview of a drag looks.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where the preview of a drag goes.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// The preview of a drag, and where it comes from or goes to.
open class UITargetedDragPreview: UITargetedPreview {
  /// The same preview for another place.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// A preview that shows an address and a title, at a place.
  public convenience init(forURL url: URL, title: String? = nil, target: UIDragPreviewTarget) {
    self.init(
      view: UIDragPreview.label(url, title), parameters: UIDragPreviewParameters(), target: target)
  }
}

/// The picture under the finger during a drag.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view whose look is shown.
  public let view: UIView
  /// How it looks.
  public let parameters: UIDragPreviewParameters

  /// A picture of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// A picture of a view, with the parameters that are there by default.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

  /// A picture of an address and a title.
  public convenience init(forURL url: URL, title: String? = nil) { self.init(view: Self.label(url, title)) }

  static func label(_ url: URL, _ title: String?) -> UIView {
    let label = UILabel()
    label.text = [title, url.absoluteString].compactMap { $0 }.joined(separator: "\n")
    label.numberOfLines = 0
    label.sizeToFit()
    return label
  }
}
