import EventLoop
import Foundation
import Synchronization
import TinamouCLI

/// Compilers that run on threads of their own, and what became of those that have ended.
final class EndedCompilations: Sendable {
  private let results = Mutex<[(index: Int, result: Result<ChildProcess.Result, any Error>)]>([])
  private let count = DispatchSemaphore(value: 0)
  private let console: Console

  init(console: Console) { self.console = console }

  /// Runs the compiler for a module.
  ///
  /// - Parameters:
  ///   - done: the files of modules that are built, for what is told of the progress.
  ///   - total: the files of all modules.
  func start(_ index: Int, _ compilation: ProjectBuild.Compilation, after done: Int, of total: Int) {
    let command = compilation.command
    let (objects, name) = (compilation.objects, compilation.adapted.module.name)
    let again = compilation.round == 1 ? "" : ", again without what was rejected"
    let console = console
    OwnThread.start { [self] in
      let begin = time(nil)
      let result = Result {
        var handlers = ChildProcess.Handlers()
        handlers.everySecond = {
          let written = objects.count { path in
            var status = stat()
            return stat(path, &status) == 0 && status.st_mtim.tv_sec >= begin
          }
          console.progress(
            done + written, of: total, "\(name): \(written) of \(objects.count) files\(again)")
        }
        return try Confinement.run(command, handlers: handlers)
      }
      results.withLock { $0.append((index, result)) }
      count.signal()
    }
  }

  /// Waits for one to end, and returns its result.
  func next() -> (index: Int, result: Result<ChildProcess.Result, any Error>) {
    count.wait()
    return results.withLock { $0.removeFirst() }
  }
}
