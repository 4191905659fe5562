import Simulator
import SnapshotComparison
import UIKit

/// A screen that the tool can draw: a name, and how to make its view controller.
public struct Screen: Sendable {
  /// The name on the command line and in the gallery.
  public let name: String

  /// Shows a fresh copy on a device.
  let show: @MainActor @Sendable (VirtualDevice) -> Void

  /// - Parameters:
  ///   - name: the name on the command line and in the gallery; each name once.
  ///   - make: makes a fresh view controller. It is called once for every picture, after the virtual device has
  ///     been set up.
  public init(_ name: String, _ make: @escaping @MainActor @Sendable () -> UIViewController) {
    self.name = name
    show = { $0.show(make()) }
  }

  /// A screen that something else than a controller shows: a whole application that is launched.
  package init(_ name: String, showing show: @escaping @MainActor @Sendable (VirtualDevice) -> Void) {
    self.name = name
    self.show = show
  }

  /// The name in files' names: lower case, words joined by hyphens. Long ones are cut, with a number behind that tells them
  /// apart, since files' names have at most 255 bytes.
  var slug: String { Self.slug(of: name) }

  /// The name of a screen in files' names, by which screens are told apart.
  package static func slug(of name: String) -> String {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? "screen" : words.joined(separator: "-").shortened(toBytes: 120)
  }

  /// Names must tell screens apart, in files' names too.
  static func check(_ screens: [Screen]) throws {
    var seen: [String: String] = [:]
    for screen in screens {
      if let other = seen.updateValue(screen.name, forKey: screen.slug) {
        throw ToolError.sameScreenNames(other, screen.name)
      }
    }
  }

  /// The screen of a name: case and punctuation do not matter.
  static func named(_ name: String, among screens: [Screen]) throws -> Screen {
    let wanted = slug(of: name)
    if let screen = screens.first(where: { $0.slug == wanted }) { return screen }
    throw ToolError.unknownScreen(name, known: screens.map(\.name))
  }
}
