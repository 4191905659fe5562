import Foundation

/// A process of this executable that draws entries one after the other and prints the number of each that is done. Where
/// it ends before the last one, another goes on behind the entry that ended it.
enum LookWorker {
  static let option = "--from"

  /// Draws all entries in workers.
  ///
  /// - Returns: how many could not be drawn.
  static func run(_ index: LookIndex, arguments: [String]) throws -> Int {
    let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    var next = 0
    var failures = 0
    while next < index.entries.count {
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: own ?? CommandLine.arguments[0])
      process.arguments = arguments + [option, "\(next)"]
      process.standardOutput = output
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
        let words = line.split(separator: " ")
        guard words.count == 2, let done = Int(words[0]) else { continue }
        next = done + 1
        if words[1] != "drawn" { failures += 1 }
      }
      guard next < index.entries.count else { break }
      Look.complain("\(index.entries[next].name): the process that drew it ended unexpectedly")
      failures += 1
      next += 1
    }
    return failures
  }

  /// Draws the entries from a number on.
  @MainActor
  static func draw(_ index: LookIndex, from first: Int, into directory: URL) {
    for (number, entry) in index.entries.enumerated().dropFirst(first) {
      var result = "drawn"
      do {
        let scene = try LookScene(entry, assets: index.folder)
        try scene.pngData().write(to: directory.appendingPathComponent(entry.name + ".png"))
        try scene.framesData().write(to: directory.appendingPathComponent(entry.name + ".json"))
      } catch {
        Look.complain("\(entry.name): \(error)")
        result = "failed"
      }
      FileHandle.standardOutput.write(Data("\(number) \(result)\n".utf8))
    }
  }
}
