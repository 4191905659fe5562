/// Failures of scenes that are shown without the screen before them.
package enum SceneFailures {
  /// The messages where a value is missing: those of the runtime about an optional without one and an element of an empty list, and those of
  /// applications that stop themselves, such as "coreDataManager is nil" and "Navigation controller does not exist."
  private static let messages = [
    "Unexpectedly found nil", "force unwrapped a nil value", "Index out of range", " is nil", " was nil",
    " does not exist", " doesn't exist", " is missing", " not set", " not been set", " not found",
  ]

  /// Returns whether a process ended since a value was missing, which the screen before it may have given it.
  package static func areOfMissingData(_ reason: String) -> Bool {
    messages.contains { reason.contains($0) }
  }

  /// Returns whether a process ended in the `init(coder:)` of a class that is created with more than a coder: the code that shows the
  /// scene creates it in a segue's action or a closure (`instantiateViewController(identifier:creator:)`).
  ///
  /// - Parameter text: Returns the text of a source.
  package static func areOfCreators(_ reason: String, text: (String) -> String?) -> Bool {
    let places = reason.split(whereSeparator: \.isNewline).lazy.compactMap {
      line -> (file: String, line: Int)? in
      let words = line.drop { $0 == " " }
      guard words.hasPrefix("at ") else { return nil }
      let parts = words.dropFirst(3).split(separator: ":")
      return parts.count > 1 ? Int(parts[1]).map { (String(parts[0]), $0) } : nil
    }
    guard let place = places.first, place.line > 0, let source = text(place.file) else { return false }
    let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard place.line <= lines.count,
      // Messages in quotation marks have such words, too.
      let head = lines[..<place.line].last(where: {
        let code = $0.prefix { $0 != "\"" }
        return code.contains("init") || code.contains("func ")
      }),
      head.contains("coder: NSCoder)"), !head.contains(",")
    else { return false }
    return lines.contains {
      $0.contains("init") && ($0.contains("coder: NSCoder,") || $0.contains(", coder: NSCoder)"))
    }
  }
}
