import Foundation

/// Decides which requests are answered: those to the page's own address that know its token, and come from no other site.
struct PreviewGate: Sendable {
  /// 128 random bits, in hexadecimal digits.
  let token: String
  let port: UInt16

  /// A token that nobody can guess.
  static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The address of the page.
  var address: String { "http://127.0.0.1:\(port)/\(token)/" }

  /// The path of a request relative to the page; nil where it must not be answered.
  func path(of request: PreviewRequest) -> String? {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    // A name that another site has given this machine is in the field.
    guard let host = request.headers["host"], hosts.contains(host.lowercased()) else { return nil }
    if let origin = request.headers["origin"],
      !hosts.contains(where: { "http://\($0)" == origin.lowercased() })
    {
      return nil
    }
    if let site = request.headers["sec-fetch-site"], !["same-origin", "none"].contains(site) { return nil }
    let parts = request.path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: true)
    guard request.path.hasPrefix("/"), let first = parts.first, Self.areEqual(String(first), token) else {
      return nil
    }
    guard parts.count > 1 else { return "" }
    // Folders above the page are not its own.
    let names = parts[1].split(separator: "/", omittingEmptySubsequences: false)
    return names.contains("..") || names.contains(".") ? nil : String(parts[1])
  }

  /// Compares in a time that does not depend on where the texts differ.
  private static func areEqual(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Array(one.utf8), Array(other.utf8))
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
