import Foundation
import Testing

import UIKit

/// Views that blur what lies behind them.
@MainActor
@Suite struct EffectTests {
  /// Stripes of black and white, 10 points wide, under a view in the middle.
  private func stripes(_ effect: UIVisualEffect?, isDark: Bool = false) -> Bitmap {
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    holder.backgroundColor = .white
    for index in 0..<10 {
      let stripe = UIView(frame: CGRect(x: CGFloat(index) * 20, y: 0, width: 10, height: 200))
      stripe.backgroundColor = .black
      holder.addSubview(stripe)
    }
    let view = UIVisualEffectView(effect: effect)
    view.overrideUserInterfaceStyle = isDark ? .dark : .light
    view.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    holder.addSubview(view)
    return Bitmap(of: holder)
  }

  @Test func whatLiesBehindIsBlurred() {
    let plain = stripes(nil)
    // From 50 to 60 points it is white, from 60 to 70 black; 2 pixels to the point.
    #expect(plain.darkness(110, 200) == 0 && plain.darkness(130, 200) == 255)
    let blurred = stripes(UIBlurEffect(style: .light))
    // Beside the view nothing changes.
    #expect(blurred.darkness(50, 200) == plain.darkness(50, 200))
    // Half of black and half of white, under three tenths of white.
    for x in stride(from: 130, through: 270, by: 10) {
      #expect(abs(blurred.darkness(x, 200) - Int(255 * 0.5 * 0.7)) <= 12, "\(x)")
    }
  }

  @Test func blurStylesDifferInDarkness() {
    func darkness(_ style: UIBlurEffect.Style, isDark: Bool = false) -> Int {
      stripes(UIBlurEffect(style: style), isDark: isDark).darkness(200, 200)
    }
    #expect(darkness(.extraLight) < darkness(.light))
    #expect(darkness(.dark) > darkness(.light))
    #expect(darkness(.systemMaterial, isDark: true) > darkness(.systemMaterial) + 80)
    #expect(darkness(.systemMaterialLight, isDark: true) == darkness(.systemMaterialLight))
    #expect(darkness(.systemThickMaterial) < darkness(.systemUltraThinMaterial))
  }

  /// Saturation goes up as in Apple's sample: grey stays grey, a colour becomes stronger.
  @Test func coloursBecomeStronger() {
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    holder.backgroundColor = UIColor(red: 0.6, green: 0.5, blue: 0.5, alpha: 1)
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    view.frame = holder.bounds
    holder.addSubview(view)
    let bitmap = Bitmap(of: holder)
    // 0.521 + (0.6 - 0.521) * 1.8, under three tenths of white.
    #expect(bitmap.contains(red: 194, green: 163, blue: 163))
  }

  @Test func vibrantContentDarkensOrBrightens() {
    func label(_ style: UIBlurEffect.Style) -> Bitmap {
      let blur = UIBlurEffect(style: style)
      let view = UIVisualEffectView(effect: blur)
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
      let inner = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))
      inner.frame = view.bounds
      let box = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 20))
      box.backgroundColor = UIColor(white: style == .dark ? 0.5 : 0.3, alpha: 1)
      inner.contentView.addSubview(box)
      view.contentView.addSubview(inner)
      let holder = UIView(frame: view.frame)
      holder.backgroundColor = .gray
      holder.addSubview(view)
      return Bitmap(of: holder)
    }
    let light = label(.extraLight)
    #expect(light.darkness(80, 60) > light.darkness(20, 20))
    let dark = label(.dark)
    #expect(dark.darkness(80, 60) < dark.darkness(20, 20))
  }

  @Test func documentsOfShapesShowTheTint() throws {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let context = try #require(CGContext(document: .svg, pageSize: view.bounds.size))
    view.layoutIfNeeded()
    view.layer.render(in: context)
    #expect(context.closeDocument() != nil)
  }
}
