import Simulator

/// A name of a screen or of a configuration, as a part of the name of a file: what ``Screen/slug(of:)`` and
/// ``SnapshotConfiguration/name`` can be.
package struct ReportedName: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  /// The maximum number of bytes: names of files have at most 255, of which the endings of reports take a part.
  private static let longest = 200

  /// Creates a name of letters, digits, hyphens, points and underscores that does not begin with a point; `nil` for other texts.
  package init?(_ text: some StringProtocol) {
    guard !text.isEmpty, text.first != ".", text.utf8.count <= Self.longest,
      text.allSatisfy({ $0.isLetter || $0.isNumber || "-._".contains($0) }),
      !text.unicodeScalars.contains(where: ReportedText.isControl)
    else { return nil }
    description = String(text)
  }
}

/// The identifier of a snapshot: a screen and a configuration, which are the names of a folder and of files in it.
package struct SnapshotID: Hashable, Sendable, CustomStringConvertible {
  package let screen: ReportedName
  package let configuration: ReportedName

  package init(screen: ReportedName, configuration: ReportedName) {
    self.screen = screen
    self.configuration = configuration
  }

  /// Creates the identifier of a text such as `sign-up/iphone-15.portrait.light`; `nil` for other texts.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let screen = ReportedName(parts[0]), let configuration = ReportedName(parts[1])
    else { return nil }
    self.init(screen: screen, configuration: configuration)
  }

  package var description: String { "\(screen)/\(configuration)" }

  /// The names of a file of the snapshot, in the folder of its screen.
  func file(_ ending: String) -> [String] { [screen.description, configuration.description + ending] }
}
