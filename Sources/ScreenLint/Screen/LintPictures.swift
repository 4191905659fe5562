import Foundation
import Simulator
import UIKit

/// Small pictures of defects: a part of the screen with the view marked.
@MainActor
package struct LintPictures {
  /// The distances of the configurations in which defects were drawn, by the keys of pictures.
  private var distances: [String: Int] = [:]
  /// The number of pixels per point.
  private static let scale: CGFloat = 1
  /// The space around a view in points.
  private nonisolated static let margin: CGFloat = 40

  package init() {}

  /// Returns pictures of those defects that have none yet, or whose picture is of a configuration that differs more from the usual
  /// one, by the keys of pictures.
  package mutating func pictures(of issues: [LintIssue], on screen: LintScreen) -> [String: Data] {
    let distance = screen.configuration.distance
    let open = issues.filter { issue in
      issue.frame.count == 4 && distance < distances[issue.pictureKey] ?? .max
    }
    guard !open.isEmpty, let image = try? screen.device.image(scale: Self.scale) else { return [:] }
    var result: [String: Data] = [:]
    for issue in open where result[issue.pictureKey] == nil {
      let frame = CGRect(x: issue.frame[0], y: issue.frame[1], width: issue.frame[2], height: issue.frame[3])
      guard let data = Self.picture(of: frame, on: screen.bounds, image) else { continue }
      result[issue.pictureKey] = data
      distances[issue.pictureKey] = distance
    }
    return result
  }

  /// Returns the part of the screen around a frame in points. For a frame outside of it, that is the whole screen, with the area beside it that
  /// has the frame if that is no larger than the screen.
  nonisolated static func part(of bounds: CGRect, around frame: CGRect) -> CGRect {
    let around = frame.insetBy(dx: -margin, dy: -margin)
    let near = around.integral.intersection(bounds)
    guard near.isNull || !frame.intersects(bounds) else { return near }
    let whole = bounds.union(around.integral)
    return whole.width * whole.height <= bounds.width * bounds.height * 2 ? whole : bounds
  }

  /// Returns a part of the screen with a frame in points marked.
  private static func picture(of frame: CGRect, on bounds: CGRect, _ image: CGImage) -> Data? {
    let part = part(of: bounds, around: frame)
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = true
    return UIGraphicsImageRenderer(size: part.size, format: format).pngData { context in
      // The area beside the screen is grey.
      UIColor(white: 0.6, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: part.size))
      UIImage(cgImage: image, scale: scale, orientation: .up).draw(at: CGPoint(x: -part.minX, y: -part.minY))
      UIColor(red: 0.9, green: 0.1, blue: 0.3, alpha: 1).setStroke()
      let mark = UIBezierPath(rect: frame.offsetBy(dx: -part.minX, dy: -part.minY).insetBy(dx: -1, dy: -1))
      // Pages show a picture of the whole screen at a fraction of its size.
      mark.lineWidth = max(2, part.width / 120)
      mark.stroke()
    }
  }
}
