import BundledData
import UIKit

/// The known devices: Apple's, and those that users' files add.
public struct DeviceCatalog: Hashable, Sendable {
  /// All devices, in display order.
  public private(set) var devices: [Device]

  /// The ids of added devices by their names in Interface Builder documents.
  private var stated: [String: String] = [:]

  init(devices: [Device]) {
    self.devices = devices
  }

  /// Apple's devices.
  public static let standard: DeviceCatalog = {
    do {
      let url = ResourceFolder.url(of: "DeviceModels", otherwise: Bundle.module)
        .appendingPathComponent("devices.json")
      let file = DeviceFile(name: "devices.json", known: [])
      return DeviceCatalog(devices: try file.devices(in: Data(contentsOf: url)))
    } catch {
      fatalError("The device file of DeviceModels is damaged: \(error)")
    }
  }()

  /// An error for an unknown name of a device.
  public struct UnknownDevice: Error, Hashable, Sendable, LocalizedError, CustomStringConvertible {
    /// The unknown name.
    public let name: String
    /// The id of the device with the most similar name; `nil` if none is similar.
    public let suggestion: String?

    /// The message, with the suggestion.
    public var description: String {
      "No device is called \"\(name)\"\(Suggestion.phrase(suggestion))"
    }

    /// The same as `description`.
    public var errorDescription: String? { description }
  }

  /// Adds the devices of a JSON file. A device with the id of a known one replaces it.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: `DeviceFileError`, with the key and the reason.
  public mutating func add(contentsOfFile path: String) throws {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      let isThere = FileManager.default.fileExists(atPath: path)
      throw DeviceFileError(
        file: path, key: "", reason: isThere ? "the file cannot be read" : "there is no such file")
    }
    let added = try DeviceFile(name: path, known: devices).devices(in: data)
    devices.removeAll { old in added.contains { $0.id == old.id } }
    devices.append(contentsOf: added)
    let listing = try? JSONDecoder().decode(Listing.self, from: data)
    for entry in listing?.devices ?? [] {
      for name in entry.interfaceBuilderIDs ?? [] { stated[name] = entry.id }
    }
  }

  /// The names in Interface Builder documents that a file defines.
  private struct Listing: Decodable {
    struct Entry: Decodable {
      var id: String
      var interfaceBuilderIDs: [String]?
    }
    var devices: [Entry]
  }

  /// Returns the device with a name in Interface Builder documents, such as `retina6_1`: one of a file that
  /// defines the name itself, or else the first that has it.
  public func device(inDocuments name: String) -> Device? {
    if let id = stated[name], let device = devices.last(where: { $0.id == id }) { return device }
    return devices.first { $0.interfaceBuilderIDs.contains(name) }
  }

  /// Returns a device by id, name or alias. Case, spaces and punctuation are ignored: "iPhone 15 Pro",
  /// "iphone-15-pro" and "iphone15pro" are equal. Devices added last take precedence.
  public func device(named name: String) throws(UnknownDevice) -> Device {
    let wanted = Self.plain(name)
    func matches(_ names: (Device) -> [String]) -> Device? {
      devices.last { names($0).contains { Self.plain($0) == wanted } }
    }
    if let device = matches({ [$0.id, $0.name] }) ?? matches(\.aliases) { return device }
    throw UnknownDevice(name: name, suggestion: Suggestion.nearest(to: name, among: devices.map(\.id)))
  }

  private static func plain(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
