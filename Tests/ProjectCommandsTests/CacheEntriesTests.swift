import Foundation
import Testing

@testable import ProjectCommands

/// Entries that go from the cache, and those that stay.
@Suite struct CacheEntriesTests {
  private let scratch: Scratch
  private let entries: CacheEntries

  init() throws {
    scratch = try Scratch()
    entries = try CacheEntries(scratch.cache)
  }

  private func make(_ name: String, of paths: [String] = []) throws -> String {
    let path = try scratch.cache.makeFolder(scratch.cache.root + "/" + name)
    try scratch.cache.write("x", to: path + "/content")
    try entries.note(path, of: paths)
    return path
  }

  private func age(_ path: String, days: Int) {
    let date = timespec(tv_sec: Int(Date().timeIntervalSince1970) - days * 86_400 - 60, tv_nsec: 0)
    utimensat(AT_FDCWD, path, [date, date], 0)
  }

  @Test func entriesThatNothingUsesGo() throws {
    let old = try make("projects/Old-1", of: ["/a"])
    let new = try make("projects/New-2", of: ["/b"])
    let busy = try make("projects/Busy-3", of: ["/c"])
    for path in [old, busy] { age(path + "/entry.json", days: 30) }
    age(new + "/entry.json", days: 29)
    let lock = try FileLock(busy + "/product.lock", in: scratch.cache)
    #expect(lock.tryToTake(isShared: true))
    entries.removeOld()
    #expect(ContainedFolder.kind(old) == nil)
    #expect(ContainedFolder.kind(new) != nil)
    #expect(ContainedFolder.kind(busy) != nil)
    // Once a day is enough.
    age(new + "/entry.json", days: 31)
    entries.removeOld()
    #expect(ContainedFolder.kind(new) != nil)
    lock.release()
    entries.removeOld(now: Date(timeIntervalSinceNow: 90_000))
    #expect(ContainedFolder.kind(new) == nil)
    #expect(ContainedFolder.kind(busy) == nil)
  }

  @Test func anEntryIsOfItsProjectOnly() throws {
    let first = try make("projects/App-1", of: ["/first/App.xcodeproj", "/first"])
    _ = try make("projects/App-2", of: ["/second/App.xcodeproj", "/second"])
    _ = try make("stand-ins/kit/Combine")
    let all = entries.all
    #expect(all.count == 3)
    #expect(all.filter { $0.isOf("/first/App.xcodeproj") }.map(\.path) == [first])
    #expect(all.filter { $0.isOf("/first/Package.swift") }.map(\.path) == [first])
    #expect(all.filter { $0.isOf("/first/") }.map(\.path) == [first])
    #expect(!all.contains { $0.isOf("/third") })
  }

  /// A process that waited for the lock of a folder that was removed gets the one that others take now.
  @Test func aLockOfARemovedFolderIsTakenAnew() throws {
    let path = try make("projects/App-1")
    let waiting = try FileLock(path + "/build.lock", in: scratch.cache)
    let entry = try #require(entries.all.first)
    #expect(try entries.remove(entry))
    try scratch.cache.makeFolder(path)
    let other = try FileLock(path + "/build.lock", in: scratch.cache)
    #expect(waiting.tryToTake())
    #expect(!other.tryToTake())
  }
}
