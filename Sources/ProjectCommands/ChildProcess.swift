import CProcess
import Foundation
import TinamouCLI

/// Runs other programs within limits.
///
/// A program runs as a process group in its own session. The whole group ends with the program, at a limit,
/// and when this process ends for whatever reason. A supervisor process in between, created by `CProcess`,
/// ensures this.
enum ChildProcess {
  /// The resource limits of a program and its descendants.
  struct Limits: Sendable {
    /// The time limit, in seconds.
    var seconds = 3600.0
    /// A Boolean value that indicates whether the time limit begins again with each output that a handler takes.
    var restartsWithOutput = false
    /// The limit of processor time for each process, in seconds; `nil` for no limit.
    var processorSeconds: Double?
    /// The memory limit of all processes together, in bytes; `nil` for no limit. The sum is sampled several
    /// times per second; a single process cannot exceed the limit by more than a quarter at any time.
    var memory: UInt64?
    /// The maximum number of processes at a time, which is sampled several times per second; `nil` for no
    /// limit.
    var processes: Int?
    /// The maximum size of a written file, in bytes; `nil` for no limit.
    var fileSize: UInt64?
    /// The maximum number of bytes that are kept of each output of the program. Of longer outputs the
    /// beginning and the end are kept; all of it is read.
    var output = 16 << 20
    /// The maximum number of bytes that the program may write to its data channel.
    var data = 256 << 20

    /// A folder and the maximum total size of its files, in bytes, which is sampled about once per second.
    var folder: (path: String, bytes: UInt64)?

    /// The number of threads per permitted process.
    static let threadsPerProcess = 64
  }

  /// A program and how to run it.
  struct Command: Sendable {
    var program: String
    var arguments: [String]
    var directory: String?
    /// The complete environment of the program.
    var environment: [String: String]
    var input: Data?
    var limits = Limits()
    /// The restrictions that the kernel puts on the program; `nil` for a program that is trusted.
    var restrictions: Restrictions?
    /// Further arguments, in a file in memory that the program has as descriptor 5: other users of the machine
    /// cannot read them.
    var privateArguments: [String] = []
    /// A Boolean value that indicates whether the program has the channels for data and records, descriptors
    /// 3 and 4.
    var hasChannels = false
    /// The descriptors that the program reads its input from and writes its data to directly, while it runs.
    var live: (input: Int32, data: Int32)?
    /// A Boolean value that indicates whether the program has a folder for temporary files of its own, which is
    /// removed when it has ended. The driver of Swift's compiler leaves a folder in each run.
    var hasOwnTemporaryFolder = false

    /// Makes the program's own folder for temporary files, if it has one, and returns what owns it.
    mutating func makeTemporaryFolder() throws -> OwnFolder? {
      guard hasOwnTemporaryFolder else { return nil }
      // A program that may only write to some folders has one for temporary files among them.
      let place = try restrictions.flatMap { _ in environment["TMPDIR"] } ?? Cache.folder("sandbox")
      let folder = try OwnFolder(place + "/temporary", in: try Cache.contained())
      environment["TMPDIR"] = folder.path
      return folder
    }
  }

  struct Result: Sendable {
    var status: Int32
    /// A Boolean value that indicates whether a signal ended the program.
    var isCrash: Bool
    var isLate = false
    /// The limit, other than time, that the program was ended for, as in "used more than 2 GB of memory".
    var excess: String?
    var output: Data
    var errors: String
    /// The data from the data channel.
    var data = Data()
    /// The data from the records channel.
    var records = Data()
  }

  /// Runs a program to its end, with this process's environment.
  ///
  /// - Parameters:
  ///   - environment: additional variables.
  ///   - seconds: the time limit, after which the program is killed.
  ///   - isCompiler: whether the program is Swift's compiler or package manager, which leave temporary files.
  static func run(
    _ program: String, _ arguments: [String], in directory: String? = nil,
    environment: [String: String]? = nil,
    input: Data? = nil, seconds: Double = 3600, isCompiler: Bool = false
  ) throws -> Result {
    let all = ProcessInfo.processInfo.environment.merging(environment ?? [:]) { $1 }
    var command = Command(
      program: program, arguments: arguments, directory: directory, environment: all, input: input)
    command.limits.seconds = seconds
    command.hasOwnTemporaryFolder = isCompiler
    return try run(command)
  }

  /// Functions that are called while a program runs.
  struct Handlers {
    /// Takes what comes through the channel of data as soon as it is there; the limit of time counts from the
    /// last of it.
    var takesData: ((Data) -> Void)?
    /// Takes what comes to standard output as soon as it is there; the result has none of it then.
    var takesOutput: ((Data) -> Void)?
    /// Called about once per second.
    var everySecond: (() -> Void)?
    /// Asked several times per second. If it returns true, the program is ended.
    var endsEarly: (() -> Bool)?
  }

  /// Runs a program to its end.
  static func run(_ command: Command, handlers: Handlers = Handlers()) throws -> Result {
    var command = command
    let temporaryFolder = try command.makeTemporaryFolder()
    defer { withExtendedLifetime(temporaryFolder) {} }
    var process = try RunningProcess(command, handlers: handlers)
    return try process.waitUntilExit()
  }

  /// Returns the total size of the files of a folder, in bytes, without following links. Stops counting above
  /// the maximum.
  static func size(of folder: String, most: UInt64) -> UInt64 {
    var sum: UInt64 = 0
    var pending = [folder]
    while sum <= most, let place = pending.popLast() {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? [] {
        var status = stat()
        guard lstat(place + "/" + name, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR { pending.append(place + "/" + name) }
        // Allocated blocks, plus one for the entry itself: holes cost nothing, but a million empty files do.
        sum += UInt64(status.st_blocks) * 512 + 512
      }
    }
    return sum
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - input: the descriptor that it reads from; -1 for none.
  ///   - outputs: the descriptors that it writes to: for output and errors, and those of the channels.
  static func start(
    _ command: Command, input: Int32, outputs: [Int32]
  ) -> Swift.Result<cprocess_child, CannotStart> {
    var arguments: [UnsafeMutablePointer<CChar>?] = ([command.program] + command.arguments).map { strdup($0) }
    var environment: [UnsafeMutablePointer<CChar>?] = command.environment.sorted { $0.key < $1.key }.map {
      strdup("\($0.key)=\($0.value)")
    }
    arguments.append(nil)
    environment.append(nil)
    let program = strdup(command.program)
    let directory = command.directory.flatMap { strdup($0) }
    defer { for text in arguments + environment + [program, directory] { free(text) } }
    var child = cprocess_child()
    let limits = command.limits
    var argumentsFile: Int32 = -1
    if !command.privateArguments.isEmpty {
      let bytes = Data(command.privateArguments.joined(separator: "\0").utf8) + [0]
      argumentsFile = bytes.withUnsafeBytes { cprocess_memory_file($0.baseAddress, $0.count) }
      guard argumentsFile >= 0 else { return .failure(CannotStart(program: command.program, code: errno)) }
    }
    defer { if argumentsFile >= 0 { close(argumentsFile) } }
    func start(_ restrictions: UnsafePointer<cprocess_restrictions>?) -> Int32 {
      arguments.withUnsafeBufferPointer { arguments in
        environment.withUnsafeBufferPointer { environment in
          var request = cprocess_request()
          request.program = UnsafePointer(program)
          request.arguments = arguments.baseAddress
          request.environment = environment.baseAddress
          request.directory = UnsafePointer(directory)
          request.input = input
          request.output = outputs[0]
          request.errors = outputs[1]
          request.further = outputs.count > 3 ? (outputs[2], outputs[3]) : (-1, -1)
          request.argumentsFile = argumentsFile
          request.memory = limits.memory.map { $0 + $0 / 4 } ?? 0
          request.fileSize = limits.fileSize ?? 0
          request.processorSeconds = limits.processorSeconds.map { UInt64($0.rounded(.up)) } ?? 0
          request.restrictions = restrictions
          return cprocess_start(&request, &child)
        }
      }
    }
    let code = command.restrictions.map { $0.withPointer(start) } ?? start(nil)
    return code == 0 ? .success(child) : .failure(CannotStart(program: command.program, code: code))
  }

  /// An error that a program cannot be started.
  struct CannotStart: ToolFailure {
    let program: String
    let code: Int32
    let status = ExitStatus.internalError

    var description: String {
      "\(program) cannot be started: \(String(cString: strerror(code)).lowercased())"
    }
  }

  /// Returns the path of a program, found as a shell does.
  static func path(of name: String) -> String? {
    for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
      let path = "\(folder)/\(name)"
      if FileManager.default.isExecutableFile(atPath: path) { return path }
    }
    return nil
  }
}

/// Returns a short fingerprint of texts, which is the same in every run.
func fingerprint(_ texts: [String]) -> String {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for text in texts {
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash = (hash ^ 0xff) &* 0x100_0000_01b3
  }
  return String(hash, radix: 36)
}

/// Returns a short fingerprint of a file's contents.
func fingerprint(_ data: Data) -> String {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  data.withUnsafeBytes { bytes in
    let whole = bytes.count & ~7
    for offset in stride(from: 0, to: whole, by: 8) {
      hash = (hash ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x100_0000_01b3
      // High bits of a word reach the low ones, too.
      hash ^= hash >> 32
    }
    for byte in bytes[whole...] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }
  return String(hash, radix: 36)
}
