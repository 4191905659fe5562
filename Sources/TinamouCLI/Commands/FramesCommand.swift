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

        frames MyApp.xcodeproj --screen SignUpViewController
        frames Main.storyboard --json
        frames MyApp.xcodeproj "Sign up" --script visit.json --steps 2
      """)

  @OptionGroup var screens: ScreenArguments
  @OptionGroup(title: OptionTitles.devices) var devices: DeviceOptions
  @OptionGroup(title: OptionTitles.settings) var settings: SettingsOptions
  @OptionGroup(title: OptionTitles.projects) var project: ProjectOptions
  @OptionGroup(title: OptionTitles.limits) var confinement: ConfinementOptions

  @Flag(
    help: "Print JSON: an object to the line for each screen, device and orientation, or for each document.")
  var json = false

  @Flag(
    help:
      "With --json, add what an inspector shows: the geometry of views, the parts of constraints, and which decide a frame."
  )
  var inspect = false

  @Option(
    help: ArgumentHelp(
      "A file with the steps of a visit, as for run: the frames are those after it. Of one screen.",
      valueName: "file"),
    completion: .file())
  var script: String?

  @Option(
    help: ArgumentHelp(
      "With --script, the number of steps that are performed; all by default.", valueName: "count"))
  var steps: Int?

  var result: ScreenResult {
    var frames = FrameResult()
    frames.script = script
    frames.steps = steps
    frames.isJSON = json
    frames.inspects = inspect
    return .frames(frames)
  }

  func execute(in context: Context) throws -> ExitStatus {
    if let script {
      guard try request().documents.isEmpty else {
        throw ValidationError("A visit is played on screens, not on documents.")
      }
      // Wrong steps are told before anything is built.
      _ = try Visit(file: script)
    }
    return try run(in: context)
  }

  func validate() throws {
    if inspect, !json { throw ValidationError("--inspect is for --json.") }
    if let steps {
      guard script != nil else { throw ValidationError("--steps is for --script.") }
      guard steps >= 0 else { throw ValidationError("--steps has to be 0 or more.") }
    }
  }
}
