import Foundation
import Testing

@testable import ProjectCommands

/// Locks that compilers leave.
@Suite struct CompilerLocksTests {
  @Test func locksOfEndedCompilersGo() throws {
    let scratch = try Scratch()
    let folder = try scratch.cache.makeFolder(scratch.cache.root + "/build/debug/ModuleCache/1A2B")
    let top = (folder as NSString).deletingLastPathComponent
    let locks = [
      "\(top)/Foundation-1A.swiftmodule.lock", "\(top)/Foundation-1A.swiftmodule.lock-6a4250c3",
      "\(folder)/CPixels-2B.pcm.lock", "\(folder)/CPixels-2B.pcm.lock-00ff00ff",
    ]
    let others = ["\(top)/Foundation-1A.swiftmodule", "\(folder)/CPixels-2B.pcm", "\(top)/Package.lock"]
    for path in locks + others { try scratch.cache.write("tinamou 2", to: path) }
    // The lock itself is a link to the file that names its owner.
    try scratch.cache.remove(locks[0])
    try FileManager.default.createSymbolicLink(atPath: locks[0], withDestinationPath: locks[1])
    try CompilerLocks.remove(in: scratch.cache.root + "/build", of: scratch.cache)
    #expect(locks.filter { ContainedFolder.kind($0) != nil } == [])
    #expect(others.filter { ContainedFolder.kind($0) == nil } == [])
  }
}
