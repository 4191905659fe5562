import Foundation
import Synchronization
import Testing

@testable import ProjectCommands
@testable import TinamouCLI

@Suite struct ParallelTests {
  /// Every piece is done after what it needs, and two that do not need each other at once.
  @Test func workIsDoneInOrder() throws {
    let done = Mutex<[Int]>([])
    let needs = [[], [0], [0], [1, 2], [3], []]
    try Parallel.run(needs: needs, threads: 3) { index in
      done.withLock { $0.append(index) }
    }
    let order = done.withLock { $0 }
    #expect(order.sorted() == [0, 1, 2, 3, 4, 5])
    for (index, needed) in needs.enumerated() {
      for one in needed { #expect(order.firstIndex(of: one)! < order.firstIndex(of: index)!) }
    }
    // Each of the two waits for the other to have begun.
    let began = Mutex(0)
    try Parallel.run(needs: [[], []], threads: 2) { _ in
      began.withLock { $0 += 1 }
      let limit = ContinuousClock.now + .seconds(600)
      while began.withLock({ $0 }) < 2 {
        if ContinuousClock.now > limit { throw CocoaError(.userCancelled) }
        usleep(1000)
      }
    }
  }

  @Test func anErrorEndsIt() {
    let done = Mutex<[Int]>([])
    #expect(throws: CocoaError.self) {
      try Parallel.run(needs: [[], [0], [1]], threads: 2) { index in
        if index == 1 { throw CocoaError(.userCancelled) }
        done.withLock { $0.append(index) }
      }
    }
    #expect(done.withLock { $0 } == [0])
  }
}

@Suite struct ScreenReportTests {
  @Test func framesComeInAnyParts() throws {
    let bytes =
      ScreenReport.frame(ScreenReport.Header(screens: ["A"]), parts: [])
      + ScreenReport.frame(
        of: "A", status: 11, isCrash: true,
        parts: [Data([1, 10, 3]), Data(), Data("data\n".utf8), Data([10])])
    for size in [1, 2, 7, bytes.count] {
      var reader = ScreenReport.Reader()
      var found: [(header: ScreenReport.Header, parts: [Data])] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        reader.add(Data(bytes[start..<min(start + size, bytes.count)]))
        while let frame = reader.next() { found.append(frame) }
      }
      #expect(found.count == 2 && !reader.isDamaged)
      #expect(found[0].header.screens == ["A"])
      #expect(found[1].header.status == 11 && found[1].header.isCrash == true)
      #expect(found[1].parts == [Data([1, 10, 3]), Data(), Data("data\n".utf8), Data([10])])
    }
  }

  @Test(arguments: [
    "no frame\n", "{\"sizes\":[1]}\n", "{\"sizes\":[-1,0,0,0]}\n",
    "{\"sizes\":[9223372036854775807,1,1,1]}\n",
  ])
  func damagedFramesEndReading(text: String) {
    var reader = ScreenReport.Reader()
    reader.add(Data(text.utf8))
    #expect(reader.next() == nil && reader.isDamaged)
    reader.add(Data("{}\n".utf8))
    #expect(reader.next() == nil)
  }
}
