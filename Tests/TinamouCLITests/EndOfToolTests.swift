import Foundation
import TestSupport
import Testing

/// Processes that the tool has started end with it.
@Suite struct EndOfToolTests {
  /// A compiler that takes long, and has a child in a session of its own.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL]) func compilersEndWithTheTool(_ signal: Int32) throws {
    let scratch = try TemporaryDirectory()
    let folder = scratch.url.appendingPathComponent("bin")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let started = scratch.url.appendingPathComponent("started").path
    let fake = folder.appendingPathComponent("swiftc").path
    try ExecutableFile.write(
      """
      #!/bin/sh
      setsid sleep 600 &
      echo $! >> \(started).part
      sleep 600 &
      echo $! >> \(started).part
      echo $$ >> \(started).part
      mv \(started).part \(started)
      wait
      """, to: fake)
    let source = scratch.url.appendingPathComponent("Project/A.swift")
    try FileManager.default.createDirectory(
      at: source.deletingLastPathComponent(), withIntermediateDirectories: true)
    try "import UIKit\n".write(to: source, atomically: true, encoding: .utf8)

    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = folder.path + ":" + environment["PATH", default: "/usr/bin:/bin"]
    environment["XDG_CACHE_HOME"] = scratch.url.appendingPathComponent("cache").path
    let tool = try start(
      [
        Binary.products.appendingPathComponent("tinamou").path, "build",
        source.deletingLastPathComponent().path,
      ], environment)
    let hasStarted = wait(600) { FileManager.default.fileExists(atPath: started) }
    #expect(hasStarted)
    kill(tool, signal)
    var status: Int32 = 0
    let hasEnded = wait(600) { waitpid(tool, &status, WNOHANG) == tool }
    #expect(hasEnded && status & 0x7f == signal)
    if !hasEnded { kill(tool, SIGKILL) }
    let children = try String(contentsOfFile: started, encoding: .utf8).split(separator: "\n").compactMap {
      pid_t($0)
    }
    #expect(children.count == 3)
    let areGone = wait(600) { children.allSatisfy { kill($0, 0) != 0 } }
    #expect(areGone)
    if !areGone { for child in children { kill(child, SIGKILL) } }
  }

  /// Starts a program with no signal blocked or ignored, as from a shell: the threads that tests run on block most.
  private func start(_ arguments: [String], _ environment: [String: String]) throws -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] =
      environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, arguments[0], nil, &attributes, &words, &variables)
    try #require(code == 0)
    return process
  }

  private func wait(_ seconds: Double, until isTrue: () -> Bool) -> Bool {
    let end = Date().addingTimeInterval(seconds)
    while Date() < end {
      if isTrue() { return true }
      usleep(20_000)
    }
    return isTrue()
  }
}
