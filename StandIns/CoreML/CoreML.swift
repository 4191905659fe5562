/// Stands in for Apple's CoreML: no model can be loaded.
@_exported import CoreVideo
@_exported import Foundation
import PlaceholderViews

/// The configuration of a model.
open class MLModelConfiguration: NSObject {
  open var computeUnits = MLComputeUnits.all
}
/// The hardware that a model runs on.
public enum MLComputeUnits: Int, Sendable { case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine }
/// A description of the inputs and outputs of a model.
open class MLModelDescription: NSObject {
  open var inputDescriptionsByName: [String: Any] { [:] }
  open var outputDescriptionsByName: [String: Any] { [:] }
}
/// A model. None can be loaded.
open class MLModel: NSObject, @unchecked Sendable {
  public init(contentsOf url: URL) throws {
    super.init()
    throw UnavailableFrameworkError()
  }
  public init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
    super.init()
    throw UnavailableFrameworkError()
  }
  open var modelDescription: MLModelDescription { MLModelDescription() }
  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
    throw UnavailableFrameworkError()
  }
  open class func compileModel(at modelURL: URL) throws -> URL { throw UnavailableFrameworkError() }
}
/// A provider of the inputs or outputs of a model.
public protocol MLFeatureProvider: AnyObject {
  var featureNames: Set<String> { get }
  func featureValue(for featureName: String) -> MLFeatureValue?
}
/// An input or output value of a model.
open class MLFeatureValue: NSObject {
  open private(set) var int64Value: Int64 = 0
  open private(set) var doubleValue = 0.0
  open private(set) var stringValue = ""
  open private(set) var imageBufferValue: CVPixelBuffer?
  open private(set) var multiArrayValue: MLMultiArray?
  open var dictionaryValue: [AnyHashable: NSNumber] { [:] }
  public convenience init(int64 value: Int64) {
    self.init()
    int64Value = value
  }
  public convenience init(double value: Double) {
    self.init()
    doubleValue = value
  }
  public convenience init(string value: String) {
    self.init()
    stringValue = value
  }
  public convenience init(pixelBuffer value: CVPixelBuffer) {
    self.init()
    imageBufferValue = value
  }
  public convenience init(multiArray value: MLMultiArray) {
    self.init()
    multiArrayValue = value
  }
}
/// A provider with values by name.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider {
  private let values: [String: MLFeatureValue]
  public init(dictionary: [String: Any]) throws {
    values = dictionary.compactMapValues { $0 as? MLFeatureValue }
  }
  open var featureNames: Set<String> { Set(values.keys) }
  open func featureValue(for featureName: String) -> MLFeatureValue? { values[featureName] }
}
/// The types of the elements of arrays.
public enum MLMultiArrayDataType: Int, Sendable {
  case double = 65600, float32 = 65568, float16 = 65552, int32 = 131104
}
/// An array of numbers with several dimensions.
open class MLMultiArray: NSObject {
  public let shape: [NSNumber]
  public let dataType: MLMultiArrayDataType
  private var numbers: [NSNumber]
  public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    (self.shape, self.dataType) = (shape, dataType)
    numbers = Array(repeating: 0, count: max(0, shape.reduce(1) { $0 * $1.intValue }))
  }
  open var count: Int { numbers.count }
  open subscript(index: Int) -> NSNumber {
    get { numbers[index] }
    set { numbers[index] = newValue }
  }
}
