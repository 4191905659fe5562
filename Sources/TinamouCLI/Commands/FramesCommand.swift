import ArgumentParser
import ScreenRequests

struct FramesCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames", abstract: "Prints the views of screens or documents with their frames.",
    discussion: """
      Screens are registered view controllers or those of a project; their frames are in points, in the window's \
      coordinates.

      Documents are .storyboard and .xib files of Interface Builder. Each is laid out on the device that it was \
      designed for, or on those that --device names; its frames are in the superview's coordinates.

      --json prints an object to the line for each screen, device and orientation, or for each document, in one form: \
      frames in the coordinates of the superview and of the window, texts with their fonts, what assistive applications \
      are told, the constraints that touch each view, conflicts and ambiguities. Documentation/frames.schema.json is the \
      form's JSON Schema. --inspect adds what an inspector shows.
      """)

  @OptionGroup var screens: ScreenArguments
  @OptionGroup var devices: DeviceOptions
  @OptionGroup var settings: SettingsOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var confinement: ConfinementOptions

  @Flag(
    help: "Print JSON: an object to the line for each screen, device and orientation, or for each document.")
  var json = false

  @Flag(
    help:
      "With --json, add what an inspector shows: the geometry of views, the parts of constraints, and which decide a frame."
  )
  var inspect = false

  var result: ScreenResult {
    var frames = FrameResult()
    frames.isJSON = json
    frames.inspects = inspect
    return .frames(frames)
  }

  func validate() throws {
    if inspect, !json { throw ValidationError("--inspect is for --json.") }
  }
}
