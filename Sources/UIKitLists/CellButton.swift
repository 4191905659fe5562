import Foundation

/// A button in a table cell: the detail button at the trailing edge, or the round editing control.
///
/// A control of its own, so that a tap on it neither selects the row nor triggers surrounding gesture
/// recognizers. Its touch area extends 12 points beyond its image at both sides and covers the full height of
/// the row.
final class CellButton: UIControl {
  private let imageView = UIImageView()

  /// The image, scaled to the bounds.
  var image: UIImage? {
    get { imageView.image }
    set { imageView.image = newValue }
  }

  /// - Parameter action: The closure to call when the button is tapped.
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
