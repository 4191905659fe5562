import Synchronization

/// Says to jobs that run that nobody waits for their results any more.
final class JobStop: Sendable {
  /// An error: the job was ended, since nobody waits for its result.
  struct Stopped: Error {}

  private let isSet = Atomic(false)

  /// A Boolean value that indicates whether jobs are to end.
  var isStopped: Bool { isSet.load(ordering: .acquiring) }

  func stop() { isSet.store(true, ordering: .releasing) }

  /// Throws an error if the job is to end.
  func check() throws { if isStopped { throw Stopped() } }
}
