import ScreenLint

/// The screens of a project that ended their process before they were checked.
struct ProjectFailures {
  /// The screens that are scenes of a storyboard, which are shown without the screen before them, by their names for files.
  var scenes: Set<String> = []
  private var reasons: [String: (words: String?, isLate: Bool)] = [:]

  /// Adds a screen, by its name for files. A reason takes the place of none.
  mutating func add(_ slug: String, reason: String?, isLate: Bool) {
    if reason != nil || reasons[slug] == nil { reasons[slug] = (reason, isLate) }
  }

  /// Adds a finding for each screen.
  func tell(_ listener: LintRun.Listener) {
    for (slug, reason) in reasons.sorted(by: { $0.key < $1.key }) {
      let words = reason.words.map { ": \($0)" } ?? " before it was checked in all configurations"
      if scenes.contains(slug), let why = reason.words, SceneFailures.areOfMissingData(why) {
        listener.fail(
          slug, rule: .crash, level: .note, message: "The scene cannot be shown alone\(words)",
          advice: "show it in a #Preview or a test that gives it what the screen before it does")
      } else {
        listener.fail(
          slug, rule: reason.isLate ? .timeout : .crash,
          message: reason.isLate
            ? "The screen took too long\(words)" : "The screen ended its process\(words)",
          advice: reason.isLate ? "look for a loop that does not end" : "mend the crash")
      }
    }
  }
}
