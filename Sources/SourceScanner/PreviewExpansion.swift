import Foundation

/// The class that a preview becomes.
package struct PreviewExpansion {
  package struct Request: Decodable {
    struct Syntax: Decodable {
      struct Location: Decodable {
        var fileID: String
        var line: Int
      }
      var source: String
      var location: Location?
    }
    /// A prefix that makes names unique.
    var discriminator: String
    var syntax: Syntax
  }

  /// The declaration of the class.
  package let source: String

  /// Creates the expansion of a `#Preview` for which the compiler asks.
  package init(_ request: Request) {
    let name = "\(request.discriminator)7PreviewfMu_"
    let file = request.syntax.location?.fileID ?? ""
    source = """
      final class \(name): UIKit.PreviewDeclaration {
        override class var file: String { \(Self.literal(file)) }
        override class var line: Int { \(request.syntax.location?.line ?? 0) }
        @MainActor override class func makeScreen() -> UIKit.PreviewScreen {
          UIKit.PreviewDeclaration.screen\(Self.arguments(request.syntax.source))
        }
      }
      """
  }

  /// Returns what comes after the name of a macro.
  private static func arguments(_ source: String) -> String {
    var scanner = SourceScanner(Array(source.utf8))
    // The comments before it come along.
    _ = scanner.skipSpace()
    _ = scanner.skip("#")
    _ = scanner.skipAnyWord()
    return String(decoding: source.utf8.dropFirst(scanner.position), as: UTF8.self)
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
      + "\""
  }
}
