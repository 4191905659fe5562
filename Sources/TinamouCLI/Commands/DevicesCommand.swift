import ArgumentParser
import Foundation
import Simulator
import UIKit

struct DevicesCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices", abstract: "Lists the devices that are known.",
    discussion: """
        devices --device iphone-se-3
        devices --json
      """)

  @OptionGroup var options: DeviceOptions

  @Flag(help: "Print JSON with all numbers.")
  var json = false

  func execute(in context: Context) throws -> ExitStatus {
    let devices =
      options.devices.isEmpty ? try options.choice.catalog().devices : try options.choice.chosen(defaults: [])
    try context.console.print(json ? try Self.json(devices) : Self.table(devices))
    return .success
  }

  private static func table(_ devices: [Device]) -> String {
    let rows = devices.map { device in
      [
        device.id, device.name, "\(text(device.size.width)) x \(text(device.size.height))",
        "@\(text(device.scale))x", text(device.portrait.safeArea), text(device.landscape.safeArea),
      ]
    }
    let header = ["ID", "NAME", "POINTS", "SCALE", "SAFE AREA", "IN LANDSCAPE"]
    let widths = header.indices.map { column in ([header] + rows).map { $0[column].count }.max() ?? 0 }
    return ([header] + rows).map { row in
      var line = ""
      for (cell, width) in zip(row, widths) {
        line += cell + String(repeating: " ", count: width - cell.count + 2)
      }
      return String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  private static func text(_ insets: UIEdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(text).joined(separator: " ")
  }

  private static func text(_ value: CGFloat) -> String {
    value == value.rounded() ? String(Int(value)) : String(Double(value))
  }

  /// Returns the devices in the format of device files, with all values written out.
  private static func json(_ devices: [Device]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(Listing(devices: devices.map(Entry.init)))
    return String(decoding: data, as: UTF8.self)
  }
}

/// The devices as JSON.
private struct Listing: Encodable {
  let devices: [Entry]
}

private struct Entry: Encodable {
  struct Environment: Encodable {
    let safeArea: [String: CGFloat]
    let sizeClasses: [String]
    let rootMargin: CGFloat
    let statusBar: CGFloat

    init(_ environment: Device.Environment) {
      let insets = environment.safeArea
      safeArea = ["top": insets.top, "left": insets.left, "bottom": insets.bottom, "right": insets.right]
      sizeClasses = [environment.horizontalSizeClass, environment.verticalSizeClass].map {
        $0 == .regular ? "regular" : "compact"
      }
      rootMargin = environment.rootMargin
      statusBar = environment.statusBarHeight
    }
  }

  let id: String
  let name: String
  let aliases: [String]
  let idiom: String
  let size: [CGFloat]
  let scale: CGFloat
  let portrait: Environment
  let landscape: Environment
  let cornerRadius: CGFloat
  let firstSystem: Int?
  let interfaceBuilderIDs: [String]
  let confidence: String?
  let sources: [String]
  let note: String?

  init(_ device: Device) {
    id = device.id
    name = device.name
    aliases = device.aliases
    idiom = device.idiom == .pad ? "pad" : "phone"
    size = [device.size.width, device.size.height]
    scale = device.scale
    portrait = Environment(device.portrait)
    landscape = Environment(device.landscape)
    cornerRadius = device.cornerRadius
    firstSystem = device.firstSystem
    interfaceBuilderIDs = device.interfaceBuilderIDs
    confidence = device.confidence
    sources = device.sources
    note = device.note
  }
}
