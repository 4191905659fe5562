import Foundation
import TestSupport
import Testing
import TinamouSnapshots
import UIKit

@testable import UIKitValues

@Suite struct UIColorTests {
  private func components(_ color: UIColor) -> [CGFloat] {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getRed(&r, green: &g, blue: &b, alpha: &a))
    return [r, g, b, a]
  }

  private func bytes(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> [CGFloat] {
    [red / 255, green / 255, blue / 255, 1]
  }

  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func hueIsTurnedIntoComponentsAndBack() {
    // A third of the circle is green, two thirds blue; half saturation mixes in white.
    #expect(components(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1)) == [0, 1, 0, 1])
    let pale = components(UIColor(hue: 0, saturation: 0.5, brightness: 0.8, alpha: 0.3))
    for (got, expected) in zip(pale, [0.8, 0.4, 0.4, 0.3]) { #expect(abs(got - expected) < 1e-9) }
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(red: 0.2, green: 0.4, blue: 1, alpha: 1).getHue(&h, saturation: &s, brightness: &b, alpha: &a)
    // 240° - 60° · 0.2 / 0.8 = 225°.
    #expect(abs(h - 0.625) < 1e-9 && abs(s - 0.8) < 1e-9 && b == 1 && a == 1)
  }

  @MainActor @Test(.ios(18)) func systemColoursFollowStyleAndContrast() {
    let system = TestSystem(18)
    defer { system.restore() }
    // Apple's Human Interface Guidelines: blue is 0, 122, 255 in light and 10, 132, 255 in dark.
    #expect(components(UIColor.systemBlue.resolvedColor(with: light)) == bytes(0, 122, 255))
    #expect(
      components(UIColor.systemBlue.resolvedColor(with: dark)) == bytes(10, 132, 255))
    let highContrast = UITraitCollection(traitsFrom: [
      light, UITraitCollection(accessibilityContrast: .high),
    ])
    #expect(
      components(UIColor.systemBlue.resolvedColor(with: highContrast)) == bytes(0, 64, 221))
    #expect(components(UIColor.secondaryLabel.resolvedColor(with: light))[3] == 0.6)
  }

  @Test func elevatedBackgroundsAreLighterInTheDark() {
    let elevated = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
    #expect(components(UIColor.systemBackground.resolvedColor(with: dark)) == [0, 0, 0, 1])
    #expect(
      components(UIColor.systemBackground.resolvedColor(with: elevated))
        == bytes(28, 28, 30))
  }

  @Test func providersPickByTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .systemBackground }
    #expect(components(color.resolvedColor(with: light)) == [1, 1, 1, 1])
    #expect(components(color.resolvedColor(with: dark)) == [1, 1, 1, 1])
    let half = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }.withAlphaComponent(0.5)
    #expect(components(half.resolvedColor(with: dark)) == [1, 0, 0, 0.5])
    dark.performAsCurrent { #expect(half.cgColor.components == [1, 0, 0, 0.5]) }
    light.performAsCurrent { #expect(half.cgColor.components == [0, 0, 1, 0.5]) }
  }

  @Test func equalityLooksAtTheSpace() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.label == UIColor.label && UIColor.label != UIColor.secondaryLabel)
    #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
  }

  @Test func descriptionsReadAsUIKits() {
    #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect(UIColor(white: 0.5, alpha: 1).description == "UIExtendedGrayColorSpace 0.5 1")
    #expect(UIColor.label.description.hasSuffix("; name = labelColor>"))
    let patterns = [1, 2].map { width in
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: 1))
      return UIColor(patternImage: renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1)) })
    }
    #expect(Set(patterns.map(\.description) + [UIColor.clear.description]).count == 3)
  }

  /// Colors of a catalog are read anew, and equal by their name and bundle.
  @Test func colorsOfANameAreEqual() throws {
    let directory = try TemporaryDirectory()
    for name in ["Tint", "Other"] {
      let folder = directory.url.appendingPathComponent("A.xcassets/\(name).colorset")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let components = "{\"red\": \"1\", \"green\": \"0\", \"blue\": \"0\", \"alpha\": \"1\"}"
      try Data(
        """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": \(components)}}],
          "info": {"author": "xcode", "version": 1}}
        """.utf8
      ).write(to: folder.appendingPathComponent("Contents.json"))
    }
    func color(_ name: String) throws -> UIColor {
      try #require(AssetCatalogs.color(named: name, in: [directory.path]))
    }
    #expect(try color("Tint") == color("Tint") && color("Tint").hash == color("Tint").hash)
    #expect(try color("Tint") != color("Other"))
    #expect(UIColor { _ in .red } != UIColor { _ in .red })
  }

  @Test func unknownNamesAreNil() {
    #expect(UIColor(named: "no such colour") == nil)
  }
}
