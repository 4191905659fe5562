import Foundation
import UIKitCore

/// The base class of haptic feedback generators. Virtual devices have no haptics, like iPads.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
  /// The view that the feedback belongs to; `nil` for a generator that was created without one.
  open private(set) weak var view: UIView?

  /// Creates a generator.
  public override init() { super.init() }

  /// Creates a generator for a view, to which it is added as an interaction.
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  /// Called when the generator is added to a view or removed from it.
  open func willMove(to view: UIView?) {}
  /// Takes the view that the generator was added to.
  open func didMove(to view: UIView?) { self.view = view }

  /// Without effect: there are no haptics.
  open func prepare() {}
}
