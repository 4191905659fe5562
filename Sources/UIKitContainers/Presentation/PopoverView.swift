import Foundation
@_spi(UIKit) import UIKitCore

/// The view of a popover with its arrow.
final class PopoverView: UIView {
  private let shape = CAShapeLayer()
  private let clip = UIView()
  private var glass: GlassPlatter?

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(shape)
    // The shadow is an estimate from screenshots of iOS.
    shape.shadowColor = UIColor.black.cgColor
    shape.shadowOpacity = 0.2
    shape.shadowRadius = 16
    shape.shadowOffset = CGSize(width: 0, height: 4)
    overrideTraits = UITraitCollection(userInterfaceLevel: .elevated)
    clip.clipsToBounds = true
    addSubview(clip)
  }

  required init?(coder: NSCoder) { nil }

  private var form = (
    direction: UIPopoverArrowDirection.up, tip: CGFloat(0), arrow: CGSize.zero, radius: CGFloat(0)
  )
  private var color: UIColor?

  func show(
    _ content: UIView, direction: UIPopoverArrowDirection, tip: CGFloat, arrow: CGSize, cornerRadius: CGFloat,
    color: UIColor?
  ) {
    form = (direction, tip, arrow, cornerRadius)
    self.color = color
    clip.layer.cornerRadius = cornerRadius
    if content.superview !== clip {
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      content.translatesAutoresizingMaskIntoConstraints = true
      clip.addSubview(content)
    }
    setNeedsLayout()
  }

  /// Displays glass behind the content; `nil` displays none. A color hides it.
  func showGlass(_ material: GlassPlatter.Material?) {
    guard let material else {
      glass?.removeFromSuperview()
      glass = nil
      return
    }
    let shown = glass ?? GlassPlatter(frame: .zero)
    glass = shown
    shown.material = material
    shown.cornerRadius = form.radius
    if shown.superview !== self { insertSubview(shown, at: 0) }
    setNeedsLayout()
  }

  private var body: CGRect {
    var rect = bounds
    switch form.direction {
    case .up: rect = rect.inset(by: UIEdgeInsets(top: form.arrow.height, left: 0, bottom: 0, right: 0))
    case .down: rect = rect.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: form.arrow.height, right: 0))
    case .left: rect = rect.inset(by: UIEdgeInsets(top: 0, left: form.arrow.height, bottom: 0, right: 0))
    case .right: rect = rect.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: form.arrow.height))
    default: break
    }
    return rect
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let body = body
    clip.frame = body
    glass?.frame = body
    glass?.isHidden = color != nil
    clip.subviews.first?.frame = clip.bounds
    let path = UIBezierPath(roundedRect: body, cornerRadius: form.radius)
    let half = form.arrow.width / 2
    func add(_ points: [CGPoint]) {
      let arrow = UIBezierPath()
      arrow.move(to: points[0])
      arrow.addLine(to: points[1])
      arrow.addLine(to: points[2])
      arrow.close()
      path.append(arrow)
    }
    let tip = form.tip
    switch form.direction {
    case .up:
      add([
        CGPoint(x: tip - half, y: body.minY), CGPoint(x: tip, y: 0), CGPoint(x: tip + half, y: body.minY),
      ])
    case .down:
      add([
        CGPoint(x: tip + half, y: body.maxY), CGPoint(x: tip, y: bounds.maxY),
        CGPoint(x: tip - half, y: body.maxY),
      ])
    case .left:
      add([
        CGPoint(x: body.minX, y: tip + half), CGPoint(x: 0, y: tip), CGPoint(x: body.minX, y: tip - half),
      ])
    case .right:
      add([
        CGPoint(x: body.maxX, y: tip - half), CGPoint(x: bounds.maxX, y: tip),
        CGPoint(x: body.maxX, y: tip + half),
      ])
    default: break
    }
    shape.isHidden = color == nil
    shape.frame = bounds
    shape.path = path.cgPath
    shape.fillColor = color?.resolvedColor(with: traitCollection).cgColor
  }
}
