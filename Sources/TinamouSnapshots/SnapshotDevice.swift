import DeviceModels
import UIKit

/// A device for snapshots, with the names that iOS developers know: `.iPhone15`, `.iPhone13Mini(.landscape)`,
/// `.named("iphone-17-pro")`, `.custom(device)`.
public struct SnapshotDevice: Hashable, Sendable {
  /// The device.
  public var device: Device
  /// The orientation.
  public var orientation: Orientation

  /// Creates a device with an orientation.
  public init(_ device: Device, orientation: Orientation = .portrait) {
    self.device = device
    self.orientation = orientation
  }

  /// Returns a device of the catalog by its id or name, as `tinamou devices` lists them.
  public static func named(_ name: String, _ orientation: Orientation = .portrait) throws -> Self {
    Self(try DeviceCatalog.standard.device(named: name), orientation: orientation)
  }

  /// Returns a custom device.
  public static func custom(_ device: Device, _ orientation: Orientation = .portrait) -> Self {
    Self(device, orientation: orientation)
  }

  /// Returns the same device in another orientation.
  public func callAsFunction(_ orientation: Orientation) -> Self { Self(device, orientation: orientation) }

  /// The part of file names for the device: `iphone-15`, `iphone-15.landscape`.
  var fileName: String { orientation == .portrait ? device.id : "\(device.id).\(orientation.rawValue)" }

  private static func known(_ id: String) -> Self {
    guard let device = try? DeviceCatalog.standard.device(named: id) else {
      preconditionFailure("the catalogue has no device \(id)")
    }
    return Self(device)
  }
}

extension SnapshotDevice {
  /// The `iphone-se-1` of the catalog, with 320 x 568 points, which iOS developers know by this name.
  public static let iPhoneSe = known("iphone-se-1")
  /// The `iphone-se-3` of the catalog, with 375 x 667 points.
  public static let iPhoneSe3 = known("iphone-se-3")
  /// The `iphone-8` of the catalog.
  public static let iPhone8 = known("iphone-8")
  /// The `iphone-8-plus` of the catalog.
  public static let iPhone8Plus = known("iphone-8-plus")
  /// The `iphone-x` of the catalog.
  public static let iPhoneX = known("iphone-x")
  /// The `iphone-xr` of the catalog.
  public static let iPhoneXr = known("iphone-xr")
  /// The `iphone-xs-max` of the catalog.
  public static let iPhoneXsMax = known("iphone-xs-max")
  /// The `iphone-11` of the catalog.
  public static let iPhone11 = known("iphone-11")
  /// The `iphone-11-pro` of the catalog.
  public static let iPhone11Pro = known("iphone-11-pro")
  /// The `iphone-11-pro-max` of the catalog.
  public static let iPhone11ProMax = known("iphone-11-pro-max")
  /// The `iphone-12` of the catalog.
  public static let iPhone12 = known("iphone-12")
  /// The `iphone-12-pro` of the catalog.
  public static let iPhone12Pro = known("iphone-12-pro")
  /// The `iphone-12-pro-max` of the catalog.
  public static let iPhone12ProMax = known("iphone-12-pro-max")
  /// The `iphone-13` of the catalog.
  public static let iPhone13 = known("iphone-13")
  /// The `iphone-13-mini` of the catalog.
  public static let iPhone13Mini = known("iphone-13-mini")
  /// The `iphone-13-pro` of the catalog.
  public static let iPhone13Pro = known("iphone-13-pro")
  /// The `iphone-13-pro-max` of the catalog.
  public static let iPhone13ProMax = known("iphone-13-pro-max")
  /// The `iphone-14` of the catalog.
  public static let iPhone14 = known("iphone-14")
  /// The `iphone-14-plus` of the catalog.
  public static let iPhone14Plus = known("iphone-14-plus")
  /// The `iphone-14-pro` of the catalog.
  public static let iPhone14Pro = known("iphone-14-pro")
  /// The `iphone-14-pro-max` of the catalog.
  public static let iPhone14ProMax = known("iphone-14-pro-max")
  /// The `iphone-15` of the catalog.
  public static let iPhone15 = known("iphone-15")
  /// The `iphone-15-plus` of the catalog.
  public static let iPhone15Plus = known("iphone-15-plus")
  /// The `iphone-15-pro` of the catalog.
  public static let iPhone15Pro = known("iphone-15-pro")
  /// The `iphone-15-pro-max` of the catalog.
  public static let iPhone15ProMax = known("iphone-15-pro-max")
  /// The `iphone-16` of the catalog.
  public static let iPhone16 = known("iphone-16")
  /// The `iphone-16-plus` of the catalog.
  public static let iPhone16Plus = known("iphone-16-plus")
  /// The `iphone-16-pro` of the catalog.
  public static let iPhone16Pro = known("iphone-16-pro")
  /// The `iphone-16-pro-max` of the catalog.
  public static let iPhone16ProMax = known("iphone-16-pro-max")
  /// The `iphone-16e` of the catalog.
  public static let iPhone16e = known("iphone-16e")
  /// The `iphone-17` of the catalog.
  public static let iPhone17 = known("iphone-17")
  /// The `iphone-17-pro` of the catalog.
  public static let iPhone17Pro = known("iphone-17-pro")
  /// The `iphone-17-pro-max` of the catalog.
  public static let iPhone17ProMax = known("iphone-17-pro-max")
  /// The `iphone-air` of the catalog.
  public static let iPhoneAir = known("iphone-air")
  /// The `ipad-mini-5` of the catalog, in landscape, which iOS developers know by this name.
  public static let iPadMini = known("ipad-mini-5")(.landscape)
  /// The `ipad-pro-9.7` of the catalog, in landscape, which iOS developers know by this name.
  public static let iPad9_7 = known("ipad-pro-9.7")(.landscape)
  /// The `ipad-9` of the catalog, in landscape, which iOS developers know by this name.
  public static let iPad10_2 = known("ipad-9")(.landscape)
  /// The `ipad-10` of the catalog.
  public static let iPad10 = known("ipad-10")
  /// The `ipad-air-11-m3` of the catalog.
  public static let iPadAir11 = known("ipad-air-11-m3")
  /// The `ipad-air-13-m3` of the catalog.
  public static let iPadAir13 = known("ipad-air-13-m3")
  /// The `ipad-pro-10.5` of the catalog, in landscape, which iOS developers know by this name.
  public static let iPadPro10_5 = known("ipad-pro-10.5")(.landscape)
  /// The `ipad-pro-11-4` of the catalog, in landscape, which iOS developers know by this name.
  public static let iPadPro11 = known("ipad-pro-11-4")(.landscape)
  /// The `ipad-pro-12.9-6` of the catalog, in landscape, which iOS developers know by this name.
  public static let iPadPro12_9 = known("ipad-pro-12.9-6")(.landscape)
  /// The `ipad-pro-13-m4` of the catalog.
  public static let iPadPro13 = known("ipad-pro-13-m4")
}
