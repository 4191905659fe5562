import CoreGraphics

/// The result of the comparison of a screen.
package struct ParityScreen: Codable, Hashable, Sendable {
  /// The path of the recording.
  package var recording: String
  package var screen: String
  /// The device of the recording, and the one here, if that is another.
  package var device: String
  package var shownOn: String?
  /// The version of iOS of the recording, as in `17.5`, and the one that the screen is shown with.
  package var system: String
  package var shownAs: Int?
  package var settings: [String: String] = [:]
  /// The number of views that are compared, and of those whose edges are all within a pixel and within a point.
  package var views = 0
  package var withinPixel = 0
  package var withinPoint = 0
  /// The number of recorded views without a counterpart, which are among those that are compared.
  package var missing = 0
  /// The number of views here that the recording has not.
  package var further = 0
  package var causes: [ParityCause] = []
  /// The differences of texts, fonts and colors, in sentences.
  package var attributes: [String] = []
  /// The structural similarity of the pictures; `nil` if they were not compared.
  package var similarity: Double?
  /// Why there is no comparison of frames; `nil` if there is one.
  package var problem: String?

  /// A Boolean value that indicates whether nothing differs by more than a pixel.
  package var isEqual: Bool { problem == nil && withinPixel == views && causes.isEmpty && attributes.isEmpty }

  /// Creates the result of a screen that is not compared yet.
  package init(recording: String, screen: String, device: String, system: String) {
    self.recording = recording
    self.screen = screen
    self.device = device
    self.system = system
  }

  /// Compares a recording with the same screen here.
  package mutating func compare(
    _ recorded: ParityRecording, with shown: ParityRecording, classes: ParityClasses
  ) {
    let matching = ParityMatching(
      recorded: .init(recorded.views, classes), shown: .init(shown.views, classes))
    // Half a hundredth more, for the rounding of thirds.
    let pixel = 1 / recorded.device.scale + 0.005
    for (index, partner) in matching.partners.enumerated() where matching.recorded.kinds[index] != nil {
      guard let partner else {
        if matching.recorded.matters(index, classes) {
          views += 1
          missing += 1
        }
        continue
      }
      let (one, other) = (matching.recorded.views[index], matching.shown.views[partner])
      let change = ParityChange(recorded: one.windowFrame, shown: other.windowFrame)
      views += 1
      if change.isWithin(pixel) { withinPixel += 1 }
      if change.isWithin(1.005) { withinPoint += 1 }
      attributes += ParityAttributes.sentences(one, other)
    }
    let taken = Set(matching.partners.compactMap { $0 })
    further = matching.shown.views.indices.count {
      matching.shown.kinds[$0] != nil && !taken.contains($0) && matching.shown.matters($0, classes)
    }
    causes = ParityCauses(matching, classes, tolerance: pixel).causes
  }

  /// Compares the pictures of a screen.
  package mutating func compare(picture recorded: CGImage, with shown: CGImage, size: CGSize) {
    similarity = PictureSimilarity.of(recorded, shown, size: size).map { ($0 * 10_000).rounded() / 10_000 }
  }
}
