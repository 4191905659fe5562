/// Hosts view controllers on devices without a display.
///
/// - `VirtualDevice`: presents a controller; `+Settings` rotates the device and changes its settings,
///   `+Touches` sends touches, `+Report` describes the layout (`Report/`), `+Picture` renders the screen
///
/// Devices themselves are in `DeviceModels`.
@_exported import DeviceModels
