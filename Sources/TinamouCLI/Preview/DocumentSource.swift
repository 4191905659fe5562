import DesignCanvas
import ForkSafeLocks
import Foundation
import ScreenRequests

/// Documents of Interface Builder, drawn by a process that is kept.
final class DocumentSource: PreviewSource {
  private let files: [String]
  private let stems: [String: String]
  /// The request that all pictures have in common.
  private let request: ScreenRequest
  private struct State: Sendable {
    var isCancelled = false
    var worker: DocumentWorker?
    /// The errors of documents that could not be drawn when they were last changed.
    var problems: [String: PageBuild.Problem] = [:]
  }
  private let state = Mutex(State())

  let executable: String

  init(request: ScreenRequest, executable: String) {
    self.request = request
    files = request.documents
    self.executable = executable
    stems = DocumentRequest.stems(of: files)
  }

  var name: String {
    files.count == 1 ? (files[0] as NSString).lastPathComponent : "\(files.count) documents"
  }

  func watch(with watcher: FileWatcher) throws { for file in files { try watcher.add(file: file) } }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// The documents that files belong to: themselves, and translations beside them.
  private func changed(_ paths: [String]?) -> [String] {
    guard let paths else { return files }
    return files.filter { paths.contains(Self.resolved($0)) }
  }

  func affects(_ picture: PagePicture, _ paths: [String]) -> Bool {
    changed(paths).contains { file in
      stems[file].map { picture.screen.hasPrefix(DocumentPreview.slug(of: $0, scene: "")) } == true
    }
  }

  func make(_ order: PreviewOrder, take: (PreviewDrawing) -> Void) -> PreviewModel.Ending? {
    state.withLock { $0.isCancelled = false }
    var ending = PreviewModel.Ending()
    var requests: [DocumentRequest]
    let files = changed(order.changed)
    do {
      var wanted = order.request(request)
      wanted.documents = files
      requests = try DocumentRequest.requests(of: wanted)
    } catch {
      ending.failure = "\(error)"
      return ending
    }
    if let first = order.first {
      func isFirst(_ request: DocumentRequest) -> Bool {
        guard let stem = stems[request.file] else { return false }
        return first.hasPrefix(DocumentPreview.slug(of: stem, scene: ""))
          && first.hasSuffix("/" + (request.suffix ?? DocumentPreview.canvas))
      }
      requests = requests.filter(isFirst) + requests.filter { !isFirst($0) }
    }
    var prefixes: [String] = []
    var broken: [String: PageBuild.Problem] = [:]
    for request in requests {
      if state.withLock({ $0.isCancelled }) { return nil }
      var request = request
      guard let stem = stems[request.file] else { continue }
      request.preview = stem
      let answer = ask(request)
      if state.withLock({ $0.isCancelled }) { return nil }
      if let problem = answer.problem { broken[request.file] = problem }
      prefixes.append(DocumentPreview.slug(of: stem, scene: ""))
      for drawing in answer.drawings { take(drawing) }
    }
    ending.prefixes = prefixes
    ending.problems = state.withLock { state in
      for file in files { state.problems[file] = broken[file] }
      return self.files.compactMap { state.problems[$0] }
    }
    return ending
  }

  /// Lets the process draw, which is replaced where it ends or takes too long.
  private func ask(_ request: DocumentRequest) -> DocumentPreview {
    do {
      let worker: DocumentWorker
      if let present = state.withLock({ $0.worker }), present.count < DocumentWorker.documentLimit {
        worker = present
      } else {
        state.withLock { $0.worker }?.end()
        worker = try DocumentWorker(
          DocumentWorkerCommand.arguments(for: self.request), executable: executable)
        state.withLock { $0.worker = worker }
      }
      let limit = DocumentWorker.timeLimit(of: request.file)
      let reason: String
      switch worker.ask(request.line, timeLimit: limit) {
      case .answer(let line):
        if let answer = try? ReportedJSON.decode(DocumentPreview.self, from: Data(line.utf8)) {
          return answer
        }
        reason = "the process that draws gave no answer"
      case .late: reason = "the layout took more than \(Int(limit)) seconds"
      case .gone: reason = "the process that laid the document out ended unexpectedly"
      }
      worker.end()
      state.withLock { $0.worker = nil }
      return DocumentPreview(failure: reason, of: request.file)
    } catch {
      return DocumentPreview(failure: "no worker process can be started: \(error)", of: request.file)
    }
  }

  func cancel() { state.withLock { $0.isCancelled = true } }

  func end() {
    cancel()
    state.withLock { state in
      defer { state.worker = nil }
      return state.worker
    }?.end()
  }

  func sessionArguments(_ screen: PageScreen, _ picture: PagePicture) throws -> [String] {
    let file = files.first { file in
      stems[file].map { screen.slug.hasPrefix(DocumentPreview.slug(of: $0, scene: "")) } == true
    }
    guard let file else { throw SessionFailure("\(screen.name) is of no document") }
    let scene = screen.name.dropFirst((file as NSString).lastPathComponent.count + 1)
    var shown = request.common
    if picture.device.id == DocumentPreview.canvas {
      // The canvas is no device, and its pictures are no screens.
      shown.settings.appearance = AppearanceChoice(rawValue: picture.settings.appearance)
    } else {
      shown = try shown.showing(picture)
    }
    shown.result = .session
    shown.documents = [file]
    shown.screens = [String(scene)]
    return ["session"] + shown.arguments
  }
}

/// A reason why a screen cannot be operated.
struct SessionFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
