/// The rule of screens that end their process.
struct CrashRule: LintRule {
  let id = RuleID.crash
  let level = LintLevel.error
  let documentation = RuleDocumentation(
    summary: "A screen that ends its process",
    finds:
      "A screen whose code traps, exits or is ended by a signal in a configuration. The others are checked all the same.",
    reason: "The application ends on such a device.",
    sources: [
      "Diagnosing issues using crash reports (developer.apple.com/documentation/xcode/diagnosing-issues-using-crash-reports-and-device-logs)"
    ],
    example: .init(
      before: "let first = items[0]", after: "guard let first = items.first else { return }",
      remark: "there is no screen to draw."))
}

/// The rule of screens that take too long.
struct TimeoutRule: LintRule {
  let id = RuleID.timeout
  let level = LintLevel.error
  let documentation = RuleDocumentation(
    summary: "A screen that takes too long",
    finds:
      "A screen that is not checked after the seconds of `--screen-timeout`, 60 by default. The other screens are checked all the same.",
    reason:
      "iOS ends an application that does not launch within 20 seconds, and users leave one that does not react.",
    sources: [
      "Addressing watchdog terminations (developer.apple.com/documentation/xcode/addressing-watchdog-terminations)"
    ],
    example: .init(
      before: "while !isReady {}", after: "Task { await prepare() }", remark: "there is no screen to draw."))
}

/// The rule of documents that cannot be read.
struct UnreadableRule: LintRule {
  let id = RuleID.unreadable
  let level = LintLevel.error
  let documentation = RuleDocumentation(
    summary: "A document that cannot be read",
    finds:
      "A storyboard or a xib that is no XML, or no document of Interface Builder. The other documents are checked all the same.",
    reason: "Xcode does not compile it.",
    sources: ["Xcode's message \"The document could not be opened\""],
    example: .init(
      before: "<<<<<<< HEAD\n<label text=\"Name\" id=\"a1\"/>", after: "<label text=\"Name\" id=\"a1\"/>",
      remark: "there is no screen to draw."))
}

/// The rule of silences without effect.
struct UnusedSilenceRule: LintRule {
  let id = RuleID.unusedSilence
  let level = LintLevel.note
  let documentation = RuleDocumentation(
    summary: "A silence without effect",
    finds:
      "A comment, an attribute of a document or a line of `tinamou.yml` that silences a rule where it finds nothing.",
    reason: "It would hide a defect that comes later.",
    sources: [
      "Swift Evolution and linters of other languages report them alike, such as ESLint's --report-unused-disable-directives"
    ],
    example: .init(
      before: "let title = UILabel()  // tinamou:disable text-truncated", after: "let title = UILabel()",
      remark: "the screen looks the same with and without the silence."))
}
