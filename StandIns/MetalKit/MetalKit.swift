/// Stands in for Apple's MetalKit: a view is a placeholder, and its delegate never draws.
@_exported import Metal
@_exported import PlaceholderViews

@preconcurrency @MainActor
public protocol MTKViewDelegate: AnyObject {
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
  func draw(in view: MTKView)
}
@preconcurrency @MainActor
open class MTKView: PlaceholderView {
  open override var placeholderName: String { "MTKView" }
  open weak var delegate: (any MTKViewDelegate)?
  open var device: (any MTLDevice)?
  open var preferredDevice: (any MTLDevice)? { nil }
  open var currentDrawable: (any CAMetalDrawable)? { nil }
  open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }
  open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
  open var depthStencilPixelFormat = MTLPixelFormat.invalid
  open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
  open var clearDepth = 1.0
  open var sampleCount = 1
  open var framebufferOnly = true
  open var preferredFramesPerSecond = 60
  open var enableSetNeedsDisplay = false
  open var isPaused = false
  open var autoResizeDrawable = true
  open var drawableSize = CGSize.zero
  public init(frame: CGRect, device: (any MTLDevice)?) {
    self.device = device
    super.init(frame: frame)
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, device: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func draw() {}
  open func releaseDrawables() {}
}
