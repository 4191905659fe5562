/// An animation from a value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; nil for the property's own.
  open var fromValue: Any?
  /// The last value; nil for the property's own.
  open var toValue: Any?
  /// The difference between the first and last values.
  open var byValue: Any?

  /// As an action: whether the animation begins from the property's own former value, not from what was seen.
  package final var beginsFromOwnValue = false
  /// As an action: whether the animation goes to the value that was set, whatever is set later.
  package final var fixesEnd = false
  /// The property's own value before the change whose action this was.
  package final var formerOwnValue: Any?
  /// As an action: whether animations of the same property go on beside this one.
  package final var keepsOthers = false

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
    formerOwnValue = other.formerOwnValue
  }

  /// Adds the animation to a layer, from the value that was shown before unless it says otherwise.
  open override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    guard fromValue == nil, toValue == nil, byValue == nil, let former = layer.rare?.former else {
      return super.run(forKey: event, object: anObject, arguments: dict)
    }
    let own = layer.value(forKey: event)
    formerOwnValue = former.own
    if isAdditive {
      // What is missing from the new value, which dwindles; several such animations make one smooth movement.
      guard let before = former.own, let own, let difference = AnimatedValue.difference(before, own),
        let none = AnimatedValue.difference(own, own)
      else { return }
      if AnimatedValue.distance(difference, none) == 0 { return }
      (fromValue, toValue) = (difference, none)
    } else {
      fromValue = beginsFromOwnValue ? former.own : former.seen
      if fixesEnd { toValue = own }
      if let fromValue, let own, AnimatedValue.areEqual(fromValue, own) { return }
      if fromValue == nil, own == nil { return }
    }
    layer.add(self, forKey: keepsOthers ? layer.freeKey(event) : event)
  }
}
