import Foundation

/// A cell, supplementary view or decoration view of a collection view.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The reuse identifier; `nil` for a view that is not reused.
  open var reuseIdentifier: String? { givenReuseIdentifier }
  package var givenReuseIdentifier: String?
  /// The layout attributes that were last applied.
  var applied: UICollectionViewLayoutAttributes?

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view from data in a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finish(self, as: UICollectionReusableView.self)
  }

  /// Prepares the view for reuse.
  open func prepareForReuse() {}

  /// Applies layout attributes. The collection view applies frame, transform, alpha and order itself.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the preferred attributes for those of the layout. By default the size fits the content in the
  /// dimensions that the layout estimates.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    // Custom layouts request this of all views; most have no other size.
    guard let axes = layoutAttributes.measured else { return layoutAttributes }
    let size = fittingSize(layoutAttributes.size, axes)
    guard size != layoutAttributes.size else { return layoutAttributes }
    let preferred = layoutAttributes.duplicate()
    preferred.size = size
    return preferred
  }

  /// Returns the size that fits the content in the dimensions that are not fixed.
  private func fittingSize(_ given: CGSize, _ axes: UICollectionViewLayoutAttributes.MeasuredAxes) -> CGSize {
    let fitting = systemLayoutSizeFitting(
      given, withHorizontalFittingPriority: axes.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.height ? .fittingSizeLevel : .required)
    func length(_ fitting: CGFloat, _ given: CGFloat, _ isOpen: Bool) -> CGFloat {
      guard isOpen, fitting > 0, fitting < 1e7 else { return given }
      return fitting.roundedUpToPixel(pixelScale)
    }
    return CGSize(
      width: length(fitting.width, given.width, axes.width),
      height: length(fitting.height, given.height, axes.height))
  }

  /// Called before the layout that displays the view changes.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called after the layout that displays the view has changed.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
}
