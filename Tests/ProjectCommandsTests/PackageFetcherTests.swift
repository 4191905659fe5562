import Foundation
import Synchronization
import Testing
import TinamouCLI

@testable import ProjectCommands
@testable import ProjectReader

/// Packages by their addresses: from repositories on this machine, which only tests allow.
@Suite @MainActor struct PackageFetcherTests {
  /// Doctor's report can be sent in: paths of packages in it have no folders of this machine.
  @Test func pathsOfPackagesAreShownWithoutTheCache() {
    let commit = String(repeating: "a1", count: 20)
    let place = "/cache/checkouts/https%3a%2f%2fexample.org%2fa%2fKit.git/\(commit)"
    #expect(PackageFetcher.shown("\(place)/Sources/Kit.swift", cache: "/cache") == "Kit/Sources/Kit.swift")
    #expect(
      PackageFetcher.shown("in \(place)/A.m: no \(place)/B.m", cache: "/cache") == "in Kit/A.m: no Kit/B.m")
    for text in ["/cache/checkouts/lock", "/other/checkouts/x/\(commit)/A", "A.swift"] {
      #expect(PackageFetcher.shown(text, cache: "/cache") == text)
    }
  }

  @discardableResult
  private func git(_ folder: String, _ arguments: String...) throws -> String {
    let result = try ChildProcess.run(
      "/usr/bin/env",
      [
        "git", "-C", folder, "-c", "user.name=A", "-c", "user.email=a@example.org", "-c",
        "protocol.file.allow=always",
      ]
        + arguments)
    #expect(result.status == 0, "\(arguments) \(result.errors)")
    return String(decoding: result.output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// A repository with one commit; gives its commit.
  private func repository(_ name: String, in scratch: Scratch) throws -> (path: String, commit: String) {
    try scratch.write("// \(name)", "\(name)/Package.swift")
    let path = "\(scratch.path)/\(name)"
    try git(path, "init", "--quiet", "-b", "main")
    try git(path, "add", "--all")
    try git(path, "commit", "--quiet", "-m", "one")
    return (path, try git(path, "rev-parse", "HEAD"))
  }

  private func package(_ address: String, _ requirement: String = "branch: \"main\"") throws -> RemotePackage
  {
    try #require(RemotePackage.all(inManifest: ".package(url: \"\(address)\", \(requirement))").first)
  }

  private final class Said: Sendable {
    private let parts = Mutex("")
    var text: String { parts.withLock { $0 } }
    func add(_ text: String) { parts.withLock { $0 += text } }
  }

  private func fetcher(_ scratch: Scratch, _ said: Said = Said(), allowsFiles: Bool = true) -> PackageFetcher
  {
    let console = Console(output: { _ in }, errorOutput: { said.add($0) })
    return PackageFetcher(console: console, cache: scratch.cache, allowsFiles: allowsFiles)
  }

  private func failure(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "no error"
    } catch { return "\(error)" }
  }

  @Test func pinsAreWholeCommits() throws {
    let scratch = try Scratch()
    let (path, commit) = try repository("one", in: scratch)
    let fetcher = fetcher(scratch)
    for pin in [
      "..", "5.9.1~", "--upload-pack=touch /tmp/x", String(commit.prefix(12)), commit + "~", "main",
    ] {
      #expect(
        failure { _ = try fetcher.folder(of: package(path), pin: pin) }.contains("forty hexadecimal digits"))
    }
    let folder = try fetcher.folder(of: package(path), pin: commit)
    #expect((folder as NSString).lastPathComponent == commit && folder.hasPrefix(scratch.cache.root + "/"))
    #expect((try? String(contentsOfFile: folder + "/Package.swift", encoding: .utf8)) == "// one")
    #expect(!FileManager.default.fileExists(atPath: folder + "/.git"))
    let missing = String(repeating: "1", count: 40)
    #expect(failure { _ = try fetcher.folder(of: package(path), pin: missing) } != "no error")
  }

  @Test func repositoriesOfThisMachineAreRefused() throws {
    let scratch = try Scratch()
    let (path, commit) = try repository("one", in: scratch)
    let fetcher = fetcher(scratch, allowsFiles: false)
    for address in [path, "file://" + path, "ext::sh -c true", "-x"] {
      #expect(failure { _ = try fetcher.folder(of: package(address), pin: commit) } != "no error")
    }
    #expect(scratch.manifest("cache").count == 1)
  }

  /// The user's own configuration decides where an address leads, as for each other use of git.
  @Test func mirrorsOfTheUsersConfigurationAreUsed() throws {
    let scratch = try Scratch()
    let (path, commit) = try repository("mirror/one", in: scratch)
    let mirror = (path as NSString).deletingLastPathComponent + "/"
    let settings = [
      "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "url.\(mirror).insteadOf",
      "GIT_CONFIG_VALUE_0": "https://example.org/",
    ]
    let console = Console(output: { _ in }, errorOutput: { _ in })
    let fetcher = PackageFetcher(
      console: console, cache: scratch.cache, allowsFiles: false,
      environment: ProcessInfo.processInfo.environment.merging(settings) { $1 })
    #expect(try fetcher.folder(of: package("https://example.org/one"), pin: nil).hasSuffix("/" + commit))
    // The mirror is not left.
    _ = try repository("private", in: scratch)
    #expect(
      failure { _ = try fetcher.folder(of: package("https://example.org/../private"), pin: nil) }.contains(
        "the address is not one"))
  }

  @Test func branchesAreResolvedOnce() throws {
    let scratch = try Scratch()
    let (path, commit) = try repository("one", in: scratch)
    let fetcher = fetcher(scratch)
    #expect(try fetcher.folder(of: package(path), pin: nil).hasSuffix("/" + commit))
    try scratch.write("// two", "one/Package.swift")
    try git(path, "commit", "--quiet", "-a", "-m", "two")
    // As before, until the project asks for something else.
    #expect(try fetcher.folder(of: package(path), pin: nil).hasSuffix("/" + commit))
    for name in ["--upload-pack=x", "a..b", "main~1", "a b", "-q"] {
      #expect(
        failure { _ = try fetcher.folder(of: package(path, "branch: \"\(name)\""), pin: nil) }.contains(
          "is not a commit, a branch or a tag"))
    }
  }

  /// A submodule that is a repository on this machine would bring the user's private files.
  @Test func submodulesOfThisMachineAreLeftOut() throws {
    let scratch = try Scratch()
    let (secret, _) = try repository("secret", in: scratch)
    let (path, _) = try repository("one", in: scratch)
    try git(path, "submodule", "--quiet", "add", secret, "stolen")
    try git(path, "commit", "--quiet", "-m", "two")
    let said = Said()
    let folder = try fetcher(scratch, said).folder(of: package(path), pin: nil)
    #expect(FileManager.default.fileExists(atPath: folder + "/Package.swift"))
    #expect(!FileManager.default.fileExists(atPath: folder + "/stolen/Package.swift"))
    #expect(said.text.contains("the submodules of the package one are left out"), "\(said.text)")
  }

  @Test func linksThatLeaveThePackageAreLeftOut() throws {
    let scratch = try Scratch()
    let (path, _) = try repository("one", in: scratch)
    try scratch.write("key", "private/key")
    try scratch.link("one/out", to: "\(scratch.path)/private/key")
    try scratch.link("one/in", to: "Package.swift")
    try git(path, "add", "--all")
    try git(path, "commit", "--quiet", "-m", "two")
    let said = Said()
    let folder = try fetcher(scratch, said).folder(of: package(path), pin: nil)
    #expect(ContainedFolder.kind(folder + "/out") == nil && ContainedFolder.kind(folder + "/in") == S_IFLNK)
    #expect(said.text.contains("the link out is left out"))
  }

  /// Lines that follow from the cause are not named.
  @Test(arguments: [
    (
      "fatal: '/a.git' does not appear to be a git repository\nfatal: Could not read from remote repository.\n\n",
      0
    ),
    (
      "git@example.org: Permission denied (publickey).\nfatal: Could not read from remote repository.\n\nPlease",
      0
    ),
    ("remote: Repository not found.\nfatal: repository 'https://example.org/a/' not found", 1),
    ("error: RPC failed; curl 56\nfatal: early EOF\nfatal: fetch-pack: invalid index-pack output", 0),
    ("warning: slow\nfatal: Could not read from remote repository.", 1), ("usage: git", 0),
  ])
  func reasonsAreTheCause(_ text: String, _ line: Int) {
    #expect(PackageFetcher.reason(in: text) == text.split(separator: "\n")[line])
  }

  /// Packages of two addresses never share a folder, whatever the addresses are.
  @Test func addressesHaveFoldersOfTheirOwn() throws {
    let scratch = try Scratch()
    let (first, commit) = try repository("a/one", in: scratch)
    let (second, _) = try repository("b/one", in: scratch)
    let fetcher = fetcher(scratch)
    let folder = try fetcher.folder(of: package(first), pin: commit)
    #expect(try fetcher.folder(of: package(second), pin: nil) != folder)
  }
}
