import Foundation
import TestSupport
import Testing

@testable import ProjectCommands
@testable import TinamouCLI

/// The contents that programs leave in the folder for temporary files.
@Suite struct TemporaryFolderTests {
  /// A program that says where its folder is, and leaves a file there.
  private static func command(
    _ scratch: Scratch, _ text: String = "echo x >\"$TMPDIR/left\"; echo \"$TMPDIR\""
  )
    -> ChildProcess.Command
  {
    ChildProcess.Command(
      program: "/bin/sh", arguments: ["-c", text],
      environment: ["PATH": "/usr/bin:/bin", "TMPDIR": scratch.path])
  }

  private static func place(_ result: ChildProcess.Result) -> String {
    String(decoding: result.output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test func foldersOfProgramsGoWithThem() throws {
    let scratch = try Scratch()
    var command = Self.command(scratch)
    #expect(Self.place(try ChildProcess.run(command)) == scratch.path)
    #expect(ContainedFolder.kind(scratch.path + "/left") == S_IFREG)
    command.hasOwnTemporaryFolder = true
    let place = Self.place(try ChildProcess.run(command))
    #expect(place.hasPrefix(try Cache.contained().root + "/sandbox/temporary"))
    #expect(ContainedFolder.kind(place) == nil)
  }

  /// Programs that run at the same time have folders of their own.
  @Test func programsAtTheSameTimeShareNone() throws {
    let scratch = try Scratch()
    var first = Self.command(scratch, "echo \"$TMPDIR\"; read line; exit 0")
    first.hasOwnTemporaryFolder = true
    let live = try LiveProcess(first)
    var line = [UInt8](repeating: 0, count: 4096)
    let count = read(live.output, &line, line.count)
    let place = String(decoding: line[..<max(count, 0)], as: UTF8.self).trimmingCharacters(
      in: .whitespacesAndNewlines)
    #expect(ContainedFolder.kind(place) == S_IFDIR)
    var second = Self.command(scratch)
    second.hasOwnTemporaryFolder = true
    #expect(Self.place(try ChildProcess.run(second)) != place)
    #expect(ContainedFolder.kind(place) == S_IFDIR)
    #expect(live.end().status == 0)
  }

  /// The folder of a program that Landlock lets write to some folders only is in the one that it has.
  @MainActor @Test func foldersOfRestrictedProgramsAreInTheirs() throws {
    let scratch = try Scratch()
    var command = Self.command(scratch)
    let home = try Cache.folder("sandbox/tools")
    command = Sandbox().restricted(command, home: home)
    command.hasOwnTemporaryFolder = true
    let owner = try command.makeTemporaryFolder()
    #expect(command.environment["TMPDIR"] == home + "/tmp/temporary")
    withExtendedLifetime(owner) {}
  }

  /// Whatever is built without a sandbox leaves nothing where the user's temporary files are.
  @MainActor @Test func programsWithoutASandboxHaveFoldersOfTheirOwn() throws {
    let scratch = try Scratch()
    let lines = SandboxChoiceTests.Lines()
    let confinement = try Confinement(try ConfinementOptions.parse(["--no-sandbox"]), console: lines.console)
    let place = Self.place(try confinement.run(Self.command(scratch), in: Sandbox()))
    #expect(place.hasPrefix(try Cache.contained().root + "/sandbox/temporary"))
    #expect(ContainedFolder.kind(place) == nil && ContainedFolder.kind(scratch.path + "/left") == nil)
  }

  /// The compiler's driver leaves a folder in each run.
  @Test func compilersLeaveNothing() throws {
    let scratch = try Scratch()
    let temporary = scratch.path + "/temporary"
    try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
    let result = try ChildProcess.run(
      BuildKit.locate().swiftc, ["-print-target-info"], environment: ["TMPDIR": temporary], isCompiler: true)
    #expect(result.status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary) == [])
  }
}
