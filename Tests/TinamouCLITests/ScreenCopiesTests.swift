import Foundation
import TestSupport
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
    let names = ["first", "second", "third", "threads"].map { "\($0).iphone-se-3.portrait.png" }
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

  /// Another thread of a copied process waits for a `static let` that the main thread initializes.
  @Test func threadsOfCopiesMeet() throws {
    let result = try run(
      "render", "Threads", "First", "--device", "iphone-se-3", "--scale", "1", "-o", path("threads"))
    #expect(result.status == 0, "\(result.errors)")
    #expect(lines(result).count == 2)
  }

  /// Two pictures of a screen are of one process, whatever the number of processors.
  @Test func picturesOfOneScreenAreDrawnInSeveralProcesses() throws {
    let page = try run(
      "gallery", "First", "--device", "iphone-se-3", "--device", "iphone-15", "--device", "ipad-mini-6",
      "--scale", "1", "-o", path("one"))
    #expect(page.status == 0, "\(page.errors)")
    let data = try String(contentsOfFile: path("one/data.js"), encoding: .utf8)
    #expect(data.components(separatedBy: "\"slug\":\"first\"").count == 2)
    var counts: [Int] = []
    for device in ["iphone-se-3", "iphone-15", "ipad-mini-6"] {
      for orientation in ["portrait", "landscape"] {
        let stem = "first/\(device).\(orientation)"
        #expect(FileManager.default.fileExists(atPath: path("one/pictures/\(stem).png")))
        let description = try String(contentsOfFile: path("one/descriptions/\(stem).js"), encoding: .utf8)
        let count = try #require(description.firstMatch(of: /First, (\d+)/))
        counts.append(Int(count.1) ?? 0)
      }
    }
    #expect(counts == [1, 2, 1, 2, 1, 2])
    // The pictures in the order of the devices, though processes end in any.
    let places = ["iphone-se-3", "iphone-15", "ipad-mini-6"].map {
      data.range(of: "first/\($0).portrait")?.lowerBound
    }
    #expect(places.allSatisfy { $0 != nil } && places.compactMap { $0 }.sorted() == places.compactMap { $0 })
  }

  @Test func aScreenThatEndsSeveralProcessesIsToldOnce() throws {
    let page = try run(
      "render", "Exit", "--device", "iphone-se-3", "--device", "iphone-15", "--device", "ipad-mini-6",
      "--scale", "1", "-o", path("exits"))
    #expect(page.status == 4, "\(page.errors)")
    #expect(page.errors.components(separatedBy: "the screen ended its process: status 7").count == 2)
    #expect(lines(page).isEmpty)
  }

  @Test func wrongScreensAreToldBefore() throws {
    let wrong = try run("render", "Frist", "-o", path("none"))
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains("First"))
    #expect(!FileManager.default.fileExists(atPath: path("none")))
  }
}
