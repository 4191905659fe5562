import Foundation
import Synchronization
import TestSupport
import Testing

/// Programs that tests make can be started whatever other tests start meanwhile: a child that is forked while this
/// process has a program open for writing keeps it open until it executes its own, and so long it is "busy".
@Suite struct ExecutableFileTests {
  @Test func programsAreStarted() throws {
    let scratch = try TemporaryDirectory()
    let script = scratch.url.appendingPathComponent("script").path
    try ExecutableFile.write("#!/bin/sh\nprintf %s '100 %s \\n'; exit 3\n", to: script)
    let copy = scratch.url.appendingPathComponent("copy").path
    try ExecutableFile.copy(script, to: copy)
    for path in [script, copy] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: path)
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      #expect(process.terminationStatus == 3)
      #expect(String(decoding: data, as: UTF8.self) == "100 %s \\n")
    }
  }

  /// A named pipe in the place of the program makes the writing last as long as this test likes.
  @Test(arguments: [false, true]) func programsAreNeverOpenForWritingHere(copies: Bool) throws {
    let scratch = try TemporaryDirectory()
    let text = "#!/bin/sh\n" + String(repeating: "#", count: 100_000)
    let original = scratch.url.appendingPathComponent("original").path
    try Data(text.utf8).write(to: URL(fileURLWithPath: original))
    let path = scratch.url.appendingPathComponent("program").path
    try #require(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    try #require(reader >= 0)
    defer { close(reader) }
    let result = Promise()
    Thread {
      result.keep(
        Result {
          copies ? try ExecutableFile.copy(original, to: path) : try ExecutableFile.write(text, to: path)
        })
    }.start()
    // The pipe holds less than the text: the writer waits with the file open.
    var waiting: Int32 = 0
    let limit = ContinuousClock.now + .seconds(600)
    while waiting < 4096, ContinuousClock.now < limit {
      usleep(1000)
      _ = ioctl(reader, UInt(FIONREAD), &waiting)
    }
    #expect(waiting >= 4096)
    let writers = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").filter {
      Int32($0) != reader
        && (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) == path
    }
    #expect(writers == [])
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while ContinuousClock.now < limit {
      let count = read(reader, &buffer, buffer.count)
      if count == 0 { break }
      if count > 0 { bytes += buffer[..<count] } else { usleep(1000) }
    }
    #expect(bytes == Array(text.utf8))
    try result.get()
  }

  @Test func placesThatCannotBeWrittenAreErrors() throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.url.path + "/none/program"
    #expect(throws: ExecutableFile.CannotWrite.self) { try ExecutableFile.write("#!/bin/sh\n", to: path) }
    #expect(throws: ExecutableFile.CannotWrite.self) { try ExecutableFile.copy("/bin/true", to: path) }
  }
}

/// The result of a thread.
private final class Promise: Sendable {
  private let result = Mutex<Result<Void, any Error>?>(nil)
  private let done = DispatchSemaphore(value: 0)

  func keep(_ result: Result<Void, any Error>) {
    self.result.withLock { $0 = result }
    done.signal()
  }

  func get() throws {
    done.wait()
    try result.withLock { $0 }?.get()
  }
}
