import DeviceModels
import Foundation

/// A loop that reads requests, one JSON object per line, and writes an answer to each on one line, until the
/// requests end.
@MainActor
public struct SessionLoop {
  private let session: ScreenSession
  private let write: (String) throws -> Void

  /// The most bytes of a request.
  static let lineLimit = 8 << 20

  /// Creates a loop for a session.
  ///
  /// - Parameter write: writes a line, which is passed without a line break.
  public init(session: ScreenSession, write: @escaping (String) throws -> Void) {
    self.session = session
    self.write = write
  }

  /// Answers the requests from a descriptor. First writes an answer that the screen is shown, with the names
  /// of all screens.
  public func run(reading descriptor: Int32 = STDIN_FILENO) throws {
    let names = JSONValue.array(session.screens.map { .string($0) })
    try write(
      SessionAnswer(
        text: session.heading,
        structured: .object(["screen": .string(session.screen), "screens": names])
      ).line)
    var buffer: [UInt8] = []
    // Bytes of the buffer without an end of a line.
    var searched = 0
    var isTooLong = false
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      buffer += bytes[..<count]
      while let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(buffer[..<end])
        buffer.removeSubrange(...end)
        searched = 0
        let answer: SessionAnswer
        if isTooLong || line.count > Self.lineLimit {
          isTooLong = false
          answer = .failure("the request has more than \(Self.lineLimit) bytes")
        } else if JSONNesting.isTooDeep(line) {
          answer = .failure("the request is not one: \(JSONNesting.reason)")
        } else if let request = try? JSONDecoder().decode(SessionRequest.self, from: line) {
          answer = session.answer(request)
        } else {
          answer = .failure("the request is not one")
        }
        try write(answer.line)
      }
      if buffer.count > Self.lineLimit {
        isTooLong = true
        buffer.removeAll()
      }
      searched = buffer.count
    }
  }
}
