import Foundation

/// Makes the programs that a test starts.
///
/// A process of its own writes them. What this process has open for writing is open, too, in each child that another
/// test forks meanwhile, until that child executes its program; as long as it is, the kernel refuses to execute the file
/// ("text file busy").
public enum ExecutableFile {
  /// Writes a script, such as one that begins with `#!/bin/sh`, and makes it executable.
  public static func write(_ text: String, to path: String) throws {
    try shell(#"printf %s "$1" >"$2" && chmod 755 "$2""#, text, path)
  }

  /// Copies a program.
  public static func copy(_ program: String, to path: String) throws {
    try shell(#"cp "$1" "$2" && chmod 755 "$2""#, program, path)
  }

  /// An error that a program cannot be made.
  public struct CannotWrite: Error, CustomStringConvertible {
    /// The program's path.
    public let path: String
    /// The message with the path.
    public var description: String { "\(path): the program cannot be written" }
  }

  /// Runs a command of the shell with two arguments, the last of which is the path of what it makes.
  ///
  /// Waits with `waitpid`: `Process` would turn the run loop of the thread, which tests of run loops count on.
  private static func shell(_ command: String, _ first: String, _ path: String) throws {
    let words = ["/bin/sh", "-c", command, "sh", first, path]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    var status: Int32 = 0
    var environment: [UnsafeMutablePointer<CChar>?] = [strdup("PATH=/usr/bin:/bin"), nil]
    defer { for variable in environment { free(variable) } }
    guard posix_spawn(&process, "/bin/sh", nil, nil, &arguments, &environment) == 0 else {
      throw CannotWrite(path: path)
    }
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw CannotWrite(path: path) }
    }
    guard status == 0 else { throw CannotWrite(path: path) }
  }
}
