import Foundation
import Testing

import UIKit

/// Widths of the system font, and fonts for characters that a font lacks.
@Suite struct FontWidthTests {
  private func width(_ font: UIFont, _ text: String = "Hamburgefonts") -> Double {
    Double((text as NSString).size(withAttributes: [.font: font]).width)
  }

  /// The percentages of OpenType's width classes 2, 3 and 7. At 200 points the tracking of the standard font hardly counts.
  @Test(arguments: [
    (UIFont.Width.compressed, 0.625), (.condensed, 0.75), (.standard, 1), (.expanded, 1.25),
    (UIFont.Width(rawValue: 0.1), 1.125),
  ])
  func fontsOfOtherWidthsAreAsHighAndHaveTheirAdvances(wanted: UIFont.Width, share: Double) {
    let standard = UIFont.systemFont(ofSize: 200, weight: .bold)
    let font = UIFont.systemFont(ofSize: 200, weight: .bold, width: wanted)
    #expect(abs(width(font) / width(standard) - share) < 0.01)
    #expect(font.lineHeight == standard.lineHeight && font.capHeight == standard.capHeight)
    #expect((font == standard) == (wanted == .standard))
    #expect(font.withSize(100) != standard.withSize(100) || wanted == .standard)
  }

  @Test func widthsHaveSymbolicTraits() throws {
    let condensed = UIFont.systemFont(ofSize: 40, weight: .regular, width: .condensed)
    #expect(condensed.fontDescriptor.symbolicTraits.contains(.traitCondensed))
    #expect(!condensed.fontDescriptor.symbolicTraits.contains(.traitExpanded))
    let plain = UIFont.systemFont(ofSize: 40).fontDescriptor
    #expect(plain.symbolicTraits.isDisjoint(with: [.traitCondensed, .traitExpanded]))
    // The symbolic trait, the trait by a number and the trait by a width are one.
    let symbolic = try #require(plain.withSymbolicTraits(.traitCondensed))
    #expect(width(UIFont(descriptor: symbolic, size: 0)) == width(condensed))
    for value: Any in [-0.2, UIFont.Width.condensed] {
      let attributed = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.width: value]])
      #expect(width(UIFont(descriptor: attributed, size: 0)) == width(condensed))
    }
    let bold = try #require(
      condensed.fontDescriptor.withSymbolicTraits([.traitCondensed, .traitBold]))
    #expect(bold.symbolicTraits.isSuperset(of: [.traitCondensed, .traitBold]))
    let compressed = UIFont.systemFont(ofSize: 40, weight: .regular, width: .compressed).fontDescriptor
    let kept = try #require(compressed.withSymbolicTraits(.traitCondensed))
    #expect(width(UIFont(descriptor: kept, size: 0)) < width(condensed))
    let again = try #require(compressed.withSymbolicTraits([]))
    #expect(width(UIFont(descriptor: again, size: 0)) == width(.systemFont(ofSize: 40)))
    #expect(compressed != condensed.fontDescriptor)
  }

  /// Glyphs are narrowed, too, and not only set closer together.
  @MainActor @Test func glyphsAreNarrowed() {
    func inkWidth(_ font: UIFont) -> CGFloat {
      Bitmap(CGSize(width: 200, height: 150)) { _ in
        ("O" as NSString).draw(at: CGPoint(x: 20, y: 10), withAttributes: [.font: font])
      }.inkBox.width
    }
    let standard = inkWidth(.systemFont(ofSize: 100))
    let compressed = inkWidth(.systemFont(ofSize: 100, weight: .regular, width: .compressed))
    #expect(abs(compressed / standard - 0.625) < 0.03)
  }

  /// Characters that a font lacks are those of its cascade list before others': the monospaced font has no "Ǒ".
  @Test func cascadeListsAreAsked() throws {
    let mono = UIFont.monospacedSystemFont(ofSize: 30, weight: .regular).fontDescriptor
    let serif = try #require(UIFont.systemFont(ofSize: 30).fontDescriptor.withDesign(.serif))
    let without = UIFont(descriptor: mono, size: 30)
    let with = UIFont(descriptor: mono.addingAttributes([.cascadeList: [serif]]), size: 30)
    let lacking = "\u{01D1}\u{01D3}"
    #expect(width(with) == width(without))
    #expect(width(with, lacking) == width(UIFont(descriptor: serif, size: 30), lacking))
    #expect(width(with, lacking) != width(without, lacking))
    // At another size, too, whatever the size of the descriptors in the list.
    #expect(
      width(with.withSize(60), lacking) == width(UIFont(descriptor: serif, size: 60), lacking))
    #expect(with.fontDescriptor.object(forKey: .cascadeList) as? [UIFontDescriptor] == [serif])
    #expect(with.fontDescriptor != without.fontDescriptor)
    // An archive keeps it.
    let data = try NSKeyedArchiver.archivedData(withRootObject: with, requiringSecureCoding: true)
    let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data))
    #expect(width(copy, lacking) == width(with, lacking))
  }
}
