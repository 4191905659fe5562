import Foundation
import Testing

@testable import TinamouCLI

/// The part of long outputs that is kept.
@Suite struct KeptOutputTests {
  /// Pieces have lengths that do not divide the limits, or are longer than them.
  @Test(arguments: [0, 3000, 3001, 4000, 4001, 9000], [1, 777, 1000, 5000, 9000])
  func outputIsKeptToTheByte(_ count: Int, piece: Int) {
    var output = KeptOutput(limit: 4000)
    let bytes = (0..<count).map { UInt8($0 % 251) }
    for start in stride(from: 0, to: count, by: piece) {
      bytes[start..<min(start + piece, count)].withUnsafeBytes { output.append($0) }
    }
    #expect(output.isCut == (count > 4000))
    if count <= 4000 {
      #expect(output.data == Data(bytes))
    } else {
      let note = Data("\n[\(count - 4000) bytes of output are left out here]\n".utf8)
      #expect(output.data == Data(bytes.prefix(3000)) + note + Data(bytes.suffix(1000)))
    }
    #expect(output.take() == (count <= 3000 ? Data(bytes) : Data()))
  }

  /// Output that is taken does not count.
  @Test func outputIsTakenInParts() {
    var output = KeptOutput(limit: 4000)
    var taken = Data()
    for value in 0..<10 {
      [UInt8](repeating: UInt8(value), count: 2000).withUnsafeBytes { output.append($0) }
      taken += output.take()
    }
    #expect(taken.count == 20_000 && !output.isCut && output.data.isEmpty)
  }

  @Test func outputIsReadFromDescriptors() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    var output = KeptOutput(limit: 100)
    #expect(write(ends[1], "some words", 10) == 10)
    #expect(output.read(from: ends[0]) == 10)
    close(ends[1])
    #expect(output.read(from: ends[0]) == 0)
    close(ends[0])
    #expect(output.read(from: -1) == -1)
    #expect(output.data == Data("some words".utf8))
  }
}
