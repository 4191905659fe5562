import Foundation
import Synchronization

/// Runs code on a thread with a large stack. Syntax trees, which the code walks recursively, are as deep as
/// the user's code is nested.
public enum LargeStack {
  /// The size of the stack, in bytes. Only the used part takes memory.
  private static let size = 1 << 30

  /// A box that passes the code to the thread.
  private final class Work {
    var body: (() -> Void)?
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  /// Runs code on a new thread and waits for its result. If the thread cannot be created, runs the code on
  /// this one.
  public static func run<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    withoutActuallyEscaping({ result = body() }) { body in
      let work = Work(body)
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      pthread_attr_setstacksize(&attributes, size)
      var thread = pthread_t()
      let error = pthread_create(
        &thread, &attributes,
        { pointer in
          if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeUnretainedValue().body?() }
          return nil
        }, Unmanaged.passUnretained(work).toOpaque())
      pthread_attr_destroy(&attributes)
      if error == 0 { pthread_join(thread, nil) } else { work.body?() }
      work.body = nil
    }
    return result!
  }

  /// Returns the results of code for each element, in their order, with as many threads as there are processors.
  public static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ body: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let work = Mutex((next: 0, results: [Result?](repeating: nil, count: elements.count)))
    let threads = max(1, min(elements.count, ProcessInfo.processInfo.activeProcessorCount))
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      run {
        while true {
          let index = work.withLock { work in
            defer { work.next += 1 }
            return work.next
          }
          guard index < elements.count else { return }
          let result = body(elements[index])
          work.withLock { $0.results[index] = result }
        }
      }
    }
    return work.withLock { $0.results.map { $0! } }
  }
}
