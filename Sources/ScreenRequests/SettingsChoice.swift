import InterfaceBuilder
import Simulator
import UIKit

/// The choice of a device's settings; `nil` and empty where nothing is chosen.
package struct SettingsChoice: Codable, Equatable, Sendable {
  package var orientation: OrientationChoice?
  package var appearance: AppearanceChoice?
  package var textSizes: [TextSize] = []
  package var direction: DirectionChoice?
  /// Tags of languages, as in `pt-BR`.
  package var languages: [String] = []
  /// The version of iOS.
  package var ios: Int?
  /// The design of applications on iOS 26; that of their SDK if nothing is chosen.
  package var design: DesignChoice?
  /// Pixels per point of pictures.
  package var scale: Double?
  /// A Boolean value that indicates whether pictures of whole screens have a status bar.
  package var showsStatusBar: Bool?

  package init() {}

  func completed(by other: SettingsChoice) -> SettingsChoice {
    var choice = self
    choice.orientation = orientation ?? other.orientation
    choice.appearance = appearance ?? other.appearance
    if textSizes.isEmpty { choice.textSizes = other.textSizes }
    choice.direction = direction ?? other.direction
    if languages.isEmpty { choice.languages = other.languages }
    choice.ios = ios ?? other.ios
    choice.design = design ?? other.design
    choice.scale = scale ?? other.scale
    choice.showsStatusBar = showsStatusBar ?? other.showsStatusBar
    return choice
  }

  /// Returns whether a text can be the tag of a language.
  package static func isLanguage(_ tag: String) -> Bool {
    !tag.isEmpty && tag.allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) }
  }

  /// The versions of iOS that devices can have.
  package static let systems = [15, 16, 17, 18, 26]

  /// The scales that pictures can have, in pixels per point.
  package static let scales = 0.1...16
}

/// The design of an application on iOS 26 and later.
package enum DesignChoice: String, CaseIterable, Codable, Sendable {
  /// That of the system, which applications have that are built with its SDK.
  case current
  /// That of iOS 18, which applications keep that are built with an older SDK, or with `UIDesignRequiresCompatibility`.
  case compatibility

  /// Returns the design that an application's `Info.plist` asks for; `nil` if it says nothing.
  ///
  /// With the SDK of iOS 27 the key is ignored (UIKit updates of June 2026).
  ///
  /// - Parameter ios: The version of iOS, which is that of the SDK.
  package static func asked(by info: [String: Any], ios: Int) -> DesignChoice? {
    guard info["UIDesignRequiresCompatibility"] as? Bool == true, ios < 27 else { return nil }
    return .compatibility
  }
}

/// An orientation, or both.
package enum OrientationChoice: String, CaseIterable, Codable, Sendable {
  case portrait, landscape, both

  package var orientations: [Orientation] {
    switch self {
    case .portrait: [.portrait]
    case .landscape: [.landscape]
    case .both: Orientation.allCases
    }
  }
}

/// An appearance, or both.
package enum AppearanceChoice: String, CaseIterable, Codable, Sendable {
  case light, dark, both

  package var styles: [UIUserInterfaceStyle] {
    switch self {
    case .light: [.light]
    case .dark: [.dark]
    case .both: [.light, .dark]
    }
  }
}

/// A direction of layout.
package enum Direction: String, CaseIterable, Codable, Sendable {
  case ltr, rtl
}

/// A direction of layout, or both.
package enum DirectionChoice: String, CaseIterable, Codable, Sendable {
  case ltr, rtl, both

  package var directions: [Direction] {
    switch self {
    case .ltr: [.ltr]
    case .rtl: [.rtl]
    case .both: [.ltr, .rtl]
    }
  }
}

/// A text size, by one of its names.
package struct TextSize: Hashable, Codable, Sendable {
  package let category: UIContentSizeCategory

  package init(category: UIContentSizeCategory) { self.category = category }

  /// Parses a name, short as in `xl` or full as in `extra-large`; `nil` for anything else.
  package init?(_ name: String) {
    guard let category = UIContentSizeCategory(named: name) else { return nil }
    self.category = category
  }

  /// The short name.
  package var shortName: String { category.shortName }

  package init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    guard let size = TextSize(name) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "no text size: \(name)"))
    }
    self = size
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(shortName)
  }
}
