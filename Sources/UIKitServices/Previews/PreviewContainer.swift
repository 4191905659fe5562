import UIKitLists

/// A controller with a preview in its container.
final class PreviewContainer: UIViewController {
  typealias Layout = PreviewTrait<Preview.ViewTraits>.Layout

  private let layout: Layout
  private let content: UIView
  private let controller: UIViewController?

  /// Creates a controller that displays a view.
  init(_ view: UIView, _ layout: Layout) {
    (content, controller, self.layout) = (view, nil, layout)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a child.
  init(_ controller: UIViewController, _ layout: Layout) {
    (content, self.controller, self.layout) = (controller.view, controller, layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let controller { addChild(controller) }
    content.translatesAutoresizingMaskIntoConstraints = false
    guard layout != .device else {
      view.backgroundColor = .systemBackground
      view.addSubview(content)
      let guide = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate(
        [
          content.leadingAnchor.constraint(greaterThanOrEqualTo: guide.leadingAnchor),
          content.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor),
          content.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
          content.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
        ] + size(in: guide))
      return
    }
    // The container is seen on its background.
    view.backgroundColor = .secondarySystemBackground
    let container = UIView()
    container.backgroundColor = .systemBackground
    container.clipsToBounds = true
    container.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(container)
    container.addSubview(content)
    NSLayoutConstraint.activate(
      [
        container.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        container.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        content.centerXAnchor.constraint(equalTo: container.centerXAnchor),
        content.centerYAnchor.constraint(equalTo: container.centerYAnchor),
      ] + constraints(of: container))
    controller?.didMove(toParent: self)
  }

  private func constraints(of container: UIView) -> [NSLayoutConstraint] {
    let equal = [
      content.widthAnchor.constraint(equalTo: container.widthAnchor),
      content.heightAnchor.constraint(equalTo: container.heightAnchor),
    ]
    guard case .fixed(let fixed) = layout else {
      // The content is offered the size of the screen.
      return equal + [
        container.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor),
        container.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor),
      ] + size(in: view)
    }
    let size = [
      container.widthAnchor.constraint(equalToConstant: fixed.width),
      container.heightAnchor.constraint(equalToConstant: fixed.height),
    ]
    guard controller == nil else { return size + equal }
    return size + [
      content.leadingAnchor.constraint(greaterThanOrEqualTo: container.leadingAnchor),
      content.topAnchor.constraint(greaterThanOrEqualTo: container.topAnchor),
    ] + self.size(in: container)
  }

  /// Returns weak size constraints, which take effect if neither content nor constraints of the view
  /// determine its size.
  private func size(in area: any PreviewArea) -> [NSLayoutConstraint] {
    // The view of a controller has the size of the screen before it is placed.
    let frame = controller.map(\.preferredContentSize) ?? content.frame.size
    let (width, height) =
      (
        frame.width > 0
          ? content.widthAnchor.constraint(equalToConstant: frame.width)
          : content.widthAnchor.constraint(equalTo: area.widthAnchor),
        frame.height > 0
          ? content.heightAnchor.constraint(equalToConstant: frame.height)
          : content.heightAnchor.constraint(equalTo: area.heightAnchor)
      )
    for constraint in [width, height] { constraint.priority = .fittingSizeLevel }
    return [width, height]
  }
}

/// A view or layout guide that a preview may fill.
@MainActor
private protocol PreviewArea {
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }
}
extension UIView: PreviewArea {}
extension UILayoutGuide: PreviewArea {}
