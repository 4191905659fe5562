import Foundation
import Simulator
import Testing

@testable import TinamouCLI

@MainActor
@Suite struct PageTests {
  @Test func valuesCannotLeaveAScript() throws {
    let hostile = "</script><!--\u{2028}\u{2029}&\"\\\u{202E}"
    var data = PageData(title: hostile)
    data.screens = [PageScreen(name: hostile, slug: "a")]
    for character in ["<", ">", "&", "\u{2028}", "\u{2029}"] { #expect(!data.script.contains(character)) }
    let json = data.script.dropFirst("tinamou.data(".count).dropLast(");\n".count)
    #expect(try JSONDecoder().decode(PageData.self, from: Data(json.utf8)) == data)
  }

  @Test func placesInATitleAreText() {
    let html = PageTemplate.html(title: "{{pictures}}<i>")
    #expect(html.contains("<title>{{pictures}}&lt;i&gt;</title>"))
    #expect(!html.contains("{{css}}") && !html.contains("{{js}}") && html.contains("globalThis.tinamou"))
    #expect(html.components(separatedBy: "</script>").count == 3)
  }

  /// A project's process says what it drew: where its pictures lie is checked, and its descriptions are read as values.
  @Test func sectionsOfProjectsKeepFilesOfTheirScreenOnly() throws {
    let device = PagePicture.Device(
      id: "a", name: "A", width: 10, height: 20, scale: 2, cornerRadius: 0)
    let settings = PagePicture.Settings(DeviceSettings())
    var section = PageSection(screen: PageScreen(name: "Another's", slug: "../..", kind: .preview))
    section.pictures = [
      "pictures/first/a.png", "pictures/second/a.png", "pictures/first/../a.png", "/etc/a.png",
      "pictures/first/a.js",
      "pictures/first/..png/a.png",
    ].map { path in
      var picture = PagePicture(screen: "x", variant: "y", device: device, settings: settings)
      picture.picture = path
      picture.description = "../../index.html"
      picture.id = path
      return picture
    }
    let checked = section.checked(as: "First") { !$0.contains("/") && $0 != ".." }
    #expect(checked.screen == PageScreen(name: "First", slug: "first", kind: .preview))
    #expect(checked.pictures.map(\.id) == ["first/a"])
    #expect(checked.pictures.map(\.picture) == ["pictures/first/a.png"])
    #expect(checked.pictures.map(\.description) == ["descriptions/first/a.js"])
  }

  /// The path of a program, if it is installed.
  nonisolated private static func program(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  nonisolated private static var hasBrowser: Bool {
    program("node") != nil && (ProcessInfo.processInfo.environment["CHROMIUM"] ?? program("chromium")) != nil
  }

  @Test(.enabled("needs node and chromium") { hasBrowser })
  func everyControlOfThePageWorksInABrowser() throws {
    var tool = try Tool()
    tool.screens.append(Screen("Two widths") { ConflictController() })
    let drawn = tool.run("gallery", "--device", "iphone-15", "--scale", "1", "-o", tool.path("gallery"))
    #expect(drawn.status == .findings)
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../scripts/test-page").standardizedFileURL
    let process = Process()
    process.executableURL = script
    process.arguments = [tool.path("gallery")]
    let output = tool.directory.url.appendingPathComponent("output")
    try Data().write(to: output)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = process.standardOutput
    try process.run()
    process.waitUntilExit()
    let lines = try String(contentsOf: output, encoding: .utf8)
    #expect(process.terminationStatus == 0, "\(lines.split(separator: "\n").filter { !$0.hasPrefix("ok") })")
  }
}
