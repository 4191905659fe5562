import Foundation

/// A query. It ends with an error.
open class HKQuery: NSObject, @unchecked Sendable {
  /// The type that the query asks for; `nil` for those with descriptors.
  public let objectType: HKObjectType?
  public let predicate: NSPredicate?
  init(_ type: HKObjectType? = nil, _ predicate: NSPredicate? = nil) {
    (objectType, self.predicate) = (type, predicate)
  }
  open var sampleType: HKSampleType? { objectType as? HKSampleType }
  func fail() {}
}
/// Conditions of queries. No sample satisfies them, since there is none.
extension HKQuery {
  public class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: false) }
  public class func predicateForObject(with uuid: UUID) -> NSPredicate { NSPredicate(value: false) }
  public class func predicateForObjects(with uuids: Set<UUID>) -> NSPredicate { NSPredicate(value: false) }
  public class func predicateForObjects(from source: HKSource) -> NSPredicate { NSPredicate(value: false) }
  public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
    NSPredicate(value: false)
  }
  public class func predicateForObjects(from sourceRevisions: Set<HKSourceRevision>) -> NSPredicate {
    NSPredicate(value: false)
  }
  public class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate {
    NSPredicate(value: false)
  }
  public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate { NSPredicate(value: false) }
  public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
    NSPredicate(value: false)
  }
  public class func predicateForObjects(
    withMetadataKey key: String, allowedValues: [Any]
  ) -> NSPredicate { NSPredicate(value: false) }
  public class func predicateForObjects(
    withMetadataKey key: String, operatorType: NSComparisonPredicate.Operator, value: Any
  ) -> NSPredicate { NSPredicate(value: false) }
  public class func predicateForObjects(
    withDeviceProperty key: String, allowedValues: Set<String>
  ) -> NSPredicate { NSPredicate(value: false) }
  public class func predicateForObjectsWithNoCorrelation() -> NSPredicate { NSPredicate(value: false) }
  public class func predicateForQuantitySamples(
    with operatorType: NSComparisonPredicate.Operator, quantity: HKQuantity
  ) -> NSPredicate { NSPredicate(value: false) }
  public class func predicateForCategorySamples(
    with operatorType: NSComparisonPredicate.Operator, value: Int
  ) -> NSPredicate { NSPredicate(value: false) }
  public class func predicateForCategorySamples(equalTo values: Set<Int>) -> NSPredicate {
    NSPredicate(value: false)
  }
  public class func predicateForWorkouts(
    with workoutActivityType: HKWorkoutActivityType
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
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"

/// A query for samples.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  public let limit: Int
  public let sortDescriptors: [NSSortDescriptor]?
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    (handler, self.limit, self.sortDescriptors) = (resultsHandler, limit, sortDescriptors)
    super.init(sampleType, predicate)
  }
  public init(
    queryDescriptors: [HKQueryDescriptor], limit: Int, sortDescriptors: [NSSortDescriptor],
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    (handler, self.limit, self.sortDescriptors) = (resultsHandler, limit, sortDescriptors)
    super.init()
  }
  public convenience init(
    queryDescriptors: [HKQueryDescriptor], limit: Int,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    self.init(
      queryDescriptors: queryDescriptors, limit: limit, sortDescriptors: [], resultsHandler: resultsHandler)
  }
  override func fail() { handler(self, nil, HKError.current) }
}
/// A query that is told of changes.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler:
      @escaping (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
  ) {
    handler = updateHandler
    super.init(sampleType, predicate)
  }
  public init(
    queryDescriptors: [HKQueryDescriptor],
    updateHandler:
      @escaping (
        HKObserverQuery, Set<HKSampleType>?, @escaping HKObserverQueryCompletionHandler, (any Error)?
      ) -> Void
  ) {
    handler = { updateHandler($0, nil, $1, $2) }
    super.init()
  }
  override func fail() { handler(self, {}, HKError.current) }
}
public typealias HKObserverQueryCompletionHandler = () -> Void
/// The last sample that a query returned.
open class HKQueryAnchor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let value: Int
  public init(fromValue value: Int) { self.value = value }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  public static var supportsSecureCoding: Bool { true }
  public required convenience init?(coder: NSCoder) {
    self.init(fromValue: coder.decodeInteger(forKey: "value"))
  }
  open func encode(with coder: NSCoder) { coder.encode(value, forKey: "value") }
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKQueryAnchor)?.value == value }
  open override var hash: Int { value }
}
/// A sample that was deleted.
open class HKDeletedObject: NSObject, @unchecked Sendable {
  public let uuid: UUID
  open var metadata: [String: Any]? { nil }
  init(_ uuid: UUID) { self.uuid = uuid }
}
/// A query for what was added and deleted.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  public typealias Handler = (
    HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
  ) -> Void
  private let handler: Handler
  open var updateHandler: Handler?
  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler handler: @escaping Handler
  ) {
    self.handler = handler
    super.init(type, predicate)
  }
  public init(
    queryDescriptors: [HKQueryDescriptor], anchor: HKQueryAnchor?, limit: Int,
    resultsHandler handler: @escaping Handler
  ) {
    self.handler = handler
    super.init()
  }
  override func fail() { handler(self, nil, nil, nil, HKError.current) }
}
/// The options of a statistics query.
public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
  public static let mostRecent = HKStatisticsOptions(rawValue: 32)
  public static let duration = HKStatisticsOptions(rawValue: 64)
}
/// The result of a statistics query. It has no values.
open class HKStatistics: NSObject, @unchecked Sendable {
  public let quantityType: HKQuantityType
  public let startDate: Date
  public let endDate: Date
  open var sources: [HKSource]? { nil }
  init(_ type: HKQuantityType, _ start: Date, _ end: Date) {
    (quantityType, startDate, endDate) = (type, start, end)
  }
  open func sumQuantity() -> HKQuantity? { nil }
  open func averageQuantity() -> HKQuantity? { nil }
  open func minimumQuantity() -> HKQuantity? { nil }
  open func maximumQuantity() -> HKQuantity? { nil }
  open func mostRecentQuantity() -> HKQuantity? { nil }
  open func mostRecentQuantityDateInterval() -> DateInterval? { nil }
  open func duration() -> HKQuantity? { nil }
}
/// A query for statistics.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    self.handler = handler
    super.init(quantityType, quantitySamplePredicate)
  }
  override func fail() { handler(self, nil, HKError.current) }
}
/// The statistics of intervals. There are none.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  override init() { super.init() }
  open func statistics(for date: Date) -> HKStatistics? { nil }
  open func statistics() -> [HKStatistics] { [] }
  open func sources() -> Set<HKSource> { [] }
  open func enumerateStatistics(
    from startDate: Date, to endDate: Date,
    with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}
/// A query for the statistics of intervals.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  public let anchorDate: Date
  public let options: HKStatisticsOptions
  public let intervalComponents: DateComponents
  open var initialResultsHandler:
    ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  open var statisticsUpdateHandler:
    ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    anchorDate: Date, intervalComponents: DateComponents
  ) {
    (self.options, self.anchorDate, self.intervalComponents) = (options, anchorDate, intervalComponents)
    super.init(quantityType, quantitySamplePredicate)
  }
  override func fail() { initialResultsHandler?(self, nil, HKError.current) }
}
