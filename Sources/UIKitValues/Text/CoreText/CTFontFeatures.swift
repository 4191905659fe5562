import Foundation
import Typesetting

// Names are those of Apple's interface.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The key of a feature type's identifier, a number of Apple's font feature registry.
///
/// Unsafe in name only: a text that is never changed.
public nonisolated(unsafe) let kCTFontFeatureTypeIdentifierKey: CFString = NSString(
  string: "CTFeatureTypeIdentifier")
/// The key of a feature type's name.
///
/// Unsafe in name only: a text that is never changed.
public nonisolated(unsafe) let kCTFontFeatureTypeNameKey: CFString = NSString(string: "CTFeatureTypeName")
/// The key of whether one of a feature type's selectors is on at a time.
///
/// Unsafe in name only: a text that is never changed.
public nonisolated(unsafe) let kCTFontFeatureTypeExclusiveKey: CFString = NSString(
  string: "CTFeatureTypeExclusive")
/// The key of a feature type's selectors.
///
/// Unsafe in name only: a text that is never changed.
public nonisolated(unsafe) let kCTFontFeatureTypeSelectorsKey: CFString = NSString(
  string: "CTFeatureTypeSelectors")
/// The key of a selector's identifier, a number of Apple's font feature registry.
///
/// Unsafe in name only: a text that is never changed.
public nonisolated(unsafe) let kCTFontFeatureSelectorIdentifierKey: CFString = NSString(
  string: "CTFeatureSelectorIdentifier")
/// The key of a selector's name.
///
/// Unsafe in name only: a text that is never changed.
public nonisolated(unsafe) let kCTFontFeatureSelectorNameKey: CFString = NSString(
  string: "CTFeatureSelectorName")
/// The key of whether a selector is on unless another is asked for.
///
/// Unsafe in name only: a text that is never changed.
public nonisolated(unsafe) let kCTFontFeatureSelectorDefaultKey: CFString = NSString(
  string: "CTFeatureSelectorDefault")
/// The key of whether a selector is on.
///
/// Unsafe in name only: a text that is never changed.
public nonisolated(unsafe) let kCTFontFeatureSelectorSettingKey: CFString = NSString(
  string: "CTFeatureSelectorSetting")
/// The key of a feature's OpenType tag.
///
/// Unsafe in name only: a text that is never changed.
public nonisolated(unsafe) let kCTFontOpenTypeFeatureTag: CFString = NSString(
  string: "CTFeatureOpenTypeTag")
/// The key of the value of a feature's OpenType tag.
///
/// Unsafe in name only: a text that is never changed.
public nonisolated(unsafe) let kCTFontOpenTypeFeatureValue: CFString = NSString(
  string: "CTFeatureOpenTypeValue")

/// Returns the features of a font, as dictionaries with the keys above; `nil` if it has none.
///
/// They are those of the font's OpenType tables for which Apple's font feature registry has a type.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? {
  let tags = Set(font.textFont.featureTags)
  let found = FontFeatureType.all.compactMap { type -> NSDictionary? in
    let selectors = type.selectors.filter { selector in
      selector.tag.map { tags.contains($0) } ?? true
    }
    guard selectors.contains(where: { $0.tag != nil }) else { return nil }
    return type.dictionary(of: selectors)
  }
  return found.isEmpty ? nil : NSArray(array: found)
}

/// A type of Apple's font feature registry, and the OpenType features that its selectors turn on.
///
/// The numbers are those of the registry (`SFNTLayoutTypes`), the tags those of the OpenType specification.
private struct FontFeatureType {
  /// A selector. One without a tag is the usual form, which every font with the type has.
  struct Selector {
    let identifier: Int
    let name: String
    let tag: String?
    var isDefault = false
  }
  let identifier: Int
  let name: String
  let isExclusive: Bool
  let selectors: [Selector]

  func dictionary(of selectors: [Selector]) -> NSDictionary {
    let described = selectors.map { selector -> [String: Any] in
      var result: [String: Any] = [
        "CTFeatureSelectorIdentifier": selector.identifier, "CTFeatureSelectorName": selector.name,
      ]
      if selector.isDefault { result["CTFeatureSelectorDefault"] = true }
      return result
    }
    var result: [String: Any] = [
      "CTFeatureTypeIdentifier": identifier, "CTFeatureTypeName": name, "CTFeatureTypeSelectors": described,
    ]
    if isExclusive { result["CTFeatureTypeExclusive"] = true }
    return NSDictionary(dictionary: result)
  }

  static let all = [
    FontFeatureType(
      identifier: 1, name: "Ligatures", isExclusive: false,
      selectors: [
        Selector(identifier: 2, name: "Common Ligatures", tag: "liga", isDefault: true),
        Selector(identifier: 4, name: "Rare Ligatures", tag: "dlig"),
        Selector(identifier: 18, name: "Contextual Ligatures", tag: "clig", isDefault: true),
        Selector(identifier: 20, name: "Historical Ligatures", tag: "hlig"),
      ]),
    FontFeatureType(
      identifier: 6, name: "Number Spacing", isExclusive: true,
      selectors: [
        Selector(identifier: 0, name: "Monospaced Numbers", tag: "tnum"),
        Selector(identifier: 1, name: "Proportional Numbers", tag: "pnum"),
      ]),
    FontFeatureType(
      identifier: 10, name: "Vertical Position", isExclusive: true,
      selectors: [
        Selector(identifier: 0, name: "Normal Vertical Position", tag: nil, isDefault: true),
        Selector(identifier: 1, name: "Superiors/Superscripts", tag: "sups"),
        Selector(identifier: 2, name: "Inferiors/Subscripts", tag: "subs"),
        Selector(identifier: 3, name: "Ordinals", tag: "ordn"),
        Selector(identifier: 4, name: "Scientific Inferiors", tag: "sinf"),
      ]),
    FontFeatureType(
      identifier: 11, name: "Fractions", isExclusive: true,
      selectors: [
        Selector(identifier: 0, name: "No Fractions", tag: nil, isDefault: true),
        Selector(identifier: 1, name: "Vertical Fractions", tag: "afrc"),
        Selector(identifier: 2, name: "Diagonal Fractions", tag: "frac"),
      ]),
    FontFeatureType(
      identifier: 14, name: "Typographic Extras", isExclusive: false,
      selectors: [Selector(identifier: 4, name: "Slashed Zero", tag: "zero")]),
    FontFeatureType(
      identifier: 21, name: "Number Case", isExclusive: true,
      selectors: [
        Selector(identifier: 0, name: "Old-Style Figures", tag: "onum"),
        Selector(identifier: 1, name: "Lining Figures", tag: "lnum"),
      ]),
    FontFeatureType(
      identifier: 33, name: "Case-Sensitive Layout", isExclusive: false,
      selectors: [
        Selector(identifier: 0, name: "Capital Forms", tag: "case"),
        Selector(identifier: 2, name: "Capital Spacing", tag: "cpsp"),
      ]),
    FontFeatureType(
      identifier: 35, name: "Alternative Stylistic Sets", isExclusive: false,
      selectors: (1...20).map {
        Selector(identifier: $0 * 2, name: "Stylistic Set \($0)", tag: $0 < 10 ? "ss0\($0)" : "ss\($0)")
      }),
    FontFeatureType(
      identifier: 36, name: "Contextual Alternates", isExclusive: false,
      selectors: [
        Selector(identifier: 0, name: "Contextual Alternates", tag: "calt", isDefault: true),
        Selector(identifier: 2, name: "Swash Alternates", tag: "swsh"),
        Selector(identifier: 4, name: "Contextual Swash Alternates", tag: "cswh"),
      ]),
    FontFeatureType(
      identifier: 37, name: "Lowercase", isExclusive: true,
      selectors: [
        Selector(identifier: 0, name: "Default Lowercase", tag: nil, isDefault: true),
        Selector(identifier: 1, name: "Lowercase Small Capitals", tag: "smcp"),
        Selector(identifier: 2, name: "Lowercase Petite Capitals", tag: "pcap"),
      ]),
    FontFeatureType(
      identifier: 38, name: "Uppercase", isExclusive: true,
      selectors: [
        Selector(identifier: 0, name: "Default Uppercase", tag: nil, isDefault: true),
        Selector(identifier: 1, name: "Uppercase Small Capitals", tag: "c2sc"),
        Selector(identifier: 2, name: "Uppercase Petite Capitals", tag: "c2pc"),
      ]),
  ]
}
