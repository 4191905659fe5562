import Metal
import UIKit

/// An input of an image processor.
public protocol CIImageProcessorInput {
  var region: CGRect { get }
  var bytesPerRow: Int { get }
  var format: CIFormat { get }
  var baseAddress: UnsafeRawPointer { get }
  var metalTexture: (any MTLTexture)? { get }
}
/// The output of an image processor.
public protocol CIImageProcessorOutput {
  var region: CGRect { get }
  var bytesPerRow: Int { get }
  var format: CIFormat { get }
  var baseAddress: UnsafeMutableRawPointer { get }
  var metalTexture: (any MTLTexture)? { get }
  var metalCommandBuffer: (any MTLCommandBuffer)? { get }
}
/// A custom image processor. It is not run.
open class CIImageProcessorKernel: NSObject {
  open class func process(
    with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput
  ) throws {}
  open class func roi(forInput input: Int32, arguments: [String: Any]?, outputRect: CGRect) -> CGRect {
    outputRect
  }
  open class func formatForInput(at input: Int32) -> CIFormat { .BGRA8 }
  open class var outputFormat: CIFormat { .BGRA8 }
  open class var outputIsOpaque: Bool { false }
  open class var synchronizeInputs: Bool { true }
  /// - Throws: always, since processors are not run.
  open class func apply(withExtent extent: CGRect, inputs: [CIImage]?, arguments args: [String: Any]?) throws
    -> CIImage
  { throw CocoaError(.featureUnsupported) }
}
