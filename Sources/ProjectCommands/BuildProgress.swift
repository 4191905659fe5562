import Synchronization
import TinamouCLI

/// The files of modules that are built, of all, which are told while modules are built.
final class BuildProgress: Sendable {
  private let console: Console
  private let done = Mutex(0)
  private let all: Int

  init(of all: Int, console: Console) { (self.all, self.console) = (all, console) }

  /// Counts files of a module that has ended.
  func add(_ files: Int) { done.withLock { $0 += files } }

  /// Shows the progress.
  ///
  /// - Parameter further: the files that are built of a module that has not ended.
  func show(_ words: String, further: Int = 0) {
    console.progress(done.withLock { $0 } + further, of: all, words)
  }
}
