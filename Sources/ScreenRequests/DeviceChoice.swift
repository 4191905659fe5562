/// The choice of devices, and files with further ones.
package struct DeviceChoice: Codable, Equatable, Sendable {
  /// Ids or names of devices; empty for the standard ones.
  package var names: [String] = []
  /// The paths of files with devices beside Apple's.
  package var files: [String] = []

  package init() {}

  func completed(by other: DeviceChoice) -> DeviceChoice {
    var choice = self
    if names.isEmpty { choice.names = other.names }
    // Each can name devices that another one has.
    choice.files += other.files.filter { !files.contains($0) }
    return choice
  }
}
