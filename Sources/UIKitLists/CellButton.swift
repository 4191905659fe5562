import Foundation

/// A button that a table gives a row: the detail button at its end, or the round one that edits it.
///
/// It is a control, so that a tap of it is neither the row's nor that of recognisers around it. It gets touches up to 12 points
/// beside its picture, over the whole height of the row.
final class CellButton: UIControl {
  private let imageView = UIImageView()

  /// The picture, in the size of the bounds.
  var image: UIImage? {
    get { imageView.image }
    set { imageView.image = newValue }
  }

  /// - Parameter action: called when the button is tapped.
  init(_ action: @escaping @MainActor () -> Void) {
    super.init(frame: .zero)
    addSubview(imageView)
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -12, dy: -(superview?.bounds.height ?? 0)).contains(point)
  }
}
