/// Stands in for Apple's MetalPerformanceShaders: no device supports it, so that programs use their fallback.
@_exported import CoreGraphics
@_exported import Metal

/// Always `false`: there is no device.
public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { false }

/// A kernel for a device.
open class MPSKernel: NSObject {
  public let device: any MTLDevice
  open var label: String?
  public init(device: any MTLDevice) { self.device = device }
}
/// The pixels that a kernel reads outside of its source.
public enum MPSImageEdgeMode: UInt, Sendable { case zero, clamp, mirror, mirrorWithEdge, constant }
/// Makes a texture for a kernel that cannot work in place.
public typealias MPSCopyAllocator =
  (MPSKernel, any MTLCommandBuffer, any MTLTexture) -> any MTLTexture
/// A kernel that transforms a texture. Nothing is encoded.
open class MPSUnaryImageKernel: MPSKernel {
  open var edgeMode = MPSImageEdgeMode.zero
  /// Returns `false`: the texture stays as it is.
  @discardableResult
  open func encode(
    commandBuffer: any MTLCommandBuffer, inPlaceTexture texture: UnsafeMutablePointer<any MTLTexture>,
    fallbackCopyAllocator copyAllocator: MPSCopyAllocator? = nil
  ) -> Bool { false }
  open func encode(
    commandBuffer: any MTLCommandBuffer, sourceTexture: any MTLTexture, destinationTexture: any MTLTexture
  ) {}
}
/// A kernel that converts a texture to two values.
open class MPSImageThresholdBinary: MPSUnaryImageKernel {
  public let thresholdValue: Float
  public let maximumValue: Float
  public init(
    device: any MTLDevice, thresholdValue: Float, maximumValue: Float,
    linearGrayColorTransform transform: UnsafePointer<Float>?
  ) {
    (self.thresholdValue, self.maximumValue) = (thresholdValue, maximumValue)
    super.init(device: device)
  }
}
/// A kernel that blurs a texture.
open class MPSImageGaussianBlur: MPSUnaryImageKernel {
  public let sigma: Float
  public init(device: any MTLDevice, sigma: Float) {
    self.sigma = sigma
    super.init(device: device)
  }
}
