import ArgumentParser

/// The devices and the settings of pictures, which a page can change.
struct MatrixOptions: ParsableArguments {
  @OptionGroup var devices: DeviceOptions
  @OptionGroup var settings: SettingsOptions

  init() {}

  /// Creates the options of a command.
  init(_ devices: DeviceOptions, _ settings: SettingsOptions) throws {
    self = try Self.parse([])
    self.devices = devices
    self.settings = settings
  }

  /// The options that a page can change, as arguments.
  var matrix: [String] {
    let all = settings.arguments
    let fixed = Set(common)
    return devices.devices.map { "--device=\($0)" } + all.filter { !fixed.contains($0) }
  }

  /// The options that all pictures have in common, as arguments.
  var common: [String] {
    var rest = settings
    rest.orientation = nil
    rest.appearance = nil
    rest.textSizes = []
    rest.direction = nil
    rest.languages = []
    return devices.devicesFile.map { "--devices-file=\($0)" } + rest.arguments
  }
}

extension PageConfiguration {
  /// The choices as arguments. What cannot be drawn is an error when they are parsed.
  var arguments: [String] {
    func pair(_ name: String, _ values: [String], both: String? = nil) -> [String] {
      if let both, Set(values).count > 1 { return ["--\(name)=\(both)"] }
      return values.map { "--\(name)=\($0)" }
    }
    var directions = self.directions
    // Without a choice the direction is that of the language.
    if Set(directions).count > 1 { directions = [] }
    return pair("device", devices) + pair("orientation", orientations, both: "both")
      + pair("appearance", appearances, both: "both") + pair("text-size", textSizes)
      + (Set(self.directions).count > 1 ? ["--direction=both"] : pair("direction", directions))
      + pair("language", languages)
  }
}
