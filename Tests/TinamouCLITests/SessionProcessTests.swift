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

  /// A line without an end is not kept, and its process does not go on.
  @Test func linesAreBounded() throws {
    let process = try SessionProcess(["-c", "exec head -c 100000000 /dev/zero"], executable: "/bin/sh")
    defer { process.end() }
    guard case .ended = process.readLine(within: 60) else { return #expect(Bool(false)) }
    #expect(process.errors.contains("error: the process wrote a line of more than 64 MB"))
  }

  @Test func longOutputIsCut() throws {
    let script = "echo first; yes 0123456789abcdef | head -c 12000000; echo; echo last"
    let process = try SessionProcess(["-c", script], executable: "/bin/sh")
    let result = try #require(process.readToEnd(within: 60))
    let lines = result.output.split(separator: "\n")
    #expect(result.status == 0 && lines.first == "first" && lines.last == "last")
    #expect(result.output.utf8.count < 9 << 20)
    #expect(lines.count { $0.hasSuffix(" bytes of output are left out here]") } == 1)
  }

  @Test func firstAndLastLinesAreKept() {
    var lines = KeptLines(limit: 12)
    for number in 10..<16 { lines.add("\(number)") }
    #expect(lines.all == ["10", "11", "12", "13", "14", "15"])
    for number in 16..<20 { lines.add("\(number)") }
    #expect(
      lines.all == ["10", "11", "12", "13", "[6 bytes of output are left out here]", "16", "17", "18", "19"])
    lines.add("longer than all of it")
    #expect(
      lines.all == [
        "10", "11", "12", "13", "[18 bytes of output are left out here]", "longer than all of it",
      ])
    for number in 0..<20_000 { lines.add("\(number)") }
    #expect(lines.all.suffix(2) == ["19998", "19999"] && lines.all.count == 7)
  }

  @Test func anAnswerInTimeIsRead() throws {
    guard case .line("yes") = try reply("echo yes; exec sleep 60") else { return #expect(Bool(false)) }
  }
}
