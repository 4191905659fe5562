/// Devices as data, and the current device of the process.
///
/// - `Device`: screen, safe areas, size classes and margins in both orientations; `Orientation`
/// - `DeviceCatalog`: Apple's devices (`Resources/devices.json`, with sources) and those of users' files
///   (`DeviceFile`)
/// - `DeviceSettings`: the settings of the user, which determine traits together with a device
/// - `Device+Current`: makes a device the current one of the process: its screen, traits and language
/// - `PictureFormat`: the formats of pictures
///
/// `Simulator` hosts programs on devices, `DesignCanvas` documents.
@_exported import UIKit
