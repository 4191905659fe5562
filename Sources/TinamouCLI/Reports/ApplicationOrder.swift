import Foundation
import ScreenRequests
import ViewDescriptions

/// An order to an application that was built from a project: a request for screens, and how it is carried out.
package struct ApplicationOrder: Codable, Equatable, Sendable {
  /// The way in which an order is carried out.
  package enum Way: Codable, Equatable, Sendable {
    /// The names of the screens are listed.
    case list
    /// The process carries the request out.
    case own
    /// Each screen has a process of its own.
    case forked(Forks)
  }

  /// The processes of screens.
  package struct Forks: Codable, Equatable, Sendable {
    /// The seconds that a screen may take.
    package var seconds = 120.0
    /// The number of screens that are drawn at a time.
    package var atOnce = 1
    /// A Boolean value that indicates whether one file takes all that is drawn.
    package var isOneFile = false

    package init() {}
  }

  package var request: ScreenRequest
  package var way: Way

  package init(_ request: ScreenRequest, _ way: Way) {
    self.request = request
    self.way = way
  }

  /// The first argument of a process that carries an order out.
  private static let word = "carry-out"
  /// The most bytes of an argument: Linux permits 131,072.
  private static let longest = 100_000

  /// The arguments of a process that carries the order out: the order as JSON, in parts that the system permits.
  package var arguments: [String] {
    let bytes = Array(((try? JSONLine.text(of: self)) ?? "{}").utf8)
    var parts: [String] = []
    var start = 0
    while start < bytes.count {
      var end = min(start + Self.longest, bytes.count)
      // Between characters.
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
      parts.append(String(decoding: bytes[start..<end], as: UTF8.self))
      start = end
    }
    return [Self.word] + parts
  }

  /// Returns the order of a process; `nil` for a process with other arguments.
  package init?(arguments: [String]) {
    guard arguments.first == Self.word,
      let order = try? JSONDecoder().decode(
        Self.self, from: Data(arguments.dropFirst().joined().utf8))
    else { return nil }
    self = order
  }
}

extension ScreenRequest {
  /// The environment variable that has the request of a process of tests, as JSON: their device, its settings and conditions. XCTest
  /// reads the process's arguments.
  package static let variableOfTests = "TINAMOU_TEST_REQUEST"

  /// Creates the request of the environment of a process of tests; `nil` if there is none.
  package static var ofTests: ScreenRequest? {
    guard let text = ProcessInfo.processInfo.environment[variableOfTests] else { return nil }
    return try? JSONDecoder().decode(ScreenRequest.self, from: Data(text.utf8))
  }
}
