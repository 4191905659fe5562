import Foundation
import Testing

@testable import TinamouCLI

@MainActor
@Suite struct GalleryCommandTests {
  let tool: Tool

  init() throws {
    tool = try Tool()
  }

  @Test func makesAPageWithAllPictures() throws {
    let result = tool.run("gallery", "--scale", "0.5", "-o", tool.path("gallery"))
    #expect(result.status == .success, "\(result.errors)")
    #expect(result.lines == [tool.path("gallery/index.html")])
    let page = try String(contentsOfFile: tool.path("gallery/index.html"), encoding: .utf8)
    let pictures = try FileManager.default.contentsOfDirectory(atPath: tool.path("gallery/pictures"))
    // Three devices, both orientations.
    #expect(pictures.count == 6)
    for picture in pictures { #expect(page.contains("src=\"pictures/\(picture)\"")) }
    #expect(page.contains("no findings"))
    #expect(result.errors.contains("Drew 6 pictures: no findings"))
  }

  @Test func wrongArgumentsAreToldBeforeAnythingIsDrawn() throws {
    try Data().write(to: tool.directory.url.appendingPathComponent("file"))
    let file = tool.run("gallery", "-o", tool.path("file"))
    #expect(file.status == .usage)
    #expect(file.errors.contains("file is a file; galleries need a directory"))
    // The phone's pictures would fit, the tablet's do not.
    let large = tool.run(
      "gallery", "--device", "iphone-15", "--device", "ipad-air", "--scale", "16", "-o", tool.path("large"))
    #expect(large.status == .usage)
    #expect(!FileManager.default.fileExists(atPath: tool.path("large")))
  }

  @Test func loadsNothingFromElsewhere() throws {
    _ = tool.run("gallery", "--device", "iphone-15", "--scale", "0.2", "-o", tool.path("gallery"))
    let page = try String(contentsOfFile: tool.path("gallery/index.html"), encoding: .utf8)
    #expect(!page.contains("http:"))
    #expect(!page.contains("https:"))
    #expect(!page.contains("@import"))
    #expect(!page.contains("url("))
  }

  @Test func showsFindingsAndEscapesNames() throws {
    var tool = tool
    tool.screens = [
      Screen("<Bad> & \"loose\"") { ConflictController() }, Screen("Loose") { AmbiguousController() },
    ]
    let result = tool.run(
      "gallery", "--device", "iphone-15", "--orientation", "portrait", "--scale", "0.2", "-o",
      tool.path("gallery"))
    #expect(result.status == .findings)
    #expect(result.errors.contains("1 conflict, 1 ambiguity"))
    let page = try String(contentsOfFile: tool.path("gallery/index.html"), encoding: .utf8)
    #expect(page.contains("&lt;Bad&gt; &amp; &quot;loose&quot;"))
    #expect(!page.contains("<Bad>"))
    #expect(page.contains("Constraints conflict"))
    #expect(page.contains("Ambiguous layout"))
  }
}
