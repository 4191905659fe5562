import UIKit

/// The mark over a picture of an application that reached code that was left out: a dashed border and a line
/// of text at the bottom. Such a picture may look right and be wrong.
struct IncompleteMark {
  /// The reasons in the order in which they occurred, each the location and the compiler's message.
  let reasons: [String]

  /// Draws the mark into a context whose size is in points.
  func draw(in context: CGContext, size: CGSize) {
    guard let first = reasons.first else { return }
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    let colour = UIColor(red: 0.78, green: 0, blue: 0.55, alpha: 1)
    let border = UIBezierPath(rect: CGRect(origin: .zero, size: size).insetBy(dx: 2, dy: 2))
    border.lineWidth = 4
    border.setLineDash([12, 6], count: 2, phase: 0)
    colour.setStroke()
    border.stroke()
    let further = reasons.count > 1 ? " (and \(reasons.count - 1) more)" : ""
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    let words = NSAttributedString(
      string: "Not whole, code was left out: \(first)\(further)",
      attributes: [
        .font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.white, .paragraphStyle: style,
      ])
    let height = words.size().height + 4
    let banner = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    colour.setFill()
    UIBezierPath(rect: banner).fill()
    words.draw(in: banner.insetBy(dx: 4, dy: 2))
  }
}
