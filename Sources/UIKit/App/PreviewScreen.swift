/// What a `#Preview` shows. `tinamou` turns previews of views and view controllers into constants of this type.
@MainActor
public struct PreviewScreen {
  public let name: String
  /// Makes a fresh controller; a view is shown by one of its own, as large as it asks to be.
  public let makeController: @MainActor () -> UIViewController

  public init(_ name: String, _ body: @escaping @MainActor () -> UIViewController) {
    self.name = name
    makeController = body
  }

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
      NSLayoutConstraint.activate(margins)
      return controller
    }
  }
}
