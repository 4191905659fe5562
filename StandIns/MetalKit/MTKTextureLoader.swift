import CoreGraphics
import Foundation
import Metal

/// The domain of errors of texture loaders.
public let MTKTextureLoaderErrorDomain = "MTKTextureLoaderErrorDomain"

/// Loads textures. There is no device: all that it is asked for is an error.
open class MTKTextureLoader: NSObject {
  /// A key of the options of loading.
  public struct Option: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let allocateMipmaps = Option(rawValue: "MTKTextureLoaderOptionAllocateMipmaps")
    public static let generateMipmaps = Option(rawValue: "MTKTextureLoaderOptionGenerateMipmaps")
    public static let SRGB = Option(rawValue: "MTKTextureLoaderOptionSRGB")
    public static let textureUsage = Option(rawValue: "MTKTextureLoaderOptionTextureUsage")
    public static let textureCPUCacheMode = Option(rawValue: "MTKTextureLoaderOptionTextureCPUCacheMode")
    public static let textureStorageMode = Option(rawValue: "MTKTextureLoaderOptionTextureStorageMode")
    public static let cubeLayout = Option(rawValue: "MTKTextureLoaderOptionCubeLayout")
    public static let origin = Option(rawValue: "MTKTextureLoaderOptionOrigin")
  }
  /// The corner at which a texture begins.
  public struct Origin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let topLeft = Origin(rawValue: "MTKTextureLoaderOriginTopLeft")
    public static let bottomLeft = Origin(rawValue: "MTKTextureLoaderOriginBottomLeft")
    public static let flippedVertically = Origin(rawValue: "MTKTextureLoaderOriginFlippedVertically")
  }

  public let device: any MTLDevice
  public init(device: any MTLDevice) { self.device = device }

  open func newTexture(cgImage: CGImage, options: [Option: Any]? = nil) throws -> any MTLTexture {
    throw Self.noDevice
  }
  open func newTexture(URL: URL, options: [Option: Any]? = nil) throws -> any MTLTexture {
    throw Self.noDevice
  }
  open func newTexture(data: Data, options: [Option: Any]? = nil) throws -> any MTLTexture {
    throw Self.noDevice
  }
  open func newTexture(
    name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [Option: Any]? = nil
  ) throws -> any MTLTexture { throw Self.noDevice }

  private static var noDevice: NSError {
    NSError(
      domain: MTKTextureLoaderErrorDomain, code: 0,
      userInfo: [NSLocalizedDescriptionKey: "There is no device."])
  }
}
