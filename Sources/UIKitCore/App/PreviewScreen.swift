/// The content of a `#Preview`. `tinamou` turns previews of views and view controllers into constants of this
/// type.
@MainActor
public struct PreviewScreen {
  /// The name of the preview in commands.
  public let name: String
  /// A closure that creates a new view controller; for a view, one that displays it in its fitting size.
  public let makeController: @MainActor () -> UIViewController

  /// Creates a preview of a view controller.
  public init(_ name: String, _ body: @escaping @MainActor () -> UIViewController) {
    self.name = name
    makeController = body
  }

  /// Creates a preview of a view, centered in the safe area of a controller with the system background. Its
  /// size is that of its content and constraints, or else that of its frame, or else that of the safe area.
  @_disfavoredOverload
  public init(_ name: String, _ body: @escaping @MainActor () -> UIView) {
    self.name = name
    makeController = {
      let controller = UIViewController()
      let view = body()
      controller.view.backgroundColor = .systemBackground
      controller.view.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      let guide = controller.view.safeAreaLayoutGuide
      let margins = [
        view.leadingAnchor.constraint(greaterThanOrEqualTo: guide.leadingAnchor),
        view.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor),
        view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      ]
      NSLayoutConstraint.activate(margins + Self.size(of: view, in: guide))
      return controller
    }
  }

  /// Returns weak size constraints, which take effect if neither content nor constraints of the view
  /// determine its size.
  @MainActor
  private static func size(of view: UIView, in guide: UILayoutGuide) -> [NSLayoutConstraint] {
    let frame = view.frame.size
    let (width, height) =
      (
        frame.width > 0
          ? view.widthAnchor.constraint(equalToConstant: frame.width)
          : view.widthAnchor.constraint(equalTo: guide.widthAnchor),
        frame.height > 0
          ? view.heightAnchor.constraint(equalToConstant: frame.height)
          : view.heightAnchor.constraint(equalTo: guide.heightAnchor)
      )
    for constraint in [width, height] { constraint.priority = .fittingSizeLevel }
    return [width, height]
  }
}
