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
    let `default`: Double?
    let ranges: [Range]
  }

  private let switches: [String: Switch]

  /// Reads a file that comes with the package. Its absence is a broken installation, which nothing can go on without.
  package init(resource: URL?) {
    guard let resource, let data = try? Data(contentsOf: resource),
      let read = try? JSONDecoder().decode(VersionSwitches.self, from: data)
    else {
      fatalError("The package's resources are missing or damaged: \(resource?.path ?? "no bundle")")
    }
    self = read
  }

  /// The names of the switches, sorted.
  package var names: [String] { switches.keys.sorted() }

  /// What a switch says for a version: the value of the first range that holds it, else the default; nil for nothing.
  package func value(_ name: String, version: Int) -> Double? {
    guard let found = switches[name] else {
      fatalError("The package's resources are damaged: there is no \(name) among \(names)")
    }
    return found.ranges.first { $0.contains(version) }?.value ?? found.default
  }

  /// The evidence for a switch, in words.
  package func evidence(for name: String) -> String? { switches[name]?.evidence }
}
