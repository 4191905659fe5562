// Values that describe views. They are not stored.

public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let text: String
  public init(_ value: String) { text = value }
  public init(stringLiteral value: String) { text = value }
}
public struct EdgeInsets: Equatable, Sendable {
  public var top, leading, bottom, trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}
public struct HorizontalAlignment: Hashable, Sendable {
  public static let leading = Self(), center = Self(), trailing = Self()
}
public struct VerticalAlignment: Hashable, Sendable {
  public static let top = Self(), center = Self(), bottom = Self(), firstTextBaseline = Self(),
    lastTextBaseline = Self()
}
public struct Alignment: Hashable, Sendable {
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {}
  init() {}
  public static let center = Alignment(), leading = Alignment(), trailing = Alignment(), top = Alignment()
  public static let bottom = Alignment(), topLeading = Alignment(), topTrailing = Alignment()
  public static let bottomLeading = Alignment(), bottomTrailing = Alignment()
}
public enum TextAlignment: Hashable, Sendable { case leading, center, trailing }
public enum ContentMode: Hashable, Sendable { case fit, fill }
public enum Axis: Int8, Hashable, Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}
public enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }
public enum ScenePhase: Hashable, Sendable { case active, inactive, background }
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
public struct UnitPoint: Hashable, Sendable {
  public var x, y: CGFloat
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  public static let zero = UnitPoint(x: 0, y: 0), center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5), trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0), bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0), topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1), bottomTrailing = UnitPoint(x: 1, y: 1)
}
public struct Angle: Hashable, Sendable {
  public var radians: Double
  public var degrees: Double { radians * 180 / .pi }
  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static let zero = Angle(radians: 0)
}
public struct Font: Hashable, Sendable {
  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  public static let largeTitle = Font(), title = Font(), title2 = Font(), title3 = Font(), headline = Font()
  public static let subheadline = Font(), body = Font(), callout = Font(), footnote = Font(), caption = Font()
  public static let caption2 = Font()
  init() {}
  public init(_ font: UIFont) {}
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    Font()
  }
  public static func system(_ style: TextStyle, design: Design = .default) -> Font { Font() }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font { Font() }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }
  public func bold() -> Font { self }
  public func italic() -> Font { self }
  public func weight(_ weight: Weight) -> Font { self }
  public func monospacedDigit() -> Font { self }
}
public struct Animation: Hashable, Sendable {
  public static let `default` = Animation(), linear = Animation(), easeIn = Animation(), easeOut = Animation()
  public static let easeInOut = Animation(), bouncy = Animation(), smooth = Animation(), snappy = Animation()
  public static let spring = Animation()
  init() {}
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  public static func linear(duration: Double) -> Animation { Animation() }
  public static func easeIn(duration: Double) -> Animation { Animation() }
  public static func easeOut(duration: Double) -> Animation { Animation() }
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation() }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation() }
  public static func timingCurve(_ a: Double, _ b: Double, _ c: Double, _ d: Double, duration: Double = 0.35)
    -> Animation
  { Animation() }
  public func delay(_ delay: Double) -> Animation { self }
  public func speed(_ speed: Double) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
}
/// Runs the closure without animation.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows
  -> Result
{
  try body()
}
public struct Transaction: Sendable {
  public var animation: Animation?
  public init(animation: Animation? = nil) { self.animation = animation }
}
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
  -> Result
{
  try body()
}
public struct AnyTransition: Sendable {
  init() {}
  public init<T>(_ transition: T) {}
  public static let identity = AnyTransition(), opacity = AnyTransition(), slide = AnyTransition()
  public static let scale = AnyTransition()
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    insertion
  }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: Size
  public var spacing: CGFloat?
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing) = (size, spacing)
  }
}
public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }
  public init(colors: [Color]) {}
  public init(stops: [Stop]) {}
}
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}
/// The values of the environment by their keys; a key that is not set has its default value.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  public var colorScheme = ColorScheme.light
  public var layoutDirection = LayoutDirection.leftToRight
  public var scenePhase = ScenePhase.active
  public var isEnabled = true
  public var locale = Locale.current
  public var calendar = Calendar.current
  public var timeZone = TimeZone.current
  public var font: Font?
  public var lineLimit: Int?
  public var displayScale: CGFloat = 3
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  public var openURL = OpenURLAction()
  public var dismiss = DismissAction()
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  public init() {}
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
public struct OpenURLAction: Sendable {
  public func callAsFunction(_ url: URL) {}
}
public struct DismissAction: Sendable {
  public func callAsFunction() {}
}
public struct PresentationMode: Sendable {
  public var isPresented: Bool { false }
  public mutating func dismiss() {}
}
@propertyWrapper
public struct Namespace {
  public struct ID: Hashable, Sendable {}
  public init() {}
  public var wrappedValue: ID { ID() }
}
@propertyWrapper
public struct FocusState<Value: Hashable> {
  private let kept: State<Value>
  public init() where Value == Bool { kept = State(wrappedValue: false) }
  public init<Wrapped>() where Value == Wrapped? { kept = State(wrappedValue: nil) }
  public var wrappedValue: Value {
    get { kept.wrappedValue }
    nonmutating set { kept.wrappedValue = newValue }
  }
  public var projectedValue: Binding<Value> { kept.projectedValue }
}
@propertyWrapper
public struct GestureState<Value> {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var projectedValue: GestureState<Value> { self }
}
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = Self(rawValue: 1)
  public static let intrinsicContentSize = Self(rawValue: 2)
}
/// Parts of the safe area: the device's edges and bars, and the keyboard.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = Self(rawValue: 1)
  public static let keyboard = Self(rawValue: 2)
  public static let all = Self(rawValue: .max)
}
/// A cell configuration that shows an empty cell.
@preconcurrency @MainActor
public struct UIHostingConfiguration<Content: View, Background: View>: @MainActor UIContentConfiguration {
  public init(@ViewBuilder content: () -> Content) where Background == StandInView {}
  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }
  public func updated(for state: any UIConfigurationState) -> Self { self }
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
  public func background<Style: ShapeStyle>(_ style: Style) -> Self { self }
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
