/// The screens that a verification leaves out, since nothing of them has changed since a revision.
struct UnchangedScreens: Codable, Hashable, Sendable {
  /// The revision, as the user wrote it.
  var revision: String
  /// The names in paths of the screens that are left out.
  var screens: [String] = []
  /// The number of all screens.
  var count: Int
  /// The reason why all are drawn; `nil` if not all are.
  var reason: String?

  /// The sentence that says it.
  var words: String {
    let drawn = count - screens.count
    let head = "\(drawn) of \(count) \(count == 1 ? "screen" : "screens")"
    if screens.isEmpty {
      return head + (reason.map { ": \($0)" } ?? ": all may look otherwise than at \(revision)")
    }
    return
      "\(head): the sources, documents, assets and references of the \(drawn == 0 ? "screens" : "others") did not change since "
      + revision
  }

  /// Returns whether a file's result can be one of a verification.
  var isPossible: Bool {
    count >= screens.count && screens.allSatisfy { ReportedName($0) != nil } && revision.utf8.count < 4096
  }

  init(revision: String, count: Int, screens: [String] = [], reason: String? = nil) {
    (self.revision, self.count, self.screens, self.reason) = (revision, count, screens, reason)
  }
}
