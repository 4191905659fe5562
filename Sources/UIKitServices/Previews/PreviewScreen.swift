import UIKitLists

/// The content of a `#Preview`. `tinamou` turns previews of views and view controllers into constants of this
/// type.
@MainActor
public struct PreviewScreen {
  /// The name of the preview in commands.
  public let name: String
  /// A closure that creates a new view controller; for a view, one that displays it in its fitting size.
  public let makeController: @MainActor () -> UIViewController
  /// The orientation of the device according to the traits; `nil` if they do not say.
  package let orientation: UIInterfaceOrientation?

  /// Creates a preview.
  ///
  /// - Parameter make: Returns the controller for a container.
  private init(
    _ name: String, _ traits: [PreviewTrait<Preview.ViewTraits>],
    _ make: @escaping @MainActor (PreviewTrait<Preview.ViewTraits>.Layout) -> UIViewController
  ) {
    self.name = name
    var (layout, orientation) = (PreviewTrait<Preview.ViewTraits>.Layout.device, UIInterfaceOrientation?.none)
    for trait in traits {
      switch trait.kind {
      case .layout(let value): layout = value
      case .orientation(let value): orientation = value
      }
    }
    self.orientation = orientation
    makeController = { [layout] in make(layout) }
  }

  /// Creates a preview of a view controller.
  public init(_ name: String, _ body: @escaping @MainActor () -> UIViewController) {
    self.init(name, traits: [], body)
  }

  /// Creates a preview of a view, centered in the safe area of a controller with the system background. Its
  /// size is that of its content and constraints, or else that of its frame, or else that of the safe area.
  @_disfavoredOverload
  public init(_ name: String, _ body: @escaping @MainActor () -> UIView) {
    self.init(name, traits: [], body)
  }

  /// Creates a preview of a view controller, whose view is as large as the container that the traits determine.
  public init(
    _ name: String, traits: PreviewTrait<Preview.ViewTraits>, _ others: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
  ) {
    self.init(name, traits: [traits] + others, body)
  }

  /// Creates a preview of a view, centered in the container that the traits determine.
  @_disfavoredOverload
  public init(
    _ name: String, traits: PreviewTrait<Preview.ViewTraits>, _ others: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> UIView
  ) {
    self.init(name, traits: [traits] + others, body)
  }

  /// Creates a preview of a view controller with traits.
  public init(
    _ name: String, traits: [PreviewTrait<Preview.ViewTraits>],
    _ body: @escaping @MainActor () -> UIViewController
  ) {
    self.init(name, traits) { layout in
      let controller = body()
      return layout == .device ? controller : PreviewContainer(controller, layout)
    }
  }

  /// Creates a preview of a view with traits.
  @_disfavoredOverload
  public init(
    _ name: String, traits: [PreviewTrait<Preview.ViewTraits>], _ body: @escaping @MainActor () -> UIView
  ) {
    self.init(name, traits) { PreviewContainer(body(), $0) }
  }

  /// Creates a preview that is another one under a name.
  package init(_ name: String, of other: PreviewScreen) {
    self.name = name
    makeController = other.makeController
    orientation = other.orientation
  }
}
