import Foundation
import UIKit

/// Records screens on iOS, to compare them with what Tinamou shows on Linux.
///
/// Copy this file into a test target whose host is your application, and call it from tests, of XCTest or of Swift Testing:
///
/// ```swift
/// @MainActor func testRecordsLogin() throws {
///   try TinamouParity.record("Login") { LoginViewController() }
/// }
/// ```
///
/// Each call writes a picture and a description of all views: frames, classes, texts, fonts, colors, traits and versions. `tinamou parity`
/// compares them. The file uses public API of iOS 15 only, and compiles with the UIKit of Apple's and with that of Tinamou.
public enum TinamouParity {
  /// Choices of a recording.
  public struct Options {
    /// The folder that recordings are written into. The default is that of the environment variable `TINAMOU_PARITY_FOLDER`, or else
    /// `ParityRecordings` beside the file of the test.
    public var folder: URL?
    /// The appearance; that of the device by default.
    public var appearance: UIUserInterfaceStyle
    /// The text size; that of the device by default. Another one needs iOS 17.
    public var textSize: UIContentSizeCategory
    /// The time that a screen has before it is recorded, in seconds.
    public var settling: TimeInterval

    /// Creates choices.
    public init(
      folder: URL? = nil, appearance: UIUserInterfaceStyle = .unspecified,
      textSize: UIContentSizeCategory = .unspecified, settling: TimeInterval = 0.5
    ) {
      self.folder = folder
      self.appearance = appearance
      self.textSize = textSize
      self.settling = settling
    }
  }

  /// A reason why a screen cannot be recorded.
  public struct Failure: Error, CustomStringConvertible, LocalizedError {
    /// The message.
    public let description: String
    /// The same as `description`.
    public var errorDescription: String? { description }
  }

  /// The version of the form of recordings.
  private static let version = 1
  /// The environment variable with the folder of recordings. `xcodebuild` hands it over as `TEST_RUNNER_TINAMOU_PARITY_FOLDER`.
  private static let folderVariable = "TINAMOU_PARITY_FOLDER"

  // MARK: Recording

  /// Shows a new view controller in a window of its own, records it, and removes the window.
  ///
  /// - Parameters:
  ///   - name: the name of the screen, by which `tinamou parity` finds the same screen.
  ///   - make: returns the view controller.
  /// - Returns: the path of the description.
  @MainActor @discardableResult
  public static func record(
    _ name: String, options: Options = Options(), file: StaticString = #filePath,
    _ make: () throws -> UIViewController
  ) throws -> URL {
    guard Bundle.main.bundleIdentifier?.hasPrefix("com.apple.dt.xctest") != true else {
      throw Failure(
        description: "the test target has no host application: choose one under General, Host Application")
    }
    let window: UIWindow
    let previous = scene?.windows.first { $0.isKeyWindow }
    if let scene {
      window = UIWindow(windowScene: scene)
    } else {
      window = UIWindow(frame: UIScreen.main.bounds)
    }
    try apply(options, to: window)
    let animates = UIView.areAnimationsEnabled
    UIView.setAnimationsEnabled(false)
    defer {
      // The keyboard would be over the next screen.
      window.endEditing(true)
      window.isHidden = true
      window.rootViewController = nil
      previous?.makeKey()
      UIView.setAnimationsEnabled(animates)
    }
    window.rootViewController = try make()
    window.makeKeyAndVisible()
    return try record(name, window: window, options: options, file: file)
  }

  /// Records the window of a view controller that is on the screen.
  @MainActor @discardableResult
  public static func record(
    _ name: String, controller: UIViewController, options: Options = Options(),
    file: StaticString = #filePath
  ) throws -> URL {
    guard let window = controller.viewIfLoaded?.window else {
      throw Failure(description: "\(name): the view of \(type(of: controller)) is in no window")
    }
    try apply(options, to: window)
    return try record(name, window: window, options: options, file: file)
  }

  /// Records a window as it is. Appearance and text size of the options are not applied.
  @MainActor @discardableResult
  public static func record(
    _ name: String, window: UIWindow, options: Options = Options(), file: StaticString = #filePath
  ) throws -> URL {
    guard name.contains(where: { $0.isLetter || $0.isNumber }) else {
      throw Failure(description: "\"\(name)\" is no name of a screen: it has no letter")
    }
    window.layoutIfNeeded()
    if options.settling > 0 { RunLoop.current.run(until: Date(timeIntervalSinceNow: options.settling)) }
    window.layoutIfNeeded()
    let picture = try picture(of: window, name: name)
    let device = Device(window)
    let folder = folder(options, file).appendingPathComponent("\(device.id)-\(device.system)")
    let stem = stem(of: name, window.traitCollection, options)
    let text = description(of: window, name: name, device: device, picture: "\(stem).png")
    let path = folder.appendingPathComponent("\(stem).json")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try picture.write(to: folder.appendingPathComponent("\(stem).png"), options: .atomic)
      try Data(text.utf8).write(to: path, options: .atomic)
    } catch {
      throw Failure(
        description: "\(name): \(folder.path) cannot be written (\(error.localizedDescription)); set "
          + "\(folderVariable), or options.folder")
    }
    return path
  }

  @MainActor private static var scene: UIWindowScene? {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    return scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
  }

  @MainActor private static func apply(_ options: Options, to window: UIWindow) throws {
    if options.appearance != .unspecified { window.overrideUserInterfaceStyle = options.appearance }
    guard options.textSize != .unspecified else { return }
    guard #available(iOS 17.0, *) else {
      throw Failure(
        description: "before iOS 17 the text size is that of the device: xcrun simctl ui booted content_size")
    }
    window.traitOverrides.preferredContentSizeCategory = options.textSize
  }

  @MainActor private static func picture(of window: UIWindow, name: String) throws -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = window.screen.scale
    format.opaque = true
    format.preferredRange = .standard
    var isDrawn = false
    let renderer = UIGraphicsImageRenderer(bounds: window.bounds, format: format)
    let data = renderer.pngData { _ in
      isDrawn = window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
    guard isDrawn else { throw Failure(description: "\(name): the window cannot be drawn") }
    return data
  }

  // MARK: Files

  private static func folder(_ options: Options, _ file: StaticString) -> URL {
    if let folder = options.folder { return folder }
    if let path = ProcessInfo.processInfo.environment[folderVariable], !path.isEmpty {
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    return URL(fileURLWithPath: "\(file)").deletingLastPathComponent()
      .appendingPathComponent("ParityRecordings")
  }

  /// Lowercase words joined by hyphens.
  private static func slug(_ name: String) -> String {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  /// The name of the files of a recording, without their ending: a screen can be recorded in several settings.
  private static func stem(of name: String, _ traits: UITraitCollection, _ options: Options) -> String {
    var parts = [slug(name)]
    if traits.userInterfaceStyle == .dark { parts.append("dark") }
    let size = traits.preferredContentSizeCategory
    if size != .large, size != .unspecified {
      parts.append(slug(size.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")))
    }
    return parts.joined(separator: ".")
  }

  /// The device and its versions.
  private struct Device {
    let id: String
    let name: String
    let model: String
    let system: String
    let isSimulator: Bool
    let size: CGSize
    let scale: CGFloat

    @MainActor init(_ window: UIWindow) {
      let environment = ProcessInfo.processInfo.environment
      name = environment["SIMULATOR_DEVICE_NAME"] ?? UIDevice.current.name
      model = environment["SIMULATOR_MODEL_IDENTIFIER"] ?? UIDevice.current.model
      isSimulator = environment["SIMULATOR_DEVICE_NAME"] != nil
      system = UIDevice.current.systemVersion
      id = TinamouParity.slug(name)
      size = window.screen.bounds.size
      scale = window.screen.scale
    }

    var major: Int { Int(system.prefix { $0 != "." }) ?? 0 }
  }

  // MARK: Description

  @MainActor private static func description(
    of window: UIWindow, name: String, device: Device, picture: String
  ) -> String {
    let traits = window.traitCollection
    var settings: [String: Value] = [
      "orientation": .text(window.bounds.width > window.bounds.height ? "landscape" : "portrait"),
      "appearance": .text(traits.userInterfaceStyle == .dark ? "dark" : "light"),
      "textSize": .text(traits.preferredContentSizeCategory.rawValue),
      "direction": .text(traits.layoutDirection == .rightToLeft ? "rtl" : "ltr"),
      "ios": .number(Double(device.major)),
    ]
    if let language = Locale.preferredLanguages.first, language != "en", language != "en-US" {
      settings["language"] = .text(language)
    }
    let root = window.rootViewController
    var recording: [String: Value] = [
      "version": .number(Double(version)), "system": .text(device.system), "model": .text(device.model),
      "simulator": .flag(device.isSimulator), "picture": .text(picture),
      "safeArea": .insets(window.safeAreaInsets),
      "traits": .object([
        "horizontal": .text(sizeClass(traits.horizontalSizeClass)),
        "vertical": .text(sizeClass(traits.verticalSizeClass)),
        "contrast": .text(traits.accessibilityContrast == .high ? "high" : "normal"),
        "gamut": .text(traits.displayGamut == .P3 ? "P3" : "sRGB"),
      ]),
    ]
    let info = Bundle.main.infoDictionary ?? [:]
    if let sdk = info["DTSDKName"] as? String { recording["sdk"] = .text(sdk) }
    if let xcode = info["DTXcode"] as? String { recording["xcode"] = .text(xcode) }
    if let root { recording["controller"] = .text("\(type(of: root))") }
    let parts: [(String, Value)] = [
      ("format", .number(1)), ("screen", .text(name)),
      (
        "device",
        .object([
          "id": .text(device.id), "name": .text(device.name), "width": .number(Double(device.size.width)),
          "height": .number(Double(device.size.height)), "scale": .number(Double(device.scale)),
        ])
      ),
      ("settings", .object(settings)), ("recording", .object(recording)),
    ]
    // A view to the line, so that changes can be read in version control.
    let views = views(in: window).map { "    " + Value.object($0).json }
    return "{\n" + parts.map { "  \(Value.quoted($0)): \($1.json),\n" }.joined()
      + "  \"views\": [\n" + views.joined(separator: ",\n")
      + "\n  ],\n"
      + ["constraints", "conflicts", "ambiguities", "messages"].map { "  \"\($0)\": []" }
      .joined(separator: ",\n") + "\n}\n"
  }

  private static func sizeClass(_ value: UIUserInterfaceSizeClass) -> String {
    value == .regular ? "regular" : value == .compact ? "compact" : "unspecified"
  }

  /// Describes the window and the views in it, each before its subviews.
  @MainActor private static func views(in window: UIWindow) -> [[String: Value]] {
    var result: [[String: Value]] = []
    var numbers: [String: Int] = [:]
    var stack: [(view: UIView, depth: Int, isHidden: Bool, parent: String?)] = [(window, 0, false, nil)]
    while let (view, depth, isHidden, parent) = stack.popLast() {
      let name = "\(type(of: view))"
      numbers[name, default: 0] += 1
      let id = "\(name)[\(numbers[name] ?? 1)]"
      let isHidden = isHidden || view.isHidden
      var entry = describe(view)
      entry["id"] = .text(id)
      entry["class"] = .text(name)
      entry["depth"] = .number(Double(depth))
      entry["parent"] = parent.map { .text($0) }
      if isHidden { entry["hidden"] = .flag(true) }
      result.append(entry)
      for subview in rows(of: view).reversed() { stack.append((subview, depth + 1, isHidden, id)) }
    }
    return result
  }

  /// The subviews from back to front, and the rows of lists from the top down: a list adds them in the order in which it showed them.
  @MainActor private static func rows(of view: UIView) -> [UIView] {
    func isRow(_ view: UIView) -> Bool {
      view is UITableViewCell || view is UITableViewHeaderFooterView || view is UICollectionReusableView
    }
    guard view is UIScrollView else { return view.subviews }
    let places = view.subviews.indices.filter { isRow(view.subviews[$0]) }
    let sorted = places.sorted { one, other in
      let (first, second) = (view.subviews[one].frame, view.subviews[other].frame)
      return (first.minY, first.minX, one) < (second.minY, second.minX, other)
    }
    var result = view.subviews
    for (place, row) in zip(places, sorted) { result[place] = view.subviews[row] }
    return result
  }

  @MainActor private static func describe(_ view: UIView) -> [String: Value] {
    var entry: [String: Value] = [
      "frame": .frame(view.frame), "windowFrame": .frame(view.convert(view.bounds, to: nil)),
      "bounds": .frame(view.bounds), "ambiguous": .flag(view.hasAmbiguousLayout),
      "safeArea": .insets(view.safeAreaInsets), "margins": .insets(view.layoutMargins),
      "usesConstraints": .flag(!view.translatesAutoresizingMaskIntoConstraints),
    ]
    let superclasses = superclasses(of: view)
    if let framework = framework(of: type(of: view)) { entry["framework"] = .text(framework) }
    if !superclasses.isEmpty { entry["superclasses"] = .list(superclasses.map { .text($0) }) }
    if view.alpha != 1 { entry["alpha"] = .number(Double(view.alpha)) }
    if let control = view as? UIControl, !control.isEnabled { entry["enabled"] = .flag(false) }
    if let controller = view.next as? UIViewController {
      entry["controller"] = .text("\(type(of: controller))")
    }
    let size = view.intrinsicContentSize
    let sides = [size.width, size.height].map { side -> Value in
      side == UIView.noIntrinsicMetric ? .null : .number(Double(side))
    }
    if size.width != UIView.noIntrinsicMetric || size.height != UIView.noIntrinsicMetric {
      entry["intrinsic"] = .list(sides)
    }
    entry["background"] = view.backgroundColor.flatMap { color($0, in: view) }
    describeText(of: view, in: &entry)
    let accessibility = accessibility(of: view)
    if !accessibility.isEmpty { entry["accessibility"] = .object(accessibility) }
    return entry
  }

  @MainActor private static func describeText(of view: UIView, in entry: inout [String: Value]) {
    let text: String?
    let font: UIFont?
    let textColor: UIColor?
    switch view {
    case let label as UILabel: (text, font, textColor) = (label.text, label.font, label.textColor)
    case let field as UITextField:
      let own = field.text ?? ""
      let shown = field.isSecureTextEntry ? String(repeating: "•", count: own.count) : own
      (text, font, textColor) = (own.isEmpty ? field.placeholder : shown, field.font, field.textColor)
    case let view as UITextView: (text, font, textColor) = (view.text, view.font, view.textColor)
    default: return
    }
    guard let text, !text.isEmpty else { return }
    entry["text"] = .text(text)
    if let font {
      entry["font"] = .object(["name": .text(font.fontName), "size": .number(Double(font.pointSize))])
    }
    entry["textColor"] = textColor.flatMap { color($0, in: view) }
  }

  @MainActor private static func accessibility(of view: UIView) -> [String: Value] {
    var result: [String: Value] = [:]
    func add(_ key: String, _ text: String?) {
      if let text, !text.isEmpty { result[key] = .text(text) }
    }
    add("label", view.accessibilityLabel)
    add("identifier", view.accessibilityIdentifier)
    add("value", view.accessibilityValue)
    let known: [(UIAccessibilityTraits, String)] = [
      (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
      (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"), (.staticText, "staticText"),
      (.summaryElement, "summaryElement"), (.notEnabled, "notEnabled"),
      (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
      (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
      (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
      (.header, "header"), (.tabBar, "tabBar"),
    ]
    let traits = view.accessibilityTraits
    let names = known.filter { traits.contains($0.0) }.map { Value.text($0.1) }
    if !names.isEmpty { result["traits"] = .list(names) }
    return result
  }

  /// The name of the framework of the system's that a class is in; `nil` for classes of the application.
  private static func framework(of type: AnyClass) -> String? {
    let path = Bundle(for: type).bundlePath
    guard path.contains("/System/Library/"), path.hasSuffix(".framework") else { return nil }
    return URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  /// The names of the classes between that of a view and `UIView`, the nearest first.
  @MainActor private static func superclasses(of view: UIView) -> [String] {
    var result: [String] = []
    var mirror = Mirror(reflecting: view).superclassMirror
    while let present = mirror, present.subjectType != UIView.self, present.subjectType is UIView.Type {
      result.append("\(present.subjectType)")
      mirror = present.superclassMirror
    }
    return result
  }

  /// A color as `#rrggbbaa` in sRGB, resolved for the traits of a view.
  @MainActor private static func color(_ color: UIColor, in view: UIView) -> Value? {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let resolved = color.resolvedColor(with: view.traitCollection)
    guard resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    let digits = [red, green, blue, alpha].map { part -> String in
      let byte = part.isFinite ? Int((min(max(part, 0), 1) * 255).rounded()) : 0
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return .text("#" + digits.joined())
  }

  // MARK: JSON

  /// A value of JSON. Numbers have at most four decimals and keys are sorted, so that the text is the same on every version of iOS.
  private enum Value {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([Value])
    case object([String: Value])

    static func frame(_ rect: CGRect) -> Value {
      .list([rect.minX, rect.minY, rect.width, rect.height].map { .number(Double($0)) })
    }

    static func insets(_ insets: UIEdgeInsets) -> Value {
      .list([insets.top, insets.left, insets.bottom, insets.right].map { .number(Double($0)) })
    }

    var json: String {
      switch self {
      case .null: return "null"
      case .flag(let value): return value ? "true" : "false"
      case .number(let value): return Self.written(value)
      case .text(let value): return Self.quoted(value)
      case .list(let values): return "[" + values.map(\.json).joined(separator: ",") + "]"
      case .object(let values):
        let parts = values.sorted { $0.key < $1.key }.map { "\(Self.quoted($0.key)):\($0.value.json)" }
        return "{" + parts.joined(separator: ",") + "}"
      }
    }

    private static func written(_ value: Double) -> String {
      guard value.isFinite else { return "0" }
      let value = (min(max(value, -1e9), 1e9) * 10_000).rounded() / 10_000
      return value == value.rounded() ? "\(Int(value))" : "\(value)"
    }

    static func quoted(_ text: String) -> String {
      var result = "\""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        // Control characters, and those that some programs take for ends of lines.
        case _ where scalar.value < 0x20 || [0x7f, 0x85, 0x2028, 0x2029].contains(scalar.value):
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: result.unicodeScalars.append(scalar)
        }
      }
      return result + "\""
    }
  }
}
