/// Stands in for Apple's HealthKit: there is no data, and access fails.
@_exported import Foundation
import PlaceholderViews
import ObjectiveCSupport

/// A type of health data.
open class HKObjectType: NSObject, @unchecked Sendable {
  public let identifier: String
  init(_ identifier: String) { self.identifier = identifier }
  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
    HKQuantityType(identifier.rawValue)
  }
  open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
    HKCategoryType(identifier.rawValue)
  }
  open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier)
    -> HKCharacteristicType?
  { HKCharacteristicType(identifier.rawValue) }
  open class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }
  open class func activitySummaryType() -> HKActivitySummaryType {
    HKActivitySummaryType("HKActivitySummaryTypeIdentifier")
  }
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
  open override var hash: Int { identifier.hashValue }
}
/// A type of the user's characteristics.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  public convenience init(_ identifier: HKCharacteristicTypeIdentifier) { self.init(identifier.rawValue) }
}
/// The type of summaries of activity.
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}
/// A type of samples.
open class HKSampleType: HKObjectType, @unchecked Sendable {}
/// A type of quantities.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(identifier.rawValue) }
}
/// A type of categories.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(identifier.rawValue) }
}
/// The type of workouts.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
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
/// The goals and results of a day.
open class HKActivitySummary: NSObject {
  open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  open var appleMoveTime = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleMoveTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
  open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
  public override init() { super.init() }
}
