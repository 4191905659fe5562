import Foundation
import TinamouCLI

/// Draws descriptions of views: `look DIRECTORY [INDEX]`.
///
/// `look --recordings DIRECTORY [INDEX]` writes what the entries say of iOS as recordings and `devices.json`, and `look --tinamou COMMAND`
/// is the command line tool with the entries of `LOOK_INDEX` as screens: `parity DIRECTORY/recordings --devices-file DIRECTORY/devices.json`
/// compares both.
///
/// An index is a JSON file with `entries`; each describes views, and the window that they are in, in words (classes,
/// frames, texts, constraints). For each entry the directory gets `NAME.png`, drawn at the entry's scale, and
/// `NAME.json` with the frames of the views that have an `id`, in points from the picture's top left corner. Without
/// an argument the environment's `LOOK_INDEX` names the index.
///
/// - `LookWords`: reading an entry
/// - `LookScene`: the window of an entry, its picture and its frames
/// - `LookBuilder`: views; `+Controls`, `+Controllers`, `+Text`, `+Constraints`
/// - `LookRecordings`: entries as recordings of iOS
/// - `LookWorker`: another process draws, so that an entry that stops it costs no other
@main
struct Look {
  @MainActor static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let mode = arguments.first.flatMap { ["--recordings", "--tinamou"].contains($0) ? $0 : nil }
    if mode != nil { arguments.removeFirst() }
    if mode == "--tinamou" { exit(runTool(arguments)) }
    var first: Int?
    if arguments.count > 1, arguments[arguments.count - 2] == LookWorker.option {
      first = Int(arguments.removeLast())
      arguments.removeLast()
    }
    let index = arguments.count > 1 ? arguments[1] : ProcessInfo.processInfo.environment["LOOK_INDEX"]
    guard let index, (1...2).contains(arguments.count) else {
      complain("usage: look DIRECTORY [INDEX]; without an index, LOOK_INDEX has to name one")
      exit(64)
    }
    do {
      let entries = try LookIndex(path: index)
      let directory = URL(fileURLWithPath: arguments[0], isDirectory: true)
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      if mode == "--recordings" {
        var recordings = LookRecordings(entries)
        try recordings.write(to: directory)
      } else if let first {
        LookWorker.draw(entries, from: first, into: directory)
      } else {
        let failures = try LookWorker.run(entries, arguments: [arguments[0], index])
        exit(failures == 0 ? 0 : 1)
      }
    } catch {
      complain("look: \(error)")
      exit(1)
    }
  }

  /// Runs the command line tool with the entries as screens.
  ///
  /// - Returns: its exit code.
  @MainActor private static func runTool(_ arguments: [String]) -> Int32 {
    do {
      guard let path = ProcessInfo.processInfo.environment["LOOK_INDEX"] else {
        throw LookError("LOOK_INDEX has to name an index")
      }
      let index = try LookIndex(path: path)
      let screens = index.entries.map { LookRecordings.screen(of: $0, assets: index.folder) }
      return Tinamou.runArguments(arguments, screens: screens, console: .standard).rawValue
    } catch {
      complain("look: \(error)")
      return 1
    }
  }

  static func complain(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}
