/// Stands in for Apple's CoreVideo: pixel buffers in memory, which no camera or decoder fills.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import Metal  // Apple's does so for textures of pixel buffers.
@_exported import ObjectiveCSupport

/// The result of a call; 0 for success.
public typealias CVReturn = Int32
/// The call succeeded.
public let kCVReturnSuccess: CVReturn = 0
/// The call failed.
public let kCVReturnError: CVReturn = -6660
/// An argument is invalid.
public let kCVReturnInvalidArgument: CVReturn = -6661
/// The memory could not be allocated.
public let kCVReturnAllocationFailed: CVReturn = -6662
/// The pixel format is not one of the supported 8-bit and 32-bit formats.
public let kCVReturnInvalidPixelFormat: CVReturn = -6680

/// The type of option flags.
public typealias CVOptionFlags = UInt64
/// The code of a pixel format.
public typealias CVPixelFormatType = OSType
/// The 32-bit format with the components alpha, red, green, blue.
public let kCVPixelFormatType_32ARGB: OSType = 0x20
/// The 32-bit format with the components blue, green, red, alpha.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
/// The 32-bit format with the components red, green, blue, alpha.
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
/// The format with one 8-bit component.
public let kCVPixelFormatType_OneComponent8: OSType = 0x4c30_3038
/// The format with one 32-bit depth value.
public let kCVPixelFormatType_DepthFloat32: OSType = 0x6664_6570
/// The format with one 32-bit disparity value.
public let kCVPixelFormatType_DisparityFloat32: OSType = 0x6664_6973
/// The format with luma and chroma in two planes, of video range.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
/// The format with luma and chroma in two planes, of full range.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066

/// The key of the pixel format.
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType" as NSString
/// The key of the width.
public let kCVPixelBufferWidthKey = "Width" as NSString
/// The key of the height.
public let kCVPixelBufferHeightKey = "Height" as NSString
/// The key of a Boolean value that indicates whether images can be created from a buffer.
public let kCVPixelBufferCGImageCompatibilityKey = "CGImageCompatibility" as NSString
/// The key of a Boolean value that indicates whether bitmap contexts can draw into a buffer.
public let kCVPixelBufferCGBitmapContextCompatibilityKey = "CGBitmapContextCompatibility" as NSString
/// The key of a Boolean value that indicates whether Metal can use a buffer.
public let kCVPixelBufferMetalCompatibilityKey = "MetalCompatibility" as NSString
/// The key of the properties of an IOSurface.
public let kCVPixelBufferIOSurfacePropertiesKey = "IOSurfaceProperties" as NSString
/// The key of the alignment of rows, in bytes.
public let kCVPixelBufferBytesPerRowAlignmentKey = "BytesPerRowAlignment" as NSString

/// A pixel buffer in memory.
public final class CVBuffer: @unchecked Sendable, Hashable {
  let width: Int
  let height: Int
  let format: OSType
  let bytesPerRow: Int
  let memory: UnsafeMutableRawPointer

  init(width: Int, height: Int, format: OSType, bytesPerPixel: Int) {
    (self.width, self.height, self.format) = (width, height, format)
    bytesPerRow = width * bytesPerPixel
    memory = UnsafeMutableRawPointer.allocate(byteCount: max(1, bytesPerRow * height), alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(1, bytesPerRow * height))
  }

  deinit { memory.deallocate() }

  /// Returns whether two references are to the same buffer.
  public static func == (a: CVBuffer, b: CVBuffer) -> Bool { a === b }
  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
/// A buffer with an image.
public typealias CVImageBuffer = CVBuffer
/// A buffer with pixels.
public typealias CVPixelBuffer = CVBuffer
/// A pool of pixel buffers. There are none.
public final class CVPixelBufferPool: @unchecked Sendable {}
/// The flags of a lock of a buffer's memory.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  public let rawValue: CVOptionFlags
  public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }
  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// Creates a buffer of zeros in a format of 8 or 32 bits per pixel. The size is in pixels.
@discardableResult
public func CVPixelBufferCreate(
  _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
  _ pixelBufferAttributes: NSDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  guard width > 0, height > 0 else { return kCVReturnInvalidArgument }
  let bytes: Int
  switch pixelFormatType {
  case kCVPixelFormatType_OneComponent8: bytes = 1
  case kCVPixelFormatType_32ARGB, kCVPixelFormatType_32BGRA, kCVPixelFormatType_32RGBA,
    kCVPixelFormatType_DepthFloat32, kCVPixelFormatType_DisparityFloat32:
    bytes = 4
  default: return kCVReturnInvalidPixelFormat
  }
  pixelBufferOut.pointee = CVBuffer(
    width: width, height: height, format: pixelFormatType, bytesPerPixel: bytes)
  return kCVReturnSuccess
}
/// Always fails: there is no pool.
@discardableResult
public func CVPixelBufferPoolCreatePixelBuffer(
  _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool,
  _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn { kCVReturnError }
/// Does nothing: the memory is always accessible.
@discardableResult
public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags)
  -> CVReturn
{ kCVReturnSuccess }
/// Does nothing: the memory is always accessible.
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
/// Returns the address of the first pixel.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
  pixelBuffer.memory
}
/// Returns the address of the first plane; `nil` for other planes.
public func CVPixelBufferGetBaseAddressOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int)
  -> UnsafeMutableRawPointer?
{ planeIndex == 0 ? pixelBuffer.memory : nil }
/// Returns the width of a plane, in pixels.
public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
  pixelBuffer.width
}
/// Returns the height of a plane, in pixels.
public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
  pixelBuffer.height
}
/// Returns the number of bytes per row of a plane.
public func CVPixelBufferGetBytesPerRowOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
  pixelBuffer.bytesPerRow
}
/// Returns the width, in pixels.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
/// Returns the height, in pixels.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
/// Returns the number of bytes per row.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.bytesPerRow }
/// Returns the number of bytes of all rows.
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.bytesPerRow * pixelBuffer.height
}
/// Returns the pixel format.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.format }
/// Returns the number of planes: 0, as the pixels are not planar.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
/// Returns whether the pixels are planar: `false`.
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { false }
/// Returns the bounds of the image, in pixels.
public func CVImageBufferGetCleanRect(_ imageBuffer: CVImageBuffer) -> CGRect {
  CGRect(x: 0, y: 0, width: imageBuffer.width, height: imageBuffer.height)
}
/// Returns the size of the image, in pixels.
public func CVImageBufferGetDisplaySize(_ imageBuffer: CVImageBuffer) -> CGSize {
  CGSize(width: imageBuffer.width, height: imageBuffer.height)
}
/// Returns the size of the image, in pixels.
public func CVImageBufferGetEncodedSize(_ imageBuffer: CVImageBuffer) -> CGSize {
  CGSize(width: imageBuffer.width, height: imageBuffer.height)
}
