import DeviceModels
import ScreenSession

/// The names of the pictures of a visit's steps: the number of the step and what it does.
package enum VisitPictures {
  /// The name of the picture after the launch.
  package static let launch = name(0, "launch")

  /// Returns the name of the picture after a step.
  ///
  /// - Parameter number: the number of the step, from 1.
  package static func name(step number: Int, of step: JSONValue) -> String {
    guard case .object(let members) = step else { return name(number, "step") }
    return name(number, members.keys.sorted().first { SessionStep.names.contains($0) } ?? "step")
  }

  /// Returns the names of the pictures of all steps.
  package static func names(of steps: [JSONValue]) -> [String] {
    [launch] + steps.enumerated().map { name(step: $0 + 1, of: $1) }
  }

  private static func name(_ number: Int, _ title: String) -> String {
    (number < 10 ? "0\(number)" : "\(number)") + "-\(title).png"
  }
}
