import Foundation
import ProjectReader
import TinamouCLI

/// The sandbox of programs that come from projects: separate namespaces, created by bubblewrap (`bwrap`).
///
/// The sandbox has no network, no processes other than the program's own, and only the listed parts of the
/// file system, read-only. `/tmp`, `/dev/shm` and the home folder are empty, limited in size and discarded
/// afterwards; other folders are writable only if listed. The environment is a short list of variables, with
/// and without a sandbox.
struct Sandbox {
  /// Files and folders that are readable, at their own paths. Missing ones are ignored.
  var readable: [String] = []
  /// Files and folders inside of readable ones that appear empty.
  var hidden: [String] = []
  /// Writable folders by their paths in the sandbox.
  var writable: [String: String] = [:]
  /// Files inside of readable folders that others stand for, by their paths in the sandbox; only bubblewrap does so.
  var replaced: [String: String] = [:]
  /// A Boolean value that indicates whether programs have network access.
  var hasNetwork = false
  /// The maximum size of each folder in memory, in bytes.
  var memoryFolders: UInt64 = 256 << 20

  /// The paths of the home folder and the output folder, which are the same for every user and every cache.
  static let home = "/var/mobile/Containers/Data/Application/Tinamou"
  static let output = "/var/mobile/Output"

  /// A working installation of bubblewrap.
  struct Tool: Sendable {
    let path: String
    let version: [Int]

    func isAtLeast(_ major: Int, _ minor: Int) -> Bool { !version.lexicographicallyPrecedes([major, minor]) }

    /// The arguments of every sandbox: namespaces and no capabilities.
    var isolation: [String] {
      var result = [
        "--unshare-user", "--uid", "1000", "--gid", "1000", "--unshare-ipc", "--unshare-pid", "--unshare-uts",
        "--unshare-cgroup-try", "--hostname", "tinamou", "--die-with-parent", "--new-session", "--cap-drop",
        "ALL",
      ]
      if isAtLeast(0, 8) { result.append("--disable-userns") }
      return result
    }
  }

  /// The reason why there is no sandbox.
  struct Missing: Error, Equatable {
    let reason: String
  }

  /// The result of finding and testing bubblewrap, which is done once.
  static let tool: Result<Tool, Missing> = find(ChildProcess.path(of: "bwrap"))

  /// Tests bubblewrap.
  ///
  /// - Parameter path: bubblewrap's path; `nil` if it is not installed.
  static func find(_ path: String?) -> Result<Tool, Missing> {
    guard let path else {
      return .failure(Missing(reason: "bubblewrap is not installed (scripts/setup installs it)"))
    }
    func answer(_ arguments: [String]) -> ChildProcess.Result? {
      var command = ChildProcess.Command(
        program: path, arguments: arguments, environment: ["PATH": "/usr/bin:/bin"])
      command.limits.seconds = 20
      return try? ChildProcess.run(command)
    }
    guard let version = answer(["--version"]), version.status == 0 else {
      return .failure(Missing(reason: "\(path) does not run"))
    }
    let numbers = String(decoding: version.output, as: UTF8.self).split { !$0.isNumber }.compactMap {
      Int($0)
    }
    let tool = Tool(path: path, version: Array(numbers.prefix(2)))
    let attempt = answer(
      tool.isolation + ["--unshare-net"] + systemFolders(network: false)
        + ["--proc", "/proc", "--dev", "/dev", "--", "/bin/sh", "-c", ":"])
    guard let attempt, attempt.status == 0 else {
      let words =
        (attempt?.errors ?? "").split(whereSeparator: \.isNewline).first.map(String.init) ?? "no answer"
      return .failure(Missing(reason: "bubblewrap cannot make one: \(ProjectStrings.shown(words))"))
    }
    return .success(tool)
  }

  // MARK: Variables

  /// The names of the variables of the user's environment that programs of projects have: those for locales and search paths, and
  /// those of Tinamou that tests of snapshots read.
  static let variables: Set<String> = [
    "LANG", "LANGUAGE", "PATH", "TERM", "TZ",
    "LC_ADDRESS", "LC_ALL", "LC_COLLATE", "LC_CTYPE", "LC_IDENTIFICATION", "LC_MEASUREMENT", "LC_MESSAGES",
    "LC_MONETARY", "LC_NAME", "LC_NUMERIC", "LC_PAPER", "LC_TELEPHONE", "LC_TIME",
    "TINAMOU_RECORD", "TINAMOU_SNAPSHOT_FAILURES",
  ]

  /// Returns the variables of an environment that programs of projects have. Others are not passed on, since
  /// they may contain tokens, whatever their names are.
  static func environment(of all: [String: String]) -> [String: String] {
    all.filter { variables.contains($0.key) }
  }

  /// Returns the additional variables for network access: proxies without passwords, and certificates.
  static func networkEnvironment(of all: [String: String]) -> [String: String] {
    let proxies: Set<String> = ["http_proxy", "https_proxy", "all_proxy", "no_proxy"]
    let certificates: Set<String> = ["SSL_CERT_FILE", "SSL_CERT_DIR", "GIT_SSL_CAINFO", "CURL_CA_BUNDLE"]
    return all.filter { name, value in
      proxies.contains(name.lowercased()) && !value.contains("@") || certificates.contains(name)
    }
  }

  // MARK: Folders

  private static let libraries = ["/usr", "/lib", "/lib32", "/lib64", "/libx32", "/bin", "/sbin"]
  private static let settings = [
    "/etc/fonts", "/etc/ld.so.cache", "/etc/ld.so.conf", "/etc/ld.so.conf.d", "/etc/alternatives",
    "/var/cache/fontconfig",
  ]
  private static let networkSettings = [
    "/etc/resolv.conf", "/etc/hosts", "/etc/host.conf", "/etc/nsswitch.conf", "/etc/gai.conf",
    "/etc/services",
    "/etc/ssl", "/etc/ca-certificates", "/etc/pki",
  ]

  private static func systemFolders(network: Bool) -> [String] {
    var result: [String] = []
    for path in libraries {
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
        result += ["--symlink", target, path]
      } else {
        result += ["--ro-bind-try", path, path]
      }
    }
    for path in settings + (network ? networkSettings : []) { result += ["--ro-bind-try", path, path] }
    return result
  }

  /// Adds the files that an executable of the kit needs: the library, resources and the toolchain.
  mutating func addKit(_ kit: BuildKit) {
    readable.append(kit.library)
    if let installation = BuildKit.installation { readable.append(installation + "/swift") }
    readable += kit.resources
    readable.append(kit.toolchain)
    readable += kit.linkArguments.filter { $0.hasPrefix("-L/") }.map { String($0.dropFirst(2)) }
  }

  /// Adds the files that the compiler needs to import the kit's modules.
  mutating func addModules(_ kit: BuildKit) {
    readable.append(kit.modulesDirectory)
    let words = kit.clangArguments.filter { $0.hasPrefix("-fmodule-map-file=") }
    for map in words.compactMap({ $0.split(separator: "=", maxSplits: 1).last.map(String.init) }) {
      readable.append((map as NSString).deletingLastPathComponent)
    }
    readable += kit.clangArguments.filter { $0.hasPrefix("-I/") }.map { String($0.dropFirst(2)) }
  }

  /// Adds a project's folder without its hidden files, which include those of version control and their
  /// credentials, at any depth.
  ///
  /// Adds nothing if the folder contains the user's home, the cache or a system folder.
  mutating func addProject(_ folder: String, outside: [String] = Self.private) {
    guard Self.canShow(folder, outside: outside) else { return }
    for path in Set([folder, Self.resolved(folder)]) where !readable.contains(path) {
      readable.append(path)
      hidden += Self.hiddenFiles(below: path)
    }
  }

  /// Returns the hidden files and folders below a folder, of folders without what is in them.
  ///
  /// Links are not followed: they lead to what is visible by itself, or to nothing.
  static func hiddenFiles(below folder: String) -> [String] {
    var result: [String] = []
    var pending = [folder]
    while let place = pending.popLast() {
      guard let stream = opendir(place) else { continue }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        var kind = entry.pointee.d_type
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        guard name != ".", name != ".." else { continue }
        let path = place + "/" + name
        // Some file systems do not say.
        if kind == UInt8(DT_UNKNOWN), ContainedFolder.kind(path) == S_IFDIR { kind = UInt8(DT_DIR) }
        if ReadingScope.isHidden(path.dropFirst(folder.utf8.count)) {
          // Checkouts of packages lie in a hidden folder.
          let isParent = name == ".build" && kind == UInt8(DT_DIR)
          if isParent { pending.append(path) } else { result.append(path) }
        } else if kind == UInt8(DT_DIR) {
          pending.append(path)
        }
      }
    }
    return result
  }

  /// Adds the targets of the links in a product's folder.
  ///
  /// A project can specify any file as its resource. Only files that it may read become visible.
  mutating func addLinks(of product: String, root: String, scope: ReadingScope, console: Console) {
    readable.append(product)
    let own = Set(readable)
    for target in Self.links(in: product) where !own.contains(target) {
      let real = Self.resolved(target)
      guard ContainedFolder.kind(real) != nil else { continue }
      if let refusal = scope.refusal(of: real) {
        console.warning(
          "\(ProjectStrings.shown(target)): is not shown to the application: it \(refusal.rawValue)")
        continue
      }
      readable.append(real)
      if real != target, !Self.isAt(target, in: root) { readable.append(target) }
    }
    // The contents of a visible folder are visible with it.
    let all = Set(readable)
    readable = all.sorted().filter { path in
      var folder = (path as NSString).deletingLastPathComponent
      while folder.count > 1 {
        if all.contains(folder), !hidden.contains(where: { Self.isAt(path, in: $0) }) { return false }
        folder = (folder as NSString).deletingLastPathComponent
      }
      return true
    }
  }

  /// Returns the targets of the links in a folder, without duplicates.
  private static func links(in folder: String) -> [String] {
    var result: Set<String> = []
    var pending = [folder]
    while let place = pending.popLast() {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? [] {
        let path = place + "/" + name
        switch ContainedFolder.kind(path) {
        case S_IFDIR: pending.append(path)
        case S_IFLNK:
          if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path),
            target.hasPrefix("/")
          {
            result.insert(target)
          }
        default: continue
        }
      }
    }
    return result.sorted()
  }

  /// The folders, besides those of the system, that a project's folder must not contain.
  static let `private`: [String] = {
    let environment = ProcessInfo.processInfo.environment
    return [environment["HOME"] ?? "", NSHomeDirectory(), Cache.root].filter { $0.hasPrefix("/") }
  }()

  /// Returns whether a folder can be visible as a whole: it is not a system folder and contains no private
  /// folders.
  static func canShow(_ folder: String, outside: [String] = Self.private) -> Bool {
    let path = resolved(folder)
    let others = [home, output] + outside + outside.map(resolved)
    guard path.hasPrefix("/"), !ReadingScope.isOfSystem(path) else { return false }
    return !others.contains { isAt($0, in: path) }
  }

  /// Returns whether a path is a folder or inside of it.
  static func isAt(_ path: String, in folder: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  /// Returns a path with its links resolved, or the path itself if nothing exists there.
  static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  // MARK: Commands

  /// Returns the command that runs another one in the sandbox.
  ///
  /// bubblewrap has a minimal environment of its own: the variables of the program are set inside of the
  /// sandbox. It reads its arguments from a descriptor.
  func confined(_ command: ChildProcess.Command, by tool: Tool) throws -> ChildProcess.Command {
    var arguments = tool.isolation
    if !hasNetwork { arguments.append("--unshare-net") }
    func folder(_ path: String) -> [String] {
      (tool.isAtLeast(0, 7) ? ["--size", "\(memoryFolders)"] : []) + ["--tmpfs", path]
    }
    arguments += Self.systemFolders(network: hasNetwork)
    // Some libraries look up the user's name.
    for (name, text) in [
      ("passwd", "mobile:x:1000:1000::\(Self.home):/bin/sh\n"), ("group", "mobile:x:1000:\n"),
    ] {
      let file = try Cache.contained().root + "/sandbox/" + name
      try Cache.write(text, to: file)
      arguments += ["--ro-bind", file, "/etc/" + name]
    }
    arguments += ["--proc", "/proc", "--dev", "/dev"] + folder("/dev/shm") + folder("/tmp")
    // Descriptions of keys of the machine.
    for name in ["/proc/keys", "/proc/key-users"] where ContainedFolder.kind(name) != nil {
      arguments += ["--ro-bind", "/dev/null", name]
    }
    // Parents, whose paths are shorter than those of their contents, come first, since later mounts cover
    // earlier ones.
    var mounts: [(path: String, words: [String])] = []
    for path in Set(readable).sorted() where !Self.libraries.contains(where: { Self.isAt(path, in: $0) }) {
      mounts.append((path, ["--ro-bind-try", path, path]))
    }
    for path in Set(hidden) {
      let isFolder = ContainedFolder.kind(path) == S_IFDIR
      // A link exposes nothing that is not in the sandbox.
      if ContainedFolder.kind(path) == S_IFLNK { continue }
      mounts.append(
        (path, isFolder ? ["--size", "4096", "--tmpfs", path] : ["--ro-bind", "/dev/null", path]))
      if !tool.isAtLeast(0, 7), isFolder { mounts[mounts.count - 1].words = ["--tmpfs", path] }
    }
    for (inside, outside) in writable { mounts.append((inside, ["--bind", outside, inside])) }
    for (inside, outside) in replaced { mounts.append((inside, ["--ro-bind", outside, inside])) }
    mounts.append((Self.home, folder(Self.home)))
    mounts.sort { ($0.path.utf8.count, $0.path) < ($1.path.utf8.count, $1.path) }
    for (_, words) in mounts { arguments += words }
    for name in Self.folders.values.sorted() { arguments += ["--dir", "\(Self.home)/\(name)"] }
    arguments += ["--remount-ro", "/dev", "--remount-ro", "/", "--chdir", command.directory ?? "/"]
    let environment = command.environment.merging(Self.homeVariables(Self.home)) { $1 }
    for (name, value) in environment.sorted(by: { $0.key < $1.key }) {
      arguments += ["--setenv", name, value]
    }
    var result = command
    result.program = tool.path
    result.privateArguments = arguments
    result.arguments = ["--args", "5", "--", command.program] + command.arguments
    result.directory = nil
    result.environment = ["PATH": "/usr/bin:/bin"]
    result.restrictions = Restrictions()
    // Two processes of bubblewrap itself: one outside of the namespace, and the first one in it.
    result.limits.processes = command.limits.processes.map { $0 + 2 }
    return result
  }

  /// Returns the command that runs another one with the sandbox's files only, by Landlock, where there are no
  /// namespaces. Paths are those outside, and writable folders have one path only.
  ///
  /// - Parameter home: the home folder of the program.
  func restricted(_ command: ChildProcess.Command, home: String) -> ChildProcess.Command {
    var permitted: [String] = Self.libraries + Self.settings + ["/proc", "/etc/passwd", "/etc/group"]
    if hasNetwork { permitted += Self.networkSettings }
    permitted += readable.flatMap { Self.withoutHidden($0, hidden) }
    var files = Restrictions.Files(readable: Set(permitted).sorted(), writable: [home])
    files.writable += ["/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom"]
    files.writable += writable.values.sorted()
    files.hasNetwork = hasNetwork
    var result = command
    result.environment.merge(Self.homeVariables(home)) { $1 }
    result.restrictions = Restrictions(files: files)
    return result
  }

  /// Returns a path, or, since a rule of Landlock holds for all of a folder, the parts of it that are not hidden.
  private static func withoutHidden(_ path: String, _ hidden: [String]) -> [String] {
    let below = hidden.filter { isAt($0, in: path) }
    guard !below.isEmpty else { return [path] }
    guard !below.contains(path) else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().flatMap { withoutHidden(path + "/" + $0, below) }
  }

  /// The folders of a home by the variables that specify them.
  static let folders = [
    "XDG_DOCUMENTS_DIR": "Documents", "XDG_DATA_HOME": "Library", "XDG_CACHE_HOME": "Library/Caches",
    "XDG_CONFIG_HOME": "Library/Preferences", "TMPDIR": "tmp",
  ]

  /// Returns the variables that specify a home and its folders.
  static func homeVariables(_ home: String) -> [String: String] {
    folders.mapValues { "\(home)/\($0)" }.merging(["HOME": home, "CFFIXED_USER_HOME": home]) { $1 }
  }
}
