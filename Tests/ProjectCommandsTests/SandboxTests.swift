import Foundation
import ProjectReader
import TinamouCLI
import TestSupport
import Testing

@testable import ProjectCommands

/// bubblewrap, where it works.
private let sandboxTool = try? Sandbox.tool.get()

/// The reach of a project's code in the sandbox. Each attempt is made without the sandbox, too, where
/// that shows that it would succeed.
@Suite(
  .enabled(
    if: sandboxTool != nil,
    "bubblewrap (bwrap) is missing or cannot make namespaces here; scripts/setup installs it"))
struct SandboxTests {
  private func run(
    _ script: String, in sandbox: Sandbox, limits: ChildProcess.Limits = .init(), hasChannels: Bool = false,
    environment: [String: String] = ["PATH": "/usr/bin:/bin"]
  ) throws -> ChildProcess.Result {
    var command = ChildProcess.Command(
      program: "/bin/bash", arguments: ["-c", script], environment: environment)
    command.limits = limits
    command.limits.seconds = min(limits.seconds, 60)
    command.hasChannels = hasChannels
    return try ChildProcess.run(try sandbox.confined(command, by: try #require(sandboxTool)))
  }

  private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

  /// The project is read; keys beside it, its hidden files and what its links lead to are not.
  @Test func onlyTheProjectIsRead() throws {
    let scratch = try Scratch()
    let key = try scratch.write("KEY", "home/.ssh/id_ed25519")
    try scratch.write("source", "home/Project/a.txt")
    try scratch.write("TOKEN", "home/Project/.git/config")
    try scratch.write("TOKEN", "home/Project/.env")
    try scratch.link("home/Project/key", to: key)
    var sandbox = Sandbox()
    sandbox.addProject("\(scratch.path)/home/Project", outside: ["\(scratch.path)/home"])
    let project = "\(scratch.path)/home/Project"
    let script =
      "cd \(project); cat a.txt; cat key .env .git/config \(key) /root/.ssh/* /home/*/.ssh/*; ls -A ../"
    let inside = try run(script, in: sandbox)
    #expect(text(inside.output) == "sourceProject\n", "\(inside.errors)")
    let without = try ChildProcess.run("/bin/bash", ["-c", script])
    #expect(text(without.output).contains("sourceKEYTOKENTOKENKEY"))
  }

  @Test func nothingIsWrittenOutside() throws {
    let scratch = try Scratch()
    try scratch.write("source", "Project/a.txt")
    try scratch.write("", "out/keep")
    let before = scratch.manifest("Project")
    var sandbox = Sandbox()
    sandbox.addProject("\(scratch.path)/Project", outside: [])
    sandbox.writable[Sandbox.output] = "\(scratch.path)/out"
    // A name that nothing else on the machine has.
    let name = "sandbox-test-\(UUID().uuidString)"
    let protected = ["/usr", "/etc", "/", "/dev", scratch.path]
    let result = try run(
      """
      echo x > \(scratch.path)/Project/a.txt; rm -f \(scratch.path)/Project/a.txt; mkdir \(scratch.path)/Project/b
      for folder in \(protected.joined(separator: " ")); do echo x > "$folder/\(name)"; done
      for folder in "$HOME" /tmp /dev/shm \(Sandbox.output) "$TMPDIR"; do echo x > "$folder/\(name)" && echo "$folder"; done
      """, in: sandbox)
    let home = Sandbox.home
    #expect(
      text(result.output) == "\(home)\n/tmp\n/dev/shm\n\(Sandbox.output)\n\(home)/tmp\n", "\(result.errors)")
    #expect(scratch.manifest("Project") == before)
    #expect(scratch.text("out/\(name)") == "x\n")
    for folder in protected + ["/tmp", "/dev/shm"] {
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/\(name)"), "\(folder)")
    }
  }

  /// A listener on this machine's 127.0.0.1 is not reached; without a sandbox it is.
  @Test func thereIsNoNetwork() throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(listener) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 4) == 0 && getsockname(listener, $0, &length) == 0
      }
    }
    try #require(isBound)
    let script = "exec 9<>/dev/tcp/127.0.0.1/\(UInt16(bigEndian: address.sin_port)) && echo reached"
    #expect(text(try ChildProcess.run("/bin/bash", ["-c", script]).output) == "reached\n")
    let inside = try run(script, in: Sandbox())
    #expect(inside.status != 0 && inside.output.isEmpty)
    #expect(inside.errors.contains("/dev/tcp/127.0.0.1"))
    var open = Sandbox()
    open.hasNetwork = true
    #expect(text(try run(script, in: open).output) == "reached\n")
  }

  @Test func variablesAreAShortList() {
    let all = [
      "GITHUB_TOKEN": "t", "AWS_SECRET_ACCESS_KEY": "t", "SSH_AUTH_SOCK": "/s", "HOME": "/root",
      "LD_PRELOAD": "x.so",
      "LANG": "de_DE.UTF-8", "LC_ALL": "C", "TZ": "Asia/Tokyo", "TERM": "dumb", "PATH": "/bin",
      "TINAMOU_RECORD": "all", "TINAMOU_SNAPSHOT_FAILURES": "/f", "TINAMOU_TOKEN": "t", "LC_SECRET": "t",
      "https_proxy": "http://user:password@proxy:1", "http_proxy": "http://proxy:1", "SSL_CERT_FILE": "/c",
    ]
    #expect(
      Sandbox.environment(of: all).keys.sorted() == [
        "LANG", "LC_ALL", "PATH", "TERM", "TINAMOU_RECORD", "TINAMOU_SNAPSHOT_FAILURES", "TZ",
      ])
    // Proxies with a password stay out of manifests' sight.
    #expect(Sandbox.networkEnvironment(of: all).keys.sorted() == ["SSL_CERT_FILE", "http_proxy"])
  }

  /// The variables in the sandbox are those of the command and those of the home.
  @Test func variablesAreThoseOfTheCommand() throws {
    let result = try run(
      "/usr/bin/env | cut -d= -f1 | sort", in: Sandbox(), environment: ["PATH": "/usr/bin:/bin", "LANG": "C"])
    let own = ["OLDPWD", "PWD", "SHLVL", "_"]
    let names = text(result.output).split(separator: "\n").map(String.init).filter { !own.contains($0) }
    #expect(
      Set(names) == Set(["PATH", "LANG"]).union(Sandbox.homeVariables("").keys), "\(names) \(result.errors)")
  }

  /// Processes that are left behind end with the program; none of this machine's is seen.
  @Test func processesEndWithTheProgram() throws {
    let mark = "95\(Int.random(in: 100_000...999_999))"
    let result = try run(
      "setsid sleep \(mark) & disown; sleep 0.1; echo /proc/[0-9]* | wc -w; kill -9 \(getpid()) 2>&1; exit 0",
      in: Sandbox())
    #expect(result.status == 0)
    let count = Int(text(result.output).prefix { $0.isNumber }) ?? 0
    #expect(
      (2...6).contains(count) && text(result.output).contains("No such process"), "\(text(result.output))")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    let isLeft = names.contains { name in
      FileManager.default.contents(atPath: "/proc/\(name)/cmdline").map { text($0).contains(mark) } == true
    }
    #expect(!isLeft)
  }

  @Test func channelsPassThroughTheSandbox() throws {
    let result = try run("echo data >&3; echo 'ended 0' >&4; echo out", in: Sandbox(), hasChannels: true)
    #expect(text(result.data) == "data\n" && text(result.records) == "ended 0\n")
    #expect(text(result.output) == "out\n")
  }

  /// Limits hold for what is in the sandbox; its own two processes do not count.
  @Test func limitsHoldInside() throws {
    var limits = ChildProcess.Limits()
    limits.processes = 8
    let many = try run("for i in {1..12}; do sleep 50 & done; wait", in: Sandbox(), limits: limits)
    #expect(many.excess == "had more than 10 processes" && !many.isLate)
    limits = ChildProcess.Limits()
    limits.processes = 3
    #expect(try run("sleep 0.3 & sleep 0.3", in: Sandbox(), limits: limits).excess == nil)
    limits = ChildProcess.Limits()
    limits.memory = 128 << 20
    // `tail` keeps what it has read until its input ends.
    let one = "(head -c 50000000 /dev/zero; sleep 60) | tail -c 60000000 > /dev/null &"
    let large = try run("\(one) \(one) \(one) \(one) wait", in: Sandbox(), limits: limits)
    #expect(large.excess == "used more than 128 MB of memory")
    limits = ChildProcess.Limits()
    limits.seconds = 0.7
    #expect(try run("trap '' TERM; sleep 50; sleep 50", in: Sandbox(), limits: limits).isLate)
    limits = ChildProcess.Limits()
    limits.fileSize = 1000
    let file = try run("head -c 5000 /dev/zero > /tmp/x; stat -c %s /tmp/x", in: Sandbox(), limits: limits)
    #expect(text(file.output) == "1000\n")
  }

  /// Folders that live in memory are no way around the limit of memory.
  @Test(
    .enabled(if: sandboxTool?.isAtLeast(0, 7) == true, "this bubblewrap cannot limit folders in memory"))
  func foldersInMemoryAreLimited() throws {
    var sandbox = Sandbox()
    sandbox.memoryFolders = 1 << 20
    let result = try run(
      "for f in /tmp /dev/shm $HOME; do head -c 3000000 /dev/zero > $f/x 2>/dev/null; stat -c %s $f/x; done",
      in: sandbox)
    // 1,048,576 bytes, of which a page at most goes to the folder itself.
    let sizes = text(result.output).split(separator: "\n").compactMap { Int($0) }
    #expect(sizes.count == 3 && sizes.allSatisfy { (1_000_000...1_048_576).contains($0) }, "\(sizes)")
  }

  @Test func rightsAreGone() throws {
    let result = try run(
      "grep CapEff /proc/self/status; unshare -U true && echo namespace; mount -t tmpfs none /tmp && echo mounted",
      in: Sandbox())
    #expect(text(result.output) == "CapEff:\t0000000000000000\n", "\(result.errors)")
  }

  /// bubblewrap has neither the variables of the program nor arguments that others could read, and the keys of the
  /// session are out of reach.
  @Test func variablesAndKeysStayApart() throws {
    let script = """
      echo "own=$MARK"; tr '\\0' '\\n' < /proc/1/environ | grep -c 'MAR[K]'; tr '\\0' ' ' < /proc/1/cmdline | grep -c 'tmpf[s]'
      cat /proc/keys | wc -c; cat /proc/key-users | wc -c
      """
    let result = try run(script, in: Sandbox(), environment: ["PATH": "/usr/bin:/bin", "MARK": "here"])
    #expect(text(result.output) == "own=here\n0\n0\n0\n0\n", "\(result.errors)")
  }

  /// A program that a signal ends is a crash, as without a sandbox.
  @MainActor @Test func signalsAreTold() throws {
    let console = Console(output: { _ in }, errorOutput: { _ in })
    let confinement = try Confinement(.standard, console: console)
    let result = try confinement.run(
      ChildProcess.Command(
        program: "/bin/bash", arguments: ["-c", "kill -SEGV $$"], environment: ["PATH": "/usr/bin:/bin"]),
      in: Sandbox())
    #expect(result.isCrash && result.status == SIGSEGV)
  }

  /// The home's path is the same for all; programs find it by their variables and by the user's entry.
  @Test func theHomeIsTheSameEverywhere() throws {
    let result = try run("echo $HOME; cd; pwd; echo ~mobile; ls", in: Sandbox())
    let home = Sandbox.home
    #expect(text(result.output) == "\(home)\n\(home)\n\(home)\nDocuments\nLibrary\ntmp\n", "\(result.errors)")
  }
}

/// The choice of a sandbox where there is none, and what one would show.
@Suite struct SandboxChoiceTests {
  /// In continuous integration the sandbox has to work: green would promise what was not tried.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["CI"] != nil, "this is not continuous integration"))
  func theSandboxWorksInContinuousIntegration() throws { _ = try Sandbox.tool.get() }

  /// Collects what is said.
  @MainActor final class Lines {
    var text = ""
    lazy var console = Console(
      output: { _ in },
      errorOutput: { [unowned self] text in
        MainActor.assumeIsolated { self.text += text }
      })
  }

  @MainActor @Test func aMissingSandboxIsSaid() throws {
    let lines = Lines()
    let missing = Result<Sandbox.Tool, Sandbox.Missing>.failure(.init(reason: "bubblewrap is not installed"))
    #expect(try Confinement(.standard, console: lines.console, tool: missing).tool == nil)
    let state = Restrictions.landlock == nil ? "a sandbox" : "namespaces, confined by Landlock only"
    #expect(lines.text == "warning: what is built runs without \(state): bubblewrap is not installed\n")
    let insisting = try ConfinementOptions.parse(["--sandbox"])
    #expect(throws: BuildError.self) { try Confinement(insisting, console: lines.console, tool: missing) }
    lines.text = ""
    let without = try ConfinementOptions.parse(["--no-sandbox"])
    #expect(try Confinement(without, console: lines.console).tool == nil && lines.text.isEmpty)
  }

  @Test func aToolThatFailsIsNotUsed() throws {
    let scratch = try Scratch()
    let fake = scratch.path + "/bwrap"
    try ExecutableFile.write(
      "#!/bin/sh\n[ $1 = --version ] && echo bubblewrap 0.9.1 && exit 0\necho 'bwrap: No permissions' >&2; exit 1\n",
      to: fake)
    func reason(_ path: String?) -> String? {
      if case .failure(let missing) = Sandbox.find(path) { return missing.reason }
      return nil
    }
    #expect(reason(fake) == "bubblewrap cannot make one: bwrap: No permissions")
    #expect(reason(nil)?.contains("not installed") == true)
    #expect(reason("/nonexistent/bwrap") == "/nonexistent/bwrap does not run")
  }

  @Test func foldersWithPrivateOnesInThemAreNotShown() throws {
    let scratch = try Scratch()
    try scratch.write("", "home/Project/a")
    let home = "\(scratch.path)/home"
    for (folder, isShown) in [
      ("\(home)/Project", true), (home, false), (scratch.path, false), ("/", false), ("/tmp", false),
      ("/etc/fonts", false),
      ("/proc/1", false), ("/usr", false), ("relative", false),
    ] {
      #expect(Sandbox.canShow(folder, outside: [home]) == isShown, "\(folder)")
    }
  }

  /// A project can list any file as its resource; keys of the user's are not shown.
  @MainActor @Test func resourcesFromElsewhereAreNotShown() throws {
    let scratch = try Scratch()
    let key = try scratch.write("KEY", "home/.ssh/id_ed25519")
    let image = try scratch.write("image", "repository/Shared/a.png")
    let hidden = try scratch.write("TOKEN", "repository/.git/config")
    try scratch.write("ref", "repository/.git/HEAD")
    try scratch.write("", "repository/Project/b.txt")
    for (name, target) in [("key", key), ("a.png", image), ("config", hidden)] {
      try scratch.link("product/\(name)", to: target)
    }
    let lines = Lines()
    var sandbox = Sandbox()
    sandbox.addLinks(
      of: "\(scratch.path)/product", root: "\(scratch.path)/repository/Project",
      scope: try ReadingScope(of: "\(scratch.path)/repository/Project"), console: lines.console)
    #expect(Set(sandbox.readable) == ["\(scratch.path)/product", image])
    let said = lines.text.split(separator: "\n")
    #expect(said.count == 2 && said.allSatisfy { $0.contains("is not shown to the application") }, "\(said)")
  }
}
