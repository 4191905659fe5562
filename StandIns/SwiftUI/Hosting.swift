// Views in UIKit, and UIKit in views.

/// A placeholder with the name of its view.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: PlaceholderController {
  open var rootView: Content
  open override var placeholderName: String { "SwiftUI: \(StandInView.name(of: rootView))" }
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  /// Stored only: the placeholder has no safe area handling.
  public var _disableSafeArea = false
  /// Stored only: the placeholder has no safe area handling.
  public var safeAreaRegions: SafeAreaRegions = .all
  /// Stored only: the placeholder has a fixed size.
  public var sizingOptions: UIHostingControllerSizingOptions = []
  /// Returns the proposed size.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: coder)
  }
  public required init?(coder: NSCoder) { fatalError("init(coder:) has no view to host") }
}
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = Self(rawValue: 1)
  public static let intrinsicContentSize = Self(rawValue: 2)
}
/// A placeholder with the name of its view.
@preconcurrency @MainActor
open class _UIHostingView<Content: View>: PlaceholderView {
  public let rootView: Content
  open override var placeholderName: String { "SwiftUI: \(StandInView.name(of: rootView))" }
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { nil }
}
/// A cell configuration that shows an empty cell.
@preconcurrency @MainActor
public struct UIHostingConfiguration<Content: View, Background: View>: @MainActor UIContentConfiguration {
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {}
  private init() {}
  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }
  public func updated(for state: any UIConfigurationState) -> Self { self }
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
  public func minSize() -> Self { self }
  public func background<Style: ShapeStyle>(_ style: Style) -> UIHostingConfiguration<Content, StandInView> {
    UIHostingConfiguration<Content, StandInView>()
  }
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>()
  }
}
private final class HostingContentView: PlaceholderView, UIContentView {
  var configuration: any UIContentConfiguration
  init(_ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var placeholderName: String { "SwiftUI" }
}
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues { EnvironmentValues() }
  public var transaction: Transaction { Transaction() }
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ view: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIView(_ view: UIViewType, coordinator: Coordinator)
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}
extension UIViewRepresentable where Coordinator == Void { public func makeCoordinator() {} }
extension UIViewRepresentable {
  public static func dismantleUIView(_ view: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? {
    nil
  }
  public var body: Never { fatalError("a view of UIKit's has no body") }
}
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues { EnvironmentValues() }
  public var transaction: Transaction { Transaction() }
}
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ controller: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIViewController(_ controller: UIViewControllerType, coordinator: Coordinator)
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}
extension UIViewControllerRepresentable where Coordinator == Void { public func makeCoordinator() {} }
extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(_ controller: UIViewControllerType, coordinator: Coordinator) {
  }
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
  public var body: Never { fatalError("a controller has no body") }
}
@preconcurrency @MainActor
public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}
extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}
extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  public let coordinator: Representable.Coordinator
  public var converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter { .init() }
}
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter: Sendable {
  public var localLocation: CGPoint { .zero }
  public var localTranslation: CGPoint? { nil }
  public var localVelocity: CGPoint? { nil }
  public func location(in space: some CoordinateSpaceProtocol) -> CGPoint { .zero }
}
/// A renderer of views: there are no pictures of them.
@preconcurrency @MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content
  public var proposedSize = ProposedViewSize.unspecified
  public var scale: CGFloat = 1
  public var isOpaque = false
  public var colorMode = ColorRenderingMode.nonLinear
  public var isObservationEnabled = true
  public init(content: Content) { self.content = content }
  public var uiImage: UIImage? { nil }
  public var cgImage: CGImage? { nil }
  public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {}
}

// MARK: Previews

extension PreviewScreen {
  /// Creates a preview of a SwiftUI view: a placeholder with its name.
  public init<Content: View>(_ name: String, _ body: @escaping @MainActor () -> Content) {
    self.init(name) { UIHostingController(rootView: body()) as UIViewController }
  }
  /// Creates a preview of a SwiftUI view with traits: a placeholder with its name.
  public init<Content: View>(
    _ name: String, traits: PreviewTrait<Preview.ViewTraits>, _ others: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> Content
  ) {
    self.init(name, traits: [traits] + others) { UIHostingController(rootView: body()) as UIViewController }
  }
}
extension PreviewTrait where T == Preview.ViewTraits {
  /// Returns a trait that changes nothing: a placeholder is shown of what is previewed.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> { .defaultLayout }
}
public struct PreviewModifierContent: View { public var body: Never { fatalError("Content has no body") } }
@preconcurrency @MainActor
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent
  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}
extension PreviewModifier where Context == Void { public static func makeSharedContext() async throws {} }
public enum PreviewLayout: Sendable { case device, sizeThatFits, fixed(width: CGFloat, height: CGFloat) }
public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(stringLiteral value: String) { rawValue = value }
  public init(rawValue: String) { self.rawValue = rawValue }
}
public protocol PreviewContext { subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get } }
public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
public enum InterfaceOrientation: CaseIterable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}
@preconcurrency @MainActor
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
  static var platform: PreviewPlatform? { get }
}
extension PreviewProvider { public static var platform: PreviewPlatform? { nil } }

/// A scene delegate with scenes of SwiftUI's, which are not displayed.
@preconcurrency @MainActor
public protocol UIHostingSceneDelegate: UISceneDelegate {
  associatedtype RootScene: Scene
  @SceneBuilder static var rootScene: RootScene { get }
}
extension UISceneSessionActivationRequest {
  public convenience init?<D: UIHostingSceneDelegate>(
    hostingDelegateClass: D.Type, id: String, errorHandler: ((any Error) -> Void)? = nil
  ) { self.init() }
}
