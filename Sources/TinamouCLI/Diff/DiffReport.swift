import CoreGraphics
import Foundation

/// The differences of two states of documents and projects, as `diff` reports them.
struct DiffReport: Codable, Equatable {
  /// The names of the states: paths or revisions.
  var old: String
  var new: String
  /// The devices with settings on which scenes were laid out.
  var configurations: [String]
  /// The projects and documents that look different: projects first, documents in order of their paths.
  var documents: [Document] = []
  /// The scenes and screens that fail in both states and could not be compared, in words. They are no differences.
  var uncompared: [String] = []

  /// A document, or a project, that looks different.
  struct Document: Codable, Equatable {
    enum Kind: String, Codable {
      /// A document of Interface Builder, with its scenes.
      case document
      /// A project, with the screens of its application.
      case project
    }

    enum Status: String, Codable {
      case added, removed, changed, unreadable
    }

    var kind = Kind.document
    /// The path below what was compared; the newer one if it was renamed.
    var path: String
    /// The older path, if it was renamed.
    var oldPath: String?
    var status: Status
    /// The reason why it cannot be compared.
    var problem: String?
    /// The devices with settings on which its screens were laid out, if they are others than those of the report.
    var configurations: [String]?
    /// The scenes that look different, in the order of the document; of a project the screens.
    var scenes: [Scene] = []
  }

  /// A scene or screen that looks different.
  struct Scene: Codable, Equatable {
    enum Status: String, Codable {
      case added, removed, changed
    }

    var name: String
    var status: Status
    /// The changes, those of the most configurations first.
    var changes: [Change] = []
    /// The pictures before and after; only in pages.
    var pictures: [Pictures] = []
    /// The object id of the scene in its document; only while the report is made.
    var id: String?

    /// The indices of changes by kind and sentence, until they are sorted.
    var places: [String: Int] = [:]

    private enum CodingKeys: String, CodingKey { case name, status, changes }

    /// A Boolean value that indicates whether it fails in a state.
    var hasFailures: Bool { changes.contains { $0.kind == .failures } }
    /// A Boolean value that indicates whether nothing is told of it but that it fails.
    var onlyFails: Bool { status == .changed && changes.allSatisfy { $0.kind == .failures } }
  }

  /// A difference of a scene.
  struct Change: Codable, Hashable {
    enum Kind: String, Codable, CaseIterable {
      case moved, resized, text, views, restyled, drawing, findings, constraints
      /// The scene ends its process, or takes too long, in one of the states.
      case failures
    }

    var kind: Kind
    /// The difference in words.
    var sentence: String
    /// The devices with settings on which it is.
    var configurations: [String] = []
  }

  /// The pictures of a scene in a configuration.
  struct Pictures: Codable, Equatable {
    var configuration: String
    /// PNG files; `nil` where there is no scene.
    var old: Data?
    var new: Data?
    /// The frames of views that differ, as fractions of the picture.
    var boxes: [CGRect] = []
  }

  /// A Boolean value that indicates whether nothing looks different.
  var isEmpty: Bool { documents.isEmpty }
  /// A Boolean value that indicates whether a scene or screen fails in one of the states.
  var hasFailures: Bool { documents.contains { $0.scenes.contains(where: \.hasFailures) } }
}

extension DiffReport.Scene {
  /// Creates a scene without pictures from JSON.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    status = try values.decode(Status.self, forKey: .status)
    changes = try values.decode([DiffReport.Change].self, forKey: .changes)
  }

  /// Adds a difference in a configuration. Documents and applications of others have any characters.
  mutating func add(_ kind: DiffReport.Change.Kind, _ sentence: String, in configuration: String) {
    let sentence = ReportedText.line(sentence)
    let key = "\(kind.rawValue) \(sentence)"
    if let index = places[key] {
      if !changes[index].configurations.contains(configuration) {
        changes[index].configurations.append(configuration)
      }
    } else {
      places[key] = changes.count
      changes.append(DiffReport.Change(kind: kind, sentence: sentence, configurations: [configuration]))
    }
  }

  /// Adds what became of a configuration in both states: its differences, or that it fails in one of them.
  ///
  /// - Returns: why it fails in both, in words; `nil` if it does not.
  mutating func add(_ outcome: DiffOutcome, in configuration: String) -> String? {
    switch (outcome.oldFailure, outcome.newFailure) {
    case (nil, let failure?): add(.failures, "new error \(failure)", in: configuration)
    case (let failure?, nil): add(.failures, "no longer \(failure)", in: configuration)
    case (_?, let failure?): return ReportedText.line(failure)
    case (nil, nil):
      for change in outcome.changes { add(change.kind, change.sentence, in: configuration) }
      guard status != .changed || !outcome.changes.isEmpty else { return nil }
    }
    if var shown = outcome.pictures {
      shown.configuration = configuration
      pictures.append(shown)
    }
    return nil
  }

  /// Joins changes that differ in their numbers only, which several configurations have.
  mutating func joinNumbers() {
    var joined: [DiffReport.Change] = []
    var places: [DiffReport.Change: Int] = [:]
    for change in changes {
      let template = NumberedSentence(change.sentence)
      let key = DiffReport.Change(kind: change.kind, sentence: template.words)
      guard [.moved, .resized].contains(change.kind), let place = places[key],
        Set(joined[place].configurations).isDisjoint(with: change.configurations)
      else {
        places[key] = joined.count
        joined.append(change)
        continue
      }
      joined[place].sentence = NumberedSentence(joined[place].sentence).joined(with: template).text
      joined[place].configurations += change.configurations
    }
    changes = joined
  }

  /// Sorts the changes: failures first, those of the most configurations next, and constraints, which are the causes, last.
  mutating func sort() {
    func rank(_ change: DiffReport.Change) -> (Int, Int) {
      let kind =
        switch change.kind {
        case .failures: 0
        case .constraints: 2
        default: 1
        }
      return (kind, -change.configurations.count)
    }
    let order = changes.indices.sorted {
      rank(changes[$0]) == rank(changes[$1]) ? $0 < $1 : rank(changes[$0]) < rank(changes[$1])
    }
    changes = order.map { changes[$0] }
  }
}

/// The outcome of comparing a scene in a configuration.
struct DiffOutcome: Codable {
  var changes: [DiffReport.Change] = []
  var pictures: DiffReport.Pictures?
  /// The rule of `lint` and the reason where the scene failed, as in `crash: signal 11`.
  var oldFailure: String?
  var newFailure: String?
}

extension DiffOutcome {
  /// Compares two states, of which one may be missing.
  ///
  /// - Parameter keepsPictures: A Boolean value that indicates whether pictures of what differs are kept.
  @MainActor
  init(_ old: ScreenState?, _ new: ScreenState?, keepsPictures: Bool) {
    var boxes: [CGRect] = []
    if let old, let new {
      let comparison = StateComparison(old, new)
      changes = comparison.changes.map { DiffReport.Change(kind: $0.kind, sentence: $0.sentence) }
      guard !changes.isEmpty else { return }
      boxes = comparison.boxes
    }
    guard keepsPictures else { return }
    pictures = DiffReport.Pictures(
      configuration: "", old: old?.image.pngData(), new: new?.image.pngData(), boxes: boxes)
  }
}
