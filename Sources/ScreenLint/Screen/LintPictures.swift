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
  private static let margin: CGFloat = 40

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

  /// Returns a part of the screen around a frame in points, with the frame marked; the whole screen for a frame outside of it.
  private static func picture(of frame: CGRect, on bounds: CGRect, _ image: CGImage) -> Data? {
    let near = frame.insetBy(dx: -margin, dy: -margin).intersection(bounds)
    let part = near.isNull || near.width < 1 || near.height < 1 ? bounds : near.integral.intersection(bounds)
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = true
    return UIGraphicsImageRenderer(size: part.size, format: format).pngData { context in
      UIImage(cgImage: image, scale: scale, orientation: .up).draw(at: CGPoint(x: -part.minX, y: -part.minY))
      UIColor(red: 0.9, green: 0.1, blue: 0.3, alpha: 1).setStroke()
      let mark = UIBezierPath(rect: frame.offsetBy(dx: -part.minX, dy: -part.minY).insetBy(dx: -1, dy: -1))
      mark.lineWidth = 2
      mark.stroke()
    }
  }
}
