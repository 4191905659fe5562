import DeviceModels
import Foundation
import Simulator
import Testing
import UIKit

/// Public reports of frames under transforms, the time of layers, colors and images.
@MainActor @Suite(.serialized) struct ReportedTransformTests: PublicReports {
  private func expect(
    _ rect: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let differences = [rect.minX - x, rect.minY - y, rect.width - width, rect.height - height]
    #expect(differences.allSatisfy { abs($0) < 1e-3 }, "\(rect)", sourceLocation: sourceLocation)
  }

  /// tutoriales.edu.lat 24F5CF630492A6BC (NSLog): the frame that is set on a rotated view is not the one it has then.
  @Test func framesSetOnRotatedViews() {
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    view.transform = CGAffineTransform(rotationAngle: 0.1)
    expect(view.frame, 15.258121, 15.258121, 109.483757, 109.483757)
    view.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
    expect(view.frame, 11.063205, 20, 117.873589, 100)
  }

  /// Layers that are only scaled, mirrored or turned by quarters have the frame that is set, whatever their anchor.
  @Test func framesOfUprightLayersAreThoseThatAreSet() {
    let transforms = [
      CGAffineTransform(scaleX: 2, y: 0.5), CGAffineTransform(scaleX: -1, y: 1),
      CGAffineTransform(scaleX: 1, y: -3),
      CGAffineTransform(rotationAngle: .pi / 2),
      CGAffineTransform(rotationAngle: -.pi / 2).scaledBy(x: 2, y: 1),
    ]
    for transform in transforms {
      for anchor in [CGPoint(x: 0.5, y: 0.5), .zero, CGPoint(x: 1, y: 0.25)] {
        let layer = CALayer()
        layer.anchorPoint = anchor
        layer.setAffineTransform(transform)
        layer.frame = CGRect(x: 30, y: 40, width: 60, height: 80)
        expect(layer.frame, 30, 40, 60, 80)
      }
    }
  }

  /// laboyukai.blogspot.com/2012 (a quarter) and e-learn.cn/qa/answer/1040099/2105523 (NSLog, 30 degrees).
  @Test func rotatedViewsHaveTheBoxAroundThem() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    label.transform = CGAffineTransform(rotationAngle: .pi / 2)
    expect(label.frame, 15, -15, 30, 60)
    label.bounds = CGRect(x: 0, y: 0, width: 90, height: 30)
    #expect(label.center == CGPoint(x: 30, y: 15))
    let view = UIImageView(frame: CGRect(x: 60, y: 105, width: 200, height: 250))
    view.transform = CGAffineTransform(rotationAngle: .pi / 6)
    expect(view.frame, 10.897461, 71.746826, 298.20508, 316.50635)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 200, height: 250))
  }

  /// gist.github.com CrystDragon/9167b4d13f80736220c19bc8a6897b4c (comments of what each setter changes).
  @Test func settersOfGeometryKeepTheRest() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 30))
    view.bounds.origin = CGPoint(x: 5, y: 5)
    #expect(view.frame == CGRect(x: 10, y: 10, width: 20, height: 30))
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: 15, y: 20, width: 10, height: 10) && view.center == CGPoint(x: 20, y: 25))
    view.frame.size = CGSize(width: 20, height: 20)
    #expect(view.bounds == CGRect(x: 5, y: 5, width: 20, height: 20) && view.center == CGPoint(x: 25, y: 30))
    view.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
    #expect(view.bounds == CGRect(x: 5, y: 5, width: 20, height: 20) && view.center == CGPoint(x: 25, y: 30))
    expect(view.frame, 10, 15, 30, 30)
    view.center = .zero
    #expect(view.bounds == CGRect(x: 5, y: 5, width: 20, height: 20))
    expect(view.frame, -15, -15, 30, 30)
  }

  /// developer.apple.com, convertTime(_:to:) and convertTime(_:from:) of CALayer: "prints 1.25".
  @Test func timeIsConvertedBetweenLayers() {
    let (layer, slow) = (CALayer(), CALayer())
    slow.timeOffset = 1
    slow.speed = 0.5
    #expect(layer.convertTime(0.5, to: slow) == 1.25)
    #expect(slow.convertTime(0.5, from: layer) == 1.25)
  }

  /// objc.io/issues/12-animations/view-layer-synergy: NSNull outside of a block, an action inside.
  @Test func viewsGiveActionsInAnimationBlocksOnly() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 12)
    phone.show(controller)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(view)
    phone.layOut()
    #expect(view.action(for: view.layer, forKey: "position") is NSNull)
    var inside: (any CAAction)?
    UIView.animate(withDuration: 0.3) { inside = view.action(for: view.layer, forKey: "position") }
    #expect(inside != nil && !(inside is NSNull))
  }

  /// d-ronnqvist.github.io/hit-testing-animating-layers: the layer is hit where it began, its presentation where it is.
  @Test func movingLayersAreHitInTheirPresentation() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 12)
    phone.show(controller)
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 80, height: 80)
    layer.position = CGPoint(x: 60, y: 60)
    controller.view.layer.addSublayer(layer)
    phone.advance(by: 0.5)
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = [CGPoint(x: 60, y: 60), CGPoint(x: 300, y: 60), CGPoint(x: 300, y: 400)].map {
      NSValue(cgPoint: $0)
    }
    animation.duration = 10
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.add(animation, forKey: "move")
    phone.advance(by: 5)
    let (origin, shown) = (CGPoint(x: 60, y: 60), CGPoint(x: 300, y: 60))
    #expect(layer.hitTest(origin) === layer)
    #expect(layer.hitTest(shown) == nil)
    #expect(layer.presentation()?.hitTest(origin) == nil)
    #expect(layer.presentation()?.hitTest(shown) != nil)
  }

  /// manongdao.com/article-1838783 (Martin R, print).
  @Test func colorsOfDisplayP3NameTheirSpace() {
    let green = UIColor(displayP3Red: 0, green: 210 / 255, blue: 0, alpha: 1)
    #expect("\(green)" == "UIDisplayP3ColorSpace 0 0.823529 0 1")
    #expect(
      "\(UIColor(red: 0, green: 210 / 255, blue: 0, alpha: 1))" == "UIExtendedSRGBColorSpace 0 0.823529 0 1")
    #expect(UIColor(cgColor: green.cgColor) == green)
  }

  /// example-a.com/answer/21804725 (unit tests).
  @Test func whiteIsNoColorOfRGB() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.white == UIColor(white: 1, alpha: 1))
  }

  private func bitmap(_ width: Int, _ height: Int) throws -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    return try #require(UIGraphicsImageRenderer(size: size, format: format).image { _ in }.cgImage)
  }

  /// developer.apple.com, withHorizontallyFlippedOrientation() (harshil.net/blog/image-orientation): left becomes
  /// leftMirrored; stackoom.com/en/question/2xPhv: a portrait image has a wide bitmap.
  @Test func orientationsTurnAndMirror() throws {
    let bitmap = try bitmap(40, 30)
    let left = UIImage(cgImage: bitmap, scale: 1, orientation: .left)
    #expect(left.size == CGSize(width: 30, height: 40))
    #expect(left.cgImage?.width == 40 && left.cgImage?.height == 30)
    #expect(left.withHorizontallyFlippedOrientation().imageOrientation == .leftMirrored)
    let right = UIImage(cgImage: bitmap, scale: 2, orientation: .right)
    #expect(right.size == CGSize(width: 15, height: 20))
    #expect(right.withHorizontallyFlippedOrientation().imageOrientation == .rightMirrored)
    for value in 0..<8 {
      let orientation = try #require(UIImage.Orientation(rawValue: value))
      let flipped = UIImage(cgImage: bitmap, scale: 1, orientation: orientation)
        .withHorizontallyFlippedOrientation()
      // The raw value of each mirrored orientation is four more.
      #expect(flipped.imageOrientation.rawValue == (value + 4) % 8)
    }
  }

  /// informit.com/articles/article.aspx?p=2149190: one pixel for a point, or the device's scale for 0.
  @Test func contextsOfImagesHaveScaleOne() throws {
    let phone = try device("iPhone X")
    phone.show(UIViewController())
    UIGraphicsBeginImageContext(CGSize(width: 20, height: 10))
    let plain = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(plain.scale == 1 && plain.cgImage?.width == 20)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 10), false, 0)
    let scaled = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(scaled.scale == 3 && scaled.cgImage?.width == 60)
  }

  /// devpeace.com/cgrect/27741663 (NSLog).
  @Test func negativeInsetsGrow() {
    let insets = UIEdgeInsets(top: 10, left: 10, bottom: -20, right: -20)
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(NSCoder.string(for: insets) == "{10, 10, -20, -20}")
    #expect(NSCoder.string(for: rect.inset(by: insets)) == "{{10, 10}, {110, 60}}")
  }

  /// qiita.com/netetahito/items/b80bdde4a12603033d53: the block that changes nothing is complete at once, with true.
  @Test func animationsOfNothingAreFinished() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 12)
    phone.show(controller)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    let left = view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor)
    NSLayoutConstraint.activate([
      left, view.topAnchor.constraint(equalTo: controller.view.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    phone.layOut()
    var completions: [String] = []
    func animate(_ name: String) {
      left.constant = 100
      UIView.animate(withDuration: 2) {
        controller.view.layoutIfNeeded()
      } completion: {
        completions.append("\(name) \($0)")
      }
    }
    animate("first")
    phone.advance(by: 1)
    #expect(completions.isEmpty)
    animate("second")
    phone.advance(by: 0.02)
    #expect(completions == ["second true"])
    phone.advance(by: 1.1)
    #expect(completions == ["second true", "first true"])
  }

  /// e-learn.cn/topic/1352171 (iOS 11): the fraction is that of the reversed way.
  @Test func reversedAnimatorsHaveTheRestOfTheFraction() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 12)
    phone.show(controller)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(view)
    phone.layOut()
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.frame.origin.x = 100 }
    animator.startAnimation()
    phone.advance(by: 0.5)
    animator.pauseAnimation()
    #expect(abs(animator.fractionComplete - 0.25) < 0.02)
    animator.isReversed = true
    #expect(abs(animator.fractionComplete - 0.75) < 0.02)
    #expect(abs(phone.presentedFrame(of: view).minX - 25) < 2)
    animator.fractionComplete = 0.9
    #expect(abs(phone.presentedFrame(of: view).minX - 10) < 2)
    animator.fractionComplete = 0.75
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    phone.advance(by: 0.55)
    #expect(view.frame.minX == 0 && animator.state == .inactive)
  }
}
