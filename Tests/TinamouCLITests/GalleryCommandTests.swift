import Foundation
import Testing

@testable import TinamouCLI

@MainActor
@Suite struct GalleryCommandTests {
  let tool: Tool

  init() throws {
    tool = try Tool()
  }

  /// The data of a page, which its script sends as the detail of an event.
  private func data(of folder: String) throws -> PageData {
    let script = try String(contentsOfFile: tool.path("\(folder)/data.js"), encoding: .utf8)
    let json = try #require(
      script.wholeMatch(
        of: /document\.dispatchEvent\(new CustomEvent\("tinamou-data", \{ detail: (.*) \}\)\);\n/)?.1)
    return try JSONDecoder().decode(PageData.self, from: Data(json.utf8))
  }

  @Test func aGalleryHasAllPictures() throws {
    let result = tool.run("gallery", "--scale", "0.5", "-o", tool.path("gallery"))
    #expect(result.status == .success, "\(result.errors)")
    #expect(result.lines == [tool.path("gallery/index.html")])
    #expect(result.errors.contains("Drew 6 pictures: no findings"))
    let data = try data(of: "gallery")
    #expect(data.screens.map(\.name) == ["Good one"] && !data.live)
    // Three devices, both orientations.
    #expect(data.pictures.count == 6)
    let pictures = try FileManager.default.contentsOfDirectory(atPath: tool.path("gallery/pictures/good-one"))
    #expect(Set(pictures.map { "pictures/good-one/\($0)" }) == Set(data.pictures.map(\.picture)))
    let one = try #require(data.pictures.first { $0.id == "good-one/iphone-15.landscape" })
    #expect(one.device.width == 852 && one.device.height == 393 && one.settings.orientation == "landscape")
    let script = try String(contentsOfFile: tool.path("gallery/\(one.description)"), encoding: .utf8)
    #expect(script.contains("(\"tinamou-description\", { detail: [\"good-one/iphone-15.landscape\", {"))
    #expect(script.contains(#""identifier":"square""#))
    // Where scripts do not run, the pictures are a list.
    let page = try String(contentsOfFile: tool.path("gallery/index.html"), encoding: .utf8)
    for picture in data.pictures { #expect(page.contains("<img src=\"\(picture.picture)\"")) }
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
      // The name of SVG's elements, which is not an address.
      .replacing("http://www.w3.org/2000/svg", with: "")
    #expect(!page.contains("http:"))
    #expect(!page.contains("https:"))
    #expect(!page.contains("@import"))
    #expect(!page.contains("url("))
    #expect(page.contains("default-src 'none'"))
  }

  @Test func showsFindingsAndEscapesNames() throws {
    var tool = tool
    tool.screens = [
      Screen("<Bad> & \"loose\" </script>\u{2028}") { ConflictController() },
      Screen("Loose") { AmbiguousController() },
    ]
    let result = tool.run(
      "gallery", "--device", "iphone-15", "--orientation", "portrait", "--scale", "0.2", "--title",
      "{{js}}</title><b>", "-o", tool.path("gallery"))
    #expect(result.status == .findings)
    #expect(result.errors.contains("1 conflict, 1 ambiguity"))
    let data = try data(of: "gallery")
    #expect(data.title == "{{js}}</title><b>")
    #expect(data.screens.map(\.name) == ["<Bad> & \"loose\" </script>\u{2028}", "Loose"])
    #expect(data.pictures.map(\.summary.conflicts) == [1, 0])
    #expect(data.pictures.map(\.summary.ambiguities) == [0, 1])
    let rules = data.pictures.map { Set(($0.findings ?? []).map(\.rule)) }
    #expect(rules[0].contains("conflict") && !rules[0].contains("ambiguous"), "\(rules)")
    #expect(rules[1].contains("ambiguous") && !rules[1].contains("conflict"), "\(rules)")
    let page = try String(contentsOfFile: tool.path("gallery/index.html"), encoding: .utf8)
    #expect(page.contains("<title>{{js}}&lt;/title&gt;&lt;b&gt;</title>"))
    #expect(page.contains("&lt;Bad&gt; &amp; &quot;loose&quot;") && !page.contains("<Bad>"))
    for picture in data.pictures {
      let script = try String(contentsOfFile: tool.path("gallery/\(picture.description)"), encoding: .utf8)
      #expect(!script.contains("<"))
      #expect(script.contains("\"conflicts\":[{") == (picture.summary.conflicts == 1))
    }
    let script = try String(contentsOfFile: tool.path("gallery/data.js"), encoding: .utf8)
    #expect(!script.contains("<") && !script.contains("\u{2028}"))
  }
}
