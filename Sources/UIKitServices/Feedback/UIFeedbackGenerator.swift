import Foundation

/// Makes the device tap the user's finger. Virtual devices have no motor: nothing is felt, as on an iPad.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// A generator of no kind.
  public override init() { super.init() }

  /// Without effect: there is no motor to make ready.
  open func prepare() {}
}
