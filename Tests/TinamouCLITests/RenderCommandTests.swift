import Foundation
import Simulator
import Testing
import UIKit

@testable import TinamouCLI

@MainActor
@Suite struct RenderCommandTests {
  let tool: Tool

  init() throws {
    tool = try Tool()
  }

  /// Width and height of a PNG, from its header: big-endian numbers at bytes 16 and 20.
  private func pixels(_ path: String) throws -> [Int] {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(Array(data.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    return [16, 20].map { start in data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test func drawsAPNGInTheDevicesPixels() throws {
    let path = tool.path("new/one.png")
    let result = tool.run("render", "good one", "-o", path)
    #expect(result.status == .success, "\(result.errors)")
    #expect(result.lines == [path])
    #expect(result.errors.isEmpty)
    // iPhone 15: 393 x 852 points at 3 pixels.
    #expect(try pixels(path) == [1179, 2556])
  }

  @Test func smallFilesHaveTheSamePixels() throws {
    let (fast, small) = (tool.path("fast.png"), tool.path("small.png"))
    #expect(tool.run("render", "good one", "-o", fast).status == .success)
    #expect(tool.run("render", "good one", "--png", "small", "-o", small).status == .success)
    let (one, other) = (
      try Data(contentsOf: URL(fileURLWithPath: fast)), try Data(contentsOf: URL(fileURLWithPath: small))
    )
    #expect(other.count < one.count)
    let images = (try CGImage.decode(one), try CGImage.decode(other))
    #expect(images.0.compare(with: images.1)?.count == 0)
    let wrong = tool.run("render", "good one", "--png", "tiny", "-o", small)
    #expect(wrong.status == .usage)
    #expect(wrong.errors.contains("fast"), "\(wrong.errors)")
  }

  @Test(arguments: ["one.jpg", "one.JPEG"]) func jpegsAreDrawnCloseToThePNG(_ name: String) throws {
    let (exact, path) = (tool.path("one.png"), tool.path(name))
    #expect(tool.run("render", "good one", "-o", exact).status == .success)
    #expect(tool.run("render", "good one", "-o", path).status == .success)
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(data.starts(with: [0xFF, 0xD8, 0xFF]))
    let (image, other) = (
      try CGImage.decode(try Data(contentsOf: URL(fileURLWithPath: exact))), try CGImage.decode(data)
    )
    #expect(other.width == 1179)
    #expect(other.height == 2556)
    // Edges of text blur; few colors differ visibly.
    let difference = try #require(image.compare(with: other, tolerance: 10))
    #expect(difference.beyond * 100 < image.width * image.height)
    let folder = tool.path("folder")
    let listed = tool.run("render", "good one", "--format", "jpeg", "-o", folder)
    #expect(listed.lines.map { ($0 as NSString).lastPathComponent } == ["good-one.iphone-15.portrait.jpg"])
  }

  @Test func scaleChangesThePixels() throws {
    let path = tool.path("one.png")
    let result = tool.run(
      "render", "--scale", "0.5", "--orientation", "landscape", "--device", "iphone-se-3", "-o", path)
    #expect(result.status == .success, "\(result.errors)")
    // 667 x 375 points in landscape: halves of pixels are rounded up.
    #expect(try pixels(path) == [334, 188])
  }

  @Test func theEndingSelectsTheFormat() throws {
    #expect(tool.run("render", "-o", tool.path("one.pdf")).status == .success)
    #expect(tool.run("render", "-o", tool.path("one.SVG")).status == .success)
    #expect(try Data(contentsOf: URL(fileURLWithPath: tool.path("one.pdf"))).starts(with: Data("%PDF-".utf8)))
    let svg = try String(contentsOfFile: tool.path("one.SVG"), encoding: .utf8)
    #expect(svg.contains("<svg"))
    #expect(svg.contains("393"))
  }

  @Test func aDirectoryGetsAFileForEveryPicture() throws {
    let directory = tool.path("pictures")
    let result = tool.run(
      "render", "--device", "iphone-15", "--device", "iPad Air", "--orientation", "both", "--appearance",
      "dark",
      "--text-size", "ax3", "--direction", "rtl", "--format", "svg", "-o", directory)
    #expect(result.status == .success, "\(result.errors)")
    let names = result.lines.map { ($0 as NSString).lastPathComponent }
    #expect(
      names == [
        "good-one.iphone-15.portrait.dark.ax3.rtl.svg", "good-one.iphone-15.landscape.dark.ax3.rtl.svg",
        "good-one.ipad-air-11-m3.portrait.dark.ax3.rtl.svg",
        "good-one.ipad-air-11-m3.landscape.dark.ax3.rtl.svg",
      ])
    #expect(result.lines.allSatisfy { FileManager.default.fileExists(atPath: $0) })
  }

  /// An option that is repeated adds values: none is passed over.
  @Test func repeatedChoicesAreAllDrawn() {
    let result = tool.run(
      "render", "good one", "--appearance", "light", "--appearance", "dark", "--direction", "ltr",
      "--direction",
      "ltr", "--orientation", "landscape", "--orientation", "portrait", "-o", tool.path("all"))
    #expect(result.status == .success, "\(result.errors)")
    #expect(result.lines.count == 4 && result.lines.allSatisfy { !$0.contains("rtl") }, "\(result.lines)")
  }

  @Test func aPictureGoesToStandardOutput() {
    let result = tool.run("render", "-o", "-")
    #expect(result.status == .success)
    #expect(result.output.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func twoRunsDrawTheSameBytes() {
    for format in ["png", "jpeg", "svg", "pdf"] {
      let first = tool.run("render", "-o", "-", "--format", format)
      let second = tool.run("render", "-o", "-", "--format", format)
      #expect(!first.output.isEmpty)
      #expect(first.output == second.output, "\(format)")
    }
  }

  @Test func conflictsAreFindings() throws {
    var tool = tool
    tool.screens = [Screen("Bad") { ConflictController() }]
    let path = tool.path("bad.png")
    let result = tool.run("render", "-o", path)
    #expect(result.status == .findings)
    #expect(result.lines == [path])
    #expect(
      result.errors.contains(
        "warning: Bad on iPhone 15, portrait: conflict: The width of UIView cannot be both 10 and 20: "),
      "\(result.errors)")
    #expect(result.errors.contains("UIView.width = 10 (Tool.swift:"))
    #expect(result.errors.contains("lower the priority of UIView.width = 10"))
  }

  @Test func ambiguitiesAreFindings() throws {
    var tool = tool
    tool.screens = [Screen("Loose") { AmbiguousController() }]
    let result = tool.run("render", "-o", tool.path("loose.png"))
    #expect(result.status == .findings)
    #expect(result.errors.contains("ambiguous: The x of #box is open"), "\(result.errors)")
    #expect(
      result.errors.contains("settle it where it is with box.leading = view.leading"), "\(result.errors)")
  }

  /// A text that is cut is told by the rule of `lint`. It can be meant, and does not change the exit code.
  @Test func cutTextsAreTold() throws {
    var tool = tool
    tool.screens = [Screen("Cut") { CutController() }]
    let result = tool.run("render", "-o", tool.path("cut.png"))
    #expect(result.status == .success, "\(result.errors)")
    #expect(result.errors.contains("Cut on iPhone 15, portrait: text-truncated: "), "\(result.errors)")
    let frames = tool.run("frames", "--json")
    let description = try JSONDecoder().decode(
      ScreenDescription.self, from: Data((frames.lines.first ?? "").utf8))
    #expect(description.findings?.map(\.rule) == ["text-truncated"])
    #expect(description.findings?.first.map { ["error", "warning"].contains($0.level) } == true)
    let view = description.findings?.first?.view
    #expect(description.views.contains { $0.id == view && $0.truncated == true })
  }

  @Test(arguments: [
    (["render", "goood one"], #"no screen is called "goood one"; did you mean "Good one"?"#),
    (["render", "--device", "nothing"], #"no device is called "nothing""#),
    (["render", "-o", "picture.webp"], "pictures end in .png, .jpg, .svg or .pdf"),
    (["render", "-o", "a.png", "--format", "svg"], "does not end in .svg"),
    (
      ["render", "-o", "a.png", "--orientation", "both"], "a.png is one file, but 2 pictures are to be drawn"
    ),
    (["render", "-o", "-", "--orientation", "both"], "standard output is one file, but 2 pictures"),
    (
      ["render", "--device", "ipad-air", "--scale", "16", "-o", "a.png"],
      "is too large; choose a smaller --scale"
    ),
    (["render", "--devices-file", "/nowhere.json"], "/nowhere.json: there is no such file"),
  ])
  func wrongUsageSaysWhatIsWrong(arguments: [String], message: String) throws {
    let output = OutputBox()
    let console = Console(output: { _ in output.hasData = true }, errorOutput: { output.errors += $0 })
    let status = Tinamou.run(arguments, screens: tool.screens, console: console)
    #expect(status == .usage)
    #expect(!output.hasData)
    #expect(output.errors.contains(message), "\(output.errors)")
    #expect(!FileManager.default.fileExists(atPath: "a.png"))
  }

  /// Unchecked, since the command runs and writes on the test's thread.
  private final class OutputBox: @unchecked Sendable {
    var hasData = false
    var errors = ""
  }

  /// A name with a version is that of a folder.
  @Test func digitsAreNoEnding() throws {
    let result = tool.run("render", "--scale", "1", "-o", tool.path("pictures-1.2"))
    #expect(result.status == .success, "\(result.errors)")
    #expect(result.lines.allSatisfy { $0.contains("pictures-1.2/") } && !result.lines.isEmpty)
  }

  @Test func aPlaceThatCannotBeWrittenIsAnError() throws {
    try Data().write(to: tool.directory.url.appendingPathComponent("file"))
    let result = tool.run("render", "-o", tool.path("file/below.png"))
    #expect(result.status == .internalError)
    #expect(result.errors.contains("below.png cannot be written"))
  }

  @Test func screensOfOneNameAreRefused() throws {
    var tool = tool
    tool.screens = [Screen("One two") { GoodController() }, Screen("one-two") { GoodController() }]
    let result = tool.run("render")
    #expect(result.status == .internalError)
    #expect(result.errors.contains(#"the screens "One two" and "one-two""#))
  }
}
