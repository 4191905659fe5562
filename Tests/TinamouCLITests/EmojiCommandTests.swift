import Foundation
import TestSupport
import Testing
import UIKit

/// Emoji in documents, by the real binary: its fonts are its own.
@Suite struct EmojiCommandTests {
  private let tool = Binary(name: "tinamou")
  private let directory: TemporaryDirectory
  private let document: String

  init() throws {
    directory = try TemporaryDirectory()
    let file = directory.url.appendingPathComponent("Emoji.xib")
    document = file.path
    try """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      <objects><view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="200" height="60"/>
        <subviews><label text="Hi 😀👍🏿👩‍👩‍👧🇩🇪" translatesAutoresizingMaskIntoConstraints="NO" id="l">
          <rect key="frame" x="1" y="1" width="1" height="1"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
        <constraints>
          <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="1"/>
          <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="2"/>
        </constraints></view></objects>
    </document>
    """.write(to: file, atomically: true, encoding: .utf8)
  }

  private func frames(_ options: [String], _ environment: [String: String] = [:]) throws -> String {
    let result = try tool.run("frames", more: [document] + options, environment: environment)
    #expect(result.status == 0, "\(result.errors)")
    return result.text
  }

  /// Returns the number of pixels of the picture that have a colour, and of those that have ink.
  private func pixels(_ options: [String], _ environment: [String: String] = [:]) throws -> (
    colour: Int, ink: Int
  ) {
    let picture = directory.url.appendingPathComponent("picture.png")
    let result = try tool.run(
      "render", more: [document, "--scale", "2", "-o", picture.path] + options, environment: environment)
    #expect(result.status == 0, "\(result.errors)")
    let image = try #require(UIImage(data: try Data(contentsOf: picture))?.cgImage)
    let size = CGSize(width: image.width, height: image.height)
    let context = try #require(CGContext(size: size, scale: 1, isOpaque: true))
    context.draw(image, in: CGRect(origin: .zero, size: size))
    let bytes = UnsafeRawBufferPointer(
      start: try #require(context.data), count: image.width * image.height * 4)
    var count = (colour: 0, ink: 0)
    for index in stride(from: 0, to: bytes.count, by: 4) {
      let parts = bytes[index..<index + 3]
      let (least, most) = (parts.min() ?? 0, parts.max() ?? 0)
      if most - least > 60 { count.colour += 1 }
      if least < 200 { count.ink += 1 }
    }
    return count
  }

  @Test func emojiAreInColour() throws {
    #expect(try pixels([]).colour > 1000)
    let font = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("UIKitTests/Fonts/Emoji.ttf").path
    #expect(try pixels(["--font", font]).colour > 1000)
    // The advance is iOS's, whatever font draws them.
    #expect(try frames([]) == frames(["--font", font]))
  }

  @Test func charactersThatNoFontHasAreNamedOnce() throws {
    let text = try String(contentsOfFile: document, encoding: .utf8)
    let other = directory.url.appendingPathComponent("Tibetan.xib").path
    try text.replacingOccurrences(of: "Hi 😀", with: "ཀཁ").write(
      toFile: other, atomically: true, encoding: .utf8)
    let third = directory.url.appendingPathComponent("Third.xib").path
    try FileManager.default.copyItem(atPath: other, toPath: third)
    let pictures = directory.url.appendingPathComponent("pictures").path
    let result = try tool.run("render", more: [other, third, document, "-o", pictures])
    let lines = result.errors.split(separator: "\n").filter { $0.contains("no font") }
    #expect(lines.count == 1)
    #expect(
      lines.first?.hasSuffix(
        "no font has some of the characters, which are boxes of about their width (--font FILE, --machine-fonts)"
      )
        == true)
    #expect(try !tool.run("frames", more: [document]).errors.contains("no font"))
  }
}
