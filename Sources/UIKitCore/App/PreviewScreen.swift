/// What a `#Preview` shows. `tinamou` turns previews of views and view controllers into constants of this type.
@MainActor
public struct PreviewScreen {
  /// The name under which commands know the preview.
  public let name: String
  /// Makes a fresh controller; a view is shown by one of its own, as large as it asks to be.
  public let makeController: @MainActor () -> UIViewController

  /// A preview of a view controller.
  public init(_ name: String, _ body: @escaping @MainActor () -> UIViewController) {
    self.name = name
    makeController = body
  }

  /// A preview of a view, in the middle of the safe area of a controller with the system's background: as large as its content
  /// and constraints ask for, where they do not as large as its frame, and without one as the safe area.
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

  /// Sizes that hold where neither content nor constraints of the view say one: both are stronger.
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
