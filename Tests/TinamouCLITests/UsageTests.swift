import Foundation
import TestSupport
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

  /// Shells ask for the devices while an option is typed.
  @Test func completionsKnowDevices() throws {
    let result = try tool.run("---completion", "render", "--", "--device", "0", "0")
    #expect(result.text.split(separator: "\n").contains("iphone-17"), "\(result.errors)")
  }

  @Test func aCommandThatDoesNotExistHasASuggestion() throws {
    let result = try tool.run("redner", "Main.storyboard")
    #expect(result.status == 64)
    #expect(
      result.errors.contains(#"no command is called "redner"; did you mean "render"?"#), "\(result.errors)")
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

  /// A folder that cannot be read as a whole is refused before anything of the project is read.
  @Test func foldersThatAreNotReadAreErrors() throws {
    let scratch = try TemporaryDirectory()
    let home = scratch.url.resolvingSymlinksInPath().path
    let project = home + "/App"
    try FileManager.default.createDirectory(atPath: project, withIntermediateDirectories: true)
    for folder in [home, project] {
      try Data("import UIKit\n".utf8).write(to: URL(fileURLWithPath: folder + "/App.swift"))
    }
    func errors(_ arguments: String...) throws -> String {
      let result = try tool.run(
        more: ["frames"] + arguments, environment: ["HOME": home, "XDG_CACHE_HOME": home + "/cache"])
      #expect(result.status == 64, "\(result.errors)")
      return result.errors
    }
    #expect(try errors(project, "--allow-reading", home + "/none").contains("/none: there is no such folder"))
    for folder in [home, "/", "/tmp"] {
      #expect(
        try errors(project, "--allow-reading", folder).contains(
          "--allow-reading \(folder): the home folder, the cache and folders of the system are not read"))
    }
    #expect(try errors(home).contains("\(home): is the home folder, the cache or a folder of the system"))
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
