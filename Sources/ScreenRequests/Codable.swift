import CoreGraphics
import ObjectiveCSupport
import Simulator

// Values of lower modules that requests contain.
extension PNGCompression: Codable {}
extension PictureFormat: Codable {}
extension DeviceConditions.Permission: Codable {}
