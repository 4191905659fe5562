import Foundation
import Testing
import TinamouCLI

@testable import ProjectCommands

/// Programs and what they leave behind.
@Suite struct ChildProcessTests {
  /// Returns whether a process with this argument is there. Each test has an argument of its own.
  private func isRunning(_ mark: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.contains { name in
      guard Int(name) != nil, let data = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") else {
        return false
      }
      return String(decoding: data, as: UTF8.self).split(separator: "\0").contains { $0 == mark }
    }
  }

  private func command(_ script: String, _ limits: ChildProcess.Limits = .init()) -> ChildProcess.Command {
    ChildProcess.Command(
      program: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"], limits: limits)
  }

  @Test func statusOutputAndInputPass() throws {
    var run = command("cat; echo error >&2; exit 7")
    // More than a pipe or a socket holds.
    run.input = Data(repeating: 65, count: 1_000_000)
    let result = try ChildProcess.run(run)
    #expect(result.status == 7 && !result.isCrash && !result.isLate)
    #expect(result.output == run.input)
    #expect(result.errors == "error\n")
  }

  @Test func aProgramThatReadsNothingIsNoSignal() throws {
    var run = command("exit 0")
    run.input = Data(repeating: 65, count: 4_000_000)
    #expect(try ChildProcess.run(run).status == 0)
  }

  @Test func aProgramIsEndedEarly() throws {
    var handlers = ChildProcess.Handlers()
    let asked = ContinuousClock.now
    handlers.endsEarly = { true }
    let result = try ChildProcess.run(command("sleep 600"), handlers: handlers)
    #expect(result.isCrash && result.status == SIGKILL && !result.isLate && result.excess == nil)
    #expect(ContinuousClock.now - asked < .seconds(300))
  }

  @Test func signalsAndMissingProgramsAreTold() throws {
    let killed = try ChildProcess.run(command("kill -ABRT $$"))
    #expect(killed.isCrash && killed.status == SIGABRT)
    #expect(throws: ChildProcess.CannotStart.self) { try ChildProcess.run("/nonexistent/program", []) }
  }

  @Test func channelsAreApartFromStandardOutput() throws {
    var run = command("echo print; echo data >&3; echo record >&4")
    run.hasChannels = true
    let result = try ChildProcess.run(run)
    #expect(String(decoding: result.output, as: UTF8.self) == "print\n")
    #expect(String(decoding: result.data, as: UTF8.self) == "data\n")
    #expect(String(decoding: result.records, as: UTF8.self) == "record\n")
  }

  /// A child of the program holds standard output, once in the program's group and once in a session of its own.
  @Test(arguments: ["", "setsid "]) func childrenThatHoldTheOutputEndWithTheProgram(_ prefix: String) throws {
    let mark = "98\(Int.random(in: 100_000...999_999))"
    let begin = ContinuousClock.now
    let result = try ChildProcess.run(command("\(prefix)sleep \(mark) & sleep 0.1; echo done"))
    #expect(result.status == 0)
    #expect(String(decoding: result.output, as: UTF8.self) == "done\n")
    #expect(ContinuousClock.now - begin < .seconds(300))
    #expect(!isRunning(mark))
  }

  /// The limit of time ends the program's descendants with it.
  @Test func timeIsLimited() throws {
    let mark = "97\(Int.random(in: 100_000...999_999))"
    var limits = ChildProcess.Limits()
    limits.seconds = 0.5
    let result = try ChildProcess.run(command("sleep \(mark) & trap '' TERM; sleep \(mark)", limits))
    #expect(result.isLate && result.excess == nil)
    #expect(!isRunning(mark))
  }

  /// Of programs that tell of their parts, such as tests, each part may take as long.
  @Test func theLimitOfTimeBeginsAgainWithOutput() throws {
    var limits = ChildProcess.Limits()
    (limits.seconds, limits.restartsWithOutput) = (3, true)
    let words = "for i in 1 2 3 4 5; do echo $i; sleep 1; done"
    let result = try ChildProcess.run(
      command(words, limits), handlers: ChildProcess.Handlers(takesOutput: { _ in }))
    #expect(!result.isLate && result.status == 0)
  }

  @Test func processesAreLimited() throws {
    let mark = "96\(Int.random(in: 100_000...999_999))"
    var limits = ChildProcess.Limits()
    limits.seconds = 60
    limits.processes = 8
    let result = try ChildProcess.run(
      command("for i in 1 2 3 4 5 6 7 8 9 10 11 12; do sleep \(mark) & done; wait", limits))
    #expect(result.excess == "had more than 8 processes" && !result.isLate)
    #expect(!isRunning(mark))
  }

  /// Four processes of about 50 MB each, no one of which is over the limit.
  @Test func memoryIsLimitedInSum() throws {
    var limits = ChildProcess.Limits()
    limits.seconds = 60
    limits.memory = 128 << 20
    // `tail` keeps what it has read until its input ends.
    let one = "(head -c 50000000 /dev/zero; sleep 60) | tail -c 60000000 > /dev/null &"
    let result = try ChildProcess.run(command("\(one) \(one) \(one) \(one) wait", limits))
    #expect(result.excess == "used more than 128 MB of memory")
  }

  @Test func filesAreLimited() throws {
    let path = NSTemporaryDirectory() + "tinamou-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    var limits = ChildProcess.Limits()
    limits.fileSize = 1000
    let result = try ChildProcess.run(command("exec head -c 5000 /dev/zero > \(path)", limits))
    #expect(result.isCrash && result.status == SIGXFSZ)
    #expect(FileManager.default.contents(atPath: path)?.count == 1000)
  }

  /// Of long output beginning and end are kept, with the number of bytes between them.
  @Test func outputIsCut() throws {
    var limits = ChildProcess.Limits()
    limits.output = 4000
    let result = try ChildProcess.run(
      command("printf begin; head -c 50000000 /dev/zero | tr '\\0' a; printf end", limits))
    #expect(result.status == 0)
    let text = String(decoding: result.output, as: UTF8.self)
    #expect(text.hasPrefix("begina") && text.hasSuffix("aend"))
    // 5 + 50,000,000 + 3, of which 4,000 are kept.
    #expect(text.contains("\n[49996008 bytes of output are left out here]\n"))
    #expect(text.utf8.count < 4100)
  }

  /// Output that is taken as it comes is whole, whatever the limit, and not kept.
  @Test func outputIsTakenAsItComes() throws {
    var limits = ChildProcess.Limits()
    limits.output = 1 << 20
    let run = command(
      "printf begin; head -c 50000000 /dev/zero | tr '\\0' a; printf end; echo error >&2", limits)
    var (count, longest, end) = (0, 0, Data())
    var handlers = ChildProcess.Handlers()
    handlers.takesOutput = { part in
      count += part.count
      longest = max(longest, part.count)
      end = part.suffix(3)
    }
    let result = try ChildProcess.run(run, handlers: handlers)
    #expect(result.status == 0 && result.output.isEmpty && result.errors == "error\n")
    #expect(count == 50_000_008 && longest <= 1 << 16 && String(decoding: end, as: UTF8.self) == "end")
  }

  /// Output of programs is kept within a limit, at little cost.
  @Test func keptOutputIsSmall() throws {
    #expect(ChildProcess.Limits().output <= 16 << 20)
    let result = try ChildProcess.run(command("head -c 50000000 /dev/zero | tr '\\0' a"))
    #expect(result.output.count < 17 << 20)
  }

  @Test func sizesAreRead() {
    #expect(ByteCount(argument: "512MB")?.bytes == 512 << 20)
    #expect(ByteCount(argument: "1.5 gb")?.bytes == 3 << 29)
    for wrong in ["", "5", "GB", "-1GB", "nanGB", "1MB", "9999GB", "1TB"] {
      #expect(ByteCount(argument: wrong) == nil)
    }
    #expect("\(ByteCount(3 << 29))" == "1.5 GB" && "\(ByteCount(64 << 20))" == "64 MB")
  }
}
