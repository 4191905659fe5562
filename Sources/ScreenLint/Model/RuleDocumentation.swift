/// The documentation of a rule, from which its page is made.
package struct RuleDocumentation: Sendable {
  /// A screen before and after the defect is mended.
  package struct Example: Sendable {
    /// The code with the defect.
    package var before: String
    /// The code without it.
    package var after: String
    /// A Boolean value that indicates whether the page shows pictures of both, which tests draw. The default is `false`, for defects that
    /// cannot be seen.
    package var isPictured: Bool
    /// A sentence about the pictures, or why there are none; `nil` for pictures that need no words.
    package var remark: String?

    package init(before: String, after: String, isPictured: Bool = false, remark: String? = nil) {
      self.before = before
      self.after = after
      self.isPictured = isPictured
      self.remark = remark
    }
  }

  /// The defect in a phrase, for lists.
  package var summary: String
  /// A description of what is found and what is not, with the thresholds.
  package var finds: String
  /// The reason why it is a defect.
  package var reason: String
  /// The sources of the thresholds.
  package var sources: [String]
  package var example: Example

  package init(summary: String, finds: String, reason: String, sources: [String], example: Example) {
    self.summary = summary
    self.finds = finds
    self.reason = reason
    self.sources = sources
    self.example = example
  }
}
