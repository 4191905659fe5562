import ArgumentParser
import InterfaceBuilder
import Simulator
import UIKit

/// The settings of the virtual device's user.
package struct SettingsOptions: ParsableArguments {
  /// Creates the default options.
  package init() {}

  @Option(help: "How the device is held.")
  var orientation: OrientationChoice?

  @Option(help: "The appearance; light by default.")
  var appearance: AppearanceChoice?

  @Option(
    name: .customLong("text-size"),
    help: ArgumentHelp(
      "A text size, large by default; full names as in extra-large are understood too. Repeat for several.",
      valueName: "size"))
  var textSizes: [TextSize] = []

  @Option(
    help: "The direction of layout, left to right, right to left, or both; that of the language by default.")
  var direction: DirectionChoice?

  @Option(
    name: .customLong("language"),
    help: ArgumentHelp(
      "The language of the device: of texts, from .strings files and catalogues, and of dates and numbers; en by default. "
        + "Repeat for several.",
      valueName: "tag"))
  var languages: [String] = []

  @Option(
    help: ArgumentHelp(
      "The version of iOS whose sizes, margins and text rules the device has, 15 to 18 or 26; 18 by default.",
      valueName: "version"))
  var ios: Int?

  @Option(
    help: ArgumentHelp("Pixels per point of the pictures; the device's own by default.", valueName: "number"))
  var scale: Double?

  @Flag(
    name: .customLong("status-bar"),
    help:
      "Pictures of whole screens have a status bar, at 9:41, and a home indicator, as controllers wish them.")
  var showsStatusBar = false

  @OptionGroup var fonts: FontOptions
  @OptionGroup var conditions: ConditionsOptions

  package func validate() throws {
    if let scale, !(0.1...16).contains(scale) {
      throw ValidationError("--scale must lie between 0.1 and 16.")
    }
    if let ios, !Self.systems.contains(ios) {
      let known = Self.systems.map { "\($0)" }.joined(separator: ", ")
      throw ValidationError("--ios \(ios): the versions that are known are \(known).")
    }
    guard languages.allSatisfy(Self.isLanguage) else {
      throw ValidationError("--language takes a tag such as fr or pt-BR.")
    }
  }

  /// Returns whether a text can be the tag of a language.
  static func isLanguage(_ tag: String) -> Bool {
    !tag.isEmpty && tag.allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) }
  }

  /// The versions of iOS that devices can have.
  package static let systems = [15, 16, 17, 18, 26]

  /// The options as arguments, for a process that draws.
  var arguments: [String] {
    func pair(_ name: String, _ value: String?) -> [String] { value.map { ["--\(name)=\($0)"] } ?? [] }
    return pair("orientation", orientation?.rawValue) + pair("appearance", appearance?.rawValue)
      + textSizes.flatMap { pair("text-size", $0.shortName) } + pair("direction", direction?.rawValue)
      + languages.flatMap { pair("language", $0) } + pair("ios", ios.map { "\($0)" })
      + pair("scale", scale.map { "\($0)" })
      + (showsStatusBar ? ["--status-bar"] : []) + fonts.arguments + conditions.arguments
  }

  /// The arguments that make another process of this executable show documents in the same way.
  var workerArguments: [String] { fonts.arguments + (conditions.region.map { ["--region", $0] } ?? []) }

  /// Applies the options to the process before anything is shown: its fonts, locale, network and permissions.
  ///
  /// - Parameter documents: whether documents are shown, which make no requests.
  @MainActor func prepare(documents: Bool = false) throws {
    if documents, conditions.isUsed { throw ToolError.conditionsOfDocuments }
    try fonts.register()
    try conditions.apply(
      language: languages.count == 1 ? languages[0] : nil, isHosted: Tinamou.isHosted)
  }

  /// The settings for each combination of what is chosen.
  func settings(defaultOrientation: OrientationChoice) -> [DeviceSettings] {
    let sizes = textSizes.isEmpty ? [TextSize(category: .large)] : textSizes
    let tags: [String?] = languages.isEmpty ? [nil] : languages
    var result: [DeviceSettings] = []
    for orientation in (orientation ?? defaultOrientation).orientations {
      for style in (appearance ?? .light).styles {
        for size in sizes {
          for language in tags {
            let own = language.map { Localization.isRightToLeft($0) } == true ? Direction.rtl : .ltr
            for direction in direction?.directions ?? [own] {
              var settings = DeviceSettings(
                orientation: orientation, appearance: style, textSize: size.category,
                layoutDirection: direction == .rtl ? .rightToLeft : .leftToRight, language: language,
                system: ios ?? DeviceSettings.standardSystem)
              settings.showsStatusBar = showsStatusBar
              if !result.contains(settings) { result.append(settings) }
            }
          }
        }
      }
    }
    return result
  }
}

enum OrientationChoice: String, CaseIterable, ExpressibleByArgument {
  case portrait, landscape, both

  var orientations: [Orientation] {
    switch self {
    case .portrait: [.portrait]
    case .landscape: [.landscape]
    case .both: Orientation.allCases
    }
  }
}

enum AppearanceChoice: String, CaseIterable, ExpressibleByArgument {
  case light, dark, both

  var styles: [UIUserInterfaceStyle] {
    switch self {
    case .light: [.light]
    case .dark: [.dark]
    case .both: [.light, .dark]
    }
  }
}

enum Direction: String, CaseIterable, ExpressibleByArgument {
  case ltr, rtl
}

extension PictureFormat: ExpressibleByArgument {}
