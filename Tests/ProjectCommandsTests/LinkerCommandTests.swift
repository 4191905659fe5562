import Foundation
import Testing
import TinamouCLI

@testable import ProjectCommands

/// The linker's command in what the compiler's driver prints.
@Suite struct LinkerCommandTests {
  private func command(_ line: String, before: String = "") -> LinkerCommand? {
    let said =
      "clang version 21.0.0\nTarget: x86_64-unknown-linux-gnu\n\(before)\(line)\nwarning: something\n"
    return LinkerCommand(said: said, output: "/c/empty", object: "/c/Empty.o")
  }

  @Test func wordsInQuotationMarksAreOne() throws {
    let line = #" "/bin/ld" -pie -o /c/empty "/p/a b \"c\" \$d\\e.o" /c/Empty.o "" -lm"#
    let found = try #require(command(line, before: " \"/bin/as\" -o /c/empty /c/Empty.o\n"))
    #expect(found.program == "/bin/ld")
    #expect(
      found.arguments(objects: "@/c/objects", libraries: ["z", "m"], output: "/c/linked")
        == ["-pie", "-o", "/c/linked", "/p/a b \"c\" $d\\e.o", "@/c/objects", "", "-lm", "-lz"])
  }

  /// The linker reads no libraries that objects name by path.
  @Test func dependentLibrariesAreIgnored() throws {
    let found = try #require(command(#" "/bin/ld.lld" -o /c/empty /c/Empty.o"#))
    #expect(found.arguments(objects: "a.o", libraries: [], output: "b").first == "--no-dependent-libraries")
  }

  @Test(arguments: [
    #" "/bin/ld" -o /c/other /c/Empty.o"#, #" "/bin/ld" -o /c/empty /c/Other.o"#,
    #" "/bin/ld" @/tmp/a.rsp -o /c/empty /c/Empty.o"#, #" "/bin/ld" -o /c/empty /c/Empty.o "open"#, "",
    #" "/bin/ld" /c/empty /c/empty /c/Empty.o"#, #" "ld" -o /c/empty /c/Empty.o"#,
  ])
  func othersAreNotTaken(_ line: String) { #expect(command(line) == nil) }

  /// The command that this machine's compiler has.
  @Test func theDriverSaysHowItLinks() throws {
    let kit = try BuildKit.locate()
    let found = try LinkerCommand.find(kit, console: Console.standard.quiet())
    #expect(found.program.hasSuffix("/ld.lld") || found.program.hasPrefix("/usr/bin/"))
    let arguments = found.arguments(objects: "@objects", libraries: ["sqlite3"], output: "out")
    #expect(arguments.contains(kit.library) && arguments.last == "-lsqlite3")
    #expect(try LinkerCommand.find(kit, console: Console.standard.quiet()) == found)
  }
}
