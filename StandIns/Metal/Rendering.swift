import Foundation

/// A size in texels or threads.
public struct MTLSize: Sendable {
  public var (width, height, depth) = (0, 0, 0)
  public init() {}
  public init(width: Int, height: Int, depth: Int) {
    (self.width, self.height, self.depth) = (width, height, depth)
  }
}
public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize {
  MTLSize(width: width, height: height, depth: depth)
}
/// A place in a texture.
public struct MTLOrigin: Sendable {
  public var (x, y, z) = (0, 0, 0)
  public init() {}
  public init(x: Int, y: Int, z: Int) { (self.x, self.y, self.z) = (x, y, z) }
}
/// A part of a texture.
public struct MTLRegion: Sendable {
  public var origin = MTLOrigin()
  public var size = MTLSize()
  public init() {}
  public init(origin: MTLOrigin, size: MTLSize) { (self.origin, self.size) = (origin, size) }
}
public func MTLRegionMake2D(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> MTLRegion {
  MTLRegion(origin: MTLOrigin(x: x, y: y, z: 0), size: MTLSize(width: width, height: height, depth: 1))
}
/// The area that is drawn into.
public struct MTLViewport: Sendable {
  public var (originX, originY, width, height, znear, zfar) = (0.0, 0.0, 0.0, 0.0, 0.0, 1.0)
  public init() {}
  public init(originX: Double, originY: Double, width: Double, height: Double, znear: Double, zfar: Double) {
    (self.originX, self.originY, self.width) = (originX, originY, width)
    (self.height, self.znear, self.zfar) = (height, znear, zfar)
  }
}

public enum MTLGPUFamily: Int, Sendable {
  case apple1 = 1001, apple2, apple3, apple4, apple5, apple6, apple7, apple8, apple9
  case mac1 = 2001, mac2
  case common1 = 3001, common2, common3
  case metal3 = 5001
}
public enum MTLPrimitiveType: UInt, Sendable { case point, line, lineStrip, triangle, triangleStrip }
public enum MTLIndexType: UInt, Sendable { case uint16, uint32 }
public enum MTLLoadAction: UInt, Sendable { case dontCare, load, clear }
public enum MTLStoreAction: UInt, Sendable { case dontCare, store }
public enum MTLStorageMode: UInt, Sendable { case shared = 0, `private` = 2, memoryless = 3 }
public enum MTLBlendOperation: UInt, Sendable { case add, subtract, reverseSubtract, min, max }
public enum MTLBlendFactor: UInt, Sendable {
  case zero, one, sourceColor, oneMinusSourceColor, sourceAlpha, oneMinusSourceAlpha, destinationColor,
    oneMinusDestinationColor, destinationAlpha, oneMinusDestinationAlpha, sourceAlphaSaturated
}
public enum MTLSamplerMinMagFilter: UInt, Sendable { case nearest, linear }
public enum MTLSamplerAddressMode: UInt, Sendable {
  case clampToEdge, mirrorClampToEdge, `repeat`, mirrorRepeat, clampToZero
}
public enum MTLTextureType: UInt, Sendable { case type1D = 0, type2D = 2, typeCube = 5, type3D = 7 }
public enum MTLCommandBufferStatus: UInt, Sendable {
  case notEnqueued, enqueued, committed, scheduled, completed, error
}
public struct MTLTextureUsage: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let unknown: MTLTextureUsage = []
  public static let shaderRead = MTLTextureUsage(rawValue: 1)
  public static let shaderWrite = MTLTextureUsage(rawValue: 2)
  public static let renderTarget = MTLTextureUsage(rawValue: 4)
}

/// Describes a texture. None is made.
open class MTLTextureDescriptor: NSObject {
  open var textureType = MTLTextureType.type2D
  open var pixelFormat = MTLPixelFormat.rgba8Unorm
  open var (width, height, depth) = (1, 1, 1)
  open var mipmapLevelCount = 1
  open var sampleCount = 1
  open var storageMode = MTLStorageMode.shared
  open var usage = MTLTextureUsage.shaderRead
  open class func texture2DDescriptor(
    pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool
  ) -> MTLTextureDescriptor {
    let result = MTLTextureDescriptor()
    (result.pixelFormat, result.width, result.height) = (pixelFormat, width, height)
    return result
  }
}
/// Describes how textures are read.
open class MTLSamplerDescriptor: NSObject {
  open var minFilter = MTLSamplerMinMagFilter.nearest
  open var magFilter = MTLSamplerMinMagFilter.nearest
  open var sAddressMode = MTLSamplerAddressMode.clampToEdge
  open var tAddressMode = MTLSamplerAddressMode.clampToEdge
  open var rAddressMode = MTLSamplerAddressMode.clampToEdge
  open var label: String?
}
/// Describes a texture that is drawn into.
open class MTLRenderPassAttachmentDescriptor: NSObject {
  open var texture: (any MTLTexture)?
  open var loadAction = MTLLoadAction.dontCare
  open var storeAction = MTLStoreAction.store
  open var level = 0
  open var slice = 0
}
/// Describes a texture of colors that is drawn into.
open class MTLRenderPassColorAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
  open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
}
/// The textures of a pass, which are made when they are asked for.
open class MTLRenderPassColorAttachmentDescriptorArray: NSObject {
  private var all: [Int: MTLRenderPassColorAttachmentDescriptor] = [:]
  open subscript(index: Int) -> MTLRenderPassColorAttachmentDescriptor! {
    get {
      if let known = all[index] { return known }
      let made = MTLRenderPassColorAttachmentDescriptor()
      all[index] = made
      return made
    }
    set { all[index] = newValue }
  }
}
/// Describes a pass.
open class MTLRenderPassDescriptor: NSObject {
  public let colorAttachments: MTLRenderPassColorAttachmentDescriptorArray! =
    MTLRenderPassColorAttachmentDescriptorArray()
}
/// Describes how colors are blended.
open class MTLRenderPipelineColorAttachmentDescriptor: NSObject {
  open var pixelFormat = MTLPixelFormat.invalid
  open var isBlendingEnabled = false
  open var sourceRGBBlendFactor = MTLBlendFactor.one
  open var destinationRGBBlendFactor = MTLBlendFactor.zero
  open var rgbBlendOperation = MTLBlendOperation.add
  open var sourceAlphaBlendFactor = MTLBlendFactor.one
  open var destinationAlphaBlendFactor = MTLBlendFactor.zero
  open var alphaBlendOperation = MTLBlendOperation.add
}
/// The attachments of a pipeline, which are made when they are asked for.
open class MTLRenderPipelineColorAttachmentDescriptorArray: NSObject {
  private var all: [Int: MTLRenderPipelineColorAttachmentDescriptor] = [:]
  open subscript(index: Int) -> MTLRenderPipelineColorAttachmentDescriptor! {
    get {
      if let known = all[index] { return known }
      let made = MTLRenderPipelineColorAttachmentDescriptor()
      all[index] = made
      return made
    }
    set { all[index] = newValue }
  }
}
/// Describes a pipeline. None is made.
open class MTLRenderPipelineDescriptor: NSObject {
  open var label: String?
  open var vertexFunction: (any MTLFunction)?
  open var fragmentFunction: (any MTLFunction)?
  open var rasterSampleCount = 1
  public let colorAttachments: MTLRenderPipelineColorAttachmentDescriptorArray! =
    MTLRenderPipelineColorAttachmentDescriptorArray()
}
/// The options of compiling shaders.
open class MTLCompileOptions: NSObject { open var fastMathEnabled = true }

public protocol MTLSamplerState: AnyObject {}
/// Encodes commands.
public protocol MTLCommandEncoder: AnyObject {
  var label: String? { get set }
  func endEncoding()
}
/// Encodes what is drawn.
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
  func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
  func setViewport(_ viewport: MTLViewport)
  func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
  func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
  func drawPrimitives(type: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
  func drawPrimitives(type: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
}
/// Encodes what is computed.
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
  func setComputePipelineState(_ state: any MTLComputePipelineState)
  func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func setTexture(_ texture: (any MTLTexture)?, index: Int)
  func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
  func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
}
/// Encodes what is copied.
public protocol MTLBlitCommandEncoder: MTLCommandEncoder {
  func copy(from sourceTexture: any MTLTexture, to destinationTexture: any MTLTexture)
  func copy(
    from sourceTexture: any MTLTexture, sourceSlice: Int, sourceLevel: Int, sourceOrigin: MTLOrigin,
    sourceSize: MTLSize, to destinationTexture: any MTLTexture, destinationSlice: Int, destinationLevel: Int,
    destinationOrigin: MTLOrigin)
  func copy(
    from sourceBuffer: any MTLBuffer, sourceOffset: Int, to destinationBuffer: any MTLBuffer,
    destinationOffset: Int, size: Int)
  func generateMipmaps(for texture: any MTLTexture)
}
