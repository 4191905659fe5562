import DesignCanvas
import Foundation
import UIKit

/// Lays out the scenes of pairs of documents in all configurations, and compares them.
@MainActor
struct DocumentDifferences {
  /// The configurations.
  let jobs: [PictureJob]
  /// A Boolean value that indicates whether pictures of scenes that differ are kept.
  let keepsPictures: Bool

  /// Returns what looks different in a pair of documents; `nil` if nothing does.
  func difference(of pair: DocumentPairs.Pair) -> DiffReport.Document? {
    var result = DiffReport.Document(path: pair.path, oldPath: pair.oldPath, status: .changed)
    if pair.old == nil { result.status = .added }
    if pair.new == nil { result.status = .removed }
    do {
      let olds = try pair.old.map { try DocumentScene.scenes(ofFile: $0) } ?? []
      let news = try pair.new.map { try DocumentScene.scenes(ofFile: $0) } ?? []
      for scene in news {
        let before = olds.first { $0.id == scene.id }
        if let one = try difference(before, scene) { result.scenes.append(one) }
      }
      for scene in olds where !news.contains(where: { $0.id == scene.id }) {
        if let one = try difference(scene, nil) { result.scenes.append(one) }
      }
    } catch {
      // Resources beside it may differ, but a document that cannot be read is no news.
      if let old = pair.old, let new = pair.new, DocumentPairs.isEqual(old, new) { return nil }
      result.status = .unreadable
      result.problem = Self.reason(error, pair)
      result.scenes = []
    }
    return result.status == .changed && result.scenes.isEmpty ? nil : result
  }

  /// Returns the reason of an error without the folders that revisions are written to.
  private static func reason(_ error: any Error, _ pair: DocumentPairs.Pair) -> String {
    var text = "\(error)"
    for file in [pair.old, pair.new].compactMap({ $0 }) {
      text = text.replacingOccurrences(of: file, with: (file as NSString).lastPathComponent)
    }
    return text
  }

  private func difference(_ old: DocumentScene?, _ new: DocumentScene?) throws -> DiffReport.Scene? {
    guard let scene = new ?? old else { return nil }
    var result = DiffReport.Scene(
      name: scene.name, status: old == nil ? .added : new == nil ? .removed : .changed)
    for job in jobs {
      // Added and removed scenes have pictures only.
      guard keepsPictures || result.status == .changed else { break }
      let before = try old.map { try SceneState($0, in: job) }
      let after = try new.map { try SceneState($0, in: job) }
      var boxes: [CGRect] = []
      if let before, let after {
        let comparison = SceneComparison(before, after)
        guard !comparison.changes.isEmpty else { continue }
        for (kind, sentence) in comparison.changes { result.add(kind, sentence, in: job.configurationTitle) }
        boxes = comparison.boxes
      }
      if keepsPictures {
        result.pictures.append(
          DiffReport.Pictures(
            configuration: job.configurationTitle, old: before?.image.pngData(), new: after?.image.pngData(),
            boxes: boxes))
      }
    }
    result.sort()
    return result.status == .changed && result.changes.isEmpty ? nil : result
  }
}
