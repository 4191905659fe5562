/// The steps of a visit, with the times of the device's clock at which they began and ended.
struct VisitRecording {
  /// A step that was performed.
  struct Entry: Hashable, Sendable {
    var step: VisitStep
    /// The time in seconds of the device's clock before and after the step.
    var begin: Double
    var end: Double
    /// A Boolean value that indicates whether something on the screen took it.
    var isTaken = true
    /// The name of the element that was touched, if it is found by that.
    var name: String?
  }

  private(set) var entries: [Entry] = []

  /// The time at which the last step ended; `nil` if there is none.
  var end: Double? { entries.last?.end }

  /// Adds a step. Time that passes after other time that passed is one step with it.
  mutating func append(_ entry: Entry) {
    if case .advance(let seconds) = entry.step, case .advance(let former)? = entries.last?.step {
      entries[entries.count - 1].step = .advance(former + seconds)
      entries[entries.count - 1].end = entry.end
      return
    }
    entries.append(entry)
  }
}
