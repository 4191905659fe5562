import DesignCanvas
import ForkSafeLocks
import Foundation
import ScreenRequests
import Simulator
import UIKit

/// A run that prints the frames of documents of Interface Builder, or draws them.
@MainActor
struct DocumentJob {
  /// The output: JSON or a tree on standard output, or picture files.
  enum Output: Sendable {
    case json
    case tree
    case pictures
  }

  let requests: [DocumentRequest]
  let output: Output
  /// The request whose fonts and region workers have.
  let request: ScreenRequest

  /// Returns whether an argument is a document and not a screen.
  nonisolated static func isDocument(_ name: String) -> Bool {
    ["storyboard", "xib"].contains((name as NSString).pathExtension.lowercased())
  }

  /// Answers requests on standard input with lines of JSON until the input ends.
  ///
  /// - Parameter parent: the process that waits for the answers; by default the one that the environment names, or the parent.
  static func work(for parent: pid_t? = nil) -> ExitStatus {
    end(with: parent)
    while let line = readLine() {
      let request = DocumentRequest(line: line)
      let answer = request.preview == nil ? request.answer().line : request.previewAnswer().line
      FileHandle.standardOutput.write(Data((answer + "\n").utf8))
    }
    return .success
  }

  /// The environment variable that tells a worker the process identifier of its parent.
  nonisolated static let parentVariable = "TINAMOU_WORKER_PARENT"

  /// Ends this process when its parent has ended, since nothing waits for the result.
  private static func end(with given: pid_t?) {
    let named = ProcessInfo.processInfo.environment[parentVariable].flatMap { pid_t($0) }
    ProcessCopy.end(with: given ?? named ?? getppid())
  }

  func run(on console: Console) throws -> ExitStatus {
    // Workers cannot be started in such a directory.
    if let directory = getcwd(nil, 0) {
      defer { free(directory) }
      if let name = Tinamou.unreadableName(directory) { throw ToolError.argumentNotUTF8(name) }
    }
    let total = requests.count
    let output = output
    let state = Mutex(State())
    let showsProgress = total > 4
    if showsProgress { console.progress(0, of: total, "documents") }
    let workers = DocumentWorkers(
      requests: requests, arguments: DocumentWorkerCommand.arguments(for: request),
      read: { (line: $0, frames: try? JSONDecoder().decode(DocumentFrames.self, from: Data($0.utf8))) }
    ) { answer, done in
      let (line, frames) = answer
      if let frames, frames.isWrongRequest == true {
        state.withLock { $0.failure = .wrongRequest(frames.error ?? frames.file) }
        return
      }
      do {
        if output == .json {
          try console.print(line)
        } else if let frames {
          if showsProgress { console.endProgress() }
          try Self.show(frames, as: output, on: console) { state.withLock { $0.isFirstWithoutFonts() } }
        }
      } catch let error as ToolError {
        state.withLock { $0.failure = error }
      } catch {}
      let isWithoutPicture = output == .pictures && frames?.pictures?.isEmpty != false
      if frames?.error != nil || frames?.conflicts.isEmpty == false || isWithoutPicture {
        state.withLock { $0.hasFindings = true }
      }
      if showsProgress {
        console.progress(done, of: total, "documents")
        if done == total { console.endProgress() }
      }
    }
    workers.run(workers: ProcessInfo.processInfo.activeProcessorCount)
    let (hasFindings, failure) = state.withLock { ($0.hasFindings, $0.failure) }
    if let failure { throw failure }
    return hasFindings ? .findings : .success
  }

  /// The state of a job while documents are read.
  private struct State {
    var hasFindings = false
    var failure: ToolError?
    private var saidMissingFonts = false

    /// Returns true at the first call alone.
    mutating func isFirstWithoutFonts() -> Bool {
      defer { saidMissingFonts = true }
      return !saidMissingFonts
    }
  }

  /// Prints the views or the paths of the pictures of a document, and what is to be told of it.
  ///
  /// - Parameter isFirstWithoutFonts: asked where fonts are missing, which is told once.
  private nonisolated static func show(
    _ frames: DocumentFrames, as output: Output, on console: Console, isFirstWithoutFonts: () -> Bool
  ) throws {
    let text = output == .tree ? frames.tree : (frames.pictures ?? []).joined(separator: "\n")
    if let error = frames.error {
      console.error(error)
    } else if output == .pictures, text.isEmpty, frames.warnings.isEmpty {
      console.error("\(frames.file): there is nothing to draw")
    }
    if !text.isEmpty { try console.print(text) }
    var told = frames
    if let index = told.warnings.firstIndex(where: { $0.message == DocumentFrames.missingFonts }) {
      if isFirstWithoutFonts() {
        told.warnings[index].message += " (--font FILE, --machine-fonts)"
      } else {
        told.warnings.remove(at: index)
      }
    }
    tell(told, on: console)
  }

  /// Prints warnings and conflicts on standard error, in the format of compilers.
  private nonisolated static func tell(_ frames: DocumentFrames, on console: Console) {
    for warning in frames.warnings {
      console.warning("\(frames.file)\(warning.line > 0 ? ":\(warning.line)" : ""): \(warning.message)")
    }
    for sentence in frames.explanations ?? [] { console.warning("\(frames.file): \(sentence)") }
  }
}

extension DocumentJob.Output: Equatable {}

extension DocumentFrames {
  /// The views as an indented tree, one line for each view.
  var tree: String {
    guard error == nil else { return "" }
    var lines = [
      file
        + (device.map {
          ": \($0.id.isEmpty ? "any device" : $0.id), \(Self.number($0.width)) x \(Self.number($0.height))"
        } ?? "")
    ]
    for view in views {
      let rect = CGRect(x: view.frame[0], y: view.frame[1], width: view.frame[2], height: view.frame[3])
      let indentation = String(repeating: "  ", count: min(view.depth ?? 0, 100) + 1)
      let text = view.text.map { " \"\($0.prefix(40))\($0.count > 40 ? "…" : "")\"" } ?? ""
      lines.append(
        indentation + "\(view.class) \(rect.pointsDescription) \(view.id)"
          + text.replacingOccurrences(of: "\n", with: " ") + (view.ambiguous ? " ambiguous" : ""))
    }
    return lines.joined(separator: "\n")
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
