import Foundation
import Testing

@testable import Typesetting

@Suite struct FontRegistrationTests {
  /// A character of the private planes, which no other font and no other test has.
  private static let character: UInt32 = 0x10_FFF0

  /// A bundled font that has glyphs for one character only: its `cmap` table is replaced by one of a single group.
  private func fontWithOneCharacter() throws -> Data {
    var font = try Data(
      contentsOf: FontLibrary.resourceDirectory.appendingPathComponent("TinamouMono-Light.ttf"))
    func bytes(_ value: UInt32) -> [UInt8] { withUnsafeBytes(of: value.bigEndian, Array.init) }
    let tableCount = Int(font[4]) << 8 | Int(font[5])
    let record = try #require(
      (0..<tableCount).map { 12 + 16 * $0 }.first { font[$0..<$0 + 4].elementsEqual(Array("cmap".utf8)) })
    while font.count % 4 != 0 { font.append(0) }
    let start = font.count
    // Version 0, one table: platform 3, encoding 10, at 12. Format 12: length 28, language 0, one group.
    let table: [UInt8] =
      [0, 0, 0, 1, 0, 3, 0, 10] + bytes(12) + [0, 12, 0, 0] + bytes(28) + bytes(0) + bytes(1)
      + bytes(Self.character) + bytes(Self.character) + bytes(20)
    font.append(contentsOf: table)
    font.replaceSubrange(record + 8..<record + 16, with: bytes(UInt32(start)) + bytes(UInt32(table.count)))
    return font
  }

  /// A box in a layout that the cache holds is a glyph once a font has it, and a box again without the font.
  @Test func layoutsFromBeforeARegistrationAreNotUsedAfterIt() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("registered-\(UUID()).ttf")
    try fontWithOneCharacter().write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let text = StyledText(
      String(try #require(Unicode.Scalar(Self.character))),
      style: .init(font: FontLibrary.shared.systemFont(size: 17)))
    func isBox() -> Bool {
      let runs = TextLayoutCache.shared.layout(text, .init()).content(ofLine: 0).runs
      return runs.contains { if case .boxes = $0.content { true } else { false } }
    }
    #expect(isBox())
    try FontLibrary.shared.register(contentsOf: url)
    #expect(!isBox())
    #expect(FontLibrary.shared.unregister(contentsOf: url))
    #expect(isBox())
  }
}
