import Foundation
import ScreenRequests
import Simulator

extension ScreenConfiguration {
  /// The name of a snapshot's configuration in file names: `iphone-15.portrait.dark.xl.rtl.fr.ios17`. Settings that were not chosen are
  /// omitted, except for the appearance.
  var snapshotName: String {
    let parts: [String?] = [
      device?.id ?? "designed", orientation?.rawValue, appearance == .dark ? "dark" : "light",
      textSize.map(\.shortName), direction?.rawValue, language, system.map { "ios\($0)" },
    ]
    return parts.compactMap { $0 }.joined(separator: ".")
  }

  /// The description of the settings in records of snapshots.
  var described: [String: String] {
    var result = ["appearance": appearance == .dark ? "dark" : "light"]
    result["orientation"] = orientation?.rawValue
    result["textSize"] = textSize?.shortName
    result["direction"] = direction?.rawValue
    result["language"] = language
    // Documents on their own canvas have the system of the version of Xcode that saved them.
    if device != nil || system != nil {
      result["ios"] = "\(settings.system)"
      if settings.hasOlderDesign { result["design"] = "compatibility" }
    }
    return result
  }
}

extension ScreenRequest {
  /// Returns the configurations of snapshots, without duplicates.
  ///
  /// - Parameter areDocuments: whether documents are shown, which have a device of their own.
  func snapshotConfigurations(areDocuments: Bool) throws -> [ScreenConfiguration] {
    let isDesigned = areDocuments && devices.names.isEmpty
    if isDesigned, settings.ios != nil { throw ToolError.systemWithoutDevice }
    let models: [Device?] = isDesigned ? [nil] : try devices.chosen(defaults: ["iphone-15"])
    return configurations(on: models, orientation: isDesigned ? nil : .portrait)
  }
}
