import Foundation

/// The results of all recordings.
package struct ParityReport: Codable, Hashable, Sendable {
  /// The share of a cause among the views that differ.
  package struct Total: Codable, Hashable, Sendable {
    package var kind: ParityCause.Kind
    /// The number of causes, and of views that differ for them.
    package var causes: Int
    package var views: Int
  }

  package private(set) var format = ParityComparison.reportFormat
  package let screens: [ParityScreen]
  /// The files that cannot be read.
  package let problems: [RecordingFolder.Problem]
  /// The number of views that are compared, and of those within a pixel and within a point.
  package let views: Int
  package let withinPixel: Int
  package let withinPoint: Int
  /// The shares of views within a pixel and within a point; `nil` if no views are compared.
  package let pixelShare: Double?
  package let pointShare: Double?
  /// The mean similarity of the pictures; `nil` if none were compared.
  package let similarity: Double?
  package let causes: [Total]

  package init(screens: [ParityScreen], problems: [RecordingFolder.Problem]) {
    self.screens = screens
    self.problems = problems
    let views = screens.reduce(0) { $0 + $1.views }
    self.views = views
    withinPixel = screens.reduce(0) { $0 + $1.withinPixel }
    withinPoint = screens.reduce(0) { $0 + $1.withinPoint }
    func share(_ count: Int) -> Double? {
      // Never rounded up to all.
      views == 0 ? nil : (Double(count) / Double(views) * 1_000_000).rounded(.down) / 1_000_000
    }
    pixelShare = share(withinPixel)
    pointShare = share(withinPoint)
    let known = screens.compactMap(\.similarity)
    similarity =
      known.isEmpty ? nil : (known.reduce(0, +) / Double(known.count) * 10_000).rounded() / 10_000
    causes = ParityCause.Kind.allCases.compactMap { kind in
      let found = screens.flatMap(\.causes).filter { $0.kind == kind }
      return found.isEmpty
        ? nil : Total(kind: kind, causes: found.count, views: found.reduce(0) { $0 + $1.views })
    }
  }

  /// A Boolean value that indicates whether everything could be compared, and nothing differs by more than a pixel.
  package var isEqual: Bool { problems.isEmpty && screens.allSatisfy(\.isEqual) }

  /// Returns whether enough views are where they are on iOS.
  ///
  /// - Parameters:
  ///   - threshold: the least share of views, from 0 to 1; `nil` for no difference of any kind.
  ///   - isPixel: whether they are within a pixel, or within a point.
  package func isAccepted(threshold: Double?, withinPixel isPixel: Bool) -> Bool {
    guard let threshold else { return isEqual }
    // A screen that cannot be compared is a failure, whatever the share of the others.
    guard problems.isEmpty, screens.allSatisfy({ $0.problem == nil }) else { return false }
    return (isPixel ? pixelShare : pointShare).map { $0 >= threshold } ?? true
  }

  /// The report as JSON.
  package var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  /// A share in percent with one decimal, which is 100 only where it is all.
  package static func percent(_ share: Double?) -> String {
    guard let share else { return "-" }
    return "\((share * 1000).rounded(.down) / 10) %"
  }
}
