import ForkSafeLocks
import Foundation
import ScreenRequests

/// A project whose application draws its screens. A process of `tinamou` is kept that builds it and lets it draw.
final class ProjectSource: PreviewSource {
  private let path: String
  /// The request that all pictures have in common.
  private let request: ScreenRequest
  /// The options of the build, as arguments.
  private let arguments: [String]
  private let timeout: Double
  private let worker = PreviewProcess()
  private let orders = Mutex(0)
  private let watcher = Mutex<FileWatcher?>(nil)

  let executable: String

  /// Orders after which the process is replaced, so that its memory cannot grow for ever.
  private static let mostOrders = 100

  init(path: String, request: ScreenRequest, arguments: [String], executable: String) {
    self.path = path
    self.request = request
    self.arguments = arguments
    self.executable = executable
    timeout = AgentTools.buildPatience
  }

  var patienceToOpen: Double? { AgentTools.buildPatience }

  var name: String {
    let last = (URL(fileURLWithPath: path).standardizedFileURL.path as NSString).lastPathComponent
    // The name of these files is the same everywhere.
    if ["Package.swift", "project.json", "project.yaml", "project.yml"].contains(last) {
      return URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent().lastPathComponent
    }
    return (last as NSString).deletingPathExtension
  }

  func watch(with watcher: FileWatcher) throws {
    self.watcher.withLock { $0 = watcher }
    let url = URL(fileURLWithPath: path).standardizedFileURL
    let isFolder = ["", "swiftpm"].contains(url.pathExtension.lowercased())
    try watcher.add(folder: isFolder ? url.path : url.deletingLastPathComponent().path)
  }

  func affects(_ picture: PagePicture, _ paths: [String]) -> Bool { true }

  func make(_ order: PreviewOrder, take: (PreviewDrawing) -> Void) -> PreviewModel.Ending? {
    worker.begin()
    let ending = carryOut(order, take)
    if worker.end() {
      worker.discard(killing: true)
      orders.withLock { $0 = 0 }
      return nil
    }
    let count = orders.withLock { count in
      count += 1
      return count
    }
    if count >= Self.mostOrders {
      worker.discard(killing: false)
      orders.withLock { $0 = 0 }
    }
    return ending
  }

  private func carryOut(_ order: PreviewOrder, _ take: (PreviewDrawing) -> Void) -> PreviewModel.Ending {
    var ending = PreviewModel.Ending()
    let command = ["draw-preview"] + arguments + order.request(request).arguments + [path]
    do {
      let process = try worker.process { try SessionProcess(["preview-worker"], executable: executable) }
      let key = PreviewGate.makeToken()
      let order = WorkerOrder(key: key, arguments: command)
      let line = String(decoding: try JSONEncoder().encode(order), as: UTF8.self)
      if process.write(line) {
        while case .line(let text) = process.readLine(within: timeout) {
          guard let line = try? ReportedJSON.decode(PreviewLine.self, from: Data(text.utf8)) else {
            continue
          }
          if let drawing = line.drawing, !worker.isCancelled { take(drawing) }
          // Lines without the key are the application's, which watches no folders and ends no order.
          guard line.key == key else { continue }
          for folder in line.folders ?? [] { try watcher.withLock { $0 }?.add(folder: folder) }
          guard let told = line.ended else { continue }
          ending.problems = told.problems
          ending.failure = told.failure
          return ending
        }
      }
      worker.discard(killing: true)
      ending.failure = AgentTools.reason(of: process.errors) ?? "the process that builds the project ended"
    } catch {
      ending.failure = "\(error)"
    }
    return ending
  }

  func cancel() { worker.cancel() }

  func end() {
    worker.cancel()
    worker.discard(killing: true)
  }

  func sessionArguments(_ screen: PageScreen, _ picture: PagePicture) throws -> [String] {
    let controllers = request.controllers.filter { Screen.slug(of: $0) != screen.slug }
    var request = try request.showing(picture)
    request.result = .session
    request.screens = [screen.name] + controllers
    request.controllers = request.screens
    return ["session"] + arguments + request.arguments + [path]
  }
}
