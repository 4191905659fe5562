import Foundation
import ProjectReader
import TinamouCLI

/// Brings packages into the cache with git, each in a folder by its commit. Nothing of them is run.
///
/// A package that a `Package.resolved` keeps at a commit is taken at that one. Of others the newest version that the
/// project allows is taken, once; from then on it is kept at that one, as Xcode does.
@MainActor
final class PackageFetcher: @MainActor PackageSource {
  private let console: Console
  /// How long one step of git may take, in seconds.
  private static let patience = 180.0

  init(console: Console) { self.console = console }

  func folder(of package: RemotePackage, pin: String?) throws -> String {
    guard !package.address.hasPrefix("-"), !package.address.hasPrefix("ext::") else {
      throw BuildError("the address is not one of a repository")
    }
    let name = String(package.identity.filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
    let home = try Cache.folder("packages/\(name)-\(fingerprint([package.address]))")
    let choice = "\(home)/\(fingerprint(["\(package.requirement)"])).choice"
    if pin == nil, let known = try? String(contentsOfFile: choice, encoding: .utf8),
      FileManager.default.fileExists(atPath: "\(home)/\(known)")
    {
      return "\(home)/\(known)"
    }
    let (reference, shown) = try pin.map { ($0, String($0.prefix(12))) } ?? choose(package)
    let commit = String(reference.filter { $0.isLetter || $0.isNumber || "._-".contains($0) })
    let folder = "\(home)/\(commit)"
    if !FileManager.default.fileExists(atPath: folder) {
      console.message("Fetching \(package.identity) \(shown)")
      try checkOut(package.address, reference, to: folder)
    }
    if pin == nil { try Cache.write(commit, to: choice) }
    return folder
  }

  /// The reference to fetch, and how it is shown.
  private func choose(_ package: RemotePackage) throws -> (reference: String, shown: String) {
    switch package.requirement {
    case .revision(let revision): return (revision, String(revision.prefix(12)))
    case .branch(let branch): return (branch, branch)
    case .versions(let first, let end):
      let list = try git(["ls-remote", "--tags", "--refs", "--", package.address])
      var found: [(version: PackageVersion, tag: String)] = []
      for line in list.split(whereSeparator: \.isNewline) {
        guard let at = line.range(of: "refs/tags/") else { continue }
        let tag = String(line[at.upperBound...])
        if let version = PackageVersion(tag), version >= first, version < end { found.append((version, tag)) }
      }
      guard let newest = found.max(by: { $0.version < $1.version }) else {
        throw BuildError("it has no version that the project allows")
      }
      return (newest.tag, newest.tag)
    }
  }

  /// Puts the files of a commit, a tag or a branch into a folder, which is there when they are all there.
  private func checkOut(_ address: String, _ reference: String, to folder: String) throws {
    let manager = FileManager.default
    let scratch = folder + ".part-\(ProcessInfo.processInfo.processIdentifier)"
    try? manager.removeItem(atPath: scratch)
    try manager.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    defer { try? manager.removeItem(atPath: scratch) }
    try git(["init", "--quiet"], in: scratch)
    try git(["remote", "add", "origin", address], in: scratch)
    do {
      try git(["fetch", "--quiet", "--depth", "1", "origin", "--", reference], in: scratch)
      try git(["checkout", "--quiet", "FETCH_HEAD"], in: scratch)
    } catch {
      // Not every server gives single commits away.
      try git(["fetch", "--quiet", "--tags", "origin"], in: scratch)
      try git(["checkout", "--quiet", reference, "--"], in: scratch)
    }
    if manager.fileExists(atPath: scratch + "/.gitmodules") {
      _ = try? git(["submodule", "--quiet", "update", "--init", "--recursive", "--depth", "1"], in: scratch)
    }
    try? manager.removeItem(atPath: scratch + "/.git")
    try manager.moveItem(atPath: scratch, toPath: folder)
  }

  @discardableResult
  private func git(_ arguments: [String], in folder: String? = nil) throws -> String {
    guard let program = ChildProcess.path(of: "git") else { throw BuildError("git is not on the path") }
    // Nothing is asked for, and servers that do not answer are given up.
    let environment = [
      "GIT_TERMINAL_PROMPT": "0", "GIT_SSH_COMMAND": "ssh -o BatchMode=yes -o ConnectTimeout=20",
      "GIT_LFS_SKIP_SMUDGE": "1", "GIT_ALLOW_PROTOCOL": "file:git:http:https:ssh",
    ]
    let options = [
      "-c", "http.lowSpeedLimit=1000", "-c", "http.lowSpeedTime=20", "-c", "advice.detachedHead=false",
    ]
    let result = try ChildProcess.run(
      program, options + arguments, in: folder, environment: environment, seconds: Self.patience)
    if result.isLate { throw BuildError("git took more than \(Int(Self.patience)) seconds") }
    guard result.status == 0 else {
      let lines = result.errors.split(whereSeparator: \.isNewline).map(String.init)
      throw BuildError(
        lines.last { $0.hasPrefix("fatal") || $0.hasPrefix("error") } ?? lines.last ?? "git failed")
    }
    return String(decoding: result.output, as: UTF8.self)
  }
}
