import ArgumentParser
import Foundation
import InterfaceBuilder
import Simulator
import UIKit

/// The device and the settings that a screen is shown with for a snapshot.
struct SnapshotConfiguration: Hashable, Sendable {
  /// The device; `nil` for the one that a document was designed for.
  var device: Device?
  var orientation: Orientation?
  var appearance = UIUserInterfaceStyle.light
  var textSize: TextSize?
  var direction: Direction?
  var language: String?
  var system: Int?

  /// The name in file names: `iphone-15.portrait.dark.xl.rtl.fr.ios17`. Settings that were not chosen are
  /// omitted, except for the appearance.
  var name: String {
    let parts: [String?] = [
      device?.id ?? "designed", orientation?.rawValue, appearance == .dark ? "dark" : "light",
      textSize.map(\.shortName), direction?.rawValue, language, system.map { "ios\($0)" },
    ]
    return parts.compactMap { $0 }.joined(separator: ".")
  }

  /// The settings of the device.
  var settings: DeviceSettings {
    let rightToLeft = direction.map { $0 == .rtl } ?? language.map { Localization.isRightToLeft($0) } ?? false
    return DeviceSettings(
      orientation: orientation ?? .portrait, appearance: appearance, textSize: textSize?.category ?? .large,
      layoutDirection: rightToLeft ? .rightToLeft : .leftToRight, language: language,
      system: system ?? DeviceSettings.standardSystem)
  }

  /// The description of the settings in records.
  var described: [String: String] {
    var result = ["appearance": appearance == .dark ? "dark" : "light"]
    result["orientation"] = orientation?.rawValue
    result["textSize"] = textSize?.shortName
    result["direction"] = direction?.rawValue
    result["language"] = language
    result["ios"] = system.map { "\($0)" }
    return result
  }
}

/// The matrix of devices and settings.
struct SnapshotMatrixOptions: ParsableArguments {
  @OptionGroup var devices: DeviceOptions

  @Option(help: "How the devices are held; portrait by default.")
  var orientation: OrientationChoice?

  @Option(help: "The appearance; light by default.")
  var appearance: AppearanceChoice?

  @Option(
    name: .customLong("text-size"),
    help: ArgumentHelp("A text size, large by default; repeat for several.", valueName: "size"))
  var textSizes: [TextSize] = []

  @Option(help: "The direction of layout, or both; that of the language by default.")
  var direction: DirectionChoice?

  @Option(
    name: .customLong("language"),
    help: ArgumentHelp("The language of the device, en by default; repeat for several.", valueName: "tag"))
  var languages: [String] = []

  @Option(help: ArgumentHelp("The version of iOS, 18 by default.", valueName: "version"))
  var ios: Int?

  @Option(help: ArgumentHelp("Pixels per point; the device's own by default.", valueName: "number"))
  var scale: Double?

  @OptionGroup var fonts: FontOptions
  @OptionGroup var conditions: ConditionsOptions

  func validate() throws {
    if let scale, !(0.1...16).contains(scale) {
      throw ValidationError("--scale must lie between 0.1 and 16.")
    }
    if let ios, !SettingsOptions.systems.contains(ios) {
      let known = SettingsOptions.systems.map { "\($0)" }.joined(separator: ", ")
      throw ValidationError("--ios \(ios): the versions that are known are \(known).")
    }
    for language in languages
    where language.isEmpty || !language.allSatisfy({ $0.isLetter || $0.isNumber || "-_".contains($0) }) {
      throw ValidationError("--language takes a tag such as fr or pt-BR.")
    }
  }

  /// Returns all combinations, without duplicates.
  ///
  /// - Parameter areDocuments: whether documents are shown, which have a device of their own.
  func configurations(areDocuments: Bool) throws -> [SnapshotConfiguration] {
    if areDocuments, ios != nil, devices.devices.isEmpty { throw ToolError.systemWithoutDevice }
    let models: [Device?] =
      areDocuments && devices.devices.isEmpty ? [nil] : try devices.chosen(defaults: ["iphone-15"])
    let orientations: [Orientation?] =
      orientation?.orientations ?? (areDocuments && devices.devices.isEmpty ? [nil] : [.portrait])
    let styles = (appearance ?? .light).styles
    let sizes: [TextSize?] = textSizes.isEmpty ? [nil] : textSizes
    let directions: [Direction?] = direction?.directions ?? [nil]
    let tags: [String?] = languages.isEmpty ? [nil] : languages
    var result: [SnapshotConfiguration] = []
    for device in models {
      for orientation in orientations {
        for appearance in styles {
          for textSize in sizes {
            for direction in directions {
              for language in tags {
                let configuration = SnapshotConfiguration(
                  device: device, orientation: orientation, appearance: appearance, textSize: textSize,
                  direction: direction, language: language, system: ios)
                if !result.contains(configuration) { result.append(configuration) }
              }
            }
          }
        }
      }
    }
    return result
  }

  /// The options as arguments for a drawing process.
  var arguments: [String] {
    func pair(_ name: String, _ value: String?) -> [String] { value.map { ["--\(name)=\($0)"] } ?? [] }
    return devices.arguments + pair("orientation", orientation?.rawValue)
      + pair("appearance", appearance?.rawValue) + textSizes.flatMap { pair("text-size", $0.shortName) }
      + pair("direction", direction?.rawValue) + languages.flatMap { pair("language", $0) }
      + pair("ios", ios.map { "\($0)" }) + pair("scale", scale.map { "\($0)" }) + fonts.arguments
      + conditions.arguments
  }
}

enum DirectionChoice: String, CaseIterable, ExpressibleByArgument {
  case ltr, rtl, both

  var directions: [Direction] {
    switch self {
    case .ltr: [.ltr]
    case .rtl: [.rtl]
    case .both: [.ltr, .rtl]
    }
  }
}
