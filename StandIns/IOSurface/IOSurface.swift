/// Stands in for Apple's IOSurface: surfaces are memory of the process, which neither a GPU nor another process sees.
@_exported import Foundation
@_exported import ObjectiveCSupport

/// The number of a surface.
public typealias IOSurfaceID = UInt32
/// Options for locking a surface.
public struct IOSurfaceLockOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let readOnly = IOSurfaceLockOptions(rawValue: 1)
  public static let avoidSync = IOSurfaceLockOptions(rawValue: 2)
}
/// A key of a surface's properties.
public struct IOSurfacePropertyKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let width = IOSurfacePropertyKey(rawValue: "IOSurfaceWidth")
  public static let height = IOSurfacePropertyKey(rawValue: "IOSurfaceHeight")
  public static let bytesPerElement = IOSurfacePropertyKey(rawValue: "IOSurfaceBytesPerElement")
  public static let bytesPerRow = IOSurfacePropertyKey(rawValue: "IOSurfaceBytesPerRow")
  public static let allocSize = IOSurfacePropertyKey(rawValue: "IOSurfaceAllocSize")
  public static let pixelFormat = IOSurfacePropertyKey(rawValue: "IOSurfacePixelFormat")
}
public let kIOSurfaceWidth = "IOSurfaceWidth" as NSString
public let kIOSurfaceHeight = "IOSurfaceHeight" as NSString
public let kIOSurfaceBytesPerElement = "IOSurfaceBytesPerElement" as NSString
public let kIOSurfaceBytesPerRow = "IOSurfaceBytesPerRow" as NSString
public let kIOSurfaceAllocSize = "IOSurfaceAllocSize" as NSString
public let kIOSurfacePixelFormat = "IOSurfacePixelFormat" as NSString

/// A surface, as functions pass it.
public typealias IOSurfaceRef = IOSurface

/// Pixels in memory.
open class IOSurface: NSObject, @unchecked Sendable {
  public let width: Int
  public let height: Int
  public let bytesPerElement: Int
  public let bytesPerRow: Int
  public let allocationSize: Int
  public let pixelFormat: UInt32
  /// The address of the first pixel.
  public let baseAddress: UnsafeMutableRawPointer
  /// A number that changes with each lock for writing.
  public private(set) var seed: UInt32 = 0

  /// Creates a surface of zeros. `nil` without a positive width and height, or where the memory is too small for them.
  ///
  /// An element has one byte by default, as Apple's header says. Rows are aligned to 16 bytes, which is a guess.
  public init?(properties: [IOSurfacePropertyKey: Any]) {
    func number(_ key: IOSurfacePropertyKey) -> Int? { (properties[key] as? NSNumber)?.intValue }
    guard let width = number(.width), let height = number(.height), width > 0, height > 0,
      width < 1 << 16, height < 1 << 16
    else { return nil }
    let element = number(.bytesPerElement) ?? 1
    guard element > 0, element <= 64 else { return nil }
    let row = number(.bytesPerRow) ?? (width * element + 15) / 16 * 16
    guard row >= width * element, row < 1 << 24 else { return nil }
    let size = number(.allocSize) ?? row * height
    guard size >= row * height, size < 1 << 32 else { return nil }
    (self.width, self.height, bytesPerElement, bytesPerRow) = (width, height, element, row)
    allocationSize = size
    pixelFormat = (properties[.pixelFormat] as? NSNumber)?.uint32Value ?? 0
    baseAddress = .allocate(byteCount: size, alignment: 16)
    baseAddress.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    super.init()
  }
  deinit { baseAddress.deallocate() }

  public var planeCount: Int { 0 }
  /// Returns 0 for success; the memory is always accessible.
  @discardableResult
  open func lock(options: IOSurfaceLockOptions = [], seed: UnsafeMutablePointer<UInt32>? = nil) -> Int32 {
    if !options.contains(.readOnly) { self.seed &+= 1 }
    seed?.pointee = self.seed
    return 0
  }
  /// Returns 0 for success.
  @discardableResult
  open func unlock(options: IOSurfaceLockOptions = [], seed: UnsafeMutablePointer<UInt32>? = nil) -> Int32 {
    seed?.pointee = self.seed
    return 0
  }
}

public func IOSurfaceCreate(_ properties: CFDictionary) -> IOSurfaceRef? {
  var named: [IOSurfacePropertyKey: Any] = [:]
  for (key, value) in properties {
    if let name = (key as? NSString)?.description ?? (key as? String) {
      named[IOSurfacePropertyKey(rawValue: name)] = value
    }
  }
  return IOSurface(properties: named)
}
@discardableResult
public func IOSurfaceLock(
  _ buffer: IOSurfaceRef, _ options: IOSurfaceLockOptions, _ seed: UnsafeMutablePointer<UInt32>?
) -> Int32 { buffer.lock(options: options, seed: seed) }
@discardableResult
public func IOSurfaceUnlock(
  _ buffer: IOSurfaceRef, _ options: IOSurfaceLockOptions, _ seed: UnsafeMutablePointer<UInt32>?
) -> Int32 { buffer.unlock(options: options, seed: seed) }
public func IOSurfaceGetBaseAddress(_ buffer: IOSurfaceRef) -> UnsafeMutableRawPointer { buffer.baseAddress }
public func IOSurfaceGetWidth(_ buffer: IOSurfaceRef) -> Int { buffer.width }
public func IOSurfaceGetHeight(_ buffer: IOSurfaceRef) -> Int { buffer.height }
public func IOSurfaceGetBytesPerElement(_ buffer: IOSurfaceRef) -> Int { buffer.bytesPerElement }
public func IOSurfaceGetBytesPerRow(_ buffer: IOSurfaceRef) -> Int { buffer.bytesPerRow }
public func IOSurfaceGetAllocSize(_ buffer: IOSurfaceRef) -> Int { buffer.allocationSize }
public func IOSurfaceGetPixelFormat(_ buffer: IOSurfaceRef) -> UInt32 { buffer.pixelFormat }
public func IOSurfaceGetSeed(_ buffer: IOSurfaceRef) -> UInt32 { buffer.seed }
public func IOSurfaceGetPlaneCount(_ buffer: IOSurfaceRef) -> Int { buffer.planeCount }
