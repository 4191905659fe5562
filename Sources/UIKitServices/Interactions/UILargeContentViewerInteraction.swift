import Foundation

/// An item whose content is shown enlarged during a long press at accessibility text sizes.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// A Boolean value that indicates whether the item is shown.
  var showsLargeContentViewer: Bool { get }
  /// The title to show.
  var largeContentTitle: String? { get }
  /// The image to show.
  var largeContentImage: UIImage? { get }
  /// A Boolean value that indicates whether the image is scaled.
  var scalesLargeContentImage: Bool { get }
  /// The insets of the image, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

/// An interaction that shows small content enlarged during a long press at accessibility text sizes.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The delegate; a weak reference.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view of the interaction; a weak reference.
  open private(set) weak var view: UIView?
  private let recognizer = UILongPressGestureRecognizer()
  private var shown: UIView?

  /// A Boolean value that indicates whether the viewer is enabled: at accessibility text sizes.
  public class var isEnabled: Bool {
    UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }
  /// Posted when `isEnabled` has changed. Never posted.
  public nonisolated static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// Creates an interaction with a delegate.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
    recognizer.addWatcher { [weak self] in self?.follow() }
  }

  /// The gesture recognizer, for relationships with others.
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { recognizer }

  open func willMove(to view: UIView?) { recognizer.view?.removeGestureRecognizer(recognizer) }
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(recognizer)
  }

  private func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    if let item = delegate?.largeContentViewerInteraction(self, itemAt: point) { return item }
    let view = view?.hitTest(point, with: nil)
    return sequence(first: view, next: { $0?.superview }).lazy.compactMap { $0 }
      .first { $0.showsLargeContentViewer }
  }

  private func follow() {
    let point = recognizer.location(in: view)
    switch recognizer.state {
    case .began, .changed:
      shown?.removeFromSuperview()
      shown = nil
      guard Self.isEnabled, let item = item(at: point), item.showsLargeContentViewer,
        let window = view?.window
      else { return }
      let made = Self.makeView(item)
      made.center = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
      window.addSubview(made)
      shown = made
    case .ended, .cancelled:
      guard let shown else { return }
      shown.removeFromSuperview()
      self.shown = nil
      delegate?.largeContentViewerInteraction(self, didEndOn: item(at: point), at: point)
    case .possible, .failed: break
    }
  }

  /// Returns a rounded plate with an image above a title. Its width of 260 points is an estimate.
  private static func makeView(_ item: any UILargeContentViewerItem) -> UIView {
    let plate = UIView(frame: CGRect(x: 0, y: 0, width: 260, height: 260))
    plate.isUserInteractionEnabled = false
    plate.backgroundColor = .secondarySystemBackground
    plate.layer.cornerRadius = 20
    let image = UIImageView(image: item.largeContentImage)
    image.contentMode = .scaleAspectFit
    image.frame = CGRect(x: 60, y: 40, width: 140, height: 120).inset(by: item.largeContentImageInsets)
    let label = UILabel(frame: CGRect(x: 16, y: 170, width: 228, height: 80))
    label.text = item.largeContentTitle
    label.font = .systemFont(ofSize: 24, weight: .medium)
    label.numberOfLines = 0
    label.textAlignment = .center
    plate.addSubview(image)
    plate.addSubview(label)
    return plate
  }
}

/// The delegate of a large content viewer interaction.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Returns the item at a point of the view; `nil` for the view at the point.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// Called when the finger is lifted over an item.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
  /// Returns the view controller over whose view content is shown. Never called.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController?
}

extension UILargeContentViewerInteractionDelegate {
  /// Returns `nil`.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { nil }
  /// Does nothing.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {}
  /// Returns `nil`.
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController? { nil }
}
