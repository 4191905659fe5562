/// Stands in for Apple's SwiftUI as far as UIKit applications use it: views can be declared and hosted, and a
/// hosting controller shows a placeholder with the view's name. `tinamou` removes bodies from adapted
/// sources, so that no SwiftUI view is laid out or drawn. State is stored and does not cause updates.
@_exported import Accessibility
@_exported import Combine
@_exported import CoreTransferable
@_exported import Observation
@_exported import PlaceholderViews
@_exported import UniformTypeIdentifiers

@preconcurrency @MainActor
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}
extension Never: View { public var body: Never { fatalError("Never has no body") } }
extension Optional: View where Wrapped: View { public var body: StandInView { StandInView() } }

/// The type of the bodies of all views, and of views with modifiers, whose name it has.
public struct StandInView: View {
  /// The name of the view that was modified.
  let name: String?
  nonisolated public init() { name = nil }
  init<Content: View>(of view: Content) { name = StandInView.name(of: view) }
  public var body: Never { fatalError("StandInView has no body") }

  /// Returns the name of a view for its placeholder.
  static func name<Content: View>(of view: Content) -> String {
    if let view = view as? StandInView { return view.name ?? "View" }
    if let view = view as? AnyView { return view.name }
    let name = String(describing: Content.self)
    return name.contains("StandInView") ? String(name.prefix { $0 != "<" }) : name
  }
}
extension View {
  /// The view with a modifier, which has no effect.
  var modified: StandInView { StandInView(of: self) }
}
public struct EmptyView: View {
  nonisolated public init() {}
  public var body: Never { fatalError("EmptyView has no body") }
}
public struct TupleView<Content>: View {
  public var value: Content
  public init(_ value: Content) { self.value = value }
  public var body: Never { fatalError("TupleView has no body") }
}
public struct AnyView: View {
  let name: String
  public init<Content: View>(_ view: Content) { name = StandInView.name(of: view) }
  public init<Content: View>(erasing view: Content) { self.init(view) }
  public var body: Never { fatalError("AnyView has no body") }
}

@resultBuilder
public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> StandInView {
    StandInView()
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<Content: View>(first: Content) -> StandInView { StandInView() }
  public static func buildEither<Content: View>(second: Content) -> StandInView { StandInView() }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

// MARK: Modifiers

public struct ViewModifierContent: View { public var body: Never { fatalError("Content has no body") } }
public typealias _ViewModifier_Content<Modifier> = ViewModifierContent

@preconcurrency @MainActor
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ViewModifierContent
  @ViewBuilder func body(content: Content) -> Body
}
extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { fatalError("the modifier has no body") }
}
extension ViewModifier {
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
  public func animation(_ animation: Animation?) -> some ViewModifier { EmptyModifier() }
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    EmptyModifier()
  }
}
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  nonisolated public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never { fatalError("ModifiedContent has no body") }
}
extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: ViewModifierContent) -> Never { fatalError("ModifiedContent has no body") }
}
extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
public struct EmptyModifier: ViewModifier {
  public static let identity = EmptyModifier()
  nonisolated public init() {}
  public func body(content: Content) -> Never { fatalError("EmptyModifier has no body") }
}
@preconcurrency @MainActor
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  associatedtype ResolvedModifier: ViewModifier
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

// MARK: Scenes

@preconcurrency @MainActor
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}
extension Never: Scene {}
public struct StandInScene: Scene {
  nonisolated public init() {}
  public var body: Never { fatalError("StandInScene has no body") }
}
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> StandInScene {
    StandInScene()
  }
  public static func buildOptional<Content: Scene>(_ content: Content?) -> StandInScene { StandInScene() }
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> StandInScene {
    StandInScene()
  }
}
@preconcurrency @MainActor
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}
extension App {
  /// Stops the program: an application of SwiftUI has no screen here.
  public static func main() { fatalError("\(Self.self) is SwiftUI's: it has no screen here") }
}
