// Effects of symbols are UIKit's, which do not move.

extension ContentTransition {
  public static func symbolEffect<E: SymbolEffect>(_ effect: E, options: SymbolEffectOptions = .default)
    -> Self
  {
    symbolEffect
  }
}
