import Foundation

/// A closure called at the end of a symbol effect.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

/// The end of a symbol effect, since iOS 17.
@preconcurrency @MainActor
public struct UISymbolEffectCompletionContext {
  /// A Boolean value that indicates whether the effect ended on its own.
  public let isFinished: Bool
  /// The effect; `nil` for a replacement of the symbol.
  public let effect: (any SymbolEffect)?
  /// The replacement of the symbol; `nil` for an effect.
  public let contentTransition: UISymbolContentTransition?
  /// The object to which the effect was added.
  public let sender: AnyObject?
}
