// Animations and transitions, which take no time: values change at once.

public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by factor: Double)
  var magnitudeSquared: Double { get }
}
extension Double: VectorArithmetic {
  public mutating func scale(by factor: Double) { self *= factor }
  public var magnitudeSquared: Double { self * self }
}
extension Float: VectorArithmetic {
  public mutating func scale(by factor: Double) { self *= Float(factor) }
  public var magnitudeSquared: Double { Double(self * self) }
}
extension CGFloat: VectorArithmetic {
  public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
  public var magnitudeSquared: Double { Double(self * self) }
}
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic
  var animatableData: AnimatableData { get set }
}
extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
extension Animatable where Self: VectorArithmetic {
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init() {}
  public static var zero: Self { Self() }
  public static func + (a: Self, b: Self) -> Self { a }
  public static func - (a: Self, b: Self) -> Self { a }
  public mutating func scale(by factor: Double) {}
  public var magnitudeSquared: Double { 0 }
}
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  public static var zero: Self { Self(.zero, .zero) }
  public static func + (a: Self, b: Self) -> Self { Self(a.first + b.first, a.second + b.second) }
  public static func - (a: Self, b: Self) -> Self { Self(a.first - b.first, a.second - b.second) }
  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}
extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
extension CGPoint: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}
extension CGSize: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}
extension CGRect: Animatable {
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}
@preconcurrency @MainActor public protocol AnimatableModifier: Animatable, ViewModifier {}
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  func effectValue(size: CGSize) -> ProjectionTransform
}
extension GeometryEffect {
  public func ignoredByLayout() -> EmptyModifier { EmptyModifier() }
}

public struct Animation: Hashable, Sendable, CustomStringConvertible {
  let name: String
  public var description: String { name }
  public static let `default` = Animation(name: "default"), linear = Animation(name: "linear")
  public static let easeIn = Animation(name: "easeIn"), easeOut = Animation(name: "easeOut")
  public static let easeInOut = Animation(name: "easeInOut"), bouncy = Animation(name: "bouncy")
  public static let smooth = Animation(name: "smooth"), snappy = Animation(name: "snappy")
  public static let spring = Animation(name: "spring")
  public static let interactiveSpring = Animation(name: "interactiveSpring")
  public static let interpolatingSpring = Animation(name: "interpolatingSpring")
  public init<A: CustomAnimation>(_ base: A) { name = "\(A.self)" }
  init(name: String) { self.name = name }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { bouncy }
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { smooth }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { snappy }
  public static func linear(duration: Double) -> Animation { linear }
  public static func easeIn(duration: Double) -> Animation { easeIn }
  public static func easeOut(duration: Double) -> Animation { easeOut }
  public static func easeInOut(duration: Double) -> Animation { easeInOut }
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { spring }
  public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0)
    -> Animation
  { spring }
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation { .spring }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { interactiveSpring }
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation { interactiveSpring }
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { interpolatingSpring }
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { interpolatingSpring }
  public static func timingCurve(_ a: Double, _ b: Double, _ c: Double, _ d: Double, duration: Double = 0.35)
    -> Animation
  { Animation(name: "timingCurve") }
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(name: "timingCurve")
  }
  public func delay(_ delay: Double) -> Animation { self }
  public func speed(_ speed: Double) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  public func logicallyComplete(after duration: Double) -> Animation { self }
}
public protocol CustomAnimation: Hashable, Sendable {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
}
public struct AnimationContext<Value: VectorArithmetic> {
  public var isLogicallyComplete = false
  public var environment: EnvironmentValues { EnvironmentValues() }
}
public struct Spring: Hashable, Sendable {
  public var duration: Double
  public var bounce: Double
  public init(duration: Double = 0.5, bounce: Double = 0) {
    (self.duration, self.bounce) = (duration, bounce)
  }
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }
  public static var smooth: Spring { Spring() }
  public static var snappy: Spring { Spring(bounce: 0.15) }
  public static var bouncy: Spring { Spring(bounce: 0.3) }
}
public struct UnitCurve: Hashable, Sendable {
  let name: String
  public static let linear = Self(name: "linear"), easeIn = Self(name: "easeIn")
  public static let easeOut = Self(name: "easeOut"), easeInOut = Self(name: "easeInOut")
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(name: "bezier")
  }
}
public enum AnimationCompletionCriteria: Hashable, Sendable { case logicallyComplete, removed }

/// Runs the closure without animation.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows
  -> Result
{
  try body()
}
/// Runs the closure without animation, and then the completion.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  defer { completion() }
  return try body()
}
public struct Transaction: @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  public var tracksVelocity = false
  public var dismissBehavior = DismissBehavior.interactive
  public init() {}
  public init(animation: Animation?) { self.animation = animation }
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {}
}
public struct DismissBehavior: Hashable, Sendable {
  let name: String
  public static let interactive = Self(name: "interactive"), destructive = Self(name: "destructive")
}
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
  -> Result
{
  try body()
}
public func withTransaction<R, V>(
  _ path: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R { try body() }

// MARK: Transitions

@preconcurrency @MainActor
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  static var properties: TransitionProperties { get }
}
extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
  public func combined<T: Transition>(with other: T) -> some Transition { IdentityTransition() }
  public func animation(_ animation: Animation?) -> some Transition { IdentityTransition() }
}
public struct PlaceholderContentView<Value>: View {
  public var body: Never { fatalError("the content has no body") }
}
public struct TransitionProperties: Sendable {
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
  public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}
public struct IdentityTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> StandInView { StandInView() }
}
public struct BlurReplaceTransition: Transition {
  public struct Configuration: Equatable, Sendable {
    private let name: String
    public static let downUp = Configuration(name: "downUp"), upUp = Configuration(name: "upUp")
  }
  public init(configuration: Configuration) {}
  public func body(content: Content, phase: TransitionPhase) -> StandInView { StandInView() }
}
public struct OpacityTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> StandInView { StandInView() }
}
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  public init(insertion: Insertion, removal: Removal) {}
  public func body(content: Content, phase: TransitionPhase) -> StandInView { StandInView() }
}
extension Transition where Self == OpacityTransition { public static var opacity: Self { .init() } }
extension Transition where Self == IdentityTransition {
  public static var identity: Self { .init() }
  public static var slide: Self { .init() }
  public static var scale: Self { .init() }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { .init() }
  public static func move(edge: Edge) -> Self { .init() }
  public static func push(from edge: Edge) -> Self { .init() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { .init() }
  public static var blurReplace: Self { .init() }
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self { .init() }
  public static var symbolEffect: Self { .init() }
}
public struct AnyTransition: @unchecked Sendable {
  init() {}
  public init<T: Transition>(_ transition: T) {}
  public static let identity = AnyTransition(), opacity = AnyTransition(), slide = AnyTransition()
  public static let scale = AnyTransition()
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    insertion
  }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
public struct ContentTransition: Hashable, Sendable {
  let name: String
  public static let identity = Self(name: "identity"), opacity = Self(name: "opacity")
  public static let interpolate = Self(name: "interpolate"), numericText = Self(name: "numericText")
  public static let symbolEffect = Self(name: "symbolEffect")
  public static func numericText(countsDown: Bool = false) -> Self { numericText }
  public static func numericText(value: Double) -> Self { numericText }
}
