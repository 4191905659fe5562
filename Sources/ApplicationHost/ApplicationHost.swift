import EventLoop
import Foundation
@_exported import ObjectiveC
import ObjectiveCSupport
import ScreenLint
import ScreenRequests
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
  /// The `main` functions of executables that register screens with `Tinamou.main(screens:)`.
  public var executables: [@MainActor @Sendable () async throws -> Void] = []
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
    let arguments = Array(CommandLine.arguments.dropFirst())
    // The application sees those of its scheme, as it does when Xcode runs it.
    setArguments?(Array(CommandLine.arguments.prefix(1)) + Self.launchArguments)
    let order = ApplicationOrder(arguments: arguments)
    Self.prepare(for: order?.request)
    Self.registerFonts()
    Self.tool.isCommand = true
    LeftOut.stop = { reason in MainActor.assumeIsolated { Self.drawStopped(reason) } }
    let console = CommandChannels.console
    Self.registered = RegisteredScreens.all(of: executables)
    guard var request = order?.request else {
      let status = Tinamou.runArguments(arguments, screens: screens(named: []), console: console)
      CommandChannels.end(status.rawValue)
    }
    request.followDesign(of: Self.info)
    switch order?.way {
    case .list:
      for screen in screens(named: request.controllers) { try? console.print(screen.name) }
      CommandChannels.end(0)
    case .forked(let forks):
      var processes = ScreenProcesses(self, request: request, forks)
      request = processes.run()
    case .own, nil: break
    }
    Self.request = request
    let status = Tinamou.run(request, screens: screens(named: request.controllers), console: console)
    CommandChannels.end(status.rawValue)
  }

  /// The tool as the modules of UIKit ask it.
  private static let tool = ApplicationTool()

  /// The request that the process carries out.
  private static var request: ScreenRequest?

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
    var request = ScreenRequest.ofTests ?? ScreenRequest(.session)
    request.followDesign(of: Self.info)
    Self.prepare(for: request)
    Self.registerFonts()
    do { try request.fonts.register() } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(ExitStatus.usage.rawValue)
    }
    guard let model = try? request.devices.chosen(defaults: request.result.standardDevices).first,
      let configuration = request.configurations(on: [model], orientation: .portrait).first
    else { return }
    let device = VirtualDevice(model, settings: configuration.settings)
    device.backgroundPatience = request.conditions.settle ?? 0
    Self.current = device
    let conflicts = ConflictLog(on: device)
    Self.tool.onConflicts = { conflicts.tell(in: $0) }
    guard launches, ProcessInfo.processInfo.environment["TINAMOU_TESTS_WITHOUT_HOST"] == nil else { return }
    launch(on: device)
    device.settle()
  }

  /// Configures the process for the device before any code of the application runs: its locale, network,
  /// permissions.
  private static func prepare(for request: ScreenRequest?) {
    ToolHosts.current = tool
    let appearances = ["Light": UIUserInterfaceStyle.light, "Dark": .dark]
    Device.applicationAppearance = (info["UIUserInterfaceStyle"] as? String).flatMap { appearances[$0] }
    URLLoading.onNotice { FileHandle.standardError.write(Data("warning: \($0)\n".utf8)) }
    DeviceConditions.onDenial = { permission in
      let words = "the application asked for \(permission.rawValue), which is denied; --grant allows it"
      FileHandle.standardError.write(Data("note: \(words)\n".utf8))
    }
    do {
      try (request?.conditions ?? ConditionsChoice()).apply(
        language: request?.settings.languages.first, isHosted: true)
    } catch {
      // The request tells this error when it is carried out.
      NetworkResponses().install()
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
      _ name: String, _ origin: ScreenOrigin?, _ kind: PageScreen.Kind = .screen,
      _ show: @escaping @MainActor @Sendable (VirtualDevice) -> Void
    ) {
      var unique = name
      var number = 2
      while !taken.insert(Self.slug(unique)).inserted {
        unique = "\(name) \(number)"
        number += 1
      }
      var screen = Screen(unique, kind: kind, showing: show)
      screen.origin = origin
      result.append(screen)
    }
    let delegate: AnyClass? = self.delegate
    // A screen that is shown alone finds the application's delegate, too.
    func addAlone(
      _ name: String, _ origin: ScreenOrigin, _ kind: PageScreen.Kind = .screen,
      _ show: @escaping @MainActor @Sendable (VirtualDevice) -> Void
    ) {
      add(name, origin, kind) { device in
        if let delegate { device.createDelegate(delegate) }
        show(device)
      }
    }
    for screen in Self.registered { add(screen.name, nil, screen.kind, screen.show) }
    if delegate != nil || mainStoryboard != nil {
      let application = self
      add(name, ScreenOrigin(.launch, scene: initialScene?.origin)) { device in application.launch(on: device)
      }
    }
    for scene in storyboardScenes() {
      addAlone(scene.name, ScreenOrigin(.scene, scene.storyboard, scene: scene.origin), .scene) { device in
        device.show(scene.makeController())
      }
    }
    for preview in previews {
      addAlone(preview.name, ScreenOrigin(.preview, preview.name), .preview) { device in device.show(preview)
      }
    }
    for name in wanted where !taken.contains(Self.slug(name)) {
      if let scene = storyboardScenes(ofClass: name).first {
        // Its outlets are connected, and it need not have a plain initializer.
        addAlone(name, ScreenOrigin(.scene, scene.storyboard, scene: scene.origin)) { device in
          device.show(scene.makeController())
        }
        continue
      }
      guard let type = controllerType(name) else { continue }
      addAlone(name, ScreenOrigin(.controller, name)) { device in device.show(instance(of: type)) }
    }
    return result
  }

  /// The screens that executables register.
  private static var registered: [Screen] = []

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
  private func storyboardScenes() -> [StoryboardScene] { allStoryboardScenes().filter { !isInitial($0) } }

  /// The scene that the main storyboard begins with; `nil` if there is none.
  private var initialScene: StoryboardScene? { allStoryboardScenes().first(where: isInitial) }

  private func isInitial(_ scene: StoryboardScene) -> Bool {
    scene.isInitial && scene.storyboard == mainStoryboard && scene.bundle == Bundle.main.bundlePath
  }

  private func allStoryboardScenes() -> [StoryboardScene] {
    let scenes =
      Self.scenes
      ?? ([Bundle.main] + ModuleBundles.all).flatMap { StoryboardScene.all(inBundle: $0.bundlePath) }
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
    let output: String? =
      switch request?.result {
      case .pictures(let result): result.output
      case .gallery(let result): result.output
      case .visit(let result): result.output
      default: nil
      }
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

extension ScreenRequest {
  /// Chooses the design that an application's `Info.plist` asks for, unless one is chosen.
  fileprivate mutating func followDesign(of info: [String: Any]) {
    guard settings.design == nil else { return }
    settings.design = .asked(by: info, ios: settings.ios ?? DeviceSettings.standardSystem)
  }
}
