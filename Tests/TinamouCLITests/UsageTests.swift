import Foundation
import Testing

@Suite struct UsageTests {
  let tool = Binary(name: "tinamou")

  @Test func helpGoesToStandardOutput() throws {
    let result = try tool.run("--help")
    #expect(result.status == 0)
    #expect(result.text.contains("render"))
    #expect(result.errors.isEmpty)
  }

  @Test(arguments: [
    ["bogus"], ["render", "--scale", "big"], ["render", "--scale", "0"], ["devices", "--nonsense"],
  ])
  func wrongUsageIs64(arguments: [String]) throws {
    let result = try tool.run(more: arguments)
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(!result.errors.isEmpty)
  }

  @Test func withoutScreensItSaysHowToRegisterThem() throws {
    let result = try tool.run("render")
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("no screens are registered"))
    #expect(result.errors.contains("Tinamou.main(screens:"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullStandardOutputIsAnError() throws {
    let full = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
    let result = try tool.run("devices", output: full)
    #expect(result.status == 70)
    #expect(result.errors.contains("standard output cannot be written"))
  }

  @Test func galleriesOfMissingDocumentsAreAnError() throws {
    let result = try tool.run("gallery", "Main.storyboard", "-o", "/nowhere")
    #expect(result.status == 64)
    #expect(result.errors.contains("Main.storyboard: there is no such file"))
  }

  @Test func thereIsNoColourOutsideATerminal() throws {
    let result = try tool.run("render", environment: ["TERM": "xterm-256color", "NO_COLOR": ""])
    #expect(!result.errors.contains("\u{1B}"))
  }
}
