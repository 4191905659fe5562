import Foundation

/// Runs code that walks syntax trees, which are as deep as what the user wrote is nested, on a thread with a large stack.
public enum LargeStack {
  /// The size of the stack in bytes. Only what is used of it takes memory.
  private static let size = 1 << 30

  /// Carries code to the thread that runs it.
  private final class Work {
    var body: (() -> Void)?
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  /// Runs code on a thread of its own and waits for what it returns. Where there is no such thread, it runs on this one.
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
}
