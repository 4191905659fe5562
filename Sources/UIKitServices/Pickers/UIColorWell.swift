import Foundation
@_spi(UIKit) import UIKitCore

/// A control that displays a color and presents a color picker.
@preconcurrency @MainActor
open class UIColorWell: UIControl, UIColorPickerViewControllerDelegate {
  /// The title of the picker.
  open var title: String?
  /// A Boolean value that indicates whether the opacity can be selected. The default is `true`.
  open var supportsAlpha = true
  /// The selected color; `nil` for none.
  open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The side length, in points; an estimate.
  private static let side: CGFloat = 28

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    if frame.size == .zero { bounds.size = CGSize(width: Self.side, height: Self.side) }
    addTarget(self, action: Selector("open", UIColorWell.openPicker), for: .touchUpInside)
  }

  /// Creates a color well from data in a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    addTarget(self, action: Selector("open", UIColorWell.openPicker), for: .touchUpInside)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

  private func openPicker() {
    let owner = sequence(first: self as UIResponder, next: { $0.next }).lazy
      .compactMap { $0 as? UIViewController }.first
    guard let owner else { return }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.delegate = self
    picker.popoverPresentationController?.sourceView = self
    owner.present(picker, animated: true)
  }

  /// Adopts the color selected in the picker.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    selectedColor = color
    sendActions(for: .valueChanged)
  }

  /// Draws a ring of hues around the selected color.
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let side = min(bounds.width, bounds.height)
    let circle = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    let middle = CGPoint(x: circle.midX, y: circle.midY)
    for part in 0..<36 {
      let path = UIBezierPath()
      path.move(to: middle)
      path.addArc(
        withCenter: middle, radius: side / 2, startAngle: CGFloat(part) * .pi / 18,
        endAngle: CGFloat(part + 1) * .pi / 18 + 0.01, clockwise: true)
      path.close()
      UIColor(hue: CGFloat(part) / 36, saturation: 1, brightness: 1, alpha: 1).setFill()
      path.fill()
    }
    context.setFillColor(UIColor.systemBackground.cgColor)
    context.fillEllipse(in: circle.insetBy(dx: 3, dy: 3))
    guard let selectedColor else { return }
    context.setFillColor(selectedColor.cgColor)
    context.fillEllipse(in: circle.insetBy(dx: 5, dy: 5))
  }
}
