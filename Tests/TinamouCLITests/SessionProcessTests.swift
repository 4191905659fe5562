import Testing

@testable import TinamouCLI

/// Processes of sessions that do not answer in time.
@Suite struct SessionProcessTests {
  private func reply(_ script: String) throws -> SessionProcess.Reply {
    let process = try SessionProcess(["-c", script], executable: "/bin/sh")
    defer {
      process.kill()
      process.end()
    }
    return process.readLine(within: 0.3)
  }

  @Test func oneThatIsSilentIsLate() throws {
    guard case .late = try reply("exec sleep 60") else { return #expect(Bool(false)) }
  }

  /// The place of the error follows, however long that takes.
  @Test(arguments: ["App/Page.swift:3: Fatal error: Index out of range", "*** Program crashed: Bad pointer"])
  func oneThatCrashesIsWaitedFor(message: String) throws {
    guard case .ended = try reply("echo '\(message)' >&2; sleep 1.5") else { return #expect(Bool(false)) }
  }

  @Test func anAnswerInTimeIsRead() throws {
    guard case .line("yes") = try reply("echo yes; exec sleep 60") else { return #expect(Bool(false)) }
  }
}
