import Foundation
import ObjectiveCSupport

/// The condition of a query for samples of a type.
public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
  public let sampleType: HKSampleType
  public let nsPredicate: NSPredicate?
  init(_ sampleType: HKSampleType, _ predicate: NSPredicate?) {
    (self.sampleType, nsPredicate) = (sampleType, predicate)
  }
}
extension HKSamplePredicate where Sample == HKSample {
  public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKSample>
  {
    HKSamplePredicate(type, predicate)
  }
}
extension HKSamplePredicate where Sample == HKQuantitySample {
  public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil)
    -> HKSamplePredicate<HKQuantitySample>
  { HKSamplePredicate(type, predicate) }
}
extension HKSamplePredicate where Sample == HKCategorySample {
  public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil)
    -> HKSamplePredicate<HKCategorySample>
  { HKSamplePredicate(type, predicate) }
}
extension HKSamplePredicate where Sample == HKWorkout {
  public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> {
    HKSamplePredicate(.workoutType(), predicate)
  }
}
extension HKSamplePredicate where Sample == HKWorkoutRoute {
  public static func workoutRoute(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkoutRoute> {
    HKSamplePredicate(HKSeriesType.workoutRoute(), predicate)
  }
}

/// The type and the condition of a query.
open class HKQueryDescriptor: NSObject, @unchecked Sendable {
  public let sampleType: HKSampleType
  public let predicate: NSPredicate?
  public init(sampleType: HKSampleType, predicate: NSPredicate?) {
    (self.sampleType, self.predicate) = (sampleType, predicate)
  }
}

/// A query that a program waits for. It ends with an error.
public protocol HKAsyncQuery {
  associatedtype Output
  func result(for healthStore: HKHealthStore) async throws -> Output
}
extension HKAsyncQuery {
  public func result(for healthStore: HKHealthStore) async throws -> Output { throw HKError.current }
}
/// A query whose results a program waits for in turn. The sequence ends with an error.
public protocol HKAsyncSequenceQuery {
  associatedtype Sequence: AsyncSequence
  func results(for healthStore: HKHealthStore) -> Sequence
}
/// A sequence of results, which throws for the first.
public struct HKFailingResults<Element: Sendable>: AsyncSequence, Sendable {
  public struct AsyncIterator: AsyncIteratorProtocol {
    public mutating func next() async throws -> Element? { throw HKError.current }
  }
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

public struct HKSampleQueryDescriptor<Sample: HKSample>: HKAsyncQuery, @unchecked Sendable {
  public typealias Output = [Sample]
  public let predicates: [HKSamplePredicate<Sample>]
  public let sortDescriptors: [SortDescriptor<Sample>]
  public let limit: Int?
  public init(
    predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil
  ) { (self.predicates, self.sortDescriptors, self.limit) = (predicates, sortDescriptors, limit) }
}
public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample>: HKAsyncQuery, HKAsyncSequenceQuery,
  @unchecked Sendable
{
  public struct Result: @unchecked Sendable {
    public let addedSamples: [Sample]
    public let deletedObjects: [HKDeletedObject]
    public let newAnchor: HKQueryAnchor
  }
  public typealias Output = Result
  public typealias Results = HKFailingResults<Result>
  public let predicates: [HKSamplePredicate<Sample>]
  public let anchor: HKQueryAnchor?
  public let limit: Int?
  public init(predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil) {
    (self.predicates, self.anchor, self.limit) = (predicates, anchor, limit)
  }
  public func results(for healthStore: HKHealthStore) -> Results { Results() }
}
public struct HKStatisticsQueryDescriptor: HKAsyncQuery, @unchecked Sendable {
  public typealias Output = HKStatistics?
  public let predicate: HKSamplePredicate<HKQuantitySample>
  public let options: HKStatisticsOptions
  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
    (self.predicate, self.options) = (predicate, options)
  }
}
public struct HKStatisticsCollectionQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery, @unchecked Sendable {
  public struct Result: @unchecked Sendable {
    public let statisticsCollection: HKStatisticsCollection
    public let updatedStatistics: HKStatistics?
  }
  public typealias Output = HKStatisticsCollection
  public typealias Results = HKFailingResults<Result>
  public let predicate: HKSamplePredicate<HKQuantitySample>
  public let options: HKStatisticsOptions
  public let anchorDate: Date
  public let intervalComponents: DateComponents
  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date,
    intervalComponents: DateComponents
  ) {
    (self.predicate, self.options) = (predicate, options)
    (self.anchorDate, self.intervalComponents) = (anchorDate, intervalComponents)
  }
  public func results(for healthStore: HKHealthStore) -> Results { Results() }
}
public struct HKActivitySummaryQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery, @unchecked Sendable {
  public typealias Output = [HKActivitySummary]
  public typealias Results = HKFailingResults<[HKActivitySummary]>
  public let predicate: NSPredicate?
  public init(predicate: NSPredicate? = nil) { self.predicate = predicate }
  public func results(for healthStore: HKHealthStore) -> Results { Results() }
}
public struct HKSourceQueryDescriptor<Sample: HKSample>: HKAsyncQuery, @unchecked Sendable {
  public typealias Output = [HKSource]
  public let predicate: HKSamplePredicate<Sample>
  public init(predicate: HKSamplePredicate<Sample>) { self.predicate = predicate }
}

extension HKActivitySummary: @unchecked Sendable {}
