import Foundation
import Testing

@testable import ProjectCommands

/// The restrictions of programs of projects. Each attempt is made without restrictions, too.
@Suite struct RestrictionsTests {
  private func run(
    _ program: String, _ arguments: [String], restrictions: Restrictions?
  ) throws -> ChildProcess.Result {
    var command = ChildProcess.Command(
      program: program, arguments: arguments, environment: ["PATH": "/usr/bin:/bin"])
    command.restrictions = restrictions
    command.limits.seconds = 60
    return try ChildProcess.run(command)
  }

  private func text(_ result: ChildProcess.Result) -> String {
    String(decoding: result.output, as: UTF8.self)
  }

  /// A program that tries system calls and prints the error of each; 0 where it succeeds or fails for another
  /// reason than a filter.
  private func calls(in scratch: Scratch) throws -> String {
    let source = try scratch.write(
      """
      #include <errno.h>
      #include <stdio.h>
      #include <string.h>
      #include <sys/socket.h>
      #include <sys/syscall.h>
      #include <unistd.h>
      static void tell(const char *name, long result) {
        printf("%s %s\\n", name, result < 0 && (errno == EPERM || errno == EAFNOSUPPORT) ? "denied" : "tried");
      }
      int main(void) {
        char buffer[512] = {0};
        tell("keyctl", syscall(SYS_keyctl, 0, -3, 0));
        tell("add_key", syscall(SYS_add_key, "user", "tinamou-test", "abc", 3, -2));
        tell("io_uring_setup", syscall(425, 1, buffer));
        tell("open_by_handle_at", syscall(SYS_open_by_handle_at, -1, buffer, 0) < 0 && errno == EPERM ? -1 : 0);
        tell("userfaultfd", syscall(SYS_userfaultfd, ~0) < 0 && errno == EPERM ? -1 : 0);
        tell("alg", socket(38, SOCK_SEQPACKET, 0));
        tell("unix", socket(AF_UNIX, SOCK_STREAM, 0));
        tell("inet", socket(AF_INET, SOCK_DGRAM, 0));
        return 0;
      }
      """, "calls.c")
    let program = scratch.path + "/calls"
    let clang = try BuildKit.locate().toolchain + "/bin/clang"
    let result = try ChildProcess.run(clang, ["-w", source, "-o", program])
    try #require(result.status == 0, "\(result.errors)")
    return program
  }

  @Test func systemCallsAreFiltered() throws {
    let scratch = try Scratch()
    let program = try calls(in: scratch)
    func denied(_ restrictions: Restrictions?) throws -> Set<String> {
      let result = try run(program, [], restrictions: restrictions)
      let lines = text(result).split(separator: "\n")
      #expect(lines.count == 8, "\(result.status) \(result.isCrash) \(result.errors)")
      return Set(lines.filter { $0.hasSuffix(" denied") }.map { String($0.dropLast(" denied".count)) })
    }
    let always: Set = ["keyctl", "add_key", "io_uring_setup", "open_by_handle_at", "userfaultfd", "alg"]
    let free = try denied(nil)
    #expect(!free.contains("unix") && !free.contains("inet") && !free.isSuperset(of: always))
    #expect(try denied(Restrictions()) == always)
    guard Restrictions.landlock != nil else { return }
    let here = Restrictions.Files(readable: ["/"], writable: [])
    #expect(try denied(Restrictions(files: here)) == always.union(["unix", "inet"]))
    var connected = here
    connected.hasNetwork = true
    #expect(try denied(Restrictions(files: connected)) == always.union(["unix"]))
  }

  @Test(.enabled(if: Restrictions.landlock != nil, "this kernel has no Landlock"))
  func landlockPermitsTheListedFilesOnly() throws {
    let scratch = try Scratch()
    try scratch.write("key", "secret/key")
    try scratch.write("a", "project/a.txt")
    try scratch.write("", "out/keep")
    let path = scratch.path
    let script = """
      cat \(path)/project/a.txt; cat \(path)/secret/key; echo x > \(path)/project/b && echo wrote-project
      echo x > \(path)/out/b && echo wrote-out; echo x > /dev/null && echo null; : > \(path)/secret/key && echo cut
      """
    let files = Restrictions.Files(
      readable: ["/usr", "/lib", "/lib64", "/bin", "\(path)/project", "\(path)/missing"],
      writable: ["\(path)/out", "/dev/null"])
    let inside = try run("/bin/bash", ["-c", script], restrictions: Restrictions(files: files))
    #expect(text(inside) == "awrote-out\nnull\n", "\(inside.errors)")
    #expect(scratch.text("secret/key") == "key")
    let outside = try run("/bin/bash", ["-c", script], restrictions: nil)
    #expect(text(outside) == "akeywrote-project\nwrote-out\nnull\ncut\n")
  }

  /// Without bubblewrap, Landlock confines programs, and hidden files stay unreadable.
  @MainActor
  @Test(.enabled(if: Restrictions.landlock != nil, "this kernel has no Landlock"))
  func landlockConfinesWhereBubblewrapIsMissing() throws {
    let scratch = try Scratch()
    try scratch.write("source", "Project/a.txt")
    try scratch.write("TOKEN", "Project/.env")
    let key = try scratch.write("KEY", "key")
    let lines = SandboxChoiceTests.Lines()
    let confinement = try Confinement(
      .standard, console: lines.console, tool: .failure(Sandbox.Missing(reason: "none")))
    #expect(confinement.tool == nil && confinement.usesLandlock)
    #expect(lines.text == "warning: what is built runs without namespaces, confined by Landlock only: none\n")
    var sandbox = Sandbox()
    sandbox.addProject(scratch.path + "/Project", outside: [])
    let project = scratch.path + "/Project"
    let command = ChildProcess.Command(
      program: "/bin/bash",
      arguments: [
        "-c",
        "cat \(project)/a.txt \(project)/.env \(key); echo x > $HOME/x && cat $HOME/x; echo y > \(project)/y",
      ], environment: ["PATH": "/usr/bin:/bin"])
    let result = try confinement.run(command, in: sandbox)
    #expect(text(result) == "sourcex\n", "\(result.errors)")
    #expect(scratch.text("Project/y") == nil)
  }
}
