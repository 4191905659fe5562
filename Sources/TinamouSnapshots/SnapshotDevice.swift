import DeviceModels
import UIKit

/// A device for pictures, by the names that iOS teams know: `.iPhone15`, `.iPhone13Mini(.landscape)`,
/// `.named("iphone-17-pro")`, `.custom(device)`.
public struct SnapshotDevice: Hashable, Sendable {
  /// The device.
  public var device: Device
  /// How it is held.
  public var orientation: Orientation

  /// A device that is held one way.
  public init(_ device: Device, orientation: Orientation = .portrait) {
    self.device = device
    self.orientation = orientation
  }

  /// A device of the catalogue by its id or name; as with `tinamou devices`.
  public static func named(_ name: String, _ orientation: Orientation = .portrait) throws -> Self {
    Self(try DeviceCatalog.standard.device(named: name), orientation: orientation)
  }

  /// A device of your own.
  public static func custom(_ device: Device, _ orientation: Orientation = .portrait) -> Self {
    Self(device, orientation: orientation)
  }

  /// The same device, turned.
  public func callAsFunction(_ orientation: Orientation) -> Self { Self(device, orientation: orientation) }

  /// The part of files' names: `iphone-15`, `iphone-15.landscape`.
  var fileName: String { orientation == .portrait ? device.id : "\(device.id).\(orientation.rawValue)" }

  private static func known(_ id: String) -> Self {
    guard let device = try? DeviceCatalog.standard.device(named: id) else {
      preconditionFailure("the catalogue has no device \(id)")
    }
    return Self(device)
  }
}

extension SnapshotDevice {
  /// `iphone-se-1` of the catalogue, of 320 x 568 points, as iOS teams know the name.
  public static let iPhoneSe = known("iphone-se-1")
  /// `iphone-se-3` of the catalogue, of 375 x 667 points.
  public static let iPhoneSe3 = known("iphone-se-3")
  /// `iphone-8` of the catalogue.
  public static let iPhone8 = known("iphone-8")
  /// `iphone-8-plus` of the catalogue.
  public static let iPhone8Plus = known("iphone-8-plus")
  /// `iphone-x` of the catalogue.
  public static let iPhoneX = known("iphone-x")
  /// `iphone-xr` of the catalogue.
  public static let iPhoneXr = known("iphone-xr")
  /// `iphone-xs-max` of the catalogue.
  public static let iPhoneXsMax = known("iphone-xs-max")
  /// `iphone-11` of the catalogue.
  public static let iPhone11 = known("iphone-11")
  /// `iphone-11-pro` of the catalogue.
  public static let iPhone11Pro = known("iphone-11-pro")
  /// `iphone-11-pro-max` of the catalogue.
  public static let iPhone11ProMax = known("iphone-11-pro-max")
  /// `iphone-12` of the catalogue.
  public static let iPhone12 = known("iphone-12")
  /// `iphone-12-pro` of the catalogue.
  public static let iPhone12Pro = known("iphone-12-pro")
  /// `iphone-12-pro-max` of the catalogue.
  public static let iPhone12ProMax = known("iphone-12-pro-max")
  /// `iphone-13` of the catalogue.
  public static let iPhone13 = known("iphone-13")
  /// `iphone-13-mini` of the catalogue.
  public static let iPhone13Mini = known("iphone-13-mini")
  /// `iphone-13-pro` of the catalogue.
  public static let iPhone13Pro = known("iphone-13-pro")
  /// `iphone-13-pro-max` of the catalogue.
  public static let iPhone13ProMax = known("iphone-13-pro-max")
  /// `iphone-14` of the catalogue.
  public static let iPhone14 = known("iphone-14")
  /// `iphone-14-plus` of the catalogue.
  public static let iPhone14Plus = known("iphone-14-plus")
  /// `iphone-14-pro` of the catalogue.
  public static let iPhone14Pro = known("iphone-14-pro")
  /// `iphone-14-pro-max` of the catalogue.
  public static let iPhone14ProMax = known("iphone-14-pro-max")
  /// `iphone-15` of the catalogue.
  public static let iPhone15 = known("iphone-15")
  /// `iphone-15-plus` of the catalogue.
  public static let iPhone15Plus = known("iphone-15-plus")
  /// `iphone-15-pro` of the catalogue.
  public static let iPhone15Pro = known("iphone-15-pro")
  /// `iphone-15-pro-max` of the catalogue.
  public static let iPhone15ProMax = known("iphone-15-pro-max")
  /// `iphone-16` of the catalogue.
  public static let iPhone16 = known("iphone-16")
  /// `iphone-16-plus` of the catalogue.
  public static let iPhone16Plus = known("iphone-16-plus")
  /// `iphone-16-pro` of the catalogue.
  public static let iPhone16Pro = known("iphone-16-pro")
  /// `iphone-16-pro-max` of the catalogue.
  public static let iPhone16ProMax = known("iphone-16-pro-max")
  /// `iphone-16e` of the catalogue.
  public static let iPhone16e = known("iphone-16e")
  /// `iphone-17` of the catalogue.
  public static let iPhone17 = known("iphone-17")
  /// `iphone-17-pro` of the catalogue.
  public static let iPhone17Pro = known("iphone-17-pro")
  /// `iphone-17-pro-max` of the catalogue.
  public static let iPhone17ProMax = known("iphone-17-pro-max")
  /// `iphone-air` of the catalogue.
  public static let iPhoneAir = known("iphone-air")
  /// `ipad-mini-5` of the catalogue, on its side, as iOS teams know the name.
  public static let iPadMini = known("ipad-mini-5")(.landscape)
  /// `ipad-pro-9.7` of the catalogue, on its side, as iOS teams know the name.
  public static let iPad9_7 = known("ipad-pro-9.7")(.landscape)
  /// `ipad-9` of the catalogue, on its side, as iOS teams know the name.
  public static let iPad10_2 = known("ipad-9")(.landscape)
  /// `ipad-10` of the catalogue.
  public static let iPad10 = known("ipad-10")
  /// `ipad-air-11-m3` of the catalogue.
  public static let iPadAir11 = known("ipad-air-11-m3")
  /// `ipad-air-13-m3` of the catalogue.
  public static let iPadAir13 = known("ipad-air-13-m3")
  /// `ipad-pro-10.5` of the catalogue, on its side, as iOS teams know the name.
  public static let iPadPro10_5 = known("ipad-pro-10.5")(.landscape)
  /// `ipad-pro-11-4` of the catalogue, on its side, as iOS teams know the name.
  public static let iPadPro11 = known("ipad-pro-11-4")(.landscape)
  /// `ipad-pro-12.9-6` of the catalogue, on its side, as iOS teams know the name.
  public static let iPadPro12_9 = known("ipad-pro-12.9-6")(.landscape)
  /// `ipad-pro-13-m4` of the catalogue.
  public static let iPadPro13 = known("ipad-pro-13-m4")
}
