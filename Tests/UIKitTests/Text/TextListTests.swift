import Foundation
import Testing

import UIKit

/// The markers of lists, and elements that contain them.
@Suite struct TextListTests {
  @Test(arguments: [
    (NSTextList.MarkerFormat.disc, 1, "\u{2022}"), (.circle, 2, "\u{25E6}"), (.hyphen, 3, "\u{2043}"),
    (.check, 1, "\u{2713}"), (.box, 1, "\u{25A1}"), (.diamond, 1, "\u{25C6}"), (.square, 1, "\u{25AA}"),
    (.decimal, 12, "12"), (.octal, 9, "11"), (.lowercaseHexadecimal, 255, "ff"),
    (.uppercaseHexadecimal, 255, "FF"), (.lowercaseAlpha, 1, "a"), (.lowercaseAlpha, 26, "z"),
    (.lowercaseAlpha, 27, "aa"), (.uppercaseAlpha, 703, "AAA"), (.lowercaseLatin, 3, "c"),
    (.uppercaseLatin, 28, "AB"), (.lowercaseRoman, 4, "iv"), (.uppercaseRoman, 1994, "MCMXCIV"),
    (.uppercaseRoman, 4000, "4000"), (.lowercaseAlpha, 0, "0"),
    (NSTextList.MarkerFormat("({lower-roman})"), 9, "(ix)"),
    (NSTextList.MarkerFormat("{decimal}.{unknown"), 2, "2.{unknown"),
    (NSTextList.MarkerFormat("{x}-"), 1, "{x}-"),
  ])
  func markersAreThoseOfTheFormat(format: NSTextList.MarkerFormat, number: Int, marker: String) {
    #expect(NSTextList(markerFormat: format, options: 0).marker(forItemNumber: number) == marker)
  }

  @Test func listsWithNumbersAreOrdered() {
    #expect(NSTextList(markerFormat: .decimal, options: 0).isOrdered)
    #expect(NSTextList(markerFormat: NSTextList.MarkerFormat("-{upper-alpha}-"), options: 0).isOrdered)
    #expect(!NSTextList(markerFormat: .disc, options: 0).isOrdered)
    #expect(NSTextList(markerFormat: .disc, options: 1).listOptions == .prependEnclosingMarker)
    #expect(NSTextList(markerFormat: .disc, options: 0).startingItemNumber == 1)
  }

  @Test func paragraphStylesKeepTheirLists() throws {
    let style = NSMutableParagraphStyle()
    let list = NSTextList(markerFormat: .decimal, options: [], startingItemNumber: 3)
    style.textLists = [list]
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy.textLists == [list] && copy.isEqual(style) && !copy.isEqual(NSParagraphStyle.default))
    let data = try NSKeyedArchiver.archivedData(withRootObject: style, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: NSMutableParagraphStyle.self, from: data))
    #expect(read.textLists.map(\.markerFormat) == [.decimal] && read.textLists.first?.startingItemNumber == 3)
  }

  @Test func elementsHaveTheMarkersOfTheirNumbers() throws {
    let numbers = NSTextList(
      markerFormat: NSTextList.MarkerFormat("{decimal}."), options: [], startingItemNumber: 5)
    let letters = NSTextList(
      markerFormat: .lowercaseAlpha, options: .prependEnclosingMarker, startingItemNumber: 1)
    let inner = ["x", "y"].map {
      NSTextListElement(
        contents: NSAttributedString(string: "\($0)\n"), markerAttributes: nil, textList: letters,
        children: nil)
    }
    let first = NSTextListElement(
      contents: NSAttributedString(string: "one\n"), markerAttributes: [.kern: 2], textList: numbers,
      children: nil)
    let second = NSTextListElement(
      contents: NSAttributedString(string: "two\n"), markerAttributes: nil, textList: numbers, children: inner
    )
    let list = try #require(NSTextListElement(children: [first, second], textList: numbers, nestingLevel: 0))
    #expect(list.attributedString.string == "\t5.\tone\n\t6.\ttwo\n")
    #expect(inner[1].attributedString.string == "\t6.b\ty\n")
    #expect(inner[1].parent === second && second.parent === list && second.childElements == inner)
    let style = inner[0].attributedString.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    #expect((style as? NSParagraphStyle)?.textLists == [numbers, letters])
    #expect(first.attributedString.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 2)
    #expect(first.attributedString.attribute(.kern, at: 4, effectiveRange: nil) == nil)
    #expect(NSTextListElement(children: [], textList: numbers, nestingLevel: 0) == nil)
  }
}
