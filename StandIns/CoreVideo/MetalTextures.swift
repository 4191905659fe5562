import Foundation

/// A cache of textures for pixel buffers. There is no device, so that none is made.
public final class CVMetalTextureCache: @unchecked Sendable {}
/// A texture for a pixel buffer.
public typealias CVMetalTexture = CVImageBuffer

/// Always fails: there is no device.
@discardableResult
public func CVMetalTextureCacheCreate(
  _ allocator: CFAllocator?, _ cacheAttributes: CFDictionary?, _ metalDevice: any MTLDevice,
  _ textureAttributes: CFDictionary?, _ cacheOut: UnsafeMutablePointer<CVMetalTextureCache?>
) -> CVReturn { kCVReturnError }
/// Always fails: there is no device.
@discardableResult
public func CVMetalTextureCacheCreateTextureFromImage(
  _ allocator: CFAllocator?, _ textureCache: CVMetalTextureCache, _ sourceImage: CVImageBuffer,
  _ textureAttributes: CFDictionary?, _ pixelFormat: MTLPixelFormat, _ width: Int, _ height: Int,
  _ planeIndex: Int, _ textureOut: UnsafeMutablePointer<CVMetalTexture?>
) -> CVReturn { kCVReturnError }
/// Does nothing: the cache is empty.
public func CVMetalTextureCacheFlush(_ textureCache: CVMetalTextureCache, _ options: CVOptionFlags) {}
/// Returns `nil`: there is no texture.
public func CVMetalTextureGetTexture(_ image: CVMetalTexture) -> (any MTLTexture)? { nil }
/// Returns `true`: the first row is the upper one.
public func CVMetalTextureIsFlipped(_ image: CVMetalTexture) -> Bool { true }
