import Foundation
import ProjectReader
import TinamouCLI

/// Fetches packages into the cache with git, each into a folder by its commit, without running any of their
/// code but their manifests, which `ManifestReader` evaluates.
///
/// A package that a `Package.resolved` pins to a commit is fetched at that commit. For others, the newest
/// version that satisfies the requirement is chosen once and kept, as in Xcode.
///
/// Git is only given commits and complete reference names, and the commit that it has checked out is compared
/// with the expected one. Repositories on this machine are rejected unless `TINAMOU_ALLOW_FILE_PACKAGES` is
/// 1; submodules are never fetched from this machine. The user's hooks, templates and filters are not run.
@MainActor
final class PackageFetcher: @MainActor PackageSource {
  private let console: Console
  private let cache: ContainedFolder?
  private let allowsFiles: Bool
  private let manifests: ManifestReader?
  private let environment: [String: String]
  /// The time limit of one git command, in seconds.
  private static let patience = 180.0

  /// Creates a fetcher.
  ///
  /// - Parameters:
  ///   - cache: the folder for packages; the user's cache by default.
  ///   - manifests: the reader that evaluates manifests; without it their texts are parsed.
  ///   - allowsFiles: whether repositories on this machine are accepted.
  ///   - environment: the environment that git has, with the user's configuration.
  init(
    console: Console, cache: ContainedFolder? = nil, manifests: ManifestReader? = nil,
    allowsFiles: Bool = ProcessInfo.processInfo.environment["TINAMOU_ALLOW_FILE_PACKAGES"] == "1",
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.console = console
    self.cache = cache
    self.allowsFiles = allowsFiles
    self.manifests = manifests
    self.environment = environment
  }

  func manifest(in folder: String) -> PackageManifest? { manifests?.manifest(in: folder) }

  func folder(of package: RemotePackage, pin: String?) throws -> String {
    if let complaint = ProjectStrings.complaint(aboutAddress: package.address, allowsFiles: allowsFiles) {
      throw BuildError(complaint)
    }
    if let pin, !ProjectStrings.isCommit(pin) {
      throw BuildError(
        "\"\(ProjectStrings.shown(pin))\", where its Package.resolved keeps it, is not a commit of forty hexadecimal digits"
      )
    }
    let cache = try cache ?? Cache.contained()
    guard let name = ProjectStrings.folderName(package.address) else {
      throw BuildError("the address is too long")
    }
    let home = try makeFolders("\(Self.checkouts)/\(name)", in: cache)
    let lock = try FileLock(home + "/lock", in: cache)
    lock.take(console: console, waitingFor: "fetches \(ProjectStrings.shown(package.identity))")
    defer { lock.release() }
    let choice = "\(home)/\(ProjectStrings.folderName(key(package.requirement)) ?? "requirement").choice"
    if pin == nil, let known = try? String(contentsOfFile: choice, encoding: .utf8),
      ProjectStrings.isCommit(known), ContainedFolder.kind("\(home)/\(known)") == S_IFDIR
    {
      return "\(home)/\(known)"
    }
    let (commit, reference, shown) =
      try pin.map { ($0.lowercased(), $0.lowercased(), String($0.prefix(12))) } ?? choose(package)
    let folder = "\(home)/\(commit)"
    if ContainedFolder.kind(folder) != S_IFDIR {
      console.message("Fetching \(ProjectStrings.shown(package.identity)) \(shown)")
      try checkOut(package, commit: commit, reference: reference, to: folder, in: cache)
    }
    if pin == nil { try cache.write(commit, to: choice) }
    return folder
  }

  /// The folder of packages in the cache.
  nonisolated private static let checkouts = "checkouts"

  /// Returns a text without the folders of the cache in which packages lie: `…/checkouts/https%3a…%2fRxSwift/5004a18…/Sources` is
  /// `RxSwift/Sources`.
  nonisolated static func shown(_ text: String, cache: String = Cache.root) -> String {
    let mark = "\(cache)/\(checkouts)/"
    var parts = text.components(separatedBy: mark)
    for index in parts.indices.dropFirst() {
      let words = parts[index].split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
      guard words.count == 3, ProjectStrings.isCommit(String(words[1])),
        let address = String(words[0]).removingPercentEncoding,
        let name = address.split(separator: "/").last
      else {
        parts[index] = mark + parts[index]
        continue
      }
      parts[index] = (name.hasSuffix(".git") ? name.dropLast(4) : name) + "/" + words[2]
    }
    return parts.joined()
  }

  private func makeFolders(_ path: String, in cache: ContainedFolder) throws -> String {
    try cache.makeFolder(cache.root + "/" + path)
  }

  private func key(_ requirement: RemotePackage.Requirement) -> String {
    switch requirement {
    case .revision(let revision): "revision-" + revision
    case .branch(let branch): "branch-" + branch
    case .versions(let first, let end):
      "versions-\(first.name)-\(end.name)"
    }
  }

  /// Returns the commit that a requirement resolves to now, the reference to fetch, and its description.
  private func choose(_ package: RemotePackage) throws -> (commit: String, reference: String, shown: String) {
    switch package.requirement {
    case .revision(let revision) where ProjectStrings.isCommit(revision):
      return (revision.lowercased(), revision.lowercased(), String(revision.prefix(12)))
    case .revision(let name), .branch(let name):
      guard name == "HEAD" || ProjectStrings.isReference(name) else {
        throw BuildError("\"\(ProjectStrings.shown(name))\" is not a commit, a branch or a tag")
      }
      let all = try references(of: package.address)
      for reference in name == "HEAD" ? ["HEAD"] : ["refs/heads/" + name, "refs/tags/" + name] {
        if let commit = all[reference + "^{}"] ?? all[reference] { return (commit, reference, name) }
      }
      throw BuildError(
        "it has no branch and no tag \"\(name)\"; commits are named by forty hexadecimal digits")
    case .versions(let first, let end):
      let all = try references(of: package.address)
      var found: [(version: PackageVersion, tag: String)] = []
      for reference in all.keys.sorted()
      where reference.hasPrefix("refs/tags/") && !reference.hasSuffix("^{}") {
        let tag = String(reference.dropFirst("refs/tags/".count))
        guard ProjectStrings.isReference(tag) else { continue }
        if let version = PackageVersion(tag), version.isAllowed(from: first, to: end) {
          found.append((version, tag))
        }
      }
      guard let newest = found.max(by: { $0.version < $1.version }),
        let commit = all["refs/tags/\(newest.tag)^{}"] ?? all["refs/tags/\(newest.tag)"]
      else { throw BuildError("it has no version that the project allows") }
      return (commit, "refs/tags/" + newest.tag, newest.tag)
    }
  }

  /// Returns the commits of a repository's branches and tags; for annotated tags also the tagged commit, with
  /// `^{}`.
  private func references(of address: String) throws -> [String: String] {
    var result: [String: String] = [:]
    for line in try git(["ls-remote", "--", address]).split(whereSeparator: \.isNewline) {
      let words = line.split(separator: "\t")
      if words.count == 2, ProjectStrings.isCommit(String(words[0])) {
        result[String(words[1])] = words[0].lowercased()
      }
    }
    return result
  }

  /// Checks a commit out into a folder, which only exists once it is complete.
  private func checkOut(
    _ package: RemotePackage, commit: String, reference: String, to folder: String, in cache: ContainedFolder
  ) throws {
    let scratch = folder + ".part-\(ProcessInfo.processInfo.processIdentifier)"
    try cache.remove(scratch)
    try cache.makeFolder(scratch)
    defer { try? cache.remove(scratch) }
    try git(["init", "--quiet", "--template="], in: scratch)
    try git(["remote", "add", "--", "origin", package.address], in: scratch)
    do {
      try git(["fetch", "--quiet", "--no-tags", "--depth", "1", "origin", reference], in: scratch)
      try git(["checkout", "--quiet", "--detach", commit], in: scratch)
    } catch {
      // Not every server provides single commits.
      try git(
        ["fetch", "--quiet", "origin", "+refs/heads/*:refs/remotes/origin/*", "+refs/tags/*:refs/tags/*"],
        in: scratch)
      try git(["checkout", "--quiet", "--detach", commit], in: scratch)
    }
    let head = try git(["rev-parse", "--verify", "HEAD"], in: scratch).trimmingCharacters(
      in: .whitespacesAndNewlines)
    guard head.lowercased() == commit else {
      throw BuildError("its commit is \(head.prefix(12)), not \(commit.prefix(12))")
    }
    if ContainedFolder.kind(scratch + "/.gitmodules") == S_IFREG {
      do {
        try git(
          ["submodule", "--quiet", "update", "--init", "--recursive", "--depth", "1"], in: scratch,
          protocols: "git:http:https:ssh")
      } catch let error as BuildError {
        console.warning(
          "the submodules of the package \(ProjectStrings.shown(package.identity)) are left out: \(error.description)"
        )
      }
    }
    try cache.remove(scratch + "/.git")
    try removeLinksThatLeave(scratch, package: package, in: cache)
    try cache.move(scratch, to: folder)
  }

  /// Removes links that lead out of a package, which would make the user's files a part of it.
  private func removeLinksThatLeave(
    _ folder: String, package: RemotePackage, in cache: ContainedFolder
  ) throws {
    var pending = [folder]
    while let place = pending.popLast() {
      for name in try FileManager.default.contentsOfDirectory(atPath: place).sorted() {
        let full = place + "/" + name
        switch ContainedFolder.kind(full) {
        case S_IFDIR: pending.append(full)
        case S_IFLNK:
          let resolved = realpath(full, nil)
          defer { free(resolved) }
          if let resolved, String(cString: resolved).hasPrefix(folder + "/") { continue }
          try cache.remove(full)
          console.warning(
            "the package \(ProjectStrings.shown(package.identity)): the link "
              + "\(ProjectStrings.shown(String(full.dropFirst(folder.count + 1)))) is left out: "
              + "it does not lead to a file of the package")
        default: continue
        }
      }
    }
  }

  @discardableResult
  private func git(_ arguments: [String], in folder: String? = nil, protocols: String? = nil) throws -> String
  {
    guard let program = ChildProcess.path(of: "git") else { throw BuildError("git is not on the path") }
    // Nothing is prompted for, and unresponsive servers time out.
    let own = [
      "GIT_TERMINAL_PROMPT": "0", "GIT_SSH_COMMAND": "ssh -o BatchMode=yes -o ConnectTimeout=20",
      "GIT_LFS_SKIP_SMUDGE": "1", "GIT_TEMPLATE_DIR": "", "GIT_ASKPASS": "true",
      // The address is none of a file, unless those are accepted; the user's configuration can name a mirror that is.
      "GIT_ALLOW_PROTOCOL": protocols ?? "file:git:http:https:ssh",
    ]
    let options = [
      "-c", "http.lowSpeedLimit=1000", "-c", "http.lowSpeedTime=20", "-c", "advice.detachedHead=false",
      "-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false", "-c", "protocol.ext.allow=never",
      "-c", "core.protectHFS=true", "-c", "core.protectNTFS=true", "-c", "submodule.recurse=false",
    ]
    // Git sets these variables when it runs for another repository, for example in a hook.
    var environment = environment.merging(own) { $1 }
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_NAMESPACE"] {
      environment[name] = nil
    }
    var command = ChildProcess.Command(
      program: program, arguments: options + arguments, directory: folder, environment: environment)
    command.limits.seconds = Self.patience
    let result = try ChildProcess.run(command)
    if result.isLate { throw BuildError("git took more than \(Int(Self.patience)) seconds") }
    guard result.status == 0 else {
      throw BuildError(ProjectStrings.shown(Self.reason(in: result.errors)))
    }
    return String(decoding: result.output, as: UTF8.self)
  }

  /// Returns the line of what git says that names the cause of its failure. Further errors follow from it.
  nonisolated static func reason(in text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    guard let first = lines.firstIndex(where: { ["fatal", "error"].contains($0.prefix(5).lowercased()) })
    else {
      return lines.last ?? "git failed"
    }
    // The cause is a line before it, of the program that connects to the server.
    guard lines[first].contains("Could not read from remote repository") else { return lines[first] }
    return lines[..<first].last { !$0.hasPrefix("warning") } ?? lines[first]
  }
}
