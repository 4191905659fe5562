import ClassMetadata
import CoreGraphics
import FileAccess
import ForkSafeLocks
import Foundation
import ParityComparison
import ScreenRequests
import Simulator
import UIKit

/// Shows the screens of recordings, and compares them.
@MainActor
struct ParityRun {
  let recordings: RecordingFolder
  /// The screens to compare, by their names in files; empty for all.
  let wanted: Set<String>
  let devices: DeviceChoice
  let comparesPictures: Bool
  /// The path of the project; `nil` for the screens of this executable.
  let path: String?
  let project: ProjectOptions
  let confinement: ConfinementOptions
  let context: Context

  typealias Pictures = [String: (recorded: Data, shown: Data)]

  /// A device with settings, on which screens are shown.
  private struct Configuration: Hashable {
    var device: String
    var settings: ParityRecording.Settings
    var ios: Int
    var isCompatible: Bool
  }

  /// A screen here.
  private struct Shown {
    var description: ParityRecording
    var picture: Data?
  }

  /// Shows and compares.
  ///
  /// - Returns: the report, the pictures by the path of the recording, and whether the application ended before it had shown all
  ///   screens.
  func run() throws -> (report: ParityReport, pictures: Pictures, isCrashed: Bool) {
    let catalog = try devices.catalog()
    let classes = ParityClasses(known: Self.known)
    var pictures: Pictures = [:]
    var results: [ParityScreen] = []
    var groups: [(configuration: Configuration, members: [RecordingFolder.Entry])] = []
    for entry in recordings.entries where isWanted(entry.recording.screen) {
      let configuration: Configuration
      do { configuration = try self.configuration(of: entry.recording, in: catalog) } catch let error
        as NoDevice
      {
        var result = Self.result(of: entry)
        result.problem = error.reason
        results.append(result)
        continue
      }
      if let index = groups.firstIndex(where: { $0.configuration == configuration }) {
        groups[index].members.append(entry)
      } else {
        groups.append((configuration, [entry]))
      }
    }
    var isCrashed = false
    for (configuration, members) in groups {
      let (shown, status) = try show(members.map(\.recording), in: configuration)
      isCrashed = isCrashed || status == .crashed
      for entry in members {
        var result = Self.result(of: entry)
        let device = try catalog.device(named: configuration.device)
        if device.name != entry.recording.device.name, device.id != entry.recording.device.id {
          result.shownOn = device.name
        }
        if configuration.ios != entry.recording.settings.ios { result.shownAs = configuration.ios }
        compare(entry, with: shown, isCrashed: status == .crashed, classes, &result, &pictures)
        results.append(result)
      }
    }
    for picture in recordings.pictures { results.append(Self.result(of: picture)) }
    results.sort { $0.recording < $1.recording }
    let problems = recordings.problems + (comparesPictures ? recordings.missingPictures : [])
    return (ParityReport(screens: results, problems: problems), pictures, isCrashed)
  }

  private func isWanted(_ screen: String) -> Bool {
    wanted.isEmpty || wanted.contains(Screen.slug(of: screen))
  }

  /// The names of UIKit's classes of views.
  private static let known: Set<String> = {
    let classes = LoadedClasses.subclasses(of: UIView.self).filter { SystemModules.isSystems($0) }
    return Set(classes.map { "\($0)" } + ["UIView"])
  }()

  // MARK: Results

  private static func result(of entry: RecordingFolder.Entry) -> ParityScreen {
    let recording = entry.recording
    var result = ParityScreen(
      recording: entry.path, screen: recording.screen, device: recording.device.name ?? recording.device.id,
      system: recording.recording?.system ?? "\(recording.settings.ios)")
    let settings = recording.settings
    if settings.appearance != "light" { result.settings["appearance"] = settings.appearance }
    if settings.orientation != "portrait" { result.settings["orientation"] = settings.orientation }
    if settings.direction != "ltr" { result.settings["direction"] = settings.direction }
    if let size = textSize(of: settings), size != .large {
      result.settings["textSize"] = "text size \(TextSize(category: size).shortName)"
    }
    if let language = settings.language { result.settings["language"] = language }
    return result
  }

  private static func result(of picture: RecordingFolder.LonePicture) -> ParityScreen {
    let name = ((picture.path as NSString).lastPathComponent as NSString).deletingPathExtension
    var result = ParityScreen(
      recording: picture.path, screen: name,
      device: "\(Int(picture.size.width)) x \(Int(picture.size.height)) pixels", system: "unknown")
    result.problem =
      "the recording is a picture only, without frames, so that nothing can be compared with them"
    return result
  }

  private func compare(
    _ entry: RecordingFolder.Entry, with shown: [String: Shown], isCrashed: Bool, _ classes: ParityClasses,
    _ result: inout ParityScreen, _ pictures: inout Pictures
  ) {
    let names = Self.names(of: entry.recording)
    guard let own = names.lazy.compactMap({ shown[Screen.slug(of: $0)] }).first else {
      let screen = names.map { "\"\($0)\"" }.joined(separator: " or ")
      result.problem =
        isCrashed
        ? "the application ended, and has not shown \(screen)" : "there is no screen \(screen) here"
      return
    }
    result.compare(entry.recording, with: own.description, classes: classes)
    guard comparesPictures, let recorded = entry.picture, let drawn = own.picture,
      let one = try? CGImage.decode(recorded), let all = try? CGImage.decode(drawn)
    else { return }
    let device = entry.recording.device
    guard let area = entry.recording.recording?.pictureArea else {
      result.compare(picture: one, with: all, size: CGSize(width: device.width, height: device.height))
      pictures[entry.path] = (recorded, drawn)
      return
    }
    let scale = Double(all.width) / own.description.device.width
    let pixels = CGRect(
      x: (area[0] * scale).rounded(), y: (area[1] * scale).rounded(), width: (area[2] * scale).rounded(),
      height: (area[3] * scale).rounded())
    guard let part = all.cropping(to: pixels) else { return }
    result.compare(picture: one, with: part, size: CGSize(width: area[2], height: area[3]))
    if let shown = part.pngData() { pictures[entry.path] = (recorded, shown) }
  }

  /// The names by which the screen of a recording is found here: its own, and that of its controller.
  private static func names(of recording: ParityRecording) -> [String] {
    guard let controller = recording.recording?.controller, controller != recording.screen else {
      return [recording.screen]
    }
    return [recording.screen, controller]
  }

  // MARK: Configurations

  private struct NoDevice: Error {
    let reason: String
  }

  /// Returns the device and the settings of a recording.
  private func configuration(
    of recording: ParityRecording, in catalog: DeviceCatalog
  ) throws -> Configuration {
    let device = try device(of: recording, in: catalog)
    let ios = recording.settings.ios
    // The newest version that is known and is not newer, or else the oldest.
    let system = SettingsChoice.systems.last { $0 <= ios } ?? SettingsChoice.systems[0]
    let digits = recording.recording?.sdk.map { $0.drop { !$0.isNumber }.prefix { $0.isNumber } }
    let sdk = digits.flatMap { Int($0) } ?? ios
    return Configuration(
      device: device.id, settings: recording.settings, ios: system, isCompatible: ios >= 26 && sdk < 26)
  }

  private func device(of recording: ParityRecording, in catalog: DeviceCatalog) throws -> Device {
    if !devices.names.isEmpty, let device = try devices.chosen(defaults: []).first { return device }
    let own = recording.device
    for name in [own.name, own.id].compactMap({ $0 }) {
      if let device = try? catalog.device(named: name) { return device }
    }
    // Another device of the same size.
    let sides = [own.width, own.height].sorted()
    let found = catalog.devices.first { device in
      [Double(device.size.width), Double(device.size.height)].sorted() == sides
        && Double(device.scale) == own.scale
    }
    guard let found else {
      throw NoDevice(
        reason:
          "no device here is called \(own.name ?? own.id), or has \(Int(own.width)) x \(Int(own.height)) points; "
          + "--devices-file adds one, and --device names one for all recordings")
    }
    return found
  }

  private static func textSize(of settings: ParityRecording.Settings) -> UIContentSizeCategory? {
    UIContentSizeCategory.allCategories.first { $0.rawValue == settings.textSize }
  }

  // MARK: Showing

  /// Lays out the screens of recordings.
  ///
  /// - Returns: the screens by their names in files, and how the command ended that shows them.
  private func show(
    _ members: [ParityRecording], in configuration: Configuration
  ) throws -> (screens: [String: Shown], status: ExitStatus) {
    var frames = FrameResult()
    frames.isJSON = true
    frames.inspects = true
    let output = Mutex(Data())
    let console = context.console.writing { data in output.withLock { $0.append(data) } }
    let status = try carryOut(request(.frames(frames), members, configuration), console)
    var result: [String: Shown] = [:]
    for line in output.withLock({ $0 }).split(separator: UInt8(ascii: "\n")) {
      do {
        let description = try ParityRecording(shown: Data(line))
        result[Screen.slug(of: description.screen)] = Shown(description: description)
      } catch {
        context.console.error("a screen cannot be compared: its description \(error.description)")
      }
    }
    if comparesPictures { try draw(members, in: configuration, into: &result) }
    return (result, status)
  }

  /// Draws the screens into a folder that is removed.
  private func draw(
    _ members: [ParityRecording], in configuration: Configuration, into result: inout [String: Shown]
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tinamou-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let console = context.console.writing { _ in }
    _ = try carryOut(request(.pictures(PictureResult(output: folder.path)), members, configuration), console)
    let files = UserFolder(named: folder.path)
    for name in files.contents() {
      // The name of the screen is in front of those of the device and the settings.
      guard let slug = name.split(separator: ".").first.map(String.init) else { continue }
      result[slug]?.picture = files.read([name])
    }
  }

  private func request(
    _ what: ScreenResult, _ members: [ParityRecording], _ configuration: Configuration
  ) -> ScreenRequest {
    var request = ScreenRequest(what)
    request.devices = devices
    request.devices.names = [configuration.device]
    let settings = configuration.settings
    request.settings.orientation = settings.orientation == "landscape" ? .landscape : .portrait
    request.settings.appearance = settings.appearance == "dark" ? .dark : .light
    request.settings.textSizes = [TextSize(category: Self.textSize(of: settings) ?? .large)]
    request.settings.direction = settings.direction == "rtl" ? .rtl : .ltr
    request.settings.languages = settings.language.map { SettingsChoice.isLanguage($0) ? [$0] : [] } ?? []
    request.settings.ios = configuration.ios
    if configuration.isCompatible { request.settings.design = .compatibility }
    let names = members.flatMap(Self.names)
    if path == nil {
      let known = context.screens.map(\.name).filter { name in
        names.contains { Screen.slug(of: $0) == Screen.slug(of: name) }
      }
      request.screens = known
    } else {
      // A project's other screens are shown too: their names are known when it is built. A class is a screen if there is one.
      var seen: Set<String> = []
      request.controllers = names.filter { seen.insert($0).inserted }
    }
    return request
  }

  private func carryOut(_ request: ScreenRequest, _ console: Console) throws -> ExitStatus {
    guard let path, let tool = Tinamou.projects else {
      guard !request.screens.isEmpty else { return .success }
      return try ScreenRun(request, screens: context.screens, console: console).run()
    }
    var (own, options) = try tool.completed(request, project, besideProject: path)
    // Those of tinamou.yml are not the recorded ones.
    (own.screens, own.controllers) = (request.screens, request.controllers)
    own.settings.languages = request.settings.languages
    let call = ProjectCall(path: path, request: own, options: options, confinement: confinement)
    return try tool.run(call, console: console)
  }
}
