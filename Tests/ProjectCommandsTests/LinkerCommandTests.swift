import Foundation
import Testing

@testable import ProjectCommands

/// The linker's command in what the compiler's driver says.
@Suite struct LinkerCommandTests {
  private func command(_ line: String, output: String = "/c/linked-1") -> LinkerCommand? {
    let said = "clang version 21.0.0\nTarget: x86_64-unknown-linux-gnu\n\(line)\nwarning: something\n"
    return LinkerCommand(key: "k", said: said, linker: "/bin/echo", output: output)
  }

  @Test func wordsInQuotationMarksAreOne() throws {
    let scratch = try Scratch()
    let file = scratch.path + "/said"
    try Data("#!/bin/sh\nfor one in \"$@\"; do printf '%s\\n' \"$one\"; done >\(file)\n".utf8)
      .write(to: URL(fileURLWithPath: scratch.path + "/linker"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: scratch.path + "/linker")
    let line =
      #" "\#(scratch.path)/linker" -pie -o /c/linked-1 "/p/a b \"c\" \$d\\e.o" "" -lm"#
    let found = try #require(
      LinkerCommand(key: "k", said: "x\n\(line)\n", linker: scratch.path + "/linker", output: "/c/linked-1"))
    #expect(try found.run(linker: scratch.path + "/linker", output: "/c/linked-2"))
    let words = try String(contentsOfFile: file, encoding: .utf8)
    #expect(words == "-pie\n-o\n/c/linked-2\n/p/a b \"c\" $d\\e.o\n\n-lm\n")
    #expect(try !found.run(linker: "/bin/true", output: "/c/linked-2"))
  }

  @Test(arguments: [
    #" "/bin/other" -o /c/linked-1"#, #" "/bin/echo" -o /c/linked-2"#,
    #" "/bin/echo" @/tmp/a.rsp -o /c/linked-1"#,
    #" "/bin/echo" -o /c/linked-1 "open"#, "", #" "/bin/echo" /c/linked-1 /c/linked-1"#,
  ])
  func othersAreNotTaken(_ line: String) { #expect(command(line) == nil) }

  @Test func recordsAreOfTheirKey() throws {
    let found = try #require(command(#" "/bin/echo" -o /c/linked-1"#))
    let scratch = try Scratch()
    let path = scratch.path + "/linker.json"
    try JSONEncoder().encode(found).write(to: URL(fileURLWithPath: path))
    #expect(LinkerCommand.read(path, key: "k") != nil)
    #expect(LinkerCommand.read(path, key: "l") == nil)
    #expect(LinkerCommand.read(path + "x", key: "k") == nil)
  }
}
