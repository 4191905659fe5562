import Foundation

/// A view controller with a grid of colors to choose from: a row of grays above twelve columns of hues, from
/// dark to light.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// The delegate.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The selected color. The default is white.
  open var selectedColor: UIColor = .white { didSet { grid.selectedColor = selectedColor } }
  /// A Boolean value that indicates whether the opacity can be selected. Stored only: the colors of the grid
  /// are opaque.
  open var supportsAlpha = true

  private let grid = ColorGridView()

  /// Creates a controller.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = title ?? "Colors"
    label.font = .preferredFont(forTextStyle: .headline)
    let done = UIButton(
      type: .close,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.colorPickerViewControllerDidFinish(self)
        dismiss(animated: true)
      })
    grid.selectedColor = selectedColor
    grid.chosen = { [weak self] color in
      guard let self else { return }
      selectedColor = color
      delegate?.colorPickerViewControllerDidSelectColor(self)
      delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
    }
    for part in [label, done, grid] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
      label.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      done.centerYAnchor.constraint(equalTo: label.centerYAnchor),
      done.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      grid.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 24),
      grid.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      grid.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      grid.heightAnchor.constraint(equalTo: grid.widthAnchor, multiplier: 10.0 / 12),
    ])
  }
}

/// The delegate of a color picker.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// Called when a color is selected. `continuously` is always `false`.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Called when a color is selected.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Called when the user closes the picker.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A grid of colors: hues from left to right, lightness from top to bottom.
final class ColorGridView: UIView {
  static let columns = 12
  static let rows = 10
  var selectedColor = UIColor.white { didSet { setNeedsDisplay() } }
  var chosen: ((UIColor) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 8
    clipsToBounds = true
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  static func color(column: Int, row: Int) -> UIColor {
    guard row > 0 else { return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1) }
    let step = CGFloat(row) / CGFloat(rows)
    return UIColor(
      hue: CGFloat(column) / CGFloat(columns), saturation: min(1, 2 * (1 - step) + 0.2),
      brightness: min(1, 0.3 + step), alpha: 1)
  }

  private var cell: CGSize {
    CGSize(width: bounds.width / CGFloat(Self.columns), height: bounds.height / CGFloat(Self.rows))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let place = touches.first?.location(in: self) else { return }
    guard bounds.contains(place), cell.width > 0, cell.height > 0 else { return }
    chosen?(
      Self.color(
        column: min(Int(place.x / cell.width), Self.columns - 1),
        row: min(Int(place.y / cell.height), Self.rows - 1)))
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for row in 0..<Self.rows {
      for column in 0..<Self.columns {
        let color = Self.color(column: column, row: row)
        let frame = CGRect(
          x: CGFloat(column) * cell.width, y: CGFloat(row) * cell.height, width: cell.width,
          height: cell.height)
        context.setFillColor(color.cgColor)
        context.fill(frame)
        guard color == selectedColor else { continue }
        context.setStrokeColor(UIColor.white.cgColor)
        context.setLineWidth(2)
        context.stroke(frame.insetBy(dx: 1, dy: 1))
      }
    }
  }
}
