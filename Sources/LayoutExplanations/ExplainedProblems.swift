import UIKit

/// A conflict with its constraints.
package struct ExplainedConflict {
  /// The conflict in words.
  package var explanation: ConflictExplanation
  /// The constraints of the application and the system in the minimal set, the one that is given up first.
  package let constraints: [NSLayoutConstraint]
  /// The constraint that is given up; `nil` for a content size or a frame.
  package let givenUp: NSLayoutConstraint?
  /// The views whose frames, which an autoresizing mask lays out, are in the set.
  package let frames: [UIView]
}

/// An ambiguity with its views.
package struct ExplainedAmbiguity {
  /// The ambiguity in words.
  package var explanation: AmbiguityExplanation
  /// The first view from the root down.
  package let view: UIView
  /// The axis along which it is open.
  package let axis: NSLayoutConstraint.Axis
  /// The views that are settled with it.
  package let others: [UIView]
}
