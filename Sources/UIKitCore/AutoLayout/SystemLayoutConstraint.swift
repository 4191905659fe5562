/// A constraint that UIKit makes for its own guides: not listed among a view's constraints.
final class SystemLayoutConstraint: NSLayoutConstraint {
  override var breakRank: Int32 { 1 }
}
