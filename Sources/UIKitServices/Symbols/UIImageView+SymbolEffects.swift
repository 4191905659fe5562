import Foundation

/// Effects of symbols, since iOS 17. Nothing moves here: a symbol looks as it does at the end of its effects.
extension UIImageView {
  /// Adds an effect to the symbol, and calls a closure at its end.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    ActiveSymbolEffects.of(self).add(effect, of: self, completion)
    hidesSymbol = ActiveSymbolEffects.of(self).hidesSymbol
  }

  /// Removes the effects of a kind, and calls a closure afterwards.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    ActiveSymbolEffects.of(self).remove(kind: effect.configuration.kind)
    hidesSymbol = ActiveSymbolEffects.of(self).hidesSymbol
    guard let completion else { return }
    DispatchQueue.main.async { [weak self] in
      completion(
        UISymbolEffectCompletionContext(
          isFinished: true, effect: effect, contentTransition: nil, sender: self))
    }
  }

  /// Removes all effects.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    ActiveSymbolEffects.of(self).remove(kind: nil)
    hidesSymbol = false
  }

  /// Replaces the symbol at once, and calls a closure afterwards.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
    guard let completion else { return }
    let transition = UISymbolContentTransition(contentTransition, options: options)
    DispatchQueue.main.async { [weak self] in
      completion(
        UISymbolEffectCompletionContext(
          isFinished: true, effect: nil, contentTransition: transition, sender: self))
    }
  }
}

/// Effects of symbols, since iOS 17. Without effect but for the closures: items in bars do not move.
extension UIBarButtonItem {
  /// Adds an effect to the symbol.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) { ActiveSymbolEffects.of(self).add(effect, of: self, nil) }

  /// Removes the effects of a kind.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) { ActiveSymbolEffects.of(self).remove(kind: effect.configuration.kind) }

  /// Removes all effects.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    ActiveSymbolEffects.of(self).remove(kind: nil)
  }

  /// Replaces the symbol at once.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) { self.image = image }

  /// Stored only: whether a touch moves the symbol, which does not move here; `true` by default.
  public var isSymbolAnimationEnabled: Bool {
    get { AttachedValues.value("isSymbolAnimationEnabled", of: self) ?? true }
    set { AttachedValues.set(newValue, "isSymbolAnimationEnabled", of: self) }
  }
}

extension UIControl {
  /// Stored only: whether a touch moves the control's symbols, which do not move here; `false` by default.
  public var isSymbolAnimationEnabled: Bool {
    get { AttachedValues.value("isSymbolAnimationEnabled", of: self) ?? false }
    set { AttachedValues.set(newValue, "isSymbolAnimationEnabled", of: self) }
  }
}
