import Foundation
import Testing

@testable import TinamouCLI

@Suite struct AnonymousFileTests {
  @Test func dataIsReadWhereItWasWritten() throws {
    let file = try AnonymousFile()
    let first = try file.append(Data("first".utf8))
    let empty = try file.append(Data())
    let second = try file.append(Data(repeating: 7, count: 1 << 20))
    #expect(file.read(first) == Data("first".utf8))
    #expect(file.read(empty) == Data())
    #expect(file.read(second) == Data(repeating: 7, count: 1 << 20))
    #expect(file.read(second.upperBound..<second.upperBound + 1) == nil)
  }

  @Test func dataOfThreadsDoesNotOverlap() throws {
    let file = try AnonymousFile()
    DispatchQueue.concurrentPerform(iterations: 50) { index in
      let data = Data(repeating: UInt8(index), count: 1000 + index)
      let place = try? file.append(data)
      #expect(place.flatMap(file.read) == data)
    }
  }
}
