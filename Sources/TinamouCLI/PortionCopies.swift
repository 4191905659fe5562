import Foundation
import ScreenLint
import UIKit
import ViewDescriptions

/// Does work in copies of this process, a portion in each, which tell what they find as lines of JSON.
///
/// A copy that ends its process, or takes too long, costs what it was at: what is left of its portion is done by another copy. Where
/// the process cannot be copied, all is done in it.
@MainActor
struct PortionCopies<Portion, Line: Codable> {
  /// The end of a copy before its portion was done.
  struct Failure {
    /// A Boolean value that indicates whether it was ended since it took too long.
    var isLate: Bool
    /// The reason: the message of a fatal error, a signal or a status.
    var reason: String

    /// The rule of `lint` whose defect it is.
    var rule: RuleID { isLate ? .timeout : .crash }
  }

  /// The number of copies at a time.
  var atOnce = ProcessInfo.processInfo.activeProcessorCount
  /// Returns the seconds of wall time that each of several portions may take.
  let seconds: ([Portion]) -> Double
  /// Returns the name of a portion for messages.
  let name: (Portion) -> String
  let console: Console
  /// A Boolean value that indicates whether the console tells how far the work is.
  var showsProgress = true
  /// Does a portion. It writes lines as soon as they are known, so that those before a crash remain.
  let work: (Portion, (Line) throws -> Void) throws -> Void
  /// Takes a line of a portion.
  let hear: (Line) -> Void
  /// Called after each copy. Returns what is left of its portion, in parts; nothing if it was done.
  let left: (Portion, Failure) -> [Portion]

  func run(_ all: [Portion]) throws {
    var portions = all
    // Each round has what is left after those that ended their process.
    while !portions.isEmpty { portions = try round(portions) }
  }

  /// Does portions, and returns what is left of them.
  private func round(_ portions: [Portion]) throws -> [Portion] {
    guard ProcessCopy.isPossible else {
      for portion in portions { try work(portion) { hear($0) } }
      return []
    }
    var rest: [Portion] = []
    ProcessCopy.readCommonData()
    let parent = getpid()
    let copies = ProcessCopies(
      channels: [.whole(1 << 30), .ends(1 << 16)], atOnce: atOnce, seconds: seconds(portions))
    let task = try copies.run(portions.count) { ending in
      let portion = portions[ending.index]
      if ending.isMissing {
        throw ToolError.cannotDraw(name(portion), reason: String(cString: strerror(ending.status)))
      }
      var lines = ReportedLines()
      for line in lines.add(ending.output[0]) {
        if let line = try? JSONDecoder().decode(Line.self, from: line) { hear(line) }
      }
      rest += left(portion, Failure(isLate: ending.isLate, reason: Self.reason(ending)))
      if showsProgress { console.progress(ending.index + 1, of: portions.count, name(portion)) }
    }
    if let task { carryOut(portions[task.index], in: task, of: parent) }
    if showsProgress { console.endProgress() }
    return rest
  }

  /// Does a portion in the copy that is made for it.
  private func carryOut(_ portion: Portion, in task: ProcessCopies.Task, of parent: pid_t) -> Never {
    ProcessCopy.end(with: parent)
    // The message of a crash is the reason of its failure.
    dup2(task.channels[1], STDERR_FILENO)
    dup2(open("/dev/null", O_WRONLY), STDOUT_FILENO)
    try? work(portion) { line in
      let text = (try? JSONLine.text(of: line)) ?? "{}"
      try StandardStreams.write(Data((text + "\n").utf8), to: task.channels[0])
    }
    fflush(nil)
    _exit(0)
  }

  private static func reason(_ ending: ProcessCopies.Ending) -> String {
    let errors = String(decoding: ending.output[1], as: UTF8.self)
    if let message = FatalErrorMessage.find(in: errors) { return message }
    return ending.isCrash ? "signal \(ending.status)" : "status \(ending.status)"
  }
}
