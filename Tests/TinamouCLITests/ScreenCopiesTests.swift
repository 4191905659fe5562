import Foundation
import Testing

/// The screens of an executable are drawn in processes of their own.
@Suite struct ScreenCopiesTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  /// Runs the executable with screens of which two end their process.
  private func run(_ arguments: String...) throws -> Binary.Result {
    try Binary(name: "test-screens").run(more: arguments)
  }

  private func lines(_ result: Binary.Result) -> [String] {
    result.text.split(separator: "\n").map(String.init)
  }

  @Test func screensThatEndTheirProcessAffectThemselvesOnly() throws {
    let all = try run("render", "--device", "iphone-se-3", "--scale", "1", "-o", path("all"))
    #expect(all.status == 4, "\(all.errors)")
    let names = ["first", "second", "third"].map { "\($0).iphone-se-3.portrait.png" }
    #expect(lines(all) == names.map { path("all/\($0)") })
    #expect(all.errors.contains("no data"))
    #expect(all.errors.contains("error: Stop: the screen ended its process: signal "))
    #expect(all.errors.contains("error: Exit: the screen ended its process: status 7"))
    // Nothing of another screen has run before: each is the first one.
    for (name, file) in zip(["First", "Second", "Third"], names) {
      let alone = try run("render", name, "--device", "iphone-se-3", "--scale", "1", "-o", path("alone.png"))
      #expect(alone.status == 0, "\(alone.errors)")
      let pictures = try [path("all/\(file)"), path("alone.png")].map {
        try Data(contentsOf: URL(fileURLWithPath: $0))
      }
      #expect(pictures[0] == pictures[1], "\(name)")
    }
  }

  @Test func pagesHaveTheOtherScreens() throws {
    let page = try run("gallery", "--device", "iphone-se-3", "--scale", "1", "-o", path("page"))
    #expect(page.status == 4, "\(page.errors)")
    #expect(lines(page) == [path("page/index.html")])
    let data = try String(contentsOfFile: path("page/data.js"), encoding: .utf8)
    for name in ["First", "Second", "Third"] { #expect(data.contains("\"\(name)\"")) }
    #expect(!data.contains("\"Stop\""))
  }

  @Test func wrongScreensAreToldBefore() throws {
    let wrong = try run("render", "Frist", "-o", path("none"))
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains("First"))
    #expect(!FileManager.default.fileExists(atPath: path("none")))
  }
}
