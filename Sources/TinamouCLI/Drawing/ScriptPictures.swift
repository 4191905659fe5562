import ScreenSession

/// The names of the pictures of a script's steps: the number of the step and what it does.
package enum ScriptPictures {
  /// The name of the picture after the launch.
  package static let launch = name(0, "launch")

  /// Returns the name of the picture after a step.
  ///
  /// - Parameters:
  ///   - number: the number of the step, from 1.
  ///   - keys: the keys of the step's object.
  package static func name(step number: Int, keys: some Sequence<String>) -> String {
    name(number, keys.sorted().first { VisitStep.names.contains($0) || $0 == "expect" } ?? "step")
  }

  /// Returns the names of the pictures of all steps.
  package static func names(of steps: [[String: Any]]) -> [String] {
    [launch] + steps.enumerated().map { name(step: $0 + 1, keys: $1.keys) }
  }

  private static func name(_ number: Int, _ title: String) -> String {
    (number < 10 ? "0\(number)" : "\(number)") + "-\(title).png"
  }
}
