/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; `nil` for the property's value, or for one derived from the other two.
  open var fromValue: Any?
  /// The last value; `nil` for the property's value, or for one derived from the other two.
  open var toValue: Any?
  /// The difference between the first and last values.
  open var byValue: Any?

  /// A Boolean value that indicates whether the animation, as an action, begins from the former model value
  /// instead of the presented one.
  package final var beginsFromModelValue = false
  /// A Boolean value that indicates whether the animation, as an action, ends at the value that was set,
  /// regardless of later changes.
  package final var fixesEnd = false
  /// The model value before the change for which this animation is the action.
  package final var formerModelValue: Any?
  /// A Boolean value that indicates whether the animation, as an action, leaves other animations of the same
  /// property running.
  package final var keepsOtherAnimations = false

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
    formerModelValue = other.formerModelValue
  }

  /// Adds the animation to a layer. Unless it has values of its own, it begins with the value that was
  /// presented before.
  open override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    guard fromValue == nil, toValue == nil, byValue == nil, let former = layer.rare?.former else {
      return super.run(forKey: event, object: anObject, arguments: dict)
    }
    let own = layer.value(forKey: event)
    formerModelValue = former.own
    if isAdditive {
      // The difference to the new value, which decreases to zero; several such animations add up to a smooth
      // movement.
      guard let before = former.own, let own, let difference = AnimatedValue.difference(before, own),
        let none = AnimatedValue.difference(own, own)
      else { return }
      if AnimatedValue.distance(difference, none) == 0 { return }
      (fromValue, toValue) = (difference, none)
    } else {
      fromValue = beginsFromModelValue ? former.own : former.seen
      if fixesEnd { toValue = own }
      if let fromValue, let own, AnimatedValue.areEqual(fromValue, own) { return }
      if fromValue == nil, own == nil { return }
    }
    layer.add(self, forKey: keepsOtherAnimations ? layer.uniqueKey(event) : event)
  }
}
