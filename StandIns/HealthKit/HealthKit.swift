/// Stands in for Apple's HealthKit: there is no data, and access fails.
@_exported import Foundation
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

  /// Types whose values add up, by Apple's documentation of the identifiers, without `HKQuantityTypeIdentifier`. All that begin with
  /// `Dietary` do so, too.
  private static let cumulative: Set<String> = [
    "StepCount", "DistanceWalkingRunning", "DistanceCycling", "DistanceWheelchair", "DistanceSwimming",
    "DistanceDownhillSnowSports", "DistanceCrossCountrySkiing", "DistancePaddleSports", "DistanceRowing",
    "DistanceSkatingSports", "BasalEnergyBurned", "ActiveEnergyBurned", "FlightsClimbed", "NikeFuel",
    "AppleExerciseTime", "AppleStandTime", "AppleMoveTime", "PushCount", "SwimmingStrokeCount",
    "InhalerUsage",
    "InsulinDelivery", "NumberOfTimesFallen", "NumberOfAlcoholicBeverages", "TimeInDaylight",
  ]
  /// The way in which values of the type are combined.
  open var aggregationStyle: HKQuantityAggregationStyle {
    let name = identifier.replacingOccurrences(of: "HKQuantityTypeIdentifier", with: "")
    return switch name {
    case "HeartRate": .discreteTemporallyWeighted
    case "EnvironmentalAudioExposure", "HeadphoneAudioExposure": .discreteEquivalentContinuousLevel
    case _ where Self.cumulative.contains(name) || name.hasPrefix("Dietary"): .cumulative
    default: .discreteArithmetic
    }
  }
}
/// Ways in which values are combined. Raw values are Apple's.
public enum HKQuantityAggregationStyle: Int, Sendable {
  case cumulative, discreteArithmetic, discreteTemporallyWeighted, discreteEquivalentContinuousLevel
  public static var discrete: Self { .discreteArithmetic }
}
/// A type of categories.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(identifier.rawValue) }
}
/// The type of workouts.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
/// A type of samples in sequences.
open class HKSeriesType: HKSampleType, @unchecked Sendable {
  open class func workoutRoute() -> HKSeriesType { HKSeriesType("HKWorkoutRouteTypeIdentifier") }
  open class func heartbeat() -> HKSeriesType { HKSeriesType("HKDataTypeIdentifierHeartbeatSeries") }
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
    DispatchQueue.global().async {
      completion(isGranted, isGranted ? nil : HKError(.errorHealthDataUnavailable))
    }
  }
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws {
    guard DeviceConditions.request(.health) else { throw HKError(.errorHealthDataUnavailable) }
  }
  /// Returns no units: nobody has chosen any here.
  open func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] {
    [:]
  }
  open func preferredUnits(
    for quantityTypes: Set<HKQuantityType>,
    completion: @escaping ([HKQuantityType: HKUnit], (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.global().async { completion([:], nil) }
  }
  open func save(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    fail(completion)
  }
  open func save(_ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    fail(completion)
  }
  open func save(_ object: HKObject) async throws { throw HKError.current }
  open func save(_ objects: [HKObject]) async throws { throw HKError.current }
  open func delete(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    fail(completion)
  }
  open func delete(_ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    fail(completion)
  }
  open func delete(_ object: HKObject) async throws { throw HKError.current }
  open func delete(_ objects: [HKObject]) async throws { throw HKError.current }
  open func deleteObjects(
    of objectType: HKObjectType, predicate: NSPredicate,
    withCompletion completion: @escaping (Bool, Int, (any Error)?) -> Void
  ) { fail { completion($0, 0, $1) } }
  open func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int {
    throw HKError.current
  }
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { fail(completion) }
  open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {
    throw HKError.current
  }
  open func disableBackgroundDelivery(
    for type: HKObjectType, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { fail(completion) }
  open func disableAllBackgroundDelivery(
    completion: @escaping (Bool, (any Error)?) -> Void
  ) { fail(completion) }
  open func dateOfBirthComponents() throws -> DateComponents { throw HKError.current }
  open func biologicalSex() throws -> HKBiologicalSexObject { throw HKError.current }
  open func bloodType() throws -> HKBloodTypeObject { throw HKError.current }
  /// Calls the query's handler with an error.
  open func execute(_ query: HKQuery) {
    DispatchQueue.global().async { query.fail() }
  }
  open func stop(_ query: HKQuery) {}

  private func fail(_ completion: @escaping (Bool, (any Error)?) -> Void) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.global().async { completion(false, HKError.current) }
  }
}
extension NSNotification.Name {
  public static let HKUserPreferencesDidChange = NSNotification.Name("HKUserPreferencesDidChangeNotification")
}
/// The frequency of updates in the background.
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }
/// The user's sex.
public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }
/// The user's sex. It is not known.
open class HKBiologicalSexObject: NSObject { open var biologicalSex: HKBiologicalSex { .notSet } }
/// A type of blood.
public enum HKBloodType: Int, Sendable {
  case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}
/// The user's type of blood. It is not known.
open class HKBloodTypeObject: NSObject { open var bloodType: HKBloodType { .notSet } }

public let HKErrorDomain = "com.apple.healthkit"
/// An error of health data.
public struct HKError: _FrameworkError {
  public enum Code: Int, Sendable {
    case unknownError, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument,
      errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled,
      errorAnotherWorkoutSessionStarted, errorUserExitedWorkoutSession, errorRequiredAuthorizationDenied,
      errorNoData, errorWorkoutActivityNotAllowed, errorDataSizeExceeded,
      errorBackgroundWorkoutSessionNotAllowed, errorNotPermissibleForGuestUserMode
    public static var noError: Code { .unknownError }
  }
  public static var errorDomain: String { HKErrorDomain }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }

  /// The error of every access: there is no database.
  static var current: HKError {
    HKError(HKHealthStore.isHealthDataAvailable() ? .errorDatabaseInaccessible : .errorHealthDataUnavailable)
  }
  public static let unknownError = Code.unknownError
  public static let errorHealthDataUnavailable = Code.errorHealthDataUnavailable
  public static let errorHealthDataRestricted = Code.errorHealthDataRestricted
  public static let errorInvalidArgument = Code.errorInvalidArgument
  public static let errorAuthorizationDenied = Code.errorAuthorizationDenied
  public static let errorAuthorizationNotDetermined = Code.errorAuthorizationNotDetermined
  public static let errorDatabaseInaccessible = Code.errorDatabaseInaccessible
  public static let errorUserCanceled = Code.errorUserCanceled
  public static let errorAnotherWorkoutSessionStarted = Code.errorAnotherWorkoutSessionStarted
  public static let errorUserExitedWorkoutSession = Code.errorUserExitedWorkoutSession
  public static let errorRequiredAuthorizationDenied = Code.errorRequiredAuthorizationDenied
  public static let errorNoData = Code.errorNoData
  public static let errorWorkoutActivityNotAllowed = Code.errorWorkoutActivityNotAllowed
  public static let errorDataSizeExceeded = Code.errorDataSizeExceeded
  public static let errorBackgroundWorkoutSessionNotAllowed = Code.errorBackgroundWorkoutSessionNotAllowed
  public static let errorNotPermissibleForGuestUserMode = Code.errorNotPermissibleForGuestUserMode
}
extension HKError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = HKError
}
/// The way in which the move ring of a summary is filled.
public enum HKActivityMoveMode: Int, Sendable {
  case activeEnergy = 1
  case appleMoveTime
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
  open var exerciseTimeGoal: HKQuantity?
  open var standHoursGoal: HKQuantity?
  open var activityMoveMode = HKActivityMoveMode.activeEnergy
  open var isPaused = false
  public override init() { super.init() }
  /// The date of the summary in a calendar; of an object that nobody filled, the components are empty.
  open func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents(calendar: calendar) }
}
