import FileAccess
import Foundation
import Testing
import TinamouCLI

@testable import ProjectCommands

/// Nothing is written, linked or removed outside of the cache.
@Suite struct ContainedFolderTests {
  @Test func pathsOutsideAreRefused() throws {
    let scratch = try Scratch()
    try scratch.write("mine", "victim/file")
    let before = scratch.manifest("victim")
    let cache = scratch.cache
    for path in [
      "\(scratch.path)/victim/file", "\(cache.root)/../victim/file", "\(cache.root)/a/../../victim/file",
      "relative", "\(cache.root)//x", "\(cache.root)x/file", cache.root, "\(cache.root)/a\u{0}b", "/",
    ] {
      #expect(throws: BuildError.self, "\(path)") { try cache.write("evil", to: path) }
      #expect(throws: BuildError.self, "\(path)") { try cache.remove(path) }
      #expect(throws: BuildError.self, "\(path)") { try cache.link("/", at: path) }
      #expect(throws: BuildError.self, "\(path)") { try cache.copy("\(scratch.path)/victim/file", to: path) }
    }
    #expect(scratch.manifest("victim") == before)
  }

  @Test func linksOnTheWayAreRefused() throws {
    let scratch = try Scratch()
    try scratch.write("mine", "victim/file")
    try scratch.link("cache/link", to: "\(scratch.path)/victim")
    let before = scratch.manifest("victim")
    let cache = scratch.cache
    let path = "\(cache.root)/link/file"
    #expect(throws: BuildError.self) { try cache.write("evil", to: path) }
    #expect(throws: BuildError.self) { try cache.remove(path) }
    #expect(throws: BuildError.self) { try cache.makeFolder("\(cache.root)/link/new/er") }
    #expect(throws: BuildError.self) { try cache.addName(path, of: "\(cache.root)/x") }
    #expect(throws: BuildError.self) { try cache.move("\(cache.root)/link/file", to: "\(cache.root)/x") }
    do { try cache.write("evil", to: path) } catch {
      #expect("\(error)" == "\(cache.root)/link: is a symbolic link, which nothing is written through")
    }
    #expect(scratch.manifest("victim") == before)
  }

  /// A link that is replaced or removed goes itself.
  @Test func linksAreReplacedAndNotFollowed() throws {
    let scratch = try Scratch()
    let file = try scratch.write("mine", "victim/file")
    let before = scratch.manifest("victim")
    for name in ["a", "b", "c", "d/e"] {
      try scratch.link("cache/\(name)", to: name == "a" ? file : "\(scratch.path)/victim")
    }
    let cache = scratch.cache
    try cache.write("ours", to: cache.root + "/a")
    try cache.makeFolder(cache.root + "/b")
    try cache.remove(cache.root + "/c")
    try cache.remove(cache.root + "/d")
    #expect(scratch.manifest("victim") == before)
    #expect(scratch.text("cache/a") == "ours")
    #expect(scratch.manifest("cache").count == 3)
  }

  @Test func filesAndFoldersTakeEachOthersPlaces() throws {
    let scratch = try Scratch()
    let cache = scratch.cache
    #expect(try cache.write("file", to: cache.root + "/a"))
    #expect(try cache.write("inner", to: cache.root + "/a/b/c"))
    #expect(scratch.text("cache/a/b/c") == "inner")
    #expect(try cache.write("file", to: cache.root + "/a"))
    #expect(scratch.text("cache/a") == "file")
    #expect(try !cache.write("file", to: cache.root + "/a"))
    // Nothing that was written beside its place is left.
    #expect(scratch.manifest("cache").count == 2)
  }

  /// The compiler's driver compares dates by whole seconds.
  @Test func aFileThatIsWrittenAgainIsOfALaterSecond() throws {
    let scratch = try Scratch()
    let cache = scratch.cache
    let path = cache.root + "/a.swift"
    func second() -> Int {
      var status = stat()
      return lstat(path, &status) == 0 ? status.st_mtim.tv_sec : 0
    }
    var last = 0
    for number in 0..<4 {
      try cache.write("\(number)", to: path)
      #expect(second() > last)
      last = second()
      // The same text leaves the date as it is.
      #expect(try !cache.write("\(number)", to: path))
      #expect(second() == last)
    }
  }

  @Test func copiesAreMadeWhereSourcesChanged() throws {
    let scratch = try Scratch()
    let source = try scratch.write("one", "source")
    let copy = scratch.cache.root + "/copy"
    try scratch.cache.copy(source, to: copy)
    #expect(scratch.text("cache/copy") == "one")
    #expect(ContainedFolder.kind(copy) == S_IFREG)
    try scratch.write("two!", "source")
    try scratch.cache.copy(source, to: copy)
    #expect(scratch.text("cache/copy") == "two!")
    mkfifo("\(scratch.path)/pipe", 0o600)
    #expect(throws: BuildError.self) { try scratch.cache.copy("\(scratch.path)/pipe", to: copy) }
  }

  @Test func foldersThatCannotBeMadeAreNamed() throws {
    let scratch = try Scratch()
    let file = try scratch.write("", "file")
    do {
      _ = try ContainedFolder(file + "/cache")
      Issue.record("no error")
    } catch { #expect("\(error)" == "\(file): is not a folder") }
    do {
      _ = try ContainedFolder("/proc/tinamou")
      Issue.record("no error")
    } catch {
      #expect("\(error)".hasPrefix("/proc/tinamou: cannot be made: "))
      #expect(!"\(error)".contains("Domain"))
    }
    let long = scratch.cache.root + "/" + String(repeating: "a", count: 300)
    do { try scratch.cache.write("", to: long) } catch {
      #expect("\(error)" == "\(long): cannot be written: the path is too long")
    }
  }

  @Test func theCacheIsWhereTheEnvironmentSays() {
    #expect(Cache.place(["HOME": "/home/a"]) == "/home/a/.cache/tinamou")
    #expect(Cache.place(["HOME": "/home/a", "XDG_CACHE_HOME": "/c"]) == "/c/tinamou")
    #expect(Cache.place(["HOME": "/home/a", "XDG_CACHE_HOME": "c"]) == "/home/a/.cache/tinamou")
  }

  @Test func errorsOfFoundationAreWords() {
    let path = "/proc/none/file"
    do {
      try Data().write(to: URL(fileURLWithPath: path))
      Issue.record("no error")
    } catch { #expect(SystemError.words(of: error) == "\(path): there is no such file") }
    struct Other: Error {}
    #expect(SystemError.words(of: Other()) == nil)
  }

  @Test func cutFilesAreSeen() throws {
    let scratch = try Scratch()
    let whole = try Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath())
    let path = "\(scratch.path)/program"
    func check(_ data: Data) throws -> Bool {
      try data.write(to: URL(fileURLWithPath: path))
      return BuiltFiles.isWhole(path)
    }
    #expect(try check(whole))
    #expect(try !check(whole.prefix(whole.count / 2)))
    #expect(try !check(whole.prefix(whole.count - 1)))
    #expect(try !check(whole.prefix(10)) && !check(Data()))
    #expect(try !check(Data("#!/bin/sh\n".utf8) + whole))
    #expect(!BuiltFiles.isWhole(path + "-none"))
  }
}
