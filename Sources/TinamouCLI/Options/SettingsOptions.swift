import ArgumentParser
import ScreenRequests
import Simulator

/// The settings of the virtual device's user, its fonts and its conditions.
package struct SettingsOptions: ParsableArguments {
  @Option(
    name: .customLong("orientation"),
    help: ArgumentHelp("How the device is held.", valueName: "orientation"))
  var orientations: [OrientationChoice] = []

  @Option(
    name: .customLong("appearance"),
    help: ArgumentHelp("The appearance; light by default.", valueName: "appearance"))
  var appearances: [AppearanceChoice] = []

  @Option(
    name: .customLong("text-size"),
    help: ArgumentHelp(
      "A text size, large by default; full names as in extra-large are understood too. Repeat for several.",
      valueName: "size"))
  var textSizes: [TextSize] = []

  @Option(
    name: .customLong("direction"),
    help: ArgumentHelp(
      "The direction of layout, left to right, right to left, or both; that of the language by default.",
      valueName: "direction"))
  var directions: [DirectionChoice] = []

  @Option(
    name: .customLong("language"),
    help: ArgumentHelp(
      "The language of the device: of texts, from .strings files and catalogues, and of dates and numbers; en by default. "
        + "Repeat for several.",
      valueName: "tag"))
  var languages: [String] = []

  @Option(
    help: ArgumentHelp(
      "The version of iOS whose sizes, margins and text rules the device has, 15 to 18, 26 or 27; 26 by default.",
      valueName: "version"))
  var ios: Int?

  @Option(
    help:
      "The design of applications on iOS 26: the current one, or that of iOS 18, which UIDesignRequiresCompatibility in Info.plist asks for as well."
  )
  var design: DesignChoice?

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

  package init() {}

  package func validate() throws {
    if let scale, !SettingsChoice.scales.contains(scale) {
      throw ValidationError("--scale must lie between 0.1 and 16.")
    }
    if let ios, !SettingsChoice.systems.contains(ios) {
      let known = SettingsChoice.systems.map { "\($0)" }.joined(separator: ", ")
      throw ValidationError("--ios \(ios): the versions that are known are \(known).")
    }
    guard languages.allSatisfy(SettingsChoice.isLanguage) else {
      throw ValidationError("--language takes a tag such as fr or pt-BR.")
    }
  }

  /// The choice for a request.
  var choice: SettingsChoice {
    var choice = SettingsChoice()
    choice.orientation = Self.united(orientations, both: .both)
    choice.appearance = Self.united(appearances, both: .both)
    choice.textSizes = textSizes
    choice.direction = Self.united(directions, both: .both)
    choice.languages = languages
    choice.ios = ios
    choice.design = design
    choice.scale = scale
    if showsStatusBar { choice.showsStatusBar = true }
    return choice
  }

  /// Returns the choice of an option that may be repeated: both, if it was given with different values.
  private static func united<Choice: Equatable>(_ given: [Choice], both: Choice) -> Choice? {
    guard let first = given.first else { return nil }
    return given.allSatisfy { $0 == first } ? first : both
  }
}

extension ScreenRequest {
  /// Creates a request of the options that commands on screens share.
  package init(_ result: ScreenResult, _ devices: DeviceOptions, _ settings: SettingsOptions) {
    self.init(result)
    self.devices = devices.choice
    self.settings = settings.choice
    fonts = settings.fonts.choice
    conditions = settings.conditions.choice
  }
}

extension OrientationChoice: ExpressibleByArgument {}
extension AppearanceChoice: ExpressibleByArgument {}
extension DesignChoice: ExpressibleByArgument {}
extension DirectionChoice: ExpressibleByArgument {}
extension PictureFormat: ExpressibleByArgument {}
