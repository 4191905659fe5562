import Foundation
import ScreenLint
import Simulator
import ViewDescriptions

/// A screen of a page with its pictures, as a process that draws a project's screens says it on a line.
///
/// The process is the project's: of its words, only what is shown as text is kept.
package struct PageSection: Codable {
  package var screen: PageScreen
  package var pictures: [PagePicture] = []
  /// The descriptions by the pictures' identifiers.
  package var descriptions: [String: ScreenDescription] = [:]
  /// The facts that rules compare with the other pictures of the screen, by the pictures' identifiers.
  package var facts: [String: LintFacts.Screen]?

  /// Creates the section of a screen, without pictures.
  init(screen: PageScreen) { self.screen = screen }

  /// Returns the section with the screen's own name, and with the pictures that were asked for: of the process's words, only findings
  /// and descriptions are kept.
  ///
  /// - Parameters:
  ///   - name: the name of the screen that the process drew.
  ///   - entries: the entries of the pictures that it was to draw.
  package func checked(as name: String, entries: [PagePicture]) -> PageSection {
    var result = PageSection(screen: screen.checked(as: name))
    for entry in entries {
      guard let told = pictures.first(where: { $0.id == entry.id }) else { continue }
      result.pictures.append(told.checked(as: entry))
      result.descriptions[entry.id] = descriptions[entry.id]
      if let own = facts?[entry.id]?.possible {
        result.facts = (result.facts ?? [:]).merging([entry.id: own]) { $1 }
      }
    }
    return result
  }
}

extension PageScreen {
  /// Returns the screen of a name, with what a process says of it that is shown as text.
  func checked(as name: String) -> PageScreen {
    var result = PageScreen(name: ReportedText.line(name), slug: Screen.slug(of: name), kind: kind)
    if let file, ReportedText.line(file) == file { (result.file, result.line) = (file, line) }
    return result
  }
}

extension PagePicture {
  /// Returns the entry of a picture with what a process found.
  func checked(as entry: PagePicture) -> PagePicture {
    var result = entry
    result.summary = summary.checked
    result.findings = findings?.prefix(PagePicture.findingLimit).map(\.checked)
    result.error = error.map { ReportedText.lines(String($0.prefix(4000))) }
    return result
  }
}

extension PreviewDrawing {
  /// Returns the drawing with the screen's own name, and with the entry of a picture that was asked for; `nil` if it is of another one,
  /// or has no picture and does not say why.
  ///
  /// - Parameters:
  ///   - name: the name of the screen that the process drew.
  ///   - entries: the entries of the pictures that it was to draw.
  package func checked(as name: String, entries: [PagePicture]) -> PreviewDrawing? {
    guard let told = picture, let entry = entries.first(where: { $0.id == told.id }),
      png.map(ReportedPicture.isPossible(png:)) ?? (error != nil)
    else { return nil }
    var result = self
    result.screen = screen.checked(as: name)
    result.picture = told.checked(as: entry)
    result.error = error.map { ReportedText.lines(String($0.prefix(4000))) }
    result.facts = facts?.possible
    // The page reads it as JSON.
    if let text = description, (try? ReportedJSON.check(Data(text.utf8))) == nil { result.description = nil }
    return result
  }
}

extension PageData {
  /// Adds the defects that differences between the pictures of each screen show.
  ///
  /// - Parameter sections: The sections of the pictures, which have what rules compare.
  package mutating func addDifferences(of sections: [PageSection]) {
    let facts = sections.reduce(into: [:]) { $0.merge($1.facts ?? [:]) { _, new in new } }
    for screen in screens {
      let places = pictures.indices.filter { pictures[$0].screen == screen.slug }
      let found = PageDifferences.findings(of: places.map { pictures[$0] }, facts)
      for place in places { pictures[place].add(found[pictures[place].id] ?? []) }
    }
  }
}

/// The defects that differences between pictures show.
enum PageDifferences {
  /// Returns the defects of pictures of a screen, by the identifiers of pictures.
  static func findings(
    of pictures: [PagePicture], _ facts: [String: LintFacts.Screen]
  ) -> [String: [FindingDescription]] {
    let known = pictures.compactMap { picture in facts[picture.id].map { (picture.id, $0) } }
    return LintFacts.differences(among: known).mapValues { $0.map(\.checked) }
  }
}

extension PagePicture {
  /// Adds more defects, as many as a picture may have.
  mutating func add(_ more: [FindingDescription]) {
    guard !more.isEmpty else { return }
    findings = Array(((findings ?? []) + more).prefix(Self.findingLimit))
  }
}

extension FindingDescription {
  /// The longest text that is read of a process.
  private static let longest = 4000

  /// The finding with what a process says of it that is shown as text.
  var checked: FindingDescription {
    func line(_ text: String) -> String { ReportedText.line(String(text.prefix(Self.longest))) }
    var result = self
    result.rule = line(rule)
    result.level = ["error", "warning"].contains(level) ? level : "note"
    result.view = view.map { String($0.prefix(Self.longest)) }
    result.title = line(title)
    result.message = line(message)
    result.advice = line(advice)
    result.key = String(key.prefix(Self.longest))
    result.identity = String(identity.prefix(Self.longest))
    result.frame = frame.count == 4 && frame.allSatisfy(\.isFinite) ? frame : [0, 0, 0, 0]
    result.source = source.flatMap { ReportedText.line($0.file) == $0.file ? $0 : nil }
    return result
  }
}

extension PagePicture.Summary {
  /// A Boolean value that indicates whether the layout has no findings.
  package var isClean: Bool { conflicts == 0 && ambiguities == 0 && messages == 0 }

  /// The summary with numbers that can be added.
  fileprivate var checked: PagePicture.Summary {
    var result = self
    func bounded(_ number: Int) -> Int { min(max(number, 0), 1_000_000) }
    result.conflicts = bounded(conflicts)
    result.ambiguities = bounded(ambiguities)
    result.messages = bounded(messages)
    return result
  }
}
