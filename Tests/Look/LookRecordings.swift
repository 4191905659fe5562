import Foundation
import Simulator
import TinamouCLI
import UIKit

/// The entries of an index as recordings of iOS, which `parity` compares.
///
/// An entry says the size of the view that is drawn, and the frames of some views in it. Frames of parts that have no public class, as the
/// glass of bars and the cards of lists, are in no description of views and are left out, which is counted.
@MainActor
struct LookRecordings {
  private let index: LookIndex
  /// The devices by their descriptions, and their identifiers.
  private var devices: [Device: String] = [:]
  private var leftOut = 0

  init(_ index: LookIndex) { self.index = index }

  /// Writes `recordings/NAME.json`, the pictures beside them, and `devices.json`.
  mutating func write(to directory: URL) throws {
    let folder = directory.appendingPathComponent("recordings", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var views = 0
    for entry in index.entries {
      var recording = recording(of: entry)
      // An overlay shows frames only, and a view may be larger than the window.
      var circumstances = recording["recording"] as? [String: Any] ?? [:]
      if let file = entry.file, !entry.isOverlay, circumstances["pictureArea"] != nil {
        let name = entry.name + ".png"
        try Self.opaque(index.folder.appendingPathComponent(file)).write(
          to: folder.appendingPathComponent(name))
        circumstances["picture"] = name
        recording["recording"] = circumstances
      }
      views += (recording["views"] as? [Any])?.count ?? 0
      try JSONSerialization.data(withJSONObject: recording, options: [.prettyPrinted, .sortedKeys])
        .write(to: folder.appendingPathComponent(entry.name + ".json"))
    }
    let list = devices.sorted { $0.value < $1.value }.map { Self.description(of: $0.key, id: $0.value) }
    try JSONSerialization.data(withJSONObject: ["devices": list], options: [.prettyPrinted, .sortedKeys])
      .write(to: directory.appendingPathComponent("devices.json"))
    print("\(index.entries.count) recordings with \(views) views; \(leftOut) frames have no public class")
  }

  /// Returns a picture on white: where only a view was drawn, there is nothing around it.
  private static func opaque(_ file: URL) throws -> Data {
    guard let picture = UIImage(contentsOfFile: file.path) else {
      throw LookError("\(file.path) is no picture")
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let frame = CGRect(origin: .zero, size: picture.size)
    return UIGraphicsImageRenderer(size: frame.size, format: format).pngData { context in
      UIColor.white.setFill()
      context.fill(frame)
      picture.draw(in: frame)
    }
  }

  // MARK: Recordings

  private mutating func recording(of entry: LookEntry) -> [String: Any] {
    let (device, settings) = LookScene.device(entry.spec.words("window") ?? LookWords([:]))
    let id = devices[device] ?? "look-\(devices.count + 1)"
    devices[device] = id
    let isPortrait = settings.orientation == .portrait
    let size = isPortrait ? device.size : CGSize(width: device.size.height, height: device.size.width)
    let system = entry.system ?? DeviceSettings.standardSystem
    // Pictures begin at the part of the window that they show, or at the root.
    let root = entry.spec.words("root")
    let origin =
      entry.spec.rectangle("crop")?.origin ?? root?.rectangle("frame")?.origin ?? root?.point("origin")
      ?? .zero
    let area = CGRect(origin: origin, size: entry.size)
    var views = [Self.view("UIWindow", 0, CGRect(origin: .zero, size: size))]
    if let root {
      // Some views are of classes of this tool, which are the application's own.
      let made = LookBuilder(assets: index.folder, pictureScale: entry.scale).make(root)
      views.append(
        Self.view("\(type(of: made))", 1, area, id: root.text("id") ?? "root", Self.text(of: root)))
    }
    for box in entry.boxes {
      guard let (kind, words) = Self.view(of: box.id, in: entry.spec.values) else {
        leftOut += 1
        continue
      }
      let frame = box.frame.offsetBy(dx: origin.x, dy: origin.y)
      views.append(Self.view(kind, root == nil ? 1 : 2, frame, id: box.id, Self.text(of: words)))
    }
    var circumstances: [String: Any] = ["version": 1, "system": "\(system).0", "simulator": true]
    if settings.requiresCompatibility == true { circumstances["sdk"] = "iphonesimulator18.0" }
    if CGRect(origin: .zero, size: size).insetBy(dx: -0.5, dy: -0.5).contains(area) {
      circumstances["pictureArea"] = Self.numbers(area)
    }
    return [
      "format": 1, "screen": entry.name, "recording": circumstances, "views": views,
      "device": ["id": id, "width": size.width, "height": size.height, "scale": device.scale]
        as [String: Any],
      "settings": [
        "orientation": isPortrait ? "portrait" : "landscape",
        "appearance": settings.appearance == .dark ? "dark" : "light", "textSize": settings.textSize.rawValue,
        "direction": settings.layoutDirection == .rightToLeft ? "rtl" : "ltr", "ios": system,
      ] as [String: Any],
    ]
  }

  private static func numbers(_ frame: CGRect) -> [Double] {
    [frame.minX, frame.minY, frame.width, frame.height]
  }

  private static func view(
    _ kind: String, _ depth: Int, _ frame: CGRect, id: String? = nil, _ text: String? = nil
  ) -> [String: Any] {
    var view: [String: Any] = [
      "id": id ?? kind, "class": kind, "depth": depth, "windowFrame": numbers(frame),
    ]
    if kind.hasPrefix("UI") { view["framework"] = "UIKitCore" }
    if let id { view["accessibility"] = ["identifier": id] }
    if let text { view["text"] = text }
    return view
  }

  /// Returns the text of a label, a text field or a text view; `nil` for other views.
  private static func text(of words: LookWords) -> String? {
    guard ["UILabel", "UITextField", "UITextView"].contains(words.text("class") ?? "") else { return nil }
    let runs = words.list("attributed").map { $0.compactMap { $0.text("text") }.joined() }
    let text = words.text("text") ?? runs ?? words.text("placeholder")
    return text?.isEmpty == true ? nil : text
  }

  /// Returns the public class and the words of the view with an id; `nil` for a part without a public class.
  private static func view(
    of id: String, in value: Any, key: String = "", list: String? = nil
  ) -> (kind: String, words: LookWords)? {
    if let values = value as? [Any] {
      return values.lazy.compactMap { view(of: id, in: $0, key: key, list: list) }.first
    }
    guard let words = value as? [String: Any] else { return nil }
    if words["id"] as? String == id {
      let kind: String? =
        switch key {
        case "subviews", "arranged", "root": words["class"] as? String ?? "UIView"
        case "switch": "UISwitch"
        case "rows": list
        default: nil
        }
      return kind.map { ($0, LookWords(words)) }
    }
    var list = list
    if words["list"] != nil { list = "UICollectionViewListCell" }
    if list == nil, words["rows"] != nil || words["sections"] != nil { list = "UITableViewCell" }
    return words.sorted { $0.key < $1.key }.lazy
      .compactMap { view(of: id, in: $1, key: $0, list: list) }.first
  }

  private static func description(of device: Device, id: String) -> [String: Any] {
    func environment(_ one: Device.Environment) -> [String: Any] {
      let area = one.safeArea
      return [
        "safeArea": ["top": area.top, "left": area.left, "bottom": area.bottom, "right": area.right],
        "sizeClasses": [one.horizontalSizeClass, one.verticalSizeClass].map {
          $0 == .regular ? "regular" : "compact"
        },
        "rootMargin": one.rootMargin, "statusBar": one.statusBarHeight,
      ]
    }
    return [
      "id": id, "idiom": device.idiom == .pad ? "pad" : "phone",
      "size": [device.size.width, device.size.height],
      "scale": device.scale, "portrait": environment(device.portrait),
      "landscape": environment(device.landscape),
      "cornerRadius": device.cornerRadius,
    ]
  }

  // MARK: Screens

  /// Returns the screen of an entry, whose views have their ids as accessibility identifiers.
  static func screen(of entry: LookEntry, assets: URL) -> Screen {
    let source = LookSource(entry: entry, assets: assets)
    return Screen(entry.name, showing: { phone in source.show(on: phone) })
  }
}

/// An entry that is shown when it is asked for.
///
/// Unchecked: the values of JSON are not Sendable by their types, and nothing writes them.
private struct LookSource: @unchecked Sendable {
  let entry: LookEntry
  let assets: URL
  /// The builders of the entries that were shown, which keep data sources alive.
  @MainActor private static var builders: [LookBuilder] = []

  @MainActor func show(on phone: VirtualDevice) {
    let builder = LookBuilder(assets: assets, pictureScale: entry.scale)
    Self.builders.append(builder)
    phone.window.backgroundColor = .white
    do {
      let drawn = try LookScene.show(entry, on: phone, with: builder)
      if drawn !== phone.window { drawn.accessibilityIdentifier = "root" }
      for (id, view) in builder.views { view.accessibilityIdentifier = id }
      for (id, find) in builder.places {
        guard let place = find(), place.frame == place.view.bounds else { continue }
        place.view.accessibilityIdentifier = id
      }
    } catch {
      Look.complain("\(entry.name): \(error)")
    }
  }
}
