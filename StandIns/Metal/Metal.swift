/// Stands in for Apple's Metal: there is no device.
@_exported import Foundation

/// A GPU. There is none.
public protocol MTLDevice: AnyObject {
  var name: String { get }
  func makeCommandQueue() -> (any MTLCommandQueue)?
  func makeDefaultLibrary() -> (any MTLLibrary)?
  func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
}
public protocol MTLCommandQueue: AnyObject { func makeCommandBuffer() -> (any MTLCommandBuffer)? }
public protocol MTLCommandBuffer: AnyObject {
  func commit()
  func present(_ drawable: any MTLDrawable)
  func waitUntilCompleted()
}
public protocol MTLLibrary: AnyObject { func makeFunction(name: String) -> (any MTLFunction)? }
public protocol MTLFunction: AnyObject { var name: String { get } }
public protocol MTLResource: AnyObject { var label: String? { get set } }
public protocol MTLBuffer: MTLResource {
  var length: Int { get }
  func contents() -> UnsafeMutableRawPointer
}
public protocol MTLTexture: MTLResource {
  var width: Int { get }
  var height: Int { get }
}
public protocol MTLDrawable: AnyObject { func present() }
public protocol MTLRenderPipelineState: AnyObject {}
public protocol MTLComputePipelineState: AnyObject {}
public struct MTLResourceOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let storageModeShared: MTLResourceOptions = []
  public static let storageModePrivate = MTLResourceOptions(rawValue: 32)
}
public struct MTLClearColor: Sendable {
  public var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
  public init() {}
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}
public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double)
  -> MTLClearColor
{
  MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}
public enum MTLPixelFormat: UInt, Sendable {
  case invalid = 0
  case rgba8Unorm = 70
  case bgra8Unorm = 80
  case bgra8Unorm_srgb = 81
  case depth32Float = 252
}
/// Always `nil`.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
