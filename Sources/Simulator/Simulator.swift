/// Hosts view controllers on devices without a display.
///
/// - `VirtualDevice`: shows a controller; `+Settings` turns the device and changes its settings, `+Touches` touches it,
///   `+Report` says where everything lies (`Report/`), `+Picture` draws it
///
/// Devices themselves are in `DeviceModels`.
@_exported import DeviceModels
