/// The known differences between versions of some software, from a resource file that contains the evidence
/// for each.
package struct VersionSwitches: Decodable, Sendable {
  private struct Switch: Decodable {
    struct Range: Decodable {
      let from: Int?
      let before: Int?
      let value: Double

      func contains(_ version: Int) -> Bool {
        version >= from ?? .min && version < before ?? .max
      }
    }

    let evidence: String
    /// The number of public repositories that support it, if it is one.
    let repositories: Int?
    let `default`: Double?
    let ranges: [Range]
  }

  private let switches: [String: Switch]

  /// The names of the switches, sorted.
  package var names: [String] { switches.keys.sorted() }

  /// Returns the value of a switch for a version: that of the first range that contains it, or else the
  /// default, which may be `nil`.
  package func value(_ name: String, version: Int) -> Double? {
    guard let found = switches[name] else {
      fatalError("The package's resources are damaged: there is no \(name) among \(names)")
    }
    return found.ranges.first { $0.contains(version) }?.value ?? found.default
  }

  /// The switches that a single public repository supports, sorted.
  package var singleRepository: [String] {
    switches.filter { $0.value.repositories == 1 }.map(\.key).sorted()
  }

  /// Returns the evidence for a switch.
  package func evidence(for name: String) -> String? { switches[name]?.evidence }
}
