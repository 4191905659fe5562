import Foundation
import UIKit

/// Does tasks in copies of this process, each in one of its own, several at a time.
///
/// A copy sees nothing of what others have done. One that ends early, or takes too long, costs its own task only. What copies write is
/// taken in the order of the tasks.
///
/// The process has one thread when it makes copies, or they continue with another executable: see ``ProcessCopy/isPossible``.
@MainActor
package struct ProcessCopies {
  /// A task, in the copy that is to do it.
  package struct Task {
    package let index: Int
    /// The channels of the copy's output. The descriptors are closed when another program is executed.
    package let channels: [Int32]
  }

  /// The amount that is kept of what a copy writes to a channel.
  package enum Channel: Sendable {
    /// All of it. A copy that writes more bytes than the number is ended.
    case whole(Int)
    /// The beginning and the end, where it is more bytes than the number.
    case ends(Int)

    fileprivate var limit: Int {
      switch self {
      case .whole(let limit), .ends(let limit): limit
      }
    }
  }

  /// The result of a copy.
  package struct Ending {
    package let index: Int
    /// The exit status, or the signal that ended the copy; the reason in `errno` if there was none.
    package var status: Int32
    /// A Boolean value that indicates whether a signal ended it.
    package var isCrash = false
    /// A Boolean value that indicates whether it was ended since it took too long.
    package var isLate = false
    /// A Boolean value that indicates whether no copy could be made.
    package var isMissing = false
    /// The number of bytes of a channel that it wrote more to than it may, and was ended for; `nil` if there is none.
    package var excess: Int?
    /// The bytes that it wrote to each channel.
    package var output: [Data]
  }

  /// The channels of a copy.
  package let channels: [Channel]
  /// The number of copies at a time.
  package let atOnce: Int
  /// The seconds of wall time that a task may take.
  package let seconds: Double

  package init(channels: [Channel], atOnce: Int, seconds: Double) {
    self.channels = channels
    self.atOnce = max(1, atOnce)
    self.seconds = seconds
  }

  /// Does the tasks.
  ///
  /// - Parameters:
  ///   - count: The number of tasks.
  ///   - willStart: Called before a copy is made for a task.
  ///   - take: Called with what is left of each copy, in the order of the tasks. If it throws an error, the copies that are running are
  ///     ended.
  /// - Returns: The task in a copy, and `nil` in this process, after all tasks.
  package func run(
    _ count: Int, willStart: (Int) throws -> Void = { _ in }, take: (Ending) throws -> Void
  ) throws -> Task? {
    var running: [Copy] = []
    var ended: [Int: Ending] = [:]
    var (next, announced, taken) = (0, 0, 0)
    do {
      while taken < count {
        starting: while next < count, running.count < atOnce {
          if announced == next {
            try willStart(next)
            announced += 1
          }
          switch start(next) {
          case .parent(let copy): running.append(copy)
          case .copy(let task):
            for sibling in running { sibling.close() }
            return task
          case .failed(let code):
            // There may be space for another process when one has ended.
            guard running.isEmpty else { break starting }
            ended[next] = Ending(
              index: next, status: code, isMissing: true, output: channels.map { _ in Data() })
          }
          next += 1
        }
        waitForOutput(of: running)
        running.removeAll { copy in
          guard let ending = copy.ending() else { return false }
          ended[copy.index] = ending
          return true
        }
        while let ending = ended.removeValue(forKey: taken) {
          try take(ending)
          taken += 1
        }
      }
    } catch {
      for copy in running { copy.kill() }
      throw error
    }
    return nil
  }

  // MARK: Copies

  /// A running copy.
  private final class Copy {
    let index: Int
    private let identifier: pid_t
    private let deadline: ContinuousClock.Instant
    /// The ends of the channels to read from; -1 after the last byte.
    private(set) var ends: [Int32]
    private let channels: [Channel]
    private var output: [KeptOutput]
    private var isLate = false
    private var isKilled = false

    init(index: Int, identifier: pid_t, ends: [Int32], channels: [Channel], seconds: Double) {
      self.index = index
      self.identifier = identifier
      self.ends = ends
      deadline = .now + .seconds(seconds)
      self.channels = channels
      output = channels.map { KeptOutput(limit: $0.limit) }
    }

    var isSilent: Bool { ends.allSatisfy { $0 < 0 } }

    /// Reads what there is, and returns what is left if the copy has ended. What its own processes still write is not waited for.
    func ending() -> Ending? {
      read()
      if !isKilled {
        isLate = ContinuousClock.now > deadline
        isKilled = isLate || excess != nil
        if isKilled { _ = Glibc.kill(identifier, SIGKILL) }
      }
      var status: Int32 = 0
      guard waitpid(identifier, &status, WNOHANG) == identifier else { return nil }
      read()
      close()
      let signal = status & 0x7F
      return Ending(
        index: index, status: signal == 0 ? status >> 8 & 0xFF : signal, isCrash: signal != 0, isLate: isLate,
        excess: excess, output: output.map(\.data))
    }

    /// The limit of a channel that more was written to.
    private var excess: Int? {
      for case (.whole(let limit), let output) in zip(channels, output) where output.isCut { return limit }
      return nil
    }

    /// The number of times that a channel is read before the others and the time are looked at again.
    private static let readsAtOnce = 64

    private func read() {
      for index in ends.indices where ends[index] >= 0 {
        for _ in 0..<Self.readsAtOnce {
          let count = output[index].read(from: ends[index])
          if count > 0 || count < 0 && errno == EINTR { continue }
          if count == 0 || errno != EAGAIN {
            _ = Glibc.close(ends[index])
            ends[index] = -1
          }
          break
        }
      }
    }

    func close() {
      for end in ends where end >= 0 { _ = Glibc.close(end) }
      ends = ends.map { _ in -1 }
    }

    func kill() {
      _ = Glibc.kill(identifier, SIGKILL)
      while waitpid(identifier, nil, 0) < 0, errno == EINTR {}
      close()
    }
  }

  /// Waits until a copy writes or ends.
  private func waitForOutput(of running: [Copy]) {
    guard !running.isEmpty else { return }
    var polls = running.flatMap { $0.ends.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) } }
    // A copy that has closed its channels is about to end. One whose channels others have is not noticed otherwise.
    _ = poll(&polls, nfds_t(polls.count), running.contains(where: \.isSilent) ? 1 : 20)
  }

  private enum Start {
    case parent(Copy)
    case copy(Task)
    case failed(Int32)
  }

  private func start(_ index: Int) -> Start {
    var (ours, theirs): ([Int32], [Int32]) = ([], [])
    func closed(_ ends: [Int32]) { for end in ends { _ = Glibc.close(end) } }
    for _ in channels {
      var pair: [Int32] = [-1, -1]
      guard pipe(&pair) == 0 else {
        let code = errno
        closed(ours + theirs)
        return .failed(code)
      }
      // Programs that a task starts may outlive it, and would keep the channel open.
      for end in pair { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      ours.append(pair[0])
      theirs.append(pair[1])
    }
    let identifier = ProcessCopy.make()
    if identifier < 0 {
      let code = errno
      closed(ours + theirs)
      return .failed(code)
    }
    guard identifier > 0 else {
      closed(ours)
      return .copy(Task(index: index, channels: theirs))
    }
    closed(theirs)
    for end in ours { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    return .parent(
      Copy(index: index, identifier: identifier, ends: ours, channels: channels, seconds: seconds))
  }
}
