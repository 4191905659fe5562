import Foundation
import ScreenRequests
import Simulator

extension ScreenConfiguration {
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
  /// Returns the configurations of snapshots, without duplicates: those that the result names, or else those that the devices and
  /// settings are.
  func snapshotConfigurations(areDocuments: Bool) throws -> [SnapshotConfiguration] {
    if case .snapshots(let result) = result, let configurations = result.configurations {
      let catalog = try devices.catalog()
      for one in configurations { try Self.check(one, catalog) }
      return configurations
    }
    let isDesigned = areDocuments && devices.names.isEmpty
    if isDesigned, settings.ios != nil { throw ToolError.systemWithoutDevice }
    let models: [Device?] = isDesigned ? [nil] : try devices.chosen(defaults: ["iphone-15"])
    var names: Set<String> = []
    return configurations(on: models, orientation: isDesigned ? nil : .portrait)
      .map { configuration in
        var one = SnapshotConfiguration(configuration, scale: settings.scale, isDocument: areDocuments)
        if showsAccessibility { one.accessibility = true }
        return one
      }
      .filter { names.insert($0.name).inserted }
  }

  private static func check(_ configuration: SnapshotConfiguration, _ catalog: DeviceCatalog) throws {
    do { _ = try configuration.configuration(in: catalog) } catch { throw ToolError.unknownDevice(error) }
  }

  private var showsAccessibility: Bool {
    if case .snapshots(let result) = result { result.showsAccessibility } else { false }
  }

  /// A Boolean value that indicates whether devices or settings are chosen that make configurations.
  var choosesConfigurations: Bool {
    var others = settings
    (others.scale, others.showsStatusBar) = (nil, nil)
    return showsAccessibility || !devices.names.isEmpty || others != SettingsChoice()
  }
}
