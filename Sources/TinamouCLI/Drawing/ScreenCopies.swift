import ForkSafeLocks
import Foundation
import UIKit

/// Draws pictures of screens in copies of this process, as many at once as there are processors: each portion in one of its own.
///
/// A screen sees nothing of what others have done, and one that ends its process, or takes too long, affects its own pictures only.
/// Output is in the order of the portions. Where there is one portion, or the process cannot be copied, portions are drawn one
/// after the other in this process.
@MainActor
struct ScreenCopies {
  /// The screens of the portions, by their names for messages.
  let titles: [String]
  let console: Console
  /// The seconds of wall time that a portion may take. Many pictures are drawn in less than one.
  private static let limit = 600.0
  /// The maximum number of bytes of a portion's report. A picture of the largest size has fewer.
  private static let longestReport = 1 << 30

  /// A part of the output: data, or a message.
  private struct Part: Codable {
    var output: Data?
    var message: String?
  }

  /// The output and the result of drawing a portion.
  private struct Report<Value: Codable>: Codable {
    struct Failure: Codable, Hashable {
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

  /// Draws all portions.
  ///
  /// - Parameters:
  ///   - draw: Draws the portion of an index. It prints on the console that it gets.
  ///   - take: Called with the results in the order of the portions, without those that ended their process.
  /// - Returns: whether every portion has a result.
  func run<Value: Codable>(
    draw: (Int, Console) throws -> Value, take: (Int, Value) throws -> Void
  ) throws -> Bool {
    guard titles.count > 1, ProcessCopy.isPossible else {
      for index in titles.indices { try take(index, try draw(index, console)) }
      return true
    }
    ProcessCopy.readCommonData()
    let parent = getpid()
    var told: Set<String> = []
    let copies = ProcessCopies(
      channels: [.whole(Self.longestReport)], atOnce: ProcessInfo.processInfo.activeProcessorCount,
      seconds: Self.limit)
    let task = try copies.run(titles.count) { ending in
      let index = ending.index
      let report: Report<Value> = try report(of: ending)
      console.endProgress()
      for part in report.parts {
        if let data = part.output { try console.write(data) }
        if let text = part.message { console.errorOutput(text) }
      }
      if let failure = report.failure {
        guard failure.status == ExitStatus.crashed.rawValue else {
          throw CopyFailure(
            description: failure.description, status: ExitStatus(rawValue: failure.status) ?? .internalError)
        }
        // Once for all portions of a screen.
        if told.insert(failure.description).inserted { console.error(failure.description) }
      }
      if let value = report.value { try take(index, value) }
      if index + 1 < titles.count { console.progress(index + 1, of: titles.count, titles[index + 1]) }
    }
    if let task {
      ProcessCopy.end(with: parent)
      try? StandardStreams.write(Self.report(task.index, console, draw), to: task.channels[0])
      fflush(nil)
      _exit(0)
    }
    console.endProgress()
    return told.isEmpty
  }

  /// Draws a portion in this process and returns the report.
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
  private func report<Value: Codable>(of ending: ProcessCopies.Ending) throws -> Report<Value> {
    let title = titles[ending.index]
    if ending.isMissing {
      throw ToolError.cannotDraw(title, reason: String(cString: strerror(ending.status)))
    }
    if ending.status == 0, !ending.isCrash,
      let report = try? JSONDecoder().decode(Report<Value>.self, from: ending.output[0])
    {
      return report
    }
    var report = Report<Value>()
    let words =
      if let excess = ending.excess {
        "wrote more than \(ByteCount(UInt64(excess))) and was ended"
      } else if ending.isLate {
        "took more than \(Int(Self.limit)) seconds"
      } else {
        "ended its process: \(ending.isCrash ? "signal" : "status") \(ending.status)"
      }
    report.failure = .init(description: "\(title): the screen \(words)", status: ExitStatus.crashed.rawValue)
    return report
  }
}
