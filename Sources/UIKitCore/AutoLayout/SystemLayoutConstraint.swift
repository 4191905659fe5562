/// A constraint that UIKit creates for its own guides. It is not among a view's `constraints`.
package final class SystemLayoutConstraint: NSLayoutConstraint {
  nonisolated override var isOwn: Bool { true }
  override var breakingOrder: Int32 { 1 }
}
