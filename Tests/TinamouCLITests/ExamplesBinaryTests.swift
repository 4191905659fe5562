import Foundation
import TestSupport
import Testing

/// The executable of the example screens, run as a user would.
@Suite struct ExamplesBinaryTests {
  let tool = Binary(name: "tinamou-examples")

  @Test func drawsAScreenIntoTheCurrentDirectory() throws {
    let directory = try TemporaryDirectory()
    let result = try tool.run("render", "sign up", "--device", "iphone-se-3", in: directory.url)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.text == "./sign-up.iphone-se-3.portrait.png\n")
    #expect(result.errors.isEmpty)
    let picture = try Data(
      contentsOf: directory.url.appendingPathComponent("sign-up.iphone-se-3.portrait.png"))
    #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  /// Two processes draw the same bytes, whatever their hash seeds.
  @Test(arguments: ["png", "svg", "pdf"])
  func twoProcessesDrawTheSameBytes(format: String) throws {
    let first = try tool.run("render", "profiles", "--format", format, "--scale", "1", "-o", "-")
    let second = try tool.run("render", "profiles", "--format", format, "--scale", "1", "-o", "-")
    #expect(first.status == second.status)
    #expect(!first.output.isEmpty)
    #expect(first.output == second.output)
  }

  /// Nothing of the machine shows: neither its fonts nor its language nor its user.
  @Test(arguments: ["png", "pdf"])
  func theMachinesFontsChangeNothing(format: String) throws {
    let arguments = ["render", "profiles", "--format", format, "--scale", "1", "-o", "-"]
    let here = try tool.run(arguments[0], more: Array(arguments.dropFirst()))
    let scratch = try TemporaryDirectory()
    let other = scratch.url.appendingPathComponent("fonts.conf")
    try Data(
      """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig><dir>\(scratch.url.path)</dir><cachedir>\(scratch.url.path)</cachedir></fontconfig>
      """.utf8
    ).write(to: other)
    for environment in [
      ["FONTCONFIG_FILE": "/nowhere/fonts.conf", "FONTCONFIG_PATH": "/nowhere", "HOME": "/nowhere"],
      [
        "FONTCONFIG_FILE": other.path, "HOME": scratch.url.path, "XDG_DATA_HOME": scratch.url.path,
        "LANG": "ar_EG.UTF-8", "LC_ALL": "ja_JP.UTF-8", "LANGUAGE": "he", "TZ": "Asia/Tokyo",
      ],
    ] {
      let there = try tool.run(
        arguments[0], more: Array(arguments.dropFirst()), environment: environment)
      #expect(there.output == here.output)
      #expect(there.errors == here.errors)
    }
  }

  @Test func fontsAreNamedOnTheCommandLine() throws {
    let missing = try tool.run("render", "profiles", "--font", "/nowhere/font.ttf", "-o", "-")
    #expect(missing.status == 64)
    #expect(missing.errors.contains("cannot read the font file /nowhere/font.ttf"))
    let plain = try tool.run("render", "profiles", "--scale", "1", "--format", "png", "-o", "-")
    let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("UIKitTests/Fonts")
    let known = try tool.run(
      "render", "profiles", "--font", fonts.appendingPathComponent("Thai.ttf").path, "--scale", "1",
      "--format",
      "png", "-o", "-")
    // Nothing on that screen is Thai.
    #expect(known.output == plain.output)
  }

  @Test func namesTheScreensThatThereAre() throws {
    let result = try tool.run("frames", "sing up")
    #expect(result.status == 64)
    #expect(result.errors.contains(#"no screen is called "sing up"; did you mean "Sign up"?"#))
    #expect(result.errors.contains("Registered are: Sign up, Profiles, Form, Proportions"))
  }
}
