import ScreenRequests
import Simulator
import UIKit

/// The pictures that a process of an application is asked for by a request. Their names follow from the screens that the
/// application has and from what the user chose, and are not the application's.
@MainActor
package struct ExpectedPictures {
  private let request: ScreenRequest
  private let devices: [Device]
  /// The names of the pictures of a visit.
  private var visit: [String] = []

  /// Creates the pictures of a request.
  ///
  /// - Returns: `nil` for a request of no pictures in files.
  package init?(_ request: ScreenRequest) throws {
    switch request.result {
    case .pictures, .gallery, .preview: break
    case .visit(let result): visit = VisitPictures.names(of: try Visit(file: result.script).json)
    case .frames, .explanation, .session, .snapshots, .lint, .states: return nil
    }
    self.request = request
    devices = try request.devices.chosen(defaults: request.result.standardDevices)
  }

  private func jobs(of screen: String) -> [PictureJob] {
    PictureJob.jobs(of: request, screens: [Screen(screen) { UIViewController() }], devices: devices)
  }

  /// Returns the entries of a page for a screen's pictures.
  package func entries(of screen: String) -> [PagePicture] { jobs(of: screen).map { PagePicture($0) } }

  /// Returns the paths of a screen's pictures relative to the folder that they are written into.
  package func files(of screen: String) -> [String] {
    switch request.result {
    case .gallery: return entries(of: screen).map(\.picture)
    case .pictures(let result):
      let count = result.frames ?? 1
      return jobs(of: screen).flatMap { job in
        (0..<count).map { "\(job.fileStem)\(PictureResult.part($0, of: count)).\(ending)" }
      }
    case .visit:
      let jobs = jobs(of: screen)
      return jobs.count == 1 ? visit : jobs.flatMap { job in visit.map { "\(job.variant)/\($0)" } }
    case .preview, .frames, .explanation, .session, .snapshots, .lint, .states: return []
    }
  }

  /// The format of pictures that go to standard output, as the ending of a file's name.
  package var ending: String {
    if case .pictures(let result) = request.result { (result.format ?? .png).fileExtension } else { "png" }
  }
}
