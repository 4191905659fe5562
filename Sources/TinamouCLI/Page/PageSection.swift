import Foundation
import Simulator

/// A screen of a page with its pictures, as a process that draws a project's screens says it on a line.
///
/// The process is the project's: of its words, only what is shown as text is kept.
package struct PageSection: Codable {
  package var screen: PageScreen
  package var pictures: [PagePicture] = []
  /// The descriptions by the pictures' identifiers.
  package var descriptions: [String: ScreenDescription] = [:]

  /// Creates the section of a screen, without pictures.
  init(screen: PageScreen) { self.screen = screen }

  /// Returns the section with the screen's own name, and with pictures in the folder of the screen only; their
  /// identifiers and paths follow from the names of their files.
  ///
  /// - Parameters:
  ///   - name: the name of the screen that the process drew.
  ///   - isFileName: returns whether a name can be a file's.
  package func checked(as name: String, isFileName: (String) -> Bool) -> PageSection {
    var result = PageSection(screen: PageScreen(name: name, slug: Screen.slug(of: name), kind: screen.kind))
    for picture in pictures {
      let parts = picture.picture.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3, parts[0] == "pictures", parts[1] == result.screen.slug, isFileName(parts[2]),
        parts[2].hasSuffix(".png")
      else { continue }
      var own = PagePicture(
        screen: result.screen.slug, variant: String(parts[2].dropLast(4)), device: picture.device,
        settings: picture.settings)
      own.summary = picture.summary
      own.error = picture.error
      result.pictures.append(own)
      result.descriptions[own.id] = descriptions[picture.id]
    }
    return result
  }
}

extension PagePicture.Summary {
  /// Whether the layout has no findings.
  package var isClean: Bool { conflicts == 0 && ambiguities == 0 && messages == 0 }
}
