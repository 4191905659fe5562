import QuartzCore

/// A drawable of a Metal layer. There is none.
public protocol CAMetalDrawable: MTLDrawable {
  var texture: any MTLTexture { get }
  var layer: CAMetalLayer { get }
}

/// A layer that displays what Metal draws. There is no device: it stores its values and displays nothing.
open class CAMetalLayer: CALayer {
  open var device: (any MTLDevice)?
  open var preferredDevice: (any MTLDevice)? { nil }
  open var pixelFormat = MTLPixelFormat.bgra8Unorm
  open var framebufferOnly = true
  open var drawableSize = CGSize.zero
  open var maximumDrawableCount = 3
  open var presentsWithTransaction = false
  open var colorspace: CGColorSpace?
  open var wantsExtendedDynamicRangeContent = false
  open var edrMetadata: CAEDRMetadata?
  open var allowsNextDrawableTimeout = true
  open var developerHUDProperties: [AnyHashable: Any]?
  open func nextDrawable() -> (any CAMetalDrawable)? { nil }

  public override init() { super.init() }
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAMetalLayer else { return }
    (device, pixelFormat, framebufferOnly) = (other.device, other.pixelFormat, other.framebufferOnly)
    (drawableSize, colorspace, edrMetadata) = (other.drawableSize, other.colorspace, other.edrMetadata)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A renderer of layers into a texture. There is no device: it stores its layer and draws nothing.
open class CARenderer: NSObject {
  open var layer: CALayer?
  open var bounds = CGRect.zero
  public init(mtlTexture tex: any MTLTexture, options dict: [AnyHashable: Any]? = nil) { super.init() }
  open func beginFrame(atTime t: CFTimeInterval, timeStamp ts: UnsafeMutableRawPointer?) {}
  open func updateBounds() -> CGRect { .zero }
  open func addUpdate(_ r: CGRect) {}
  open func render() {}
  open func nextFrameTime() -> CFTimeInterval { .infinity }
  open func endFrame() {}
  open func setDestination(_ tex: any MTLTexture) {}
}
public let kCARendererColorSpace = "kCARendererColorSpace"
public let kCARendererMetalCommandQueue = "kCARendererMetalCommandQueue"
