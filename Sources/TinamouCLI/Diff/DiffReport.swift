import CoreGraphics
import Foundation

/// The differences of two states of documents, as `diff` reports them.
struct DiffReport: Codable, Equatable {
  /// The names of the states: paths or revisions.
  var old: String
  var new: String
  /// The devices with settings on which scenes were laid out.
  var configurations: [String]
  /// The documents that look different, in order of their paths.
  var documents: [Document] = []

  /// A document that looks different.
  struct Document: Codable, Equatable {
    enum Status: String, Codable {
      case added, removed, changed, unreadable
    }

    /// The path below what was compared; the newer one if it was renamed.
    var path: String
    /// The older path, if it was renamed.
    var oldPath: String?
    var status: Status
    /// The reason why it cannot be compared.
    var problem: String?
    /// The scenes that look different, in the order of the document.
    var scenes: [Scene] = []
  }

  /// A scene that looks different.
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

    private enum CodingKeys: String, CodingKey { case name, status, changes }
  }

  /// A difference of a scene.
  struct Change: Codable, Hashable {
    enum Kind: String, Codable, CaseIterable {
      case moved, resized, text, views, restyled, drawing, findings, constraints
    }

    var kind: Kind
    /// The difference in words.
    var sentence: String
    /// The devices with settings on which it is.
    var configurations: [String] = []
  }

  /// The pictures of a scene in a configuration.
  struct Pictures: Equatable {
    var configuration: String
    /// PNG files; `nil` where there is no scene.
    var old: Data?
    var new: Data?
    /// The frames of views that differ, as fractions of the picture.
    var boxes: [CGRect] = []
  }

  /// A Boolean value that indicates whether nothing looks different.
  var isEmpty: Bool { documents.isEmpty }
}

extension DiffReport.Scene {
  /// Creates a scene without pictures from JSON.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    status = try values.decode(Status.self, forKey: .status)
    changes = try values.decode([DiffReport.Change].self, forKey: .changes)
  }

  /// Adds a difference in a configuration.
  mutating func add(_ kind: DiffReport.Change.Kind, _ sentence: String, in configuration: String) {
    if let index = changes.firstIndex(where: { $0.kind == kind && $0.sentence == sentence }) {
      if !changes[index].configurations.contains(configuration) {
        changes[index].configurations.append(configuration)
      }
    } else {
      changes.append(DiffReport.Change(kind: kind, sentence: sentence, configurations: [configuration]))
    }
  }

  /// Sorts the changes: those of the most configurations first, and constraints, which are the causes, last.
  mutating func sort() {
    func rank(_ change: DiffReport.Change) -> (Int, Int) {
      (change.kind == .constraints ? 1 : 0, -change.configurations.count)
    }
    let order = changes.indices.sorted {
      rank(changes[$0]) == rank(changes[$1]) ? $0 < $1 : rank(changes[$0]) < rank(changes[$1])
    }
    changes = order.map { changes[$0] }
  }
}
