// Effects of symbols, which do not move.

public protocol SymbolEffect: Sendable {}
public struct SymbolEffectOptions: Equatable, Sendable {
  public static let `default` = Self(), repeating = Self(), nonRepeating = Self()
  public static func `repeat`(_ count: Int) -> Self { Self() }
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self() }
  public static func speed(_ speed: Double) -> Self { Self() }
  public func `repeat`(_ count: Int) -> Self { self }
  public func speed(_ speed: Double) -> Self { self }
  public var repeating: Self { self }
  public var nonRepeating: Self { self }
  public struct RepeatBehavior: Equatable, Sendable {
    public static let continuous = Self(), periodic = Self()
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self { Self() }
  }
}
public struct BounceSymbolEffect: SymbolEffect {
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { Self() } }
public struct PulseSymbolEffect: SymbolEffect {
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { Self() } }
public struct VariableColorSymbolEffect: SymbolEffect {
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var dimInactiveLayers: Self { self }
  public var hideInactiveLayers: Self { self }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: Self { Self() }
}
public struct ScaleSymbolEffect: SymbolEffect {
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { Self() } }
public struct AppearSymbolEffect: SymbolEffect {
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: Self { Self() } }
public struct DisappearSymbolEffect: SymbolEffect {
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
extension SymbolEffect where Self == DisappearSymbolEffect { public static var disappear: Self { Self() } }
public struct ReplaceSymbolEffect: SymbolEffect {
  public var upUp: Self { self }
  public var downUp: Self { self }
  public var offUp: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: Self { Self() } }
public struct WiggleSymbolEffect: SymbolEffect {
  public var up: Self { self }
  public var down: Self { self }
  public var left: Self { self }
  public var right: Self { self }
  public var forward: Self { self }
  public var backward: Self { self }
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: Self { Self() } }
public struct RotateSymbolEffect: SymbolEffect {
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: Self { Self() } }
public struct BreatheSymbolEffect: SymbolEffect {
  public var plain: Self { self }
  public var pulse: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: Self { Self() } }
public struct DrawOnSymbolEffect: SymbolEffect {
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var individually: Self { self }
}
extension SymbolEffect where Self == DrawOnSymbolEffect { public static var drawOn: Self { Self() } }
public struct DrawOffSymbolEffect: SymbolEffect {
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var individually: Self { self }
}
extension SymbolEffect where Self == DrawOffSymbolEffect { public static var drawOff: Self { Self() } }
extension ContentTransition {
  public static func symbolEffect<E: SymbolEffect>(_ effect: E, options: SymbolEffectOptions = .default)
    -> Self
  {
    symbolEffect
  }
}
