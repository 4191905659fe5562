/// A constraint that UIKit creates for its own guides. It is not among a view's `constraints`.
final class SystemLayoutConstraint: NSLayoutConstraint {
  override var breakRank: Int32 { 1 }
}
