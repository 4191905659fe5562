import Foundation
import Simulator
import Synchronization
import UIKit

/// Prints the frames of documents of Interface Builder.
@MainActor
struct DocumentFramesJob {
  let files: [String]
  let json: Bool

  /// Whether an argument is a document and not a screen.
  static func isDocument(_ name: String) -> Bool {
    ["storyboard", "xib"].contains((name as NSString).pathExtension.lowercased())
  }

  /// Answers paths on standard input with lines of JSON until there are no more.
  static func work() -> ExitStatus {
    while let path = readLine() {
      let line = DocumentCanvas.frames(ofFile: path).line
      FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }
    return .success
  }

  func run(on console: Console) -> ExitStatus {
    let total = files.count
    let json = json
    let findings = Mutex(false)
    let showsProgress = total > 20
    let workers = DocumentWorkers(files: files, arguments: ["frames", "--worker"]) { line, done in
      let frames = try? JSONDecoder().decode(DocumentFrames.self, from: Data(line.utf8))
      let text: String
      if json { text = line } else { text = frames.map { Self.tree($0) } ?? line }
      FileHandle.standardOutput.write(Data((text + "\n").utf8))
      if frames?.error != nil || frames?.conflicts.isEmpty == false { findings.withLock { $0 = true } }
      if showsProgress {
        console.progress(done, of: total, "documents")
        if done == total { console.endProgress() }
      }
    }
    workers.run(workers: ProcessInfo.processInfo.activeProcessorCount)
    return findings.withLock { $0 } ? .findings : .success
  }

  /// The views of a document as lines of text.
  private nonisolated static func tree(_ frames: DocumentFrames) -> String {
    if let error = frames.error { return "error: \(error)" }
    var lines = ["\(frames.file):"]
    for view in frames.views {
      let rect = CGRect(x: view.frame[0], y: view.frame[1], width: view.frame[2], height: view.frame[3])
      lines.append(
        "  \(view.id) \(view.class) \(rect.pointsDescription)\(view.ambiguous ? " ambiguous" : "")")
    }
    for conflict in frames.conflicts {
      lines.append("  conflict: \(conflict.set.joined(separator: ", ")); broken: \(conflict.broken)")
    }
    for warning in frames.warnings { lines.append("  warning: line \(warning.line): \(warning.message)") }
    return lines.joined(separator: "\n")
  }
}
