import ArgumentParser
import ScreenRequests
import Simulator

struct RenderCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draws screens or documents as PNG, JPEG, SVG or PDF.",
    discussion: """
      Documents are .storyboard and .xib files of Interface Builder. Each scene, and each view that stands on its own, \
      becomes a picture: on the device that the document was designed for, or on those that --device names.

      Prints the paths of the pictures. Conflicts and ambiguities of the layouts are reported on standard error, and \
      make the exit code 1.

        render MyApp.xcodeproj --device iphone-15 -o pictures
        render Main.storyboard --appearance dark --text-size ax3 -o dark.png
      """)

  @OptionGroup var screens: ScreenArguments
  @OptionGroup(title: OptionTitles.devices) var devices: DeviceOptions
  @OptionGroup(title: OptionTitles.settings) var settings: SettingsOptions
  @OptionGroup(title: OptionTitles.projects) var project: ProjectOptions
  @OptionGroup(title: OptionTitles.limits) var confinement: ConfinementOptions

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "A file ending in .png, .jpg, .svg or .pdf, a directory, or - for standard output.", valueName: "path"),
    completion: .file())
  var output = "."

  @Option(help: ArgumentHelp("The pictures' format in a directory.", valueName: "format"))
  var format: PictureFormat?

  @OptionGroup var encoding: EncodingOptions

  @Option(
    help: ArgumentHelp(
      "Draws screens as they are so many seconds after they appeared, in the middle of their animations; by default when "
        + "these have ended.", valueName: "seconds"))
  var at: Double?

  @Option(
    help: ArgumentHelp(
      "Draws so many moments of a screen, each a sixtieth of a second after the one before, into a directory or into one "
        + "moving picture that ends in .apng.", valueName: "number"))
  var frames: Int?

  @Flag(
    help:
      "Draws accessibility elements: numbered boxes in their order, beside them a list of labels and traits.")
  var accessibility = false

  func validate() throws {
    if accessibility, frames != nil || at != nil {
      throw ValidationError("--accessibility shows screens when their animations have ended.")
    }
    if let at, !(0...3600).contains(at) { throw ValidationError("--at must lie between 0 and 3600.") }
    if let frames, !(1...3600).contains(frames) {
      throw ValidationError("--frames must lie between 1 and 3600.")
    }
  }

  var result: ScreenResult {
    var pictures = PictureResult(output: output, png: encoding.png)
    pictures.format = format
    pictures.at = at
    pictures.frames = frames
    pictures.showsAccessibility = accessibility
    return .pictures(pictures)
  }
}
