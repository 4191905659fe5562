import ScreenRequests
import Simulator
import SnapshotComparison
import UIKit

/// A screen that the tool can draw: a name, and a function that creates its view controller.
public struct Screen: Sendable {
  /// The name on the command line and in the gallery.
  public private(set) var name: String
  /// The kind of the screen.
  package var kind = PageScreen.Kind.screen
  /// The file that declares it, and the line, where they are known.
  var file: String?
  var line: Int?

  /// The place that it comes from; `nil` for a screen that code registers.
  package var origin: ScreenOrigin?

  /// Shows a new instance on a device.
  package let show: @MainActor @Sendable (VirtualDevice) -> Void

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - name: the name on the command line and in the gallery, which must be unique.
  ///   - make: returns a new view controller. It is called once for every picture, after the virtual device
  ///     has been set
  ///     up.
  public init(_ name: String, _ make: @escaping @MainActor @Sendable () -> UIViewController) {
    self.name = name
    show = { $0.show(make()) }
  }

  /// Creates a screen that is not shown by a view controller, such as a whole launched application.
  package init(
    _ name: String, kind: PageScreen.Kind = .screen,
    showing show: @escaping @MainActor @Sendable (VirtualDevice) -> Void
  ) {
    self.name = name
    self.kind = kind
    self.show = show
  }

  /// The name in file names: lowercase words joined by hyphens. Long names are truncated and get a
  /// distinguishing number, since file names have at most 255 bytes.
  package var slug: String { Self.slug(of: name) }

  /// The screen as pages list it.
  var page: PageScreen {
    var result = PageScreen(name: name, slug: slug, kind: kind)
    (result.file, result.line) = (file, line)
    return result
  }

  /// Returns screens with a number after each name that an earlier one has.
  ///
  /// - Parameter earlier: Screens before these, which keep their names.
  static func numbered(_ screens: [Screen], after earlier: [Screen] = []) -> [Screen] {
    var taken = Set(earlier.map(\.slug))
    return screens.map { screen in
      var (unique, number) = (screen, 2)
      while !taken.insert(unique.slug).inserted {
        unique.name = "\(screen.name) \(number)"
        number += 1
      }
      return unique
    }
  }

  /// Returns the name of a screen in file names, which identifies the screen.
  package static func slug(of name: String) -> String {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? "screen" : words.joined(separator: "-").shortened(toBytes: 120)
  }

  /// Throws an error if two screens have the same name in file names.
  package static func check(_ screens: [Screen]) throws {
    var seen: [String: String] = [:]
    for screen in screens {
      if let other = seen.updateValue(screen.name, forKey: screen.slug) {
        throw ToolError.sameScreenNames(other, screen.name)
      }
    }
  }

  /// Returns the screen of a name, ignoring case and punctuation.
  static func named(_ name: String, among screens: [Screen]) throws -> Screen {
    let wanted = slug(of: name)
    if let screen = screens.first(where: { $0.slug == wanted }) { return screen }
    throw ToolError.unknownScreen(name, known: screens.map(\.name))
  }
}

extension ScreenRequest {
  /// Returns the places of screens by their names, for a request that lists them or checks them; `nil` for others.
  package func origins(of screens: [Screen], among names: [String]) -> [String: ScreenOrigin]? {
    switch result {
    case .states, .lint: break
    case .snapshots(let result) where result.isList: break
    default: return nil
    }
    let wanted = Set(names)
    return screens.reduce(into: [:]) { if wanted.contains($1.name) { $0[$1.name] = $1.origin } }
  }
}
