import Foundation
import ObjectiveCSupport
import TinamouCLI

/// The descriptors by which `tinamou` communicates with an application that it runs: 3 for the command's
/// data, 4 for records of its progress and end.
///
/// The application's own output is therefore never mistaken for data, and an application that exits by itself
/// not for one that has completed the command. This prevents accidents only: code of the application can
/// write to the descriptors, too.
enum CommandChannels {
  /// A Boolean value that indicates whether the process was started with the descriptors.
  private static let areOpen = ProcessInfo.processInfo.environment["TINAMOU_COMMAND_CHANNELS"] == "1"

  /// Writes data to its channel, messages to standard error. How far the work is is told by the tool.
  static let console: Console =
    areOpen
    ? Console(
      output: { try StandardStreams.write($0, to: 3) },
      errorOutput: { try? StandardStreams.write(Data($0.utf8), to: STDERR_FILENO) }
    ).quiet()
    : .standard

  /// Records that a screen is about to be shown.
  static func willShow(_ screen: String) {
    let line = screen.split(whereSeparator: \.isNewline).joined(separator: " ")
    if areOpen { try? StandardStreams.write(Data("screen \(line)\n".utf8), to: 4) }
  }

  /// Records that the command has ended, and exits. The status of a command that reached left-out code is
  /// that of findings.
  static func end(_ status: Int32) -> Never {
    let isIncomplete = status == ExitStatus.success.rawValue && !LeftOut.reasons.isEmpty
    let status = isIncomplete ? ExitStatus.findings.rawValue : status
    if areOpen { try? StandardStreams.write(Data("ended \(status)\n".utf8), to: 4) }
    exit(status)
  }
}
