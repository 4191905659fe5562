import Foundation

/// Something whose small content is shown large to who uses large text, while a finger stays on it.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the content is shown.
  var showsLargeContentViewer: Bool { get }
  /// The text that is shown; nil for none.
  var largeContentTitle: String? { get }
  /// The image that is shown; nil for none.
  var largeContentImage: UIImage? { get }
  /// Whether the image is made larger.
  var scalesLargeContentImage: Bool { get }
  /// How far the image is moved, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

/// Shows small content large while a finger stays on it and the text size is one of the accessibility sizes.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// What says which item is shown, and is told of the end; held weakly.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view that the interaction is of; held weakly.
  open private(set) weak var view: UIView?
  private let recognizer = UILongPressGestureRecognizer()
  private var shown: UIView?

  /// Whether content is shown large: with the text sizes for accessibility.
  public class var isEnabled: Bool {
    UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }
  /// Posted when that changes. It is not posted here.
  public nonisolated static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// An interaction with a delegate, which it holds weakly.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
    recognizer.addWatcher { [weak self] in self?.follow() }
  }

  /// The recognizer of the finger, so that others can be told how they stand to it.
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

  /// An image above a text, on a round plate; 260 points wide (an estimate).
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

/// Says what is shown large, and does what a lift of the finger means.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// The item at a point of the view; nil for the view there.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// The finger has left over an item.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
  /// The controller over whose view content is shown. It is not asked here.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController?
}

extension UILargeContentViewerInteractionDelegate {
  /// That of the view there.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { nil }
  /// Does nothing.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {}
  /// None.
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController? { nil }
}
