import CProcess
import Foundation
import TinamouCLI

/// A program that runs: what it writes is read, and it is ended where it exceeds a limit.
struct RunningProcess {
  private let command: ChildProcess.Command
  private let handlers: ChildProcess.Handlers
  private let child: cprocess_child
  private let begin = ContinuousClock.now
  /// Of standard output and errors, and where the command has channels, of data and records.
  private var readers: [OutputReader]
  private var input: InputWriter?
  private var isLate = false
  private var excess: String?
  private var ending: cprocess_ending?
  /// Times in seconds since the beginning. Reading stops at `last`, even if another process still has the write
  /// ends open.
  private var last = Double.infinity
  private var nextMeasure = 0.02
  private var nextWeighing = 0.5
  private var nextCall = 1.0
  private var lastData = 0.0
  /// The bytes of data that a handler has taken.
  private var taken = 0

  /// Starts a program.
  ///
  /// - Throws: ``ChildProcess/CannotStart``, or an error where there are no more descriptors.
  init(_ command: ChildProcess.Command, handlers: ChildProcess.Handlers) throws {
    let limits = command.limits
    readers = [OutputReader(limit: limits.output), OutputReader(limit: limits.output)]
    if command.hasChannels {
      readers += [OutputReader(limit: limits.data), OutputReader(limit: 4 << 20)]
    }
    var writeEnds: [Int32] = []
    for index in readers.indices {
      if index == 2, let live = command.live {
        writeEnds.append(dup(live.data))
      } else {
        writeEnds.append(try readers[index].open())
      }
    }
    input = try command.input.map { try InputWriter($0) }
    let started = ChildProcess.start(
      command, input: input?.theirs ?? command.live?.input ?? -1, outputs: writeEnds)
    for descriptor in writeEnds { close(descriptor) }
    input?.writeMemory()
    switch started {
    case .success(let child): self.child = child
    case .failure(let error):
      for reader in readers { reader.end() }
      input?.end()
      throw error
    }
    self.command = command
    self.handlers = handlers
  }

  private var elapsed: Double { (ContinuousClock.now - begin) / .seconds(1) }

  /// Waits until the program has ended and all that it wrote is read.
  mutating func waitUntilExit() throws -> ChildProcess.Result {
    while ending == nil || readers.contains(where: { $0.descriptor >= 0 }) {
      let now = elapsed
      if now > last { break }
      if let everySecond = handlers.everySecond, now > nextCall {
        everySecond()
        nextCall = elapsed + 1
      }
      if ending == nil, last == .infinity { checkLimits(now) }
      transfer()
    }
    return try finish()
  }

  /// Asks the program's supervisor to end it.
  private mutating func end() {
    var order: UInt8 = 1
    _ = write(child.lifeline, &order, 1)
    last = min(last, elapsed + 5)
  }

  private mutating func checkLimits(_ now: Double) {
    let limits = command.limits
    if handlers.endsEarly?() == true {
      end()
    } else if now - lastData > limits.seconds {
      isLate = true
      end()
    } else if now > nextMeasure, limits.memory != nil || limits.processes != nil {
      excess = Self.excess(cprocess_measure(child.supervisor), limits)
      // Sampling takes at most a twentieth of the time.
      nextMeasure = now + max(0.1, (elapsed - now) * 20)
      if excess != nil { end() }
    }
    if excess == nil, now > nextWeighing, let (folder, most) = limits.folder {
      if ChildProcess.size(of: folder, most: most) > most {
        excess = "wrote more than \(ByteCount(limits.fileSize ?? most)) of files"
        end()
      }
      nextWeighing = now + max(1, (elapsed - now) * 20)
    }
    if excess == nil, command.hasChannels, readers[2].isCut || taken > limits.data {
      excess = "wrote more than \(ByteCount(UInt64(limits.data))) of data"
      end()
    }
  }

  private static func excess(_ usage: cprocess_usage, _ limits: ChildProcess.Limits) -> String? {
    if let memory = limits.memory, usage.residentBytes > memory {
      return "used more than \(ByteCount(memory)) of memory"
    }
    if let processes = limits.processes {
      if usage.processes > processes { return "had more than \(processes) processes" }
      let threads = processes * ChildProcess.Limits.threadsPerProcess
      if usage.threads > threads { return "had more than \(threads) threads" }
    }
    return nil
  }

  /// Reads and writes what can be read and written, after a tenth of a second at most.
  private mutating func transfer() {
    var polls = [pollfd(fd: ending == nil ? child.status : -1, events: Int16(POLLIN), revents: 0)]
    polls += readers.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    polls.append(pollfd(fd: input?.ours ?? -1, events: Int16(POLLOUT), revents: 0))
    let wait = min(last, min(lastData + command.limits.seconds, nextMeasure)) - elapsed
    guard poll(&polls, nfds_t(polls.count), Int32(max(1, min(100, wait * 1000)))) > 0 else { return }
    for index in readers.indices where polls[index + 1].revents != 0 { readers[index].read() }
    if let takesOutput = handlers.takesOutput, polls[1].revents != 0 {
      let output = readers[0].take()
      if !output.isEmpty {
        takesOutput(output)
        if command.limits.restartsWithOutput { lastData = elapsed }
      }
    }
    if let takesData = handlers.takesData, command.hasChannels, polls[3].revents != 0 {
      let data = readers[2].take()
      if !data.isEmpty {
        taken += data.count
        takesData(data)
        lastData = elapsed
      }
    }
    if polls[polls.count - 1].revents != 0 { input?.write() }
    if polls[0].revents != 0 {
      var one = cprocess_ending()
      let count = read(child.status, &one, MemoryLayout<cprocess_ending>.size)
      // The program also ends if its supervisor is killed.
      ending = count == MemoryLayout<cprocess_ending>.size ? one : cprocess_ending(error: 0, status: SIGKILL)
      last = min(last, elapsed + 2)
    }
  }

  private mutating func finish() throws -> ChildProcess.Result {
    close(child.lifeline)
    close(child.status)
    for reader in readers { reader.end() }
    input?.end()
    // Something may block the supervisor after the grace period of five seconds; it is not waited for then.
    var status: Int32 = 0
    _ = waitpid(child.supervisor, &status, ending == nil ? WNOHANG : 0)
    if let ending, ending.error != 0 {
      throw ChildProcess.CannotStart(program: command.program, code: ending.error)
    }
    let final = ending?.status ?? SIGKILL
    let signal = cprocess_signal(final)
    return ChildProcess.Result(
      status: signal == 0 ? cprocess_exit_code(final) : signal, isCrash: signal != 0, isLate: isLate,
      excess: excess,
      output: readers[0].data, errors: readers[1].text, data: command.hasChannels ? readers[2].data : Data(),
      records: command.hasChannels ? readers[3].data : Data())
  }
}
