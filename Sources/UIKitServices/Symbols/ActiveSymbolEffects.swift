import Foundation

/// The effects of an object's symbol. They do not move: an effect that ends on its own ends at once, and the
/// symbol is visible or not, as it is at the end of the effects.
@MainActor
final class ActiveSymbolEffects {
  private var active: [any SymbolEffect] = []

  /// Returns the effects of an object.
  static func of(_ object: AnyObject) -> ActiveSymbolEffects {
    if let held: ActiveSymbolEffects = AttachedValues.value("symbolEffects", of: object) { return held }
    let made = ActiveSymbolEffects()
    AttachedValues.set(made, "symbolEffects", of: object)
    return made
  }

  /// A Boolean value that indicates whether the last effect that determines it has hidden the symbol.
  var hidesSymbol: Bool {
    for one in active.reversed() {
      if one is DisappearSymbolEffect || one is DrawOffSymbolEffect { return true }
      if one is AppearSymbolEffect || one is DrawOnSymbolEffect { return false }
    }
    return false
  }

  /// Adds an effect, in place of one of the same kind, and calls a closure afterwards.
  func add(_ effect: any SymbolEffect, of sender: AnyObject, _ completion: UISymbolEffectCompletion?) {
    remove(kind: effect.configuration.kind)
    if effect is any IndefiniteSymbolEffect { active.append(effect) }
    guard let completion else { return }
    DispatchQueue.main.async { [weak sender] in
      completion(
        UISymbolEffectCompletionContext(
          isFinished: true, effect: effect, contentTransition: nil, sender: sender))
    }
  }

  /// Removes the effects of a kind, or all of them.
  func remove(kind: String?) {
    active.removeAll { kind == nil || $0.configuration.kind == kind }
  }
}
