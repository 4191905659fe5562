import Foundation
import ScreenLint
import ScreenRequests
import Simulator
import UIKit
import ViewDescriptions

/// A picture with its description, as the process that draws it hands it over: a line of JSON.
package struct PreviewDrawing: Codable, Sendable {
  package var screen: PageScreen
  /// The entry of the page; nil where a screen ended its process before its first picture.
  package var picture: PagePicture?
  /// The picture as PNG.
  package var png: Data?
  /// The description as JSON.
  package var description: String?
  package var error: String?
  /// The facts that rules compare with the other pictures of the screen.
  package var facts: LintFacts.Screen?
  /// The views, before the description is put together.
  var views: [ViewDescription]?

  package init(screen: PageScreen) { self.screen = screen }

  package var line: String { (try? JSONLine.text(of: self)) ?? "{}" }
}

// MARK: Checks

extension PreviewDrawing {
  /// The most characters of a name or an identifier.
  private static let nameLimit = 1000
  /// The most characters of a reason.
  private static let reasonLimit = 20_000

  /// Returns the drawing as it may be served: the process that draws a project is the project's. Identifiers are names of files, paths follow
  /// from them, settings are those that there are, and the picture is a PNG.
  ///
  /// A description that is too long is left out; its values are read when a page asks for them.
  func checked() throws(SessionFailure) -> PreviewDrawing {
    func refuse(_ reason: String) -> SessionFailure { SessionFailure("a picture is not shown: \(reason)") }
    func isName(_ text: String) -> Bool {
      !text.isEmpty && text.count <= Self.nameLimit && text != "." && text != ".."
        && !text.unicodeScalars.contains { $0 == "/" || $0.value < 32 || $0.value == 127 }
    }
    guard isName(screen.slug) else { throw refuse("the identifier of its screen is no name") }
    var result = self
    result.screen.name = String(screen.name.prefix(Self.nameLimit))
    if let file = screen.file, file.count > Self.nameLimit { result.screen.file = nil }
    if let line = screen.line, line < 1 { result.screen.line = nil }
    result.error = error.map { String($0.prefix(Self.reasonLimit)) }
    result.views = nil
    result.facts = facts?.possible
    if let png, !png.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      throw refuse("it is no PNG")
    }
    guard let picture else { return result }
    let prefix = screen.slug + "/"
    guard picture.screen == screen.slug, picture.id.hasPrefix(prefix) else {
      throw refuse("it is of another screen")
    }
    let variant = String(picture.id.dropFirst(prefix.count))
    guard isName(variant) else { throw refuse("its identifier is no name") }
    guard isName(picture.device.id), picture.device.name.count <= Self.nameLimit, picture.device.isPossible
    else { throw refuse("its device is none") }
    guard picture.settings.areKnown else { throw refuse("its settings are none") }
    var own = PagePicture(
      screen: screen.slug, variant: variant, device: picture.device, settings: picture.settings)
    own.description = PagePicture.servedDescription(of: own.id)
    own.summary = picture.summary
    own.findings = picture.findings?.prefix(PagePicture.findingLimit).map(\.checked)
    own.error = picture.error.map { String($0.prefix(Self.reasonLimit)) }
    result.picture = own
    if let description, description.utf8.count > PageDescription.byteLimit { result.description = nil }
    return result
  }
}

extension PagePicture.Device {
  /// A Boolean value that indicates whether the numbers are those of a device.
  fileprivate var isPossible: Bool {
    (0...100_000).contains(width) && (0...100_000).contains(height) && (0...100).contains(scale)
      && (0...100_000).contains(cornerRadius)
  }
}

extension PagePicture.Settings {
  /// A Boolean value that indicates whether each of the settings is one of those that there are.
  fileprivate var areKnown: Bool {
    ["portrait", "landscape"].contains(orientation) && ["light", "dark"].contains(appearance)
      && ["ltr", "rtl"].contains(direction) && TextSize.allValueStrings.contains(textSize)
      && (1...100).contains(language.utf8.count)
      && language.utf8.allSatisfy {
        $0 < 128 && (UnicodeScalar($0).properties.isAlphabetic || "0123456789-_@=;".utf8.contains($0))
      }
      && (ios.map { (1...99).contains($0) } ?? true)
  }
}
