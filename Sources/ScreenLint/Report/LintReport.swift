import Foundation
import ViewDescriptions

/// One finding for each defect, of all screens and configurations.
package struct LintReport: Sendable {
  /// A defect in a configuration of a screen.
  private struct Entry: Sendable {
    var issue: LintIssue
    var configuration: Int?
    var screen: String
  }

  /// A key that the appearances of a defect have in common.
  private struct Key: Hashable {
    var rule: RuleID
    /// The place in the source, or the controller, or else the screen.
    var place: String
    var view: String
    var detail: String?
  }

  /// The configurations of the matrix.
  package let configurations: [LintConfiguration]
  private var entries: [Entry] = []
  /// The pictures of defects, by screen and by the key of the issue.
  private var pictures: [String: [String: Data]] = [:]

  package init(configurations: [LintConfiguration]) { self.configurations = configurations }

  /// Adds the defects of a screen.
  ///
  /// - Parameter configuration: The index of the configuration; `nil` for defects of a document or of all configurations.
  package mutating func add(_ issues: [LintIssue], configuration: Int?, screen: String) {
    entries += issues.map { Entry(issue: $0, configuration: configuration, screen: screen) }
  }

  /// Adds pictures of defects of a screen, by the keys of their issues. Later pictures replace earlier ones.
  package mutating func addPictures(_ new: [String: Data], screen: String) {
    pictures[screen, default: [:]].merge(new) { _, new in new }
  }

  /// Sets the places of views that issues of a screen have none for, by their paths.
  package mutating func setPlaces(_ places: [String: SourcePlace], screen: String) {
    for index in entries.indices where entries[index].screen == screen && entries[index].issue.place == nil {
      entries[index].issue.place = places[entries[index].issue.key]
    }
  }

  /// The findings: errors first, then by rule, screen and place.
  package var findings: [Finding] {
    var order: [Key] = []
    var groups: [Key: [Entry]] = [:]
    for entry in entries {
      let issue = entry.issue
      // A line of the source, or a view of a controller, is one defect on all screens. Several views of a line differ by their path only on
      // one screen.
      let shared = issue.place.map { "\($0.file):\($0.line)" } ?? issue.owner.map { "view \($0)" }
      let key = Key(
        rule: issue.rule, place: shared ?? "screen \(entry.screen)", view: shared == nil ? issue.key : "",
        detail: issue.detail)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(entry)
    }
    var seen: [String: Int] = [:]
    let found = order.compactMap { key in groups[key].flatMap { finding($0, key.detail, &seen) } }
    let ranks = Dictionary(
      LintRules.all.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
    return found.enumerated().sorted {
      let (one, other) = ($0.element, $1.element)
      if one.level != other.level { return one.level > other.level }
      let (first, second) = (ranks[one.rule] ?? -1, ranks[other.rule] ?? -1)
      return first != second ? first < second : $0.offset < $1.offset
    }.map(\.element)
  }

  private func finding(_ group: [Entry], _ detail: String?, _ seen: inout [String: Int]) -> Finding? {
    let ordered = group.enumerated().sorted {
      let (one, other) = (distance($0.element), distance($1.element))
      return one != other ? one < other : $0.offset < $1.offset
    }.map(\.element)
    guard let least = ordered.first else { return nil }
    var occurrences: [Finding.Occurrence] = []
    var known: Set<Int> = []
    for entry in ordered {
      guard let index = entry.configuration else { continue }
      // The same line twice on a screen is told once.
      guard known.insert(index).inserted else { continue }
      occurrences.append(
        .init(
          configuration: configurations[index].name, frame: entry.issue.frame, message: entry.issue.message))
    }
    if occurrences.isEmpty {
      occurrences = [.init(configuration: "", frame: least.issue.frame, message: least.issue.message)]
    }
    let identity = [least.issue.rule.rawValue, least.screen, least.issue.identity, detail ?? ""].joined(
      separator: "\u{1}")
    // Several defects of one identity are numbered.
    let number = seen[identity, default: 0]
    seen[identity] = number + 1
    return Finding(
      rule: least.issue.rule, level: level(of: group), screen: least.screen, view: least.issue.name,
      place: least.issue.place, message: least.issue.message, advice: least.issue.advice,
      occurrences: occurrences, configurations: configurations.count,
      fingerprint: Fingerprint.text(identity + (number == 0 ? "" : "\u{1}\(number)")),
      picture: pictures[least.screen]?[least.issue.pictureKey])
  }

  /// Returns the most serious level of a defect, each by the configurations in which it is as serious.
  private func level(of group: [Entry]) -> LintLevel {
    let levels = Dictionary(grouping: group, by: \.issue.level).map { level, entries in
      let shown = Set(entries.compactMap(\.configuration)).sorted().map { configurations[$0] }
      return LintRules.rule(entries[0].issue.rule)?.level(level, in: shown) ?? level
    }
    return levels.max() ?? .note
  }

  private func distance(_ entry: Entry) -> Int {
    entry.configuration.map { configurations[$0].distance } ?? 0
  }
}

/// A number of a text that is the same in every run.
enum Fingerprint {
  /// Returns the FNV-1a hash of 64 bits in hexadecimal digits.
  static func text(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
