import DeviceModels
import Foundation
import Simulator
import Testing
import UIKit

/// Public reports of images and paths.
@MainActor @Suite(.serialized) struct ReportedImageTests: PublicReports {
  /// example-a.com/answer/12099028 (size in points, whatever the scale); manongdao.com/article-2045909 (the `CGImage` of an
  /// image of scale 3 is three times as large); taourl.com/read-3696743 (images of data have the scale 1).
  @Test func sizesAreInPointsAndImagesInPixels() throws {
    let phone = try device("iPhone X")
    phone.show(UIViewController())
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 128, height: 128), false, 0)
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(image.size == CGSize(width: 128, height: 128) && image.scale == 3)
    #expect(image.cgImage?.width == 384 && image.cgImage?.height == 384)
    let data = try #require(image.pngData())
    let read = try #require(UIImage(data: data))
    #expect(read.size == CGSize(width: 384, height: 384) && read.scale == 1)
    #expect(UIImage(data: data, scale: 3)?.size == CGSize(width: 128, height: 128))
    let views = [UIImageView(image: image), UIImageView(image: read)]
    #expect(views.map(\.frame.width) == [128, 384])
    withExtendedLifetime(phone) {}
  }

  /// m.devze.com "Confused about UIBezierPath + applyTransform + CGPath" (since iOS 5.1 both are transformed).
  @Test func transformedPathsHaveTransformedElements() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    path.apply(CGAffineTransform(scaleX: 2, y: 2))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(path.cgPath.boundingBox == CGRect(x: 0, y: 0, width: 2, height: 2))
  }

  /// brycepauken.com "Finding the Actual Bounds of a CGPath/UIBezierPath": bounds are those of the curve.
  @Test func boundsOfPathsLeaveControlPointsOut() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), controlPoint: CGPoint(x: 50, y: 100))
    #expect(path.cgPath.boundingBox.height == 100)
    // A quadratic curve reaches half the height of its control point.
    #expect(abs(path.bounds.height - 50) < 0.001)
  }
}
