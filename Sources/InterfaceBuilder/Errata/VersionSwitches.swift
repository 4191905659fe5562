/// Known differences between the versions of something, from a resource file that says where each is seen.
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
    /// How many public repositories support it, where only one does.
    let repositories: Int?
    let `default`: Double?
    let ranges: [Range]
  }

  private let switches: [String: Switch]

  /// The names of the switches, sorted.
  package var names: [String] { switches.keys.sorted() }

  /// What a switch says for a version: the value of the first range that holds it, else the default; nil for nothing.
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

  /// The evidence for a switch, in words.
  package func evidence(for name: String) -> String? { switches[name]?.evidence }
}
