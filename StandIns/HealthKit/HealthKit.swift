/// Stands in for Apple's HealthKit: there is no data, and access fails.
@_exported import Foundation
import PlaceholderViews
import ObjectiveCSupport

/// The identifier of a type of quantity.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let stepCount = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierStepCount")
  public static let heartRate = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeartRate")
  public static let height = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeight")
  public static let bodyMass = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBodyMass")
  public static let bodyMassIndex = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBodyMassIndex")
  public static let activeEnergyBurned = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
  public static let distanceWalkingRunning = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
}
/// A type of health data.
open class HKObjectType: NSObject, @unchecked Sendable {
  public let identifier: String
  init(_ identifier: String) { self.identifier = identifier }
  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
    HKQuantityType(identifier.rawValue)
  }
  open class func workoutType() -> HKSampleType { HKSampleType("HKWorkoutTypeIdentifier") }
}
/// A type of samples.
open class HKSampleType: HKObjectType, @unchecked Sendable {}
/// A type of quantities.
open class HKQuantityType: HKSampleType, @unchecked Sendable {}
/// A unit.
open class HKUnit: NSObject, @unchecked Sendable {
  public let unitString: String
  public init(from string: String) { unitString = string }
  open class func count() -> HKUnit { HKUnit(from: "count") }
  open class func meter() -> HKUnit { HKUnit(from: "m") }
  open class func gram() -> HKUnit { HKUnit(from: "g") }
  open class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
  open class func minute() -> HKUnit { HKUnit(from: "min") }
  open func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit(from: "\(unitString)/\(unit.unitString)") }
}
/// A number with a unit. It is not converted.
open class HKQuantity: NSObject, @unchecked Sendable {
  private let value: Double
  public init(unit: HKUnit, doubleValue value: Double) { self.value = value }
  open func doubleValue(for unit: HKUnit) -> Double { value }
}
/// A sample.
open class HKSample: NSObject, @unchecked Sendable {
  public let startDate: Date
  public let endDate: Date
  init(_ start: Date, _ end: Date) { (startDate, endDate) = (start, end) }
}
/// A sample of a quantity.
open class HKQuantitySample: HKSample, @unchecked Sendable {
  public let quantityType: HKQuantityType
  public let quantity: HKQuantity
  public init(type quantityType: HKQuantityType, quantity: HKQuantity, start: Date, end: Date) {
    (self.quantityType, self.quantity) = (quantityType, quantity)
    super.init(start, end)
  }
}
/// The user's authorization for a type of data.
public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }
/// The user's health data. There is none; the store is available if `--grant health` grants access.
open class HKHealthStore: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open class func isHealthDataAvailable() -> Bool { DeviceConditions.isGranted(.health) }
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
    DeviceConditions.status(
      .health, granted: .sharingAuthorized, denied: .sharingDenied, undetermined: .notDetermined)
  }
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let completion = completion
    let isGranted = DeviceConditions.request(.health)
    DispatchQueue.global().async { completion(isGranted, isGranted ? nil : UnavailableFrameworkError()) }
  }
  open func save(_ object: HKSample, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, UnavailableFrameworkError())
  }
  /// Calls the query's handler with an error.
  open func execute(_ query: HKQuery) { query.fail() }
  open func stop(_ query: HKQuery) {}
}
/// A query.
open class HKQuery: NSObject, @unchecked Sendable {
  func fail() {}
  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: false) }
}
/// The options of a query's predicate.
public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}
/// The limit of a query that returns all samples.
public let HKObjectQueryNoLimit = 0
/// A query for samples.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) { handler = resultsHandler }
  override func fail() { handler(self, nil, UnavailableFrameworkError()) }
}
/// The options of a statistics query.
public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
}
/// The result of a statistics query. It has no values.
open class HKStatistics: NSObject {
  open func sumQuantity() -> HKQuantity? { nil }
  open func averageQuantity() -> HKQuantity? { nil }
}
/// A query for statistics.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) { self.handler = handler }
  override func fail() { handler(self, nil, UnavailableFrameworkError()) }
}
