import Foundation
import ScreenRequests
import Synchronization
import TestSupport
import Testing

@testable import SnapshotComparison
@testable import TinamouCLI

/// The words of applications, before anything is done with it.
@Suite struct ReportedTests {
  @Test(arguments: [
    ("plain :: text # of — a … line\n", "plain :: text # of — a … line\n"),
    ("::add-mask::x\n \t::stop\na::b", "\\u{3a}:add-mask::x\n \t\\u{3a}:stop\na::b"),
    (
      "x ##[error]y ##vso[task] ##teamcity[m] ## [a]",
      "x \\u{23}#[error]y \\u{23}#vso[task] \\u{23}#teamcity[m] ## [a]"
    ),
    ("a\r\nb\rsection_start:1:a\r\u{1B}[0K", "a\nb\\rsection_start:1:a\\r\\u{1b}[0K"),
    ("\u{1B}]52;c;aGk=\u{7}\u{9B}2J\u{7F}", "\\u{1b}]52;c;aGk=\\u{7}\\u{9b}2J\\u{7f}"),
    ("\u{202E}abc\u{2066}\u{FEFF}\u{2028}", "\\u{202e}abc\\u{2066}\\u{feff}\\u{2028}"),
    ("\0", "\\u{0}"),
  ])
  func textsAreShown(text: String, shown: String) {
    #expect(ReportedText.lines(text) == shown)
    // Showing a shown text again does not change it.
    #expect(ReportedText.lines(shown) == shown)
    #expect(ReportedText.line(text) == shown.replacing("\n", with: "\\n").replacing("\t", with: "\\t"))
  }

  /// Escaped JSON has the same value.
  @Test func escapedJSONHasTheSameValue() throws {
    let value = ["a\u{9B}2J\u{7F}\u{202E}\u{2028}": "\u{1B}\u{0}"]
    let text = String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    let escaped = ReportedText.json(text)
    #expect(!escaped.unicodeScalars.contains(where: ReportedText.isControl))
    #expect(try JSONDecoder().decode([String: String].self, from: Data(escaped.utf8)) == value)
  }

  @Test func namesAreThoseOfScreensAndConfigurations() {
    let names = [
      String(repeating: "long ", count: 80), "<script>alert(1)</script>", "日本語/../x", "\"&'|`", "é", "ẑ²",
    ]
    for name in names { #expect(ReportedName(Screen.slug(of: name)) != nil, "\(name)") }
    for name in ["iphone-15.portrait.dark.xl.rtl.pt_BR.ios17", "box.iN0-l3-epB", "a"] {
      #expect(ReportedName(name) != nil, "\(name)")
    }
    for name in [
      "", ".", "..", ".git", "a/b", "../a", "a\0", "a\nb", "a b", "a\u{202E}b", "~", "-\u{1B}", "a:b", "a\\b",
      String(repeating: "a", count: 201),
    ] { #expect(ReportedName(name) == nil, "\(name)") }
    for id in ["a/b/c", "a", "/a", "a/", "../a", "a/..", "a//b", "a/.b"] {
      #expect(SnapshotID(id) == nil, "\(id)")
    }
    #expect(SnapshotID("sign-up/iphone-15.portrait.light")?.description == "sign-up/iphone-15.portrait.light")
  }

  @Test func jsonIsBounded() throws {
    func nested(_ depth: Int) -> Data {
      Data((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(throws: ReportedJSON.Failure.tooDeep) { try ReportedJSON.check(nested(65)) }
    #expect(throws: Never.self) { try ReportedJSON.check(nested(64)) }
    // Brackets of strings are none.
    let text = try JSONEncoder().encode(String(repeating: "[\"\\", count: 1000))
    #expect(try ReportedJSON.decode(String.self, from: text).count == 3000)
    #expect(throws: ReportedJSON.Failure.tooLong(10)) { try ReportedJSON.check(Data(count: 11), limit: 10) }
    #expect(throws: ReportedJSON.Failure.damaged) {
      try ReportedJSON.decode(String.self, from: Data("{".utf8))
    }
  }

  /// Lines are the same however their bytes are divided; one that is too long is the last.
  @Test(arguments: 0..<20) func linesComeInParts(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let lines = (0..<50).map { _ in String(repeating: "x", count: Int.random(in: 0...20, using: &random)) }
    let bytes = Array((lines.joined(separator: "\n") + "\nrest").utf8)
    var reader = ReportedLines(limit: 20)
    var (found, position): ([Data], Int) = ([], 0)
    while position < bytes.count {
      let end = min(bytes.count, position + Int.random(in: 1...40, using: &random))
      found += reader.add(bytes[position..<end])
      position = end
    }
    #expect(found.map { String(decoding: $0, as: UTF8.self) } == lines)
    #expect(reader.rest == Data("rest".utf8) && !reader.isTooLong)
    #expect(reader.add(Array(repeating: 65, count: 17)).isEmpty && reader.isTooLong)
    #expect(reader.add([10, 65, 10]).isEmpty)
  }

  /// A frame whose line or parts are too long, too deep or too many ends reading, without memory of their size.
  @Test func framesAreBounded() {
    let headers = [
      "{\"x\":" + String(repeating: "[", count: 500) + String(repeating: "]", count: 500) + "}", "no frame",
      "{\"sizes\":[1,2,3]}",
      "{\"sizes\":[-1,0,0,0]}", "{\"sizes\":[600000000,0,0,0]}", "{\"sizes\":[300000000,300000000,0,0]}",
      "{\"sizes\":[9223372036854775807,9223372036854775807,1,1]}",
      "{\"screens\":[" + Array(repeating: "\"a\"", count: 10_001).joined(separator: ",") + "]}",
    ]
    for header in headers {
      var reader = ScreenReport.Reader()
      reader.add(Data((header + "\n").utf8))
      #expect(reader.next() == nil && reader.isDamaged, "\(header.prefix(60))")
    }
    var reader = ScreenReport.Reader()
    for _ in 0..<5 {
      reader.add(Data(repeating: 65, count: 1 << 20))
      #expect(reader.next() == nil)
    }
    #expect(reader.isDamaged)
  }

  /// A PNG of three by two red pixels.
  static let picture = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAEUlEQVR4nGP4z8DwH4YZkDkAm34L9XKwuTwAAAAASUVORK5CYII=")

  private static func line(_ unit: String, _ change: (inout SnapshotLine) -> Void = { _ in }) -> SnapshotLine
  {
    let parts = unit.split(separator: "/").map(String.init)
    var line = SnapshotLine(unit: unit)
    (line.screen, line.configuration, line.title) = (parts[0], parts[1], "A")
    line.picture = picture
    line.record = SnapshotRecord(
      screen: "A", device: "d", size: CGSize(width: 3, height: 2), scale: 1, settings: [:], views: [])
    line.record?.picture = picture.map { SnapshotRecord.digest(of: $0) }
    line.seconds = 1
    change(&line)
    return line
  }

  private static func end(_ unit: String) -> SnapshotLine {
    var line = SnapshotLine(unit: unit)
    line.ends = true
    return line
  }

  /// Only pictures of what was asked for are heard, once, with records that fit; what is missing is told.
  @Test func snapshotsAreThoseThatWereAskedFor() {
    let events = Mutex<[String]>([])
    let reported = ReportedSnapshots(areDocuments: false) { unit, event in
      let words =
        switch event {
        case .picture(let picture): "\(picture.id)"
        case .failure(let reason, _): reason
        }
      events.withLock { $0.append("\(unit): \(words)") }
    }
    reported.ask(for: ["a/c", "a/d", "b/c", "b/d", "e/c"])
    func view(_ frame: [Double]) -> SnapshotRecord.View {
      var view = SnapshotRecord.View(depth: 0, className: "V", frame: .zero)
      view.frame = frame
      return view
    }
    let wrong: [(inout SnapshotLine) -> Void] = [
      { $0.screen = ".." }, { $0.configuration = "../.git/config" }, { $0.screen = nil }, { $0.screen = "b" },
      { $0.configuration = "d" }, { $0.picture = nil }, { $0.picture = Data("text".utf8) },
      { $0.picture = $0.picture?.prefix(20) }, { $0.record = nil }, { $0.record?.picture = "other" },
      { $0.record?.size = [1] }, { $0.record?.scale = 1e300 }, { $0.record?.scale = -1 },
      { $0.record?.views = [view([0, 0, 1])] }, { $0.record?.views = [view([-1e300, 0, 1, 1])] },
    ]
    for change in wrong { reported.hear(Self.line("a/c", change), of: "A") }
    for unit in ["x/c", "a/x", "../..", "a/c/d"] {
      var line = SnapshotLine(unit: unit)
      line.picture = Self.picture
      reported.hear(line)
    }
    // One of another screen.
    reported.hear(Self.line("b/c"), of: "A")
    #expect(events.withLock { $0 }.isEmpty)
    reported.hear(Self.line("a/c"), of: "A")
    reported.hear(Self.line("a/c"), of: "A")
    reported.hear(Self.end("a/c"), of: "A")
    reported.hear(Self.line("a/c"), of: "A")
    reported.hear(Self.end("a/d"), of: "A")
    reported.hear(SnapshotLine(unit: "b/c"), of: "B")
    var failed = SnapshotLine(unit: "b/d")
    (failed.error, failed.ends) = ("no", true)
    reported.hear(failed, of: "B")
    #expect(events.withLock { $0 } == ["a/c: a/c", "b/d: no"])
    let refusals = reported.end()
    #expect(refusals.count == 20)
    #expect(refusals.first == "the name of a picture is not that of a screen and a configuration")
    #expect(
      events.withLock { $0 }.dropFirst(2) == [
        "a/d: its process says that it was drawn, and there is no picture",
        "b/c: the screen ended its process",
        "e/c: it was not drawn",
      ])
  }

  /// The names of pictures are those that the commands write.
  @MainActor @Test func namesOfPicturesAreExpected() throws {
    var tool = try Tool()
    tool.screens = [Screen("Sign up!") { GoodController() }]
    let options = [
      "--device", "iphone-se-3", "--device", "ipad-10", "--orientation", "both", "--appearance", "both",
      "--text-size", "xl",
      "--direction", "both", "--scale", "0.2", "--ios", "17",
    ]
    for further in [[], ["--format", "jpeg"], ["--frames", "3", "--at", "0"], ["--format", "svg"]] {
      let arguments = options + further
      let expected = try #require(try ExpectedPictures(.described(by: ["render"] + arguments)))
      let folder = tool.path("render-\(further.joined())")
      let result = tool.run(["render", "-o", folder] + arguments)
      #expect(result.status == .success, "\(result.errors)")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
          == expected.files(of: "Sign up!").sorted())
    }
    let expected = try #require(try ExpectedPictures(.described(by: ["gallery"] + options)))
    #expect(tool.run(["gallery", "-o", tool.path("gallery")] + options).status == .success)
    let pictures = try FileManager.default.subpathsOfDirectory(atPath: tool.path("gallery"))
    #expect(pictures.filter { $0.hasSuffix(".png") }.sorted() == expected.files(of: "Sign up!").sorted())
    #expect(try ExpectedPictures(.described(by: ["frames"])) == nil)
  }
}
