import EventLoop
import Foundation
@_exported import ObjectiveC
import ObjectiveCSupport
import Simulator
@_exported import TinamouCLI
@_exported import UIKit

/// An application that `tinamou` has built from a project, with its screens.
///
/// The executable of an application calls ``main()``; it then has the commands of executables with registered
/// screens. The screens are the first one after launch, every scene of its storyboards, its previews, and
/// controllers by name.
@MainActor
public struct HostedApplication {
  /// The name of the application.
  public var name: String
  /// The name of the module of the application's sources.
  public var module: String
  /// The class of the application delegate; `nil` if the application has none.
  public var delegate: AnyClass?
  /// The previews in the application's sources, each a screen.
  public var previews: [PreviewScreen]
  /// Replaces the process's arguments, which is possible only in code of Swift 5.
  public var setArguments: (([String]) -> Void)?

  /// Creates an application.
  public init(name: String, module: String, delegate: AnyClass?, previews: [PreviewScreen]) {
    self.name = name
    self.module = module
    self.delegate = delegate
    self.previews = previews
  }

  /// Runs the command of the process's arguments and exits.
  ///
  /// This is not an asynchronous function, so that the first thread serves the application's main queue and
  /// run loop.
  public func main() -> Never {
    MainQueue.activate(.exclusive)
    var arguments = Array(CommandLine.arguments.dropFirst())
    // The application sees those of its scheme, as it does when Xcode runs it.
    setArguments?(Array(CommandLine.arguments.prefix(1)) + Self.launchArguments)
    Self.applyConditions(arguments)
    Self.registerFonts()
    LeftOut.stop = { reason in MainActor.assumeIsolated { Self.drawStopped(reason) } }
    VirtualDevice.incompleteness = { LeftOut.reasons }
    Tinamou.willShow = CommandChannels.willShow
    if arguments.first == "--list-screens" {
      for screen in screens(named: Self.values(of: "--screen", in: arguments)) {
        try? CommandChannels.console.print(screen.name)
      }
      CommandChannels.end(0)
    }
    var command: (parsed: Tinamou.ParsedCommand, screen: String)?
    if arguments.first == ScreenProcesses.command {
      var processes = ScreenProcesses(self, arguments: arguments)
      arguments = processes.run()
      command = processes.command
    }
    Self.commandArguments = arguments
    if arguments.first == "run-script" {
      arguments.removeFirst()
      CommandChannels.end(ScriptRun(application: self, arguments: arguments).run())
    }
    let screens = screens(named: Self.values(of: "--screen", in: arguments))
    let console = CommandChannels.console
    let status =
      command.map { Tinamou.run($0.parsed, screen: $0.screen, screens: screens, console: console) }
      ?? Tinamou.runArguments(arguments, screens: screens, console: console)
    CommandChannels.end(status.rawValue)
  }

  /// The arguments of the process's command.
  private static var commandArguments: [String] = []

  /// The environment variable that contains the arguments of the application's scheme, as a JSON array.
  private static let launchVariable = "TINAMOU_LAUNCH_ARGUMENTS"

  private static var launchArguments: [String] {
    guard let text = ProcessInfo.processInfo.environment[launchVariable] else { return [] }
    return (try? JSONDecoder().decode([String].self, from: Data(text.utf8))) ?? []
  }

  /// Prepares the process for tests: sets the current device, by default an iPhone 15, and launches the
  /// application in which they run.
  ///
  /// Nothing is launched if the environment contains `TINAMOU_TESTS_WITHOUT_HOST`, for applications whose
  /// launch fails here. Tests without an application have the screen, and no window until they create one.
  public func prepareTests(launches: Bool) {
    guard !CommandLine.arguments.contains("--list-tests") else { return }
    let given = ProcessInfo.processInfo.environment[Self.testArguments] ?? ""
    let options = given.split(separator: "\n").map(String.init)
    Self.applyConditions(options)
    Self.registerFonts()
    let name = Self.values(of: "--device", in: options).first ?? "iphone-15"
    guard let model = try? DeviceCatalog.standard.device(named: name) else { return }
    let system = Self.values(of: "--ios", in: options).first.flatMap(Int.init)
    let device = VirtualDevice(
      model, settings: DeviceSettings(system: system ?? DeviceSettings.standardSystem))
    device.backgroundPatience = Self.values(of: "--settle", in: options).first.flatMap(Double.init) ?? 0
    Self.current = device
    guard launches, ProcessInfo.processInfo.environment["TINAMOU_TESTS_WITHOUT_HOST"] == nil else { return }
    launch(on: device)
    device.settle()
  }

  /// The environment variable that contains the options of `tinamou test`, one per line: XCTest parses the
  /// process's arguments.
  private static let testArguments = "TINAMOU_TEST_ARGUMENTS"

  /// Configures the process for the device before any code of the application runs: its locale, network,
  /// permissions.
  private static func applyConditions(_ arguments: [String]) {
    Tinamou.isHosted = true
    URLLoading.onNotice { FileHandle.standardError.write(Data("warning: \($0)\n".utf8)) }
    DeviceConditions.onDenial = { permission in
      let words = "the application asked for \(permission.rawValue), which is denied; --grant allows it"
      FileHandle.standardError.write(Data("note: \(words)\n".utf8))
    }
    do {
      let words = ConditionsOptions.names.flatMap { name in
        values(of: name, in: arguments).map { "\(name)=\($0)" }
      }
      let language = values(of: "--language", in: arguments).first
      try ConditionsOptions.parse(words).apply(language: language, isHosted: true)
    } catch {
      // The command that parses all of its arguments reports this error; others report it here.
      NetworkResponses().install()
      if arguments.first == "run-script" {
        FileHandle.standardError.write(Data("error: \(ConditionsOptions.message(for: error))\n".utf8))
        exit(ExitStatus.usage.rawValue)
      }
    }
    BundleLocalization.install()
    KeyedArchives.install()
    RuntimeClasses.prepare()
    UserDefaults.standard.register(defaults: [
      "AppleLanguages": ProcessLocale.preferredLanguages, "AppleLocale": Locale.current.identifier,
    ])
  }

  /// Registers the application's own fonts, which are available from its first line on.
  private static func registerFonts() {
    for message in UIFont.registerAppFonts(info, in: Bundle.main.bundlePath) {
      FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
    }
  }

  static func values(of option: String, in arguments: [String]) -> [String] {
    var result: [String] = []
    for (index, argument) in arguments.enumerated() {
      if argument == option, index + 1 < arguments.count { result.append(arguments[index + 1]) }
      if argument.hasPrefix(option + "=") { result.append(String(argument.dropFirst(option.count + 1))) }
    }
    return result
  }

  /// The contents of the bundle's `Info.plist`.
  static let info: [String: Any] = {
    guard let data = FileManager.default.contents(atPath: Bundle.main.bundlePath + "/Info.plist"),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return [:] }
    return list as? [String: Any] ?? [:]
  }()

  // MARK: Screens

  /// Returns the screens, with unique names.
  func screens(named wanted: [String]) -> [Screen] {
    var result: [Screen] = []
    var taken: Set<String> = []
    func add(
      _ name: String, _ kind: PageScreen.Kind = .screen,
      _ show: @escaping @MainActor @Sendable (VirtualDevice) -> Void
    ) {
      var unique = name
      var number = 2
      while !taken.insert(Self.slug(unique)).inserted {
        unique = "\(name) \(number)"
        number += 1
      }
      result.append(Screen(unique, kind: kind, showing: show))
    }
    if delegate != nil || mainStoryboard != nil {
      let application = self
      add(name) { device in application.launch(on: device) }
    }
    for scene in storyboardScenes() {
      add(scene.name, .scene) { device in device.show(scene.makeController(in: nil)) }
    }
    for preview in previews {
      add(preview.name, .preview) { device in device.show(preview) }
    }
    for name in wanted where !taken.contains(Self.slug(name)) {
      if let scene = storyboardScenes(ofClass: name).first {
        // Its outlets are connected, and it need not have a plain initializer.
        add(name) { device in device.show(scene.makeController(in: nil)) }
        continue
      }
      guard let type = controllerType(name) else { continue }
      add(name) { device in device.show(instance(of: type)) }
    }
    return result
  }

  private static func slug(_ name: String) -> String { Screen.slug(of: name) }

  private func controllerType(_ name: String) -> UIViewController.Type? {
    let type: AnyClass? = RuntimeClasses.type(named: "\(module).\(name)") ?? RuntimeClasses.type(named: name)
    return type as? UIViewController.Type
  }

  /// The storyboard of the first screen; `nil` for an empty name.
  private var mainStoryboard: String? {
    (Self.info["UIMainStoryboardFile"] as? String).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the scenes with a controller of a class.
  private func storyboardScenes(ofClass name: String) -> [StoryboardScene] {
    allStoryboardScenes().filter { $0.className == name }
  }

  /// Returns the scenes of the bundle's storyboards, except for launch screens and the application's first
  /// scene.
  private func storyboardScenes() -> [StoryboardScene] {
    allStoryboardScenes().filter { !$0.isInitial || $0.storyboard != mainStoryboard }
  }

  private func allStoryboardScenes() -> [StoryboardScene] {
    let scenes = Self.scenes ?? StoryboardScene.all(inBundle: Bundle.main.bundlePath)
    Self.scenes = scenes
    return scenes
  }

  /// The scenes of all storyboards, which processes of single screens have from the one that forked them.
  private static var scenes: [StoryboardScene]?

  // MARK: Launching

  /// Launches the application as iOS does and shows its first screen.
  func launch(on device: VirtualDevice) {
    Self.current = device
    var info = Self.info
    if delegate == nil, info["UIMainStoryboardFile"] == nil { info = [:] }
    device.launch(delegate ?? PlainDelegate.self, info: info)
  }

  /// The current device, for pictures of screens that stop.
  static var current: VirtualDevice?

  /// Draws the current state when the application reaches left-out code without an empty value.
  private static func drawStopped(_ reason: String) {
    LeftOut.stop = nil
    let output =
      values(of: "-o", in: commandArguments).first ?? values(of: "--output", in: commandArguments).first
    guard let current, let output, let data = try? current.picture(.png) else {
      CommandChannels.end(ExitStatus.crashed.rawValue)
    }
    let path = output.hasSuffix(".png") ? output : output + "/stopped.png"
    try? FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try? data.write(to: URL(fileURLWithPath: path))
    FileHandle.standardError.write(
      Data("the screen stopped there; as far as it came it is in \(path)\n".utf8))
    CommandChannels.end(ExitStatus.crashed.rawValue)
  }
}

/// The delegate of applications without one.
private final class PlainDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
