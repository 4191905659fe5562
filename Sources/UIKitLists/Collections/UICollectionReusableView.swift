import Foundation

/// A header, footer, decoration or cell of a collection.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The name by which the view is used again; nil for views that are not.
  open package(set) var reuseIdentifier: String?
  /// The attributes that the view was given last.
  var applied: UICollectionViewLayoutAttributes?

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Reads a view from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finish(self, as: UICollectionReusableView.self)
  }

  /// Called before the view is used again.
  open func prepareForReuse() {}

  /// Called when the layout gives the view other attributes; the collection applies frame, transform, opacity and order
  /// itself.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that the view would like, with the layout's as a start: the size that its content needs in the axes
  /// that the layout estimates.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    // A layout of the program's own asks all views; most have no other size.
    guard let axes = layoutAttributes.measured else { return layoutAttributes }
    let size = fittingSize(layoutAttributes.size, axes)
    guard size != layoutAttributes.size else { return layoutAttributes }
    let preferred = layoutAttributes.duplicate()
    preferred.size = size
    return preferred
  }

  /// The size that the content needs in the axes that are open.
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

  /// Called before the layout that the view is shown by is changed.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called after the layout that the view is shown by has changed.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
}
