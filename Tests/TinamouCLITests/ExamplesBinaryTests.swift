import Foundation
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

  @Test func namesTheScreensThatThereAre() throws {
    let result = try tool.run("frames", "sing up")
    #expect(result.status == 64)
    #expect(result.errors.contains(#"no screen is called "sing up"; did you mean "Sign up"?"#))
    #expect(result.errors.contains("Registered are: Sign up, Profiles, Form, Proportions"))
  }
}
