/// A group of animations that run together.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.copyForLayer() }
  }
}
