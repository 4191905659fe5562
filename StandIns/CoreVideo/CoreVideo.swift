/// Stands in for Apple's CoreVideo: buffers of pixels in memory, of which nothing makes pictures.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import ObjectiveCSupport

/// What became of a call: 0 if nothing went wrong.
public typealias CVReturn = Int32
/// The call did what it should.
public let kCVReturnSuccess: CVReturn = 0
/// The call failed.
public let kCVReturnError: CVReturn = -6660
/// An argument is not possible.
public let kCVReturnInvalidArgument: CVReturn = -6661
/// There is no memory.
public let kCVReturnAllocationFailed: CVReturn = -6662
/// Formats other than those of 8 bits and 32 bits.
public let kCVReturnInvalidPixelFormat: CVReturn = -6680

/// Options of calls.
public typealias CVOptionFlags = UInt64
/// The code of a layout of pixels.
public typealias CVPixelFormatType = OSType
/// Four characters as a number.
public typealias FourCharCode = UInt32
/// Four characters as a number.
public typealias OSType = FourCharCode
/// 32 bits: alpha, red, green, blue.
public let kCVPixelFormatType_32ARGB: OSType = 0x20
/// 32 bits: blue, green, red, alpha.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
/// 32 bits: red, green, blue, alpha.
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
/// 8 bits of brightness.
public let kCVPixelFormatType_OneComponent8: OSType = 0x4c30_3038
/// 32 bits of depth.
public let kCVPixelFormatType_DepthFloat32: OSType = 0x6664_6570
/// 32 bits of disparity.
public let kCVPixelFormatType_DisparityFloat32: OSType = 0x6664_6973
/// Brightness and colour in two planes, of video range.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
/// Brightness and colour in two planes, of full range.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066

/// The key of a layout of pixels.
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType" as NSString
/// The key of a width.
public let kCVPixelBufferWidthKey = "Width" as NSString
/// The key of a height.
public let kCVPixelBufferHeightKey = "Height" as NSString
/// The key of whether images can be made of a buffer.
public let kCVPixelBufferCGImageCompatibilityKey = "CGImageCompatibility" as NSString
/// The key of whether contexts can draw into a buffer.
public let kCVPixelBufferCGBitmapContextCompatibilityKey = "CGBitmapContextCompatibility" as NSString
/// The key of whether Metal can use a buffer.
public let kCVPixelBufferMetalCompatibilityKey = "MetalCompatibility" as NSString
/// The key of properties of shared surfaces.
public let kCVPixelBufferIOSurfacePropertiesKey = "IOSurfaceProperties" as NSString
/// The key of the multiple that rows of bytes are of.
public let kCVPixelBufferBytesPerRowAlignmentKey = "BytesPerRowAlignment" as NSString

/// Pixels in memory.
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

  /// Whether both are the same object.
  public static func == (a: CVBuffer, b: CVBuffer) -> Bool { a === b }
  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
/// A buffer with an image.
public typealias CVImageBuffer = CVBuffer
/// A buffer with pixels.
public typealias CVPixelBuffer = CVBuffer
/// A store of buffers, of which there are none.
public final class CVPixelBufferPool: @unchecked Sendable {}
/// How a buffer's memory is locked.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  public let rawValue: CVOptionFlags
  public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }
  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// Makes a buffer of zeros, of a format with 8 or 32 bits for a pixel; sizes are in pixels.
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
/// Fails: there is no pool.
@discardableResult
public func CVPixelBufferPoolCreatePixelBuffer(
  _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool,
  _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn { kCVReturnError }
/// Does nothing: the memory is always there.
@discardableResult
public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags)
  -> CVReturn
{ kCVReturnSuccess }
/// Does nothing: the memory is always there.
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
/// The first pixel's place.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
  pixelBuffer.memory
}
/// The place of the first plane; other planes do not exist.
public func CVPixelBufferGetBaseAddressOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int)
  -> UnsafeMutableRawPointer?
{ planeIndex == 0 ? pixelBuffer.memory : nil }
/// The width of a plane, in pixels.
public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
  pixelBuffer.width
}
/// The height of a plane, in pixels.
public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
  pixelBuffer.height
}
/// The bytes from a row of a plane to the next.
public func CVPixelBufferGetBytesPerRowOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
  pixelBuffer.bytesPerRow
}
/// The width, in pixels.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
/// The height, in pixels.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
/// The bytes from a row to the next.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.bytesPerRow }
/// The bytes of all rows.
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.bytesPerRow * pixelBuffer.height
}
/// The code of the layout.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.format }
/// The number of planes: none, the pixels are in one piece.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
/// Whether there are planes: no.
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { false }
/// The whole of the image, in pixels.
public func CVImageBufferGetCleanRect(_ imageBuffer: CVImageBuffer) -> CGRect {
  CGRect(x: 0, y: 0, width: imageBuffer.width, height: imageBuffer.height)
}
/// The image's size, in pixels.
public func CVImageBufferGetDisplaySize(_ imageBuffer: CVImageBuffer) -> CGSize {
  CGSize(width: imageBuffer.width, height: imageBuffer.height)
}
/// The image's size, in pixels.
public func CVImageBufferGetEncodedSize(_ imageBuffer: CVImageBuffer) -> CGSize {
  CGSize(width: imageBuffer.width, height: imageBuffer.height)
}
