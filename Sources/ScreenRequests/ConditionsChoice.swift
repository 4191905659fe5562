import Foundation
import Simulator

/// The conditions of the virtual device: its network, the permissions that its user grants, its location, its date, and the time to wait for it.
package struct ConditionsChoice: Codable, Equatable, Sendable {
  /// A place on Earth, in degrees.
  package struct Location: Codable, Equatable, Sendable {
    package var latitude: Double
    package var longitude: Double

    package init(latitude: Double, longitude: Double) {
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  /// The path of an archive or a folder of answers to requests.
  package var responses: String?
  /// The path of the archive that answers of the network are written into.
  package var recordResponses: String?
  /// The permissions that are granted, without duplicates.
  package var granted: [DeviceConditions.Permission] = []
  package var location: Location?
  /// The code of the region, as in `US`; the language's by default.
  package var region: String?
  /// The date at which screens appear; `nil` for the machine's, which passes.
  package var date: Date?
  /// The maximum time that is waited for work on other queues, in seconds of real time.
  package var settle: Double?

  package init() {}

  /// The maximum time that drawing waits for work on other queues, in seconds of real time.
  package var patience: Double { settle ?? 2 }

  /// A Boolean value that indicates whether something of the network, permissions or the location is chosen.
  package var isUsed: Bool {
    responses != nil || recordResponses != nil || !granted.isEmpty || location != nil
  }

  package func completed(by other: ConditionsChoice) -> ConditionsChoice {
    var choice = self
    if responses == nil, recordResponses == nil {
      choice.responses = other.responses
      choice.recordResponses = other.recordResponses
    }
    if granted.isEmpty { choice.granted = other.granted }
    choice.location = location ?? other.location
    choice.region = region ?? other.region
    choice.date = date ?? other.date
    choice.settle = settle ?? other.settle
    return choice
  }
}
