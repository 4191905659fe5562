extension UIButton {
  /// The behavior of the button; always that on iPad.
  public var behavioralStyle: UIBehavioralStyle { .pad }
  /// The preferred behavior. Stored only: it differs on a Mac only.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { BehavioralStyles.preferred[self] ?? .automatic }
    set { BehavioralStyles.preferred[self] = newValue }
  }

  /// A Boolean value that indicates whether a pointer is over the button; always `false`.
  public var isHovered: Bool { false }
  /// A Boolean value that indicates whether the button is held after it was pressed; always `false`.
  public var isHeld: Bool { false }
}

extension UISlider {
  /// The behavior of the slider; always that on iPad.
  public var behavioralStyle: UIBehavioralStyle { .pad }
  /// The preferred behavior. Stored only: it differs on a Mac only.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { BehavioralStyles.preferred[self] ?? .automatic }
    set { BehavioralStyles.preferred[self] = newValue }
  }
}

private enum BehavioralStyles {
  static let preferred = AssociatedKey<UIBehavioralStyle>()
}
