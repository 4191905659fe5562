/// Fonts in addition to the bundled ones.
package struct FontChoice: Codable, Equatable, Sendable {
  /// The paths of font files.
  package var files: [String] = []
  /// A Boolean value that indicates whether characters that the bundled fonts lack are set in fonts of this machine; `nil` if that is
  /// not chosen.
  package var usesMachineFonts: Bool?

  package init() {}

  func completed(by other: FontChoice) -> FontChoice {
    var choice = self
    if files.isEmpty { choice.files = other.files }
    choice.usesMachineFonts = usesMachineFonts ?? other.usesMachineFonts
    return choice
  }
}
