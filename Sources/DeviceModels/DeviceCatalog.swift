import BundledData
import UIKit

/// The devices that are known: Apple's, and those that users' files add.
public struct DeviceCatalog: Hashable, Sendable {
  /// All devices, in the order in which lists show them.
  public private(set) var devices: [Device]

  /// Ids of added devices by the names in documents that their files state.
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

  /// Why a name means no device.
  public struct UnknownDevice: Error, Hashable, Sendable, LocalizedError, CustomStringConvertible {
    /// The name that was asked for.
    public let name: String
    /// The id of the device with the nearest name; nil if none is near.
    public let suggestion: String?

    /// The message, with the suggestion.
    public var description: String {
      "No device is called \"\(name)\"\(Suggestion.phrase(suggestion))"
    }

    /// The same as `description`.
    public var errorDescription: String? { description }
  }

  /// Adds the devices of a JSON file; a device with the id of a known one takes its place.
  ///
  /// - Parameter path: the file's path.
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

  /// What a file says of names in documents.
  private struct Listing: Decodable {
    struct Entry: Decodable {
      var id: String
      var interfaceBuilderIDs: [String]?
    }
    var devices: [Entry]
  }

  /// Finds a device by the name that documents of Interface Builder have for it, such as `retina6_1`: one of a file that
  /// states the name itself, else the first that has it.
  public func device(inDocuments name: String) -> Device? {
    if let id = stated[name], let device = devices.last(where: { $0.id == id }) { return device }
    return devices.first { $0.interfaceBuilderIDs.contains(name) }
  }

  /// Finds a device by id, name or alias. Case, spaces and punctuation do not matter: "iPhone 15 Pro",
  /// "iphone-15-pro" and "iphone15pro" are one name. Devices added last are found first.
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
