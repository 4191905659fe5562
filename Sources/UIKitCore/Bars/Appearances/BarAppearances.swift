/// The appearances that a bar has been given, by where they apply. Bars take a copy of what they are given.
@MainActor
package final class BarAppearances<Appearance: UIBarAppearance> {
  private let make: () -> Appearance
  private let changed: () -> Void

  /// - Parameters:
  ///   - make: makes the standard appearance of a bar that has been given none.
  ///   - changed: called when the bar looks different.
  init(_ make: @escaping () -> Appearance, changed: @escaping () -> Void) {
    self.make = make
    self.changed = changed
  }

  /// The standard appearance; one without changes if the bar has been given none. Changes of it apply to the bar.
  var standard: Appearance {
    get {
      if let present = givenStandard ?? unchangedStandard { return present }
      let made = make()
      made.whenChanged = { [weak self, weak made] in
        self?.givenStandard = made
        self?.changed()
      }
      unchangedStandard = made
      return made
    }
    set {
      let copy = newValue.copied()
      copy.whenChanged = changed
      givenStandard = copy
      changed()
    }
  }
  /// The standard appearance that was set or changed; `nil` while the bar has its own look.
  package private(set) var givenStandard: Appearance?
  /// The standard appearance that was read and has not been changed.
  private var unchangedStandard: Appearance?

  /// The appearance above content that ends at the bar's edge.
  package var scrollEdge: Appearance? {
    didSet {
      scrollEdge = scrollEdge?.copied()
      changed()
    }
  }
  /// The appearance where the height is compact.
  package var compact: Appearance? {
    didSet {
      compact = compact?.copied()
      changed()
    }
  }
  /// The appearance where both apply.
  var compactScrollEdge: Appearance? {
    didSet {
      compactScrollEdge = compactScrollEdge?.copied()
      changed()
    }
  }
}
