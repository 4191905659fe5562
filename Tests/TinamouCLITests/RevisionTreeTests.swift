import Foundation
import TestSupport
import Testing

@testable import TinamouCLI

/// The files of revisions outside of their repository.
@Suite struct RevisionTreeTests {
  let directory: TemporaryDirectory
  let folder: String

  init() throws {
    directory = try TemporaryDirectory()
    folder = directory.url.appendingPathComponent("Repository").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try git("init", "--quiet")
  }

  @discardableResult private func git(_ arguments: String...) throws -> String {
    let result = try SpawnedProgram(
      name: "git",
      arguments: [
        "-C", folder, "-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false",
      ] + arguments,
      environment: ProcessInfo.processInfo.environment
    ).run()
    #expect(result.status == 0, "\(arguments)")
    return String(decoding: result.output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  private func write(_ name: String, _ text: String) throws {
    let path = "\(folder)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  private func commit() throws {
    try git("add", "-A")
    try git("commit", "--quiet", "-m", "Change")
  }

  private func text(_ tree: RevisionTree, _ name: String) -> String? {
    try? String(contentsOfFile: "\(tree.path)/\(name)", encoding: .utf8)
  }

  @Test func aTreeHasTheFilesOfOneRevisionAtATime() throws {
    try write("Same.swift", "same")
    try write("In/Changed.swift", "old")
    try write("Gone/Deep/File.swift", "gone")
    try write("run", "#!/bin/sh")
    try git("add", "-A")
    try git("update-index", "--chmod=+x", "run")
    try git("commit", "--quiet", "-m", "Program")
    try git("checkout", "--quiet", "--", "run")
    try write("In/Changed.swift", "new")
    try FileManager.default.removeItem(atPath: "\(folder)/Gone")
    // A file where a folder was.
    try write("Gone", "a file")
    try commit()
    let repository = try GitRepository(around: folder)
    var tree: RevisionTree? = try RevisionTree(of: repository)
    let path = try #require(tree?.path)
    #expect(path.hasSuffix("/Repository") && !path.hasPrefix(folder))
    for (revision, changed, gone) in [
      ("HEAD~1", "old", nil), ("HEAD", "new", "a file"), ("HEAD~1", "old", nil),
    ] {
      let present = try #require(tree)
      let inode = try? FileManager.default.attributesOfItem(atPath: "\(path)/Same.swift")[.systemFileNumber]
      #expect(try present.show(repository.commit(revision)) == [])
      #expect(text(present, "Same.swift") == "same" && text(present, "In/Changed.swift") == changed)
      #expect(text(present, "Gone") == gone)
      #expect((text(present, "Gone/Deep/File.swift") == nil) == (gone != nil))
      #expect(access("\(path)/run", X_OK) == 0 && access("\(path)/Same.swift", X_OK) != 0)
      // What did not change is not written.
      let now = try FileManager.default.attributesOfItem(atPath: "\(path)/Same.swift")[.systemFileNumber]
      if let inode { #expect(inode as? Int == now as? Int) }
    }
    tree = nil
    #expect(!FileManager.default.fileExists(atPath: (path as NSString).deletingLastPathComponent))
  }

  /// Builds begin with what was built in the same folder; two processes never have the same.
  @Test func theFolderIsTheSameAndNeverShared() throws {
    try write("A.swift", "a")
    try commit()
    let repository = try GitRepository(around: folder)
    var first: RevisionTree? = try RevisionTree(of: repository)
    let path = try #require(first?.path)
    let second = try RevisionTree(of: repository)
    #expect(second.path != path)
    _ = try first?.show(repository.commit("HEAD"))
    _ = try second.show(repository.commit("HEAD"))
    #expect(text(second, "A.swift") == "a")
    first = nil
    #expect(try RevisionTree(of: repository).path == path)
  }

  @Test func linksStayInsideAndSubmodulesAreSaid() throws {
    try write("In/File.swift", "text")
    func link(_ name: String, _ target: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/\(name)", withDestinationPath: target)
    }
    try link("Good", "In/File.swift")
    try link("Up", "In/..")
    try link("Absolute", "/etc/hostname")
    try link("Out", "../../..")
    try link("Through", "Out/etc")
    try commit()
    let id = try git("rev-parse", "HEAD")
    try git("update-index", "--add", "--cacheinfo", "160000,\(id),Vendor/Kit")
    try git("commit", "--quiet", "-m", "Submodule")
    let repository = try GitRepository(around: folder)
    let tree = try RevisionTree(of: repository)
    let notes = try tree.show(repository.commit("HEAD"))
    #expect(text(tree, "Good") == "text" && text(tree, "Up/In/File.swift") == "text")
    for name in ["Absolute", "Out", "Through"] {
      #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: "\(tree.path)/\(name)")) == nil)
    }
    #expect(notes.first == "the submodule Vendor/Kit is left out: its files are in another repository")
    #expect(notes.contains("the link Out is left out: it leads out of the repository"), "\(notes)")
  }
}
