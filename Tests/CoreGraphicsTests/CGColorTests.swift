import CoreGraphics
import Testing

@Suite struct CGColorTests {
  @Test func componentsFollowTheSpace() {
    #expect(CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).components == [0.1, 0.2, 0.3, 0.4])
    #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
    #expect(CGColor(gray: 0.5, alpha: 1).numberOfComponents == 2)
  }

  @Test func displayP3RedIsOutsideSRGB() {
    // Display P3's red in sRGB, from the primaries: 1.0930, -0.2267, -0.1501 (CSS Color 4's sample code).
    let (r, g, b) = CGColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).srgb
    #expect(abs(r - 1.0930) < 5e-4 && abs(g + 0.2267) < 5e-4 && abs(b + 0.1501) < 5e-4)
    // White and greys are the same in both.
    let gray = CGColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1).srgb
    #expect(abs(gray.red - 0.5) < 1e-6 && abs(gray.blue - 0.5) < 1e-6)
  }

  @Test func conversionGoesThereAndBack() throws {
    let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let srgb = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let color = CGColor(red: 0.2, green: 0.6, blue: 0.9, alpha: 0.5)
    let back = color.converted(to: p3, intent: .defaultIntent, options: nil)?
      .converted(to: srgb, intent: .defaultIntent, options: nil)
    let components = try #require(back?.components)
    for (got, expected) in zip(components, [0.2, 0.6, 0.9, 0.5]) { #expect(abs(got - expected) < 1e-6) }
  }

  @Test func unknownSpaceIsNil() {
    #expect(CGColorSpace(name: "nonsense") == nil)
    // Its primaries are others, and the space is not made.
    #expect(CGColorSpace(name: CGColorSpace.adobeRGB1998) == nil)
    #expect(CGColorSpace(name: CGColorSpace.itur_709)?.model == .rgb)
  }
}
