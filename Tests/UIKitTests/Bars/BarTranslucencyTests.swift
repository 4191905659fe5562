import Foundation
import Testing

import UIKit

/// `isTranslucent` by Apple's documentation: `true`, and `false` for an opaque background image unless the program has set it.
@MainActor @Suite struct BarTranslucencyTests {
  private func image(alpha: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (1, false)
    return UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
      // One pixel is enough.
      context.cgContext.clear(CGRect(x: 2, y: 1, width: 1, height: 1))
      UIColor.red.withAlphaComponent(alpha).setFill()
      context.fill(CGRect(x: 2, y: 1, width: 1, height: 1))
    }
  }

  private struct Bar {
    var name: String
    var view: UIView
    var isTranslucent: () -> Bool
    var set: (Bool) -> Void
    var show: (UIImage?) -> Void
    var color: (UIColor?) -> Void
  }

  private var bars: [Bar] {
    let (navigation, toolbar, tabs, search) = (UINavigationBar(), UIToolbar(), UITabBar(), UISearchBar())
    return [
      Bar(
        name: "navigation bar", view: navigation, isTranslucent: { navigation.isTranslucent },
        set: { navigation.isTranslucent = $0 }, show: { navigation.setBackgroundImage($0, for: .default) },
        color: { navigation.barTintColor = $0 }),
      Bar(
        name: "toolbar", view: toolbar, isTranslucent: { toolbar.isTranslucent },
        set: { toolbar.isTranslucent = $0 },
        show: { toolbar.setBackgroundImage($0, forToolbarPosition: .any, barMetrics: .default) },
        color: { toolbar.barTintColor = $0 }),
      Bar(
        name: "tab bar", view: tabs, isTranslucent: { tabs.isTranslucent }, set: { tabs.isTranslucent = $0 },
        show: { tabs.backgroundImage = $0 }, color: { tabs.barTintColor = $0 }),
      Bar(
        name: "search bar", view: search, isTranslucent: { search.isTranslucent },
        set: { search.isTranslucent = $0 }, show: { search.backgroundImage = $0 },
        color: { search.barTintColor = $0 }),
    ]
  }

  @Test func theDefaultFollowsTheImage() {
    for bar in bars {
      #expect(bar.isTranslucent(), "\(bar.name)")
      bar.color(.red)
      #expect(bar.isTranslucent(), "\(bar.name) with a color")
      bar.show(image(alpha: 0.99))
      #expect(bar.isTranslucent(), "\(bar.name) with a pixel that is not opaque")
      bar.show(UIImage())
      #expect(bar.isTranslucent(), "\(bar.name) with an empty image")
      bar.show(image(alpha: 1))
      #expect(!bar.isTranslucent(), "\(bar.name) with an opaque image")
      bar.show(nil)
      #expect(bar.isTranslucent(), "\(bar.name) without the image")
    }
  }

  @Test func whatTheProgramSetsStays() {
    for bar in bars {
      bar.set(true)
      bar.show(image(alpha: 1))
      #expect(bar.isTranslucent(), "\(bar.name)")
      bar.set(false)
      bar.show(nil)
      #expect(!bar.isTranslucent(), "\(bar.name)")
    }
  }

  private func pixel(of bar: Bar) -> (red: Int, green: Int, blue: Int, alpha: Int) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    window.backgroundColor = .black
    bar.view.frame = CGRect(x: 0, y: 0, width: 320, height: 49)
    window.addSubview(bar.view)
    window.isHidden = false
    window.layoutIfNeeded()
    let renderer = UIGraphicsImageRenderer(
      bounds: window.bounds, format: UIGraphicsImageRendererFormat(for: .current))
    let picture = renderer.image { _ in window.drawHierarchy(in: window.bounds, afterScreenUpdates: true) }
    return picture.cgImage?.pixel(x: 4, y: 4) ?? (0, 0, 0, 0)
  }

  /// An opaque image is translucent where the program asks for it, and one that is not has an opaque ground where it asks for that.
  @Test func imagesAreDrawnAsTranslucentAsTheBar() {
    for (index, _) in bars.enumerated() where bars[index].name != "tab bar" {
      var found: [Int] = []
      for (alpha, given) in [(1.0, nil), (1, true), (0.5, nil), (0.5, false)] as [(CGFloat, Bool?)] {
        let bar = bars[index]
        if let given { bar.set(given) }
        let plain = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
          UIColor.red.withAlphaComponent(alpha).setFill()
          context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        }
        bar.show(plain)
        found.append(pixel(of: bar).red)
      }
      #expect(found[0] == 255 && found[1] < 255 && found[1] > 200, "\(bars[index].name): \(found)")
      #expect(abs(found[2] - 128) <= 2 && found[3] == 255, "\(bars[index].name): \(found)")
    }
  }
}
