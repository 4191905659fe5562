import CoreGraphics

// The effects of symbols, which Apple's module Symbols declares and UIKit exports. Effects are values of their
// kinds and options. Nothing moves here, and symbols end as they do at the end of an effect on iOS.

/// An effect on a symbol image.
public protocol SymbolEffect: Sendable, Hashable {
  /// The kind of the effect and its options.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that ends on its own.
public protocol DiscreteSymbolEffect {}
/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}
/// An effect by which symbols appear and disappear.
public protocol TransitionSymbolEffect {}
/// An effect by which a symbol replaces another one.
public protocol ContentTransitionSymbolEffect {}

/// The kind of a symbol effect and its options.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  package let kind: String
  package var options: Set<String> = []

  package init(_ kind: String) { self.kind = kind }

  /// Returns the configuration with another option.
  package func with(_ option: String) -> SymbolEffectConfiguration {
    var copy = self
    copy.options.insert(option)
    return copy
  }
}

/// The speed and the repetitions of a symbol effect. Without effect: nothing moves here.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The repetitions of an effect.
  public struct RepeatBehavior: Hashable, Sendable {
    private let name: String
    private let count: Int?
    private let delay: Double?

    private init(_ name: String, _ count: Int? = nil, _ delay: Double? = nil) {
      (self.name, self.count, self.delay) = (name, count, delay)
    }

    /// Repetitions without a pause.
    public static var continuous: RepeatBehavior { RepeatBehavior("continuous") }
    /// Repetitions with the system's pauses.
    public static var periodic: RepeatBehavior { RepeatBehavior("periodic") }
    /// Returns a number of repetitions with pauses of a length in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior("periodic", count, delay)
    }
  }

  private enum Repetition: Hashable { case standard, forever, never, times(Int?), behavior(RepeatBehavior) }
  private var repetition = Repetition.standard
  private var pace = 1.0

  private init() {}

  private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var copy = self
    change(&copy)
    return copy
  }

  /// The options of the effect.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Endless repetitions.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  /// No repetition.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
  /// Returns options with a number of repetitions.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  /// Returns options with repetitions.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }
  /// Returns options with a factor of the speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }
  /// The options with endless repetitions.
  public var repeating: SymbolEffectOptions { with { $0.repetition = .forever } }
  /// The options without repetition.
  public var nonRepeating: SymbolEffectOptions { with { $0.repetition = .never } }
  /// Returns the options with a number of repetitions.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with { $0.repetition = .times(count) } }
  /// Returns the options with repetitions.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    with { $0.repetition = .behavior(behavior) }
  }
  /// Returns the options with a factor of the speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.pace = speed } }
}

/// An appearance of a symbol, by which it becomes visible.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The kind of the effect and its options.
  public private(set) var configuration = SymbolEffectConfiguration("appear")

  private func with(_ option: String) -> AppearSymbolEffect {
    var copy = self
    copy.configuration = configuration.with(option)
    return copy
  }

  /// The effect growing.
  public var up: AppearSymbolEffect { with("up") }
  /// The effect shrinking.
  public var down: AppearSymbolEffect { with("down") }
  /// The effect of the symbol's layers by turns.
  public var byLayer: AppearSymbolEffect { with("byLayer") }
  /// The effect of the symbol as a whole.
  public var wholeSymbol: AppearSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// An appearance of a symbol, by which it becomes visible.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// A disappearance of a symbol, by which it becomes invisible.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The kind of the effect and its options.
  public private(set) var configuration = SymbolEffectConfiguration("disappear")

  private func with(_ option: String) -> DisappearSymbolEffect {
    var copy = self
    copy.configuration = configuration.with(option)
    return copy
  }

  /// The effect growing.
  public var up: DisappearSymbolEffect { with("up") }
  /// The effect shrinking.
  public var down: DisappearSymbolEffect { with("down") }
  /// The effect of the symbol's layers by turns.
  public var byLayer: DisappearSymbolEffect { with("byLayer") }
  /// The effect of the symbol as a whole.
  public var wholeSymbol: DisappearSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A disappearance of a symbol, by which it becomes invisible.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// A short movement of a symbol.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The kind of the effect and its options.
  public private(set) var configuration = SymbolEffectConfiguration("bounce")

  private func with(_ option: String) -> BounceSymbolEffect {
    var copy = self
    copy.configuration = configuration.with(option)
    return copy
  }

  /// The effect upward.
  public var up: BounceSymbolEffect { with("up") }
  /// The effect downward.
  public var down: BounceSymbolEffect { with("down") }
  /// The effect of the symbol's layers by turns.
  public var byLayer: BounceSymbolEffect { with("byLayer") }
  /// The effect of the symbol as a whole.
  public var wholeSymbol: BounceSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A short movement of a symbol.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// A slow change of a symbol's size.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The kind of the effect and its options.
  public private(set) var configuration = SymbolEffectConfiguration("breathe")

  private func with(_ option: String) -> BreatheSymbolEffect {
    var copy = self
    copy.configuration = configuration.with(option)
    return copy
  }

  /// The effect that leaves the opacity as it is.
  public var plain: BreatheSymbolEffect { with("plain") }
  /// The effect that changes the opacity, too.
  public var pulse: BreatheSymbolEffect { with("pulse") }
  /// The effect of the symbol's layers by turns.
  public var byLayer: BreatheSymbolEffect { with("byLayer") }
  /// The effect of the symbol as a whole.
  public var wholeSymbol: BreatheSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A slow change of a symbol's size.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// A drawing of a symbol along its lines, by which it becomes visible.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The kind of the effect and its options.
  public private(set) var configuration = SymbolEffectConfiguration("drawOn")

  private func with(_ option: String) -> DrawOnSymbolEffect {
    var copy = self
    copy.configuration = configuration.with(option)
    return copy
  }

  /// The effect of one layer after the other.
  public var individually: DrawOnSymbolEffect { with("individually") }
  /// The effect of the symbol's layers by turns.
  public var byLayer: DrawOnSymbolEffect { with("byLayer") }
  /// The effect of the symbol as a whole.
  public var wholeSymbol: DrawOnSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// A drawing of a symbol along its lines, by which it becomes visible.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// A removal of a symbol along its lines, by which it becomes invisible.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The kind of the effect and its options.
  public private(set) var configuration = SymbolEffectConfiguration("drawOff")

  private func with(_ option: String) -> DrawOffSymbolEffect {
    var copy = self
    copy.configuration = configuration.with(option)
    return copy
  }

  /// The effect of one layer after the other.
  public var individually: DrawOffSymbolEffect { with("individually") }
  /// The effect that begins at the end.
  public var reversed: DrawOffSymbolEffect { with("reversed") }
  /// The effect that begins at the start.
  public var nonReversed: DrawOffSymbolEffect { with("nonReversed") }
  /// The effect of the symbol's layers by turns.
  public var byLayer: DrawOffSymbolEffect { with("byLayer") }
  /// The effect of the symbol as a whole.
  public var wholeSymbol: DrawOffSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// A removal of a symbol along its lines, by which it becomes invisible.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

/// A change of a symbol's opacity.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The kind of the effect and its options.
  public private(set) var configuration = SymbolEffectConfiguration("pulse")

  private func with(_ option: String) -> PulseSymbolEffect {
    var copy = self
    copy.configuration = configuration.with(option)
    return copy
  }

  /// The effect of the symbol's layers by turns.
  public var byLayer: PulseSymbolEffect { with("byLayer") }
  /// The effect of the symbol as a whole.
  public var wholeSymbol: PulseSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// A change of a symbol's opacity.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// A rotation of a symbol.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The kind of the effect and its options.
  public private(set) var configuration = SymbolEffectConfiguration("rotate")

  private func with(_ option: String) -> RotateSymbolEffect {
    var copy = self
    copy.configuration = configuration.with(option)
    return copy
  }

  /// The effect clockwise.
  public var clockwise: RotateSymbolEffect { with("clockwise") }
  /// The effect counterclockwise.
  public var counterClockwise: RotateSymbolEffect { with("counterClockwise") }
  /// The effect of the symbol's layers by turns.
  public var byLayer: RotateSymbolEffect { with("byLayer") }
  /// The effect of the symbol as a whole.
  public var wholeSymbol: RotateSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// A rotation of a symbol.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// A change of a symbol's scale.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  /// The kind of the effect and its options.
  public private(set) var configuration = SymbolEffectConfiguration("scale")

  private func with(_ option: String) -> ScaleSymbolEffect {
    var copy = self
    copy.configuration = configuration.with(option)
    return copy
  }

  /// The effect to a larger scale.
  public var up: ScaleSymbolEffect { with("up") }
  /// The effect to a smaller scale.
  public var down: ScaleSymbolEffect { with("down") }
  /// The effect of the symbol's layers by turns.
  public var byLayer: ScaleSymbolEffect { with("byLayer") }
  /// The effect of the symbol as a whole.
  public var wholeSymbol: ScaleSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A change of a symbol's scale.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// A movement of a symbol to and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The kind of the effect and its options.
  public private(set) var configuration = SymbolEffectConfiguration("wiggle")

  private func with(_ option: String) -> WiggleSymbolEffect {
    var copy = self
    copy.configuration = configuration.with(option)
    return copy
  }

  /// The effect clockwise at first.
  public var clockwise: WiggleSymbolEffect { with("clockwise") }
  /// The effect counterclockwise at first.
  public var counterClockwise: WiggleSymbolEffect { with("counterClockwise") }
  /// The effect to the left.
  public var left: WiggleSymbolEffect { with("left") }
  /// The effect to the right.
  public var right: WiggleSymbolEffect { with("right") }
  /// The effect upward.
  public var up: WiggleSymbolEffect { with("up") }
  /// The effect downward.
  public var down: WiggleSymbolEffect { with("down") }
  /// The effect in reading direction.
  public var forward: WiggleSymbolEffect { with("forward") }
  /// The effect against reading direction.
  public var backward: WiggleSymbolEffect { with("backward") }
  /// The effect of the symbol's layers by turns.
  public var byLayer: WiggleSymbolEffect { with("byLayer") }
  /// The effect of the symbol as a whole.
  public var wholeSymbol: WiggleSymbolEffect { with("wholeSymbol") }
  /// Returns the effect in the direction of an angle in degrees.
  public func custom(angle: Double) -> WiggleSymbolEffect { with("angle \(angle)") }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A movement of a symbol to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// A change of the opacity of the layers of a symbol with variable color.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The kind of the effect and its options.
  public private(set) var configuration = SymbolEffectConfiguration("variableColor")

  private func with(_ option: String) -> VariableColorSymbolEffect {
    var copy = self
    copy.configuration = configuration.with(option)
    return copy
  }

  /// The effect in which one layer is highlighted at a time.
  public var iterative: VariableColorSymbolEffect { with("iterative") }
  /// The effect in which layers stay highlighted.
  public var cumulative: VariableColorSymbolEffect { with("cumulative") }
  /// The effect that runs backward after each pass.
  public var reversing: VariableColorSymbolEffect { with("reversing") }
  /// The effect that begins again after each pass.
  public var nonReversing: VariableColorSymbolEffect { with("nonReversing") }
  /// The effect in which other layers are dimmed.
  public var dimInactiveLayers: VariableColorSymbolEffect { with("dimInactiveLayers") }
  /// The effect in which other layers are hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect { with("hideInactiveLayers") }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// A change of the opacity of the layers of a symbol with variable color.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// A replacement of a symbol by another one.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// The kind of the effect and its options.
  public private(set) var configuration = SymbolEffectConfiguration("replace")

  private func with(_ option: String) -> ReplaceSymbolEffect {
    var copy = self
    copy.configuration = configuration.with(option)
    return copy
  }

  /// The effect in which the former symbol shrinks and the new one grows.
  public var downUp: ReplaceSymbolEffect { with("downUp") }
  /// The effect in which both symbols grow.
  public var upUp: ReplaceSymbolEffect { with("upUp") }
  /// The effect in which the former symbol vanishes and the new one grows.
  public var offUp: ReplaceSymbolEffect { with("offUp") }
  /// The effect of the symbol's layers by turns.
  public var byLayer: ReplaceSymbolEffect { with("byLayer") }
  /// The effect of the symbol as a whole.
  public var wholeSymbol: ReplaceSymbolEffect { with("wholeSymbol") }

  /// A replacement in which the parts that both symbols have stay in place.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
    /// The kind of the effect and its options.
    public let configuration: SymbolEffectConfiguration
    /// The effect of the symbols as a whole.
    public var wholeSymbol: MagicReplace { MagicReplace(configuration: configuration.with("wholeSymbol")) }
    /// The effect of the symbols' layers by turns.
    public var byLayer: MagicReplace { MagicReplace(configuration: configuration.with("byLayer")) }
  }

  /// Returns a replacement in which the parts that both symbols have stay in place, and the other effect where
  /// there are none.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
    MagicReplace(configuration: configuration.with("magic"))
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A replacement of a symbol by another one.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// An effect that the system chooses.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
  /// The kind of the effect and its options.
  public let configuration = SymbolEffectConfiguration("automatic")
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// An effect that the system chooses.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// A replacement of a button's symbol by another one, with its options.
public struct UISymbolContentTransition: Hashable, Sendable {
  private let configuration: SymbolEffectConfiguration
  private let options: SymbolEffectOptions

  /// Creates a transition with an effect.
  public init(
    _ contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) {
    configuration = contentTransition.configuration
    self.options = options
  }
}
