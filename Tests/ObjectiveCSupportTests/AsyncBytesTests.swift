import Foundation
import ObjectiveCSupport
import TestSupport
import Testing

struct AsyncBytesTests {
  @Test func filesAreReadByBytesLettersAndLines() async throws {
    let folder = try TemporaryDirectory()
    let url = folder.url.appendingPathComponent("text")
    let text = "first\r\n\n  se\u{E9}cond \u{1F468}\u{200D}\u{1F469}\nlast"
    try Data(text.utf8).write(to: url)
    var lines: [String] = []
    for try await line in url.lines { lines.append(line) }
    #expect(lines == ["first", "  se\u{E9}cond \u{1F468}\u{200D}\u{1F469}", "last"])
    var bytes: [UInt8] = []
    for try await byte in try FileHandle(forReadingFrom: url).bytes { bytes.append(byte) }
    #expect(bytes == Array(text.utf8))
    var characters: [Character] = []
    for try await character in url.resourceBytes.characters { characters.append(character) }
    #expect(characters == Array(text))
  }

  @Test func whatIsNotThereIsAnError() async {
    await #expect(throws: (any Error).self) {
      for try await _ in URL(fileURLWithPath: "/none/at/all").lines {}
    }
  }

  @Test func damagedTextIsReplaced() async throws {
    let folder = try TemporaryDirectory()
    let url = folder.url.appendingPathComponent("text")
    try Data([0x61, 0xC3, 0x62, 0xFF, 0x63]).write(to: url)
    var lines: [String] = []
    for try await line in url.lines { lines.append(line) }
    #expect(lines == ["a\u{FFFD}b\u{FFFD}c"])
  }
}
