import DeviceModels
import Foundation
import Simulator
import Testing

import UIKit

/// Visual effect views with glass.
@MainActor
@Suite struct VisualEffectGlassTests {
  /// Shows a view with glass over a color, and returns the pixels of the screen at points of the view.
  private func pixels(
    _ view: UIView, size: CGSize, over color: UIColor, at points: [CGPoint]
  ) throws -> [(red: Int, green: Int, blue: Int)] {
    let phone = VirtualDevice(
      try DeviceCatalog.standard.device(named: "iPhone 16 Pro"),
      settings: DeviceSettings(appearance: .light, system: 26))
    let controller = UIViewController()
    controller.view.backgroundColor = color
    view.frame = CGRect(origin: CGPoint(x: 40, y: 200), size: size)
    controller.view.addSubview(view)
    phone.show(controller)
    let image = try phone.image(scale: 1)
    return points.map {
      let pixel = image.pixel(x: Int(40 + $0.x), y: Int(200 + $0.y))
      return (Int(pixel.red), Int(pixel.green), Int(pixel.blue))
    }
  }

  /// "By default, the glass is in a capsule shape" (Apple, WWDC 2025, session 284); `cornerConfiguration` is the way to another, and Apple's examples
  /// use the layer's radius as well.
  @Test(
    arguments: [
      (nil, nil, false, false), (UICornerConfiguration.corners(radius: .fixed(4)), nil, true, true),
      (nil, 4, true, true),
      (.capsule(), nil, false, false),
      (
        .corners(
          topLeftRadius: .fixed(4), topRightRadius: .fixed(28), bottomLeftRadius: .fixed(28),
          bottomRightRadius: .fixed(28)), nil, true, false
      ),
    ] as [(UICornerConfiguration?, CGFloat?, Bool, Bool)])
  func glassHasTheShapeOfTheView(
    configuration: UICornerConfiguration?, radius: CGFloat?, coversLeft: Bool, coversRight: Bool
  ) throws {
    let found = ProcessState()
    defer { found.restore() }
    let view = UIVisualEffectView(effect: UIGlassEffect())
    if let configuration { view.cornerConfiguration = configuration }
    if let radius { view.layer.cornerRadius = radius }
    let shown = try pixels(
      view, size: CGSize(width: 200, height: 60), over: .systemGreen,
      at: [CGPoint(x: 4, y: 4), CGPoint(x: 195, y: 4), CGPoint(x: 100, y: 30)])
    // Glass makes what is behind it lighter.
    #expect((shown[0].red > 128) == coversLeft)
    #expect((shown[1].red > 128) == coversRight)
    #expect(shown[2].red > 128)
  }

  @Test func tintAndStyleAreSeen() throws {
    let found = ProcessState()
    defer { found.restore() }
    func middle(_ effect: UIVisualEffect?) throws -> (red: Int, green: Int, blue: Int) {
      try pixels(
        UIVisualEffectView(effect: effect), size: CGSize(width: 100, height: 60), over: .black,
        at: [CGPoint(x: 50, y: 30)])[0]
    }
    let tinted = UIGlassEffect()
    tinted.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(try middle(tinted) == (255, 0, 0))
    #expect(try middle(nil) == (0, 0, 0))
    let clear = try middle(UIGlassEffect(style: .clear)).red
    #expect(clear < 64 && clear > 0)
  }

  /// A view has a copy of its effect.
  @Test func effectsAreCopied() throws {
    let found = ProcessState()
    defer { found.restore() }
    let effect = UIGlassEffect(style: .clear)
    effect.isInteractive = true
    let view = UIVisualEffectView(effect: effect)
    effect.tintColor = .red
    let own = try #require(view.effect as? UIGlassEffect)
    #expect(own !== effect && own.tintColor == nil && own.isInteractive)
    view.effect = effect
    #expect((view.effect as? UIGlassEffect)?.tintColor == .red)
    let blur = UIBlurEffect(style: .dark)
    view.effect = blur
    #expect(view.effect === blur)
  }

  /// Small glass is dark over dark content in light mode, with what is on it; large glass keeps the style.
  @Test(arguments: [(CGFloat(60), UIColor.black, true), (60, .white, false), (300, .black, false)])
  func contentFollowsTheGlass(height: CGFloat, color: UIColor, isDark: Bool) throws {
    let found = ProcessState()
    defer { found.restore() }
    let view = UIVisualEffectView(effect: UIGlassEffect())
    let label = UILabel()
    view.contentView.addSubview(label)
    let shown = try pixels(
      view, size: CGSize(width: 300, height: height), over: color, at: [CGPoint(x: 150, y: height / 2)])[0]
      .red
    #expect((shown < 64) == isDark)
    #expect((label.traitCollection.userInterfaceStyle == .dark) == isDark)
    view.effect = nil
    #expect(label.traitCollection.userInterfaceStyle == .light)
  }
}
