/// Devices as data, and what it takes for the process to be one.
///
/// - `Device`: screen, safe areas, size classes and margins in both orientations; `Orientation`
/// - `DeviceCatalog`: Apple's devices (`Resources/devices.json`, with sources) and those of users' files (`DeviceFile`)
/// - `DeviceSettings`: what a user chooses; with a device they make traits
/// - `Device+Current`: makes a device that of the process: its screen, traits and language
/// - `PictureFormat`: what screens are drawn as
///
/// Nothing here shows anything: `Simulator` hosts programs on devices, `DesignCanvas` documents.
@_exported import UIKit
