import CoreGraphics
import Foundation
import Simulator
import UIKit

/// Pictures for requests: the screen or a part of it, scaled, with the numbers of touchable elements.
extension ScreenSession {
  func picture(_ request: SessionRequest) throws -> SessionAnswer {
    let outline = outline()
    let size = device.device.size(in: device.interfaceOrientation)
    let screen = CGRect(origin: .zero, size: size)
    var region = screen
    if let numbers = try request.numbers("region", count: 4) {
      region = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]).intersection(
        screen)
      guard !region.isNull, region.width >= 1, region.height >= 1 else {
        throw SessionError("region is not on the screen of \(Int(size.width))x\(Int(size.height)) points")
      }
    } else if let value = request.arguments["target"], value != .null {
      guard let view = try target(of: request, in: outline, isTouched: false).view else {
        throw SessionError("a picture of a part needs an element or region: [x, y, width, height]")
      }
      region = ScreenOutline.frame(of: view).intersection(screen)
    }
    let scale = CGFloat(try request.number("scale", in: 0.1...4) ?? 1)
    let hasMarks = try request.flag("marks")
    guard hasMarks || region != screen else {
      let data = try device.picture(.png, scale: scale)
      return SessionAnswer(text: "\(heading), \(scale) pixels per point", picture: data)
    }
    let whole = try device.image(scale: scale)
    let pixels = CGSize(
      width: (region.width * scale).rounded(.up), height: (region.height * scale).rounded(.up))
    guard
      let context = CGContext(
        data: nil, width: Int(pixels.width), height: Int(pixels.height), bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { throw SessionError("there is no memory for the picture") }
    // Flips the coordinate system to that of UIKit.
    context.translateBy(x: 0, y: pixels.height)
    context.scaleBy(x: 1, y: -1)
    let origin = CGPoint(x: -region.minX * scale, y: -region.minY * scale)
    UIGraphicsPushContext(context)
    UIImage(cgImage: whole).draw(
      in: CGRect(origin: origin, size: CGSize(width: whole.width, height: whole.height)))
    if hasMarks { drawMarks(outline, region: region, scale: scale) }
    UIGraphicsPopContext()
    guard let image = context.makeImage(), let png = UIImage(cgImage: image).pngData() else {
      throw SessionError("the picture cannot be encoded")
    }
    return SessionAnswer(text: "\(heading), \(scale) pixels per point", picture: png)
  }

  /// Draws a box with its number around each touchable element.
  private func drawMarks(_ outline: ScreenOutline, region: CGRect, scale: CGFloat) {
    let color = UIColor(red: 0.85, green: 0, blue: 0.45, alpha: 1)
    let font = UIFont.boldSystemFont(ofSize: 11)
    for (index, element) in outline.elements.enumerated() where element.isTouchable {
      let frame = ScreenOutline.frame(of: outline.views[index])
      guard frame.intersects(region) else { continue }
      let box = CGRect(
        x: (frame.minX - region.minX) * scale, y: (frame.minY - region.minY) * scale,
        width: frame.width * scale, height: frame.height * scale)
      color.setStroke()
      let path = UIBezierPath(rect: box.insetBy(dx: 0.5, dy: 0.5))
      path.lineWidth = 1
      path.stroke()
      let text = "\(element.number)" as NSString
      let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.white]
      let size = text.size(withAttributes: attributes)
      let place = CGRect(
        x: max(0, box.minX), y: max(0, box.minY), width: size.width.rounded(.up) + 4,
        height: size.height.rounded(.up))
      color.setFill()
      UIBezierPath(rect: place).fill()
      text.draw(at: CGPoint(x: place.minX + 2, y: place.minY), withAttributes: attributes)
    }
  }
}
