/// Stands in for Apple's SwiftUI as far as UIKit applications use it: views can be declared and hosted, and a
/// hosting controller shows a placeholder with the view's name. `tinamou` removes bodies from adapted
/// sources, so that no SwiftUI view is laid out or drawn. State is stored and does not cause updates.
@_exported import Combine
@_exported import PlaceholderViews

@preconcurrency @MainActor
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}
extension Never: View { public var body: Never { fatalError("Never has no body") } }

/// The type of the bodies of all views.
public struct StandInView: View {
  nonisolated public init() {}
  public var body: Never { fatalError("StandInView has no body") }
}
public typealias EmptyView = StandInView

@resultBuilder
public enum ViewBuilder {
  public static func buildBlock() -> StandInView { StandInView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> StandInView {
    StandInView()
  }
  public static func buildOptional<Content: View>(_ content: Content?) -> StandInView { StandInView() }
  public static func buildEither<Content: View>(first: Content) -> StandInView { StandInView() }
  public static func buildEither<Content: View>(second: Content) -> StandInView { StandInView() }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> StandInView {
    StandInView()
  }
}

public struct AnyView: View {
  public init<Content: View>(_ view: Content) {}
  public var body: Never { fatalError("AnyView has no body") }
}
public struct Text: View {
  public init(_ text: String) {}
  public init<Content: StringProtocol>(_ text: Content) {}
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {}
  public init(_ text: AttributedString) {}
  public init(verbatim text: String) {}
  public init(_ image: Image) {}
  public init(_ date: Date, style: DateStyle) {}
  public struct DateStyle: Sendable {
    public static let time = DateStyle(), date = DateStyle(), relative = DateStyle()
  }
  public static func + (a: Text, b: Text) -> Text { a }
  public func bold() -> Text { self }
  public func italic() -> Text { self }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func font(_ font: Font?) -> Text { self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
  public func kerning(_ kerning: CGFloat) -> Text { self }
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func baselineOffset(_ offset: CGFloat) -> Text { self }
  public var body: Never { fatalError("Text has no body") }
}
/// A color that wraps UIKit's.
public struct Color: View, Shape, ShapeStyle, Hashable, Sendable {
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
  let kept: UIColor
  public static let clear = Color(.clear)
  public static let black = Color(.black)
  public static let white = Color(.white)
  public static let red = Color(.systemRed)
  public static let green = Color(.systemGreen)
  public static let blue = Color(.systemBlue)
  public static let gray = Color(.systemGray)
  public static let orange = Color(.systemOrange)
  public static let yellow = Color(.systemYellow)
  public static let cyan = Color(.systemCyan)
  public static let indigo = Color(.systemIndigo)
  public static let mint = Color(.systemMint)
  public static let pink = Color(.systemPink)
  public static let purple = Color(.systemPurple)
  public static let teal = Color(.systemTeal)
  public static let brown = Color(.systemBrown)
  public static let primary = Color(.label)
  public static let secondary = Color(.secondaryLabel)
  public static let accentColor = Color(.systemBlue)
  public init(_ name: String, bundle: Bundle? = nil) {
    kept = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .black
  }
  nonisolated public init(_ color: UIColor) { kept = color }
  nonisolated public init(uiColor: UIColor) { kept = uiColor }
  nonisolated public init(cgColor: CGColor) { kept = UIColor(cgColor: cgColor) }
  nonisolated public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    kept = UIColor(red: red, green: green, blue: blue, alpha: opacity)
  }
  nonisolated public init(
    _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }
  nonisolated public init(white: Double, opacity: Double = 1) { kept = UIColor(white: white, alpha: opacity) }
  nonisolated public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(white: white, opacity: opacity)
  }
  nonisolated public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    kept = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
  }
  public func opacity(_ opacity: Double) -> Color { Color(kept.withAlphaComponent(opacity)) }
  public var body: Never { fatalError("Color has no body") }
}
extension UIColor {
  /// Creates the color of a SwiftUI color.
  public convenience init(_ color: Color) { self.init(cgColor: color.kept.cgColor) }
}
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
public struct Image: View {
  public init(_ name: String, bundle: Bundle? = nil) {}
  public init(systemName: String) {}
  public init(uiImage: UIImage) {}
  public init(decorative name: String, bundle: Bundle? = nil) {}
  public enum ResizingMode: Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Sendable { case template, original }
  public enum Scale: Sendable { case small, medium, large }
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  { self }
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  public var body: Never { fatalError("Image has no body") }
}
public enum ColorScheme: Sendable { case light, dark }
public enum PreviewLayout: Sendable { case device, sizeThatFits, fixed(width: CGFloat, height: CGFloat) }
public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
  public init(stringLiteral value: String) {}
  public init(rawValue: String) {}
}
public protocol PreviewProvider {
  associatedtype Previews: View
  @MainActor static var previews: Previews { get }
}

extension View {
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View { StandInView() }
  public func environment<Value>(_ key: WritableKeyPath<EnvironmentValues, Value>, _ value: Value)
    -> some View
  {
    StandInView()
  }
  public func previewLayout(_ layout: PreviewLayout) -> some View { StandInView() }
  public func previewDevice(_ device: PreviewDevice?) -> some View { StandInView() }
  public func previewDisplayName(_ name: String?) -> some View { StandInView() }
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { StandInView() }
}
public enum Edge: Int8, Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
  }
}
public struct ViewModifierContent: View { public var body: Never { fatalError("Content has no body") } }
@preconcurrency @MainActor
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ViewModifierContent
  @ViewBuilder func body(content: Content) -> Body
}

// MARK: State

@propertyWrapper
public struct State<Value> {
  private final class Box { var value: Value; init(_ value: Value) { self.value = value } }
  private let box: Box
  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  public init(initialValue: Value) { box = Box(initialValue) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding<Value> { Binding(get: { box.value }, set: { box.value = $0 }) }
}
@propertyWrapper
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (read, write) = (get, set) }
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
  public var projectedValue: Binding<Value> { self }
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }
}
@propertyWrapper
public struct ObservedObject<Object: ObservableObject> {
  public var wrappedValue: Object
  public var projectedValue: Object { wrappedValue }
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
}
@propertyWrapper
public struct StateObject<Object: ObservableObject> {
  public let wrappedValue: Object
  public var projectedValue: Object { wrappedValue }
  public init(wrappedValue: @autoclosure @escaping () -> Object) { self.wrappedValue = wrappedValue() }
}
/// An environment object, which is never set: reading it stops the program.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject> {
  public init() {}
  public var wrappedValue: Object { fatalError("No ObservableObject of type \(Object.self) found.") }
}
@propertyWrapper
public struct Environment<Value> {
  private let path: KeyPath<EnvironmentValues, Value>
  public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }
  public var wrappedValue: Value { EnvironmentValues()[keyPath: path] }
}
@propertyWrapper
public struct AppStorage<Value> {
  private let (key, initial): (String, Value)
  public init(wrappedValue: Value, _ key: String) { (self.key, initial) = (key, wrappedValue) }
  public var wrappedValue: Value {
    get { UserDefaults.standard.object(forKey: key) as? Value ?? initial }
    nonmutating set { UserDefaults.standard.set(newValue, forKey: key) }
  }
}

// MARK: UIKit integration

/// A placeholder with the name of its view.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: PlaceholderController {
  open var rootView: Content
  open override var placeholderName: String { "SwiftUI: \(Content.self)" }
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
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues { EnvironmentValues() }
  public var transaction: Transaction { Transaction() }
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
}
extension UIViewRepresentable where Coordinator == Void { public func makeCoordinator() {} }
extension UIViewRepresentable {
  public static func dismantleUIView(_ view: UIViewType, coordinator: Coordinator) {}
}
extension UIViewRepresentable { public var body: Never { fatalError("a view of UIKit's has no body") } }
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
}
extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(_ controller: UIViewControllerType, coordinator: Coordinator) {
  }
}
extension UIViewControllerRepresentable where Coordinator == Void { public func makeCoordinator() {} }
extension UIViewControllerRepresentable { public var body: Never { fatalError("a controller has no body") } }

@preconcurrency @MainActor
public protocol Scene {}
public struct StandInScene: Scene { nonisolated public init() {} }
@preconcurrency @MainActor
public protocol App {
  associatedtype Body: Scene
  var body: Body { get }
  init()
}

/// A proposed size; a dimension is `nil` where the view may choose it.
public struct ProposedViewSize: Hashable, Sendable {
  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public var width: CGFloat?
  public var height: CGFloat?
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  public init(_ size: CGSize) { (width, height) = (size.width, size.height) }
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
/// The proposed size under its former name.
public struct _ProposedSize {
  public var width: CGFloat?
  public var height: CGFloat?
}
/// The accessibility traits of a view. They have no effect.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  public static let isImage = AccessibilityTraits(rawValue: 16)
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  public static let isModal = AccessibilityTraits(rawValue: 64)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
}
extension View {
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { StandInView() }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { StandInView() }
  public func accessibilityHidden(_ hidden: Bool) -> some View { StandInView() }
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { StandInView() }
  public func accessibilityValue(_ value: LocalizedStringKey) -> some View { StandInView() }
}
