import Foundation

/// A program that is run to its end without a thread of its own, so that this process can be copied afterwards (``ProcessCopy``).
/// Its output on standard error is dropped.
struct SpawnedProgram {
  /// The name, which is looked for in `PATH`.
  let name: String
  let arguments: [String]
  let environment: [String: String]

  struct Result {
    /// The exit status; -1 if a signal ended it.
    let status: Int32
    let output: Data
  }

  /// The reason why it cannot be started.
  struct Failure: Error, CustomStringConvertible {
    let code: Int32
    var description: String { String(cString: strerror(code)) }
  }

  /// Runs the program.
  ///
  /// - Parameter input: The bytes of its standard input; none by default.
  func run(input: Data? = nil) throws -> Result {
    let words = try input.map { data in
      let file = try AnonymousFile()
      _ = try file.append(data)
      return file
    }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Failure(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let words {
      posix_spawn_file_actions_adddup2(&actions, words.descriptor, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var argv = ([name] + arguments).map { strdup($0) } + [nil]
    var variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in argv + variables { free(word) } }
    var identifier: pid_t = 0
    let code = posix_spawnp(&identifier, name, &actions, nil, &argv, &variables)
    close(ends[1])
    guard code == 0 else { throw Failure(code: code) }
    let output = Self.read(ends[0])
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    withExtendedLifetime(words) {}
    return Result(status: status & 0x7F == 0 ? status >> 8 & 0xFF : -1, output: output)
  }

  private static func read(_ descriptor: Int32) -> Data {
    var result = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return result }
      result.append(contentsOf: buffer[..<count])
    }
  }
}
