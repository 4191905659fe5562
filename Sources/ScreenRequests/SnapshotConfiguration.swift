import DeviceModels
import InterfaceBuilder
import Simulator
import UIKit

/// A device and settings that snapshots are kept in, as a value for files and for other processes.
///
/// A choice that is the default is the same as none, so that a configuration has one name whatever options led to it.
package struct SnapshotConfiguration: Codable, Hashable, Sendable {
  /// The id of the device; `nil` for the one that a document was designed for.
  package var device: String?
  package var orientation: OrientationChoice?
  package var appearance: AppearanceChoice?
  package var textSize: TextSize?
  package var direction: Direction?
  /// The tag of the language.
  package var language: String?
  /// The version of iOS.
  package var ios: Int?
  package var design: DesignChoice?
  package var statusBar: Bool?
  /// A Boolean value that indicates whether accessibility elements are shown; `nil` for `false`.
  package var accessibility: Bool?
  /// Pixels per point of pictures; those of the device if nothing is chosen.
  package var scale: Double?
  /// The names in paths of the screens that have the configuration; `nil` for all, and empty for those that have no other.
  package var screens: [String]?

  package init() {}

  /// Creates the value of a configuration.
  ///
  /// - Parameter isDocument: Whether documents are shown. Their language and their system have defaults of their own.
  package init(_ configuration: ScreenConfiguration, scale: Double?, isDocument: Bool) {
    device = configuration.device?.id
    orientation = configuration.orientation.map { $0 == .portrait ? .portrait : .landscape }
    appearance = configuration.appearance.map { $0 == .dark ? .dark : .light }
    textSize = configuration.textSize
    direction = configuration.direction
    language = configuration.language
    ios = configuration.system
    design = configuration.design
    if configuration.showsStatusBar { statusBar = true }
    self.scale = scale
    self = normalized(isDocument: isDocument)
  }

  /// The configuration without the choices that are defaults.
  package func normalized(isDocument: Bool) -> SnapshotConfiguration {
    var result = self
    if textSize?.category == .large { result.textSize = nil }
    if statusBar == false { result.statusBar = nil }
    if accessibility == false { result.accessibility = nil }
    guard !isDocument, device != nil else { return result }
    if appearance == nil { result.appearance = .light }
    if orientation == nil { result.orientation = .portrait }
    let isRightToLeft = language.map { Localization.isRightToLeft($0) } ?? false
    if direction == (isRightToLeft ? .rtl : .ltr) { result.direction = nil }
    if language == Self.standardLanguage { result.language = nil }
    if ios == DeviceSettings.standardSystem { result.ios = nil }
    // Devices of earlier versions have no other design.
    if design == .current || (result.ios ?? DeviceSettings.standardSystem) < 26 { result.design = nil }
    return result
  }

  /// The language of devices if none is chosen.
  private static let standardLanguage = "en"

  /// Returns the configuration of screens.
  ///
  /// - Throws: An error of the catalog if it has no such device.
  package func configuration(in catalog: DeviceCatalog) throws(DeviceCatalog.UnknownDevice)
    -> ScreenConfiguration
  {
    var result = ScreenConfiguration()
    if let device { result.device = try catalog.device(named: device) }
    result.orientation = orientation?.orientations.first
    result.appearance = appearance?.styles.first
    result.textSize = textSize
    result.direction = direction
    result.language = language
    result.system = ios
    result.design = design
    result.showsStatusBar = statusBar ?? false
    return result
  }

  /// Returns whether a screen has the configuration.
  ///
  /// - Parameter name: The screen's name in paths, or that of a document, which the names of its scenes begin with.
  package func includes(_ name: String) -> Bool {
    screens?.contains { $0 == name || $0.hasPrefix(name + ".") } ?? true
  }

  // MARK: Names

  /// The name in names of files, as in `iphone-15.portrait.dark.xl.rtl.fr.ios17.compatibility`. What is not chosen is left out,
  /// but for the appearance.
  package var name: String {
    let parts: [String?] = [
      device ?? Self.designed, orientation?.rawValue, appearance == .dark ? "dark" : "light",
      textSize?.shortName,
      direction?.rawValue, language, ios.map { "ios\($0)" },
      design == .compatibility ? design?.rawValue : nil, accessibility == true ? Self.accessible : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: ".")
  }

  private static let designed = "designed"
  private static let accessible = "accessibility"

  /// Creates the configuration that has a name, also one with defaults in it; `nil` for other texts.
  package init?(name: String) {
    self.init()
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let known = Set((OrientationChoice.allCases.map(\.rawValue) + AppearanceChoice.allCases.map(\.rawValue)))
    // Ids of devices can have points.
    guard let start = parts.firstIndex(where: known.contains), start > 0 else { return nil }
    let device = parts[..<start].joined(separator: ".")
    if device != Self.designed { self.device = device }
    for part in parts[start...] {
      if appearance == nil, let value = OrientationChoice(rawValue: part), value != .both, orientation == nil
      {
        orientation = value
      } else if let value = AppearanceChoice(rawValue: part), value != .both, appearance == nil {
        appearance = value
      } else if let value = TextSize(part), value.shortName == part, textSize == nil {
        textSize = value
      } else if let value = Direction(rawValue: part), direction == nil {
        direction = value
      } else if part.hasPrefix("ios"), let value = Int(part.dropFirst(3)), ios == nil {
        ios = value
      } else if part == DesignChoice.compatibility.rawValue, design == nil {
        design = .compatibility
      } else if part == Self.accessible, accessibility == nil {
        accessibility = true
      } else if SettingsChoice.isLanguage(part), language == nil, appearance != nil, !known.contains(part) {
        language = part
      } else {
        return nil
      }
    }
    guard appearance != nil else { return nil }
  }

  /// A Boolean value that indicates whether a file can have this: values that are written by no run are refused.
  package var isPossible: Bool {
    orientation != .both && appearance != .both && (language.map(SettingsChoice.isLanguage) ?? true)
      && screens?.isEmpty != true && (ios.map(SettingsChoice.systems.contains) ?? true)
      && (scale.map(SettingsChoice.scales.contains) ?? true)
  }
}

extension [SnapshotConfiguration] {
  /// Returns the configurations of a screen.
  ///
  /// - Parameter name: The screen's name in paths, or that of a document, which the names of its scenes begin with.
  package func of(_ name: String) -> [SnapshotConfiguration] {
    let own = filter { $0.includes(name) }
    return own.isEmpty ? filter { $0.screens?.isEmpty == true } : own
  }
  /// Returns the configurations with each name once: one that was written in two ways has the screens of both.
  package func merged() -> Self {
    reduce(into: []) { result, one in
      guard let index = result.firstIndex(where: { $0.name == one.name }) else {
        result.append(one)
        return
      }
      let old = result[index].screens
      result[index].screens = old.flatMap { old in one.screens.map { Set(old).union($0).sorted() } }
    }
  }
}
