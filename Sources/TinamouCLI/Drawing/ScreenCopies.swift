import Foundation
import Synchronization
import UIKit

/// Draws screens in copies of this process: each screen in one of its own, as many at once as there are processors.
///
/// A screen sees nothing of what others have done, and one that ends its process, or takes too long, affects its own pictures only.
/// What is printed is in the order of the screens. Where there is one screen, or the process cannot be copied, screens are drawn one
/// after the other in this process.
@MainActor
struct ScreenCopies {
  /// The screens' names for messages.
  let titles: [String]
  let console: Console
  /// The seconds of wall time that a screen may take. Many pictures are drawn in less than one.
  private static let limit = 600.0

  /// What is printed: data, or a message.
  private struct Part: Codable {
    var output: Data?
    var message: String?
  }

  /// What is printed while a screen is drawn, and what comes of it.
  private struct Report<Value: Codable>: Codable {
    struct Failure: Codable {
      var description: String
      var status: Int32
    }
    var parts: [Part] = []
    var value: Value?
    var failure: Failure?
  }

  /// An error of a copy.
  private struct CopyFailure: ToolFailure {
    let description: String
    let status: ExitStatus
    var problems: [PageBuild.Problem] { [] }
  }

  /// A running copy.
  private final class Copy {
    let index: Int
    let identifier: pid_t
    let output: Int32
    let deadline: ContinuousClock.Instant
    var bytes: [UInt8] = []
    var isLate = false

    init(index: Int, identifier: pid_t, output: Int32, deadline: ContinuousClock.Instant) {
      self.index = index
      self.identifier = identifier
      self.output = output
      self.deadline = deadline
    }

    /// Reads what there is. Returns `false` at the end.
    func read() -> Bool {
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let count = Glibc.read(output, &chunk, chunk.count)
      if count > 0 { bytes += chunk[..<count] }
      return count > 0 || count < 0 && errno == EINTR
    }

    /// Returns the status after the process has ended.
    func wait() -> Int32 {
      var status: Int32 = 0
      while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
      close(output)
      return status
    }
  }

  /// Draws all screens.
  ///
  /// - Parameters:
  ///   - draw: Draws the screen of an index. It prints on the console that it gets.
  ///   - take: Called with the results in the order of the screens, without those of screens that ended their process.
  /// - Returns: whether every screen has a result.
  func run<Value: Codable>(
    draw: (Int, Console) throws -> Value, take: (Int, Value) throws -> Void
  ) throws -> Bool {
    guard titles.count > 1, ProcessCopy.isPossible else {
      for index in titles.indices { try take(index, try draw(index, console)) }
      return true
    }
    ProcessCopy.readCommonData()
    var running: [Copy] = []
    defer {
      for copy in running {
        kill(copy.identifier, SIGKILL)
        _ = copy.wait()
      }
    }
    var ended: [Int: Report<Value>] = [:]
    var (next, told, isWhole) = (0, 0, true)
    while told < titles.count {
      while next < titles.count, running.count < ProcessInfo.processInfo.activeProcessorCount {
        guard let copy = try start(next, draw) else {
          // There is no space for another process now.
          if running.isEmpty { throw ToolError.cannotDraw(titles[next], reason: reason(errno)) }
          break
        }
        running.append(copy)
        next += 1
      }
      waitForOutput(of: running)
      for copy in running where ContinuousClock.now > copy.deadline && !copy.isLate {
        copy.isLate = true
        kill(copy.identifier, SIGKILL)
      }
      running.removeAll { copy in
        guard isReadable(copy.output), !copy.read() else { return false }
        ended[copy.index] = report(of: copy)
        return true
      }
      while let report = ended.removeValue(forKey: told) {
        console.endProgress()
        for part in report.parts {
          if let data = part.output { try console.write(data) }
          if let text = part.message { console.errorOutput(text) }
        }
        if let failure = report.failure {
          guard failure.status == ExitStatus.crashed.rawValue else {
            throw CopyFailure(
              description: failure.description, status: ExitStatus(rawValue: failure.status) ?? .internalError
            )
          }
          console.error(failure.description)
          isWhole = false
        }
        if let value = report.value { try take(told, value) }
        told += 1
        if told < titles.count { console.progress(told, of: titles.count, titles[told]) }
      }
    }
    console.endProgress()
    return isWhole
  }

  private func reason(_ code: Int32) -> String { String(cString: strerror(code)) }

  private func waitForOutput(of running: [Copy]) {
    var polls = running.map { pollfd(fd: $0.output, events: Int16(POLLIN), revents: 0) }
    _ = poll(&polls, nfds_t(polls.count), 200)
  }

  private func isReadable(_ descriptor: Int32) -> Bool {
    var one = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&one, 1, 0) > 0
  }

  /// Starts the copy that draws a screen.
  ///
  /// - Returns: `nil` if there is none, for the reason in `errno`.
  private func start<Value: Codable>(_ index: Int, _ draw: (Int, Console) throws -> Value) throws -> Copy? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    // Programs that a screen starts may outlive it, and would keep the pipe open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let parent = getpid()
    let identifier = ProcessCopy.make()
    guard identifier != 0 else {
      close(ends[0])
      ProcessCopy.end(with: parent)
      let bytes = Self.report(index, console, draw)
      try? StandardStreams.write(bytes, to: ends[1])
      fflush(nil)
      _exit(0)
    }
    let code = errno
    close(ends[1])
    guard identifier > 0 else {
      close(ends[0])
      errno = code
      return nil
    }
    return Copy(index: index, identifier: identifier, output: ends[0], deadline: .now + .seconds(Self.limit))
  }

  /// Draws a screen in this process and returns the report.
  private static func report<Value: Codable>(
    _ index: Int, _ console: Console, _ draw: (Int, Console) throws -> Value
  ) -> Data {
    let parts = Mutex<[Part]>([])
    let own = Console(
      output: { data in parts.withLock { $0.append(Part(output: data)) } },
      errorOutput: { text in parts.withLock { $0.append(Part(message: text)) } },
      usesColor: console.usesColor,
      columns: console.columns
    ).quiet()
    var report = Report<Value>()
    do { report.value = try draw(index, own) } catch let error as ToolError {
      report.failure = .init(description: error.description, status: error.status.rawValue)
    } catch { report.failure = .init(description: "\(error)", status: ExitStatus.internalError.rawValue) }
    report.parts = parts.withLock { $0 }
    return (try? JSONEncoder().encode(report)) ?? Data()
  }

  /// Returns the report of a copy that has ended.
  private func report<Value: Codable>(of copy: Copy) -> Report<Value> {
    let status = copy.wait()
    if status == 0, let report = try? JSONDecoder().decode(Report<Value>.self, from: Data(copy.bytes)) {
      return report
    }
    var report = Report<Value>()
    let title = titles[copy.index]
    let words =
      copy.isLate
      ? "took more than \(Int(Self.limit)) seconds"
      : "ended its process: "
        + (status & 0x7F == 0 ? "status \(status >> 8 & 0xFF)" : "signal \(status & 0x7F)")
    report.failure = .init(description: "\(title): the screen \(words)", status: ExitStatus.crashed.rawValue)
    return report
  }
}
