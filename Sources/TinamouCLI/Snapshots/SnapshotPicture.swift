import Foundation
import SnapshotComparison

/// A picture of a snapshot that was drawn, with its record.
struct SnapshotPicture: Sendable {
  let id: SnapshotID
  /// The screen's title.
  let title: String
  /// The picture as PNG.
  let picture: Data
  let record: SnapshotRecord
  /// The time that drawing took, in seconds.
  let seconds: Double

  /// The reason why a line is no picture of a snapshot.
  struct Refusal: Error, Hashable, CustomStringConvertible {
    let description: String
  }

  /// Creates the picture of a line.
  ///
  /// - Parameter line: a line with a picture, of a process whose code may say anything.
  init(_ line: SnapshotLine) throws(Refusal) {
    guard let screen = line.screen.flatMap({ ReportedName($0) }),
      let configuration = line.configuration.flatMap({ ReportedName($0) })
    else { throw Refusal(description: "the name of a picture is not that of a screen and a configuration") }
    id = SnapshotID(screen: screen, configuration: configuration)
    guard let picture = line.picture, ReportedPicture.isPossible(png: picture) else {
      throw Refusal(description: "\(id): what was drawn is not a PNG of a possible size")
    }
    guard let record = line.record else { throw Refusal(description: "\(id): the picture has no frames") }
    do { try record.check() } catch { throw Refusal(description: "\(id): the record of frames \(error)") }
    guard record.fits(picture: picture) else {
      throw Refusal(description: "\(id): the frames are of another picture")
    }
    self.picture = picture
    self.record = record
    let title = ReportedText.line(line.title ?? "")
    self.title = title.isEmpty ? screen.description : String(title.prefix(1000))
    seconds = line.seconds.flatMap { (0...86_400).contains($0) ? $0 : nil } ?? 0
  }
}
