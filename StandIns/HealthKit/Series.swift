import CoreLocation

/// A sequence of samples.
open class HKSeriesSample: HKSample, @unchecked Sendable { open var count: Int { 0 } }
/// The locations of a workout. There are none.
open class HKWorkoutRoute: HKSeriesSample, @unchecked Sendable {}
/// A query for the locations of a route.
open class HKWorkoutRouteQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
  public init(
    route workoutRoute: HKWorkoutRoute,
    dataHandler: @escaping (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
  ) { handler = dataHandler }
  override func fail() { handler(self, nil, true, HKError.current) }
}
/// Adds locations to a workout. Nothing is stored: adding and finishing fail.
open class HKWorkoutRouteBuilder: NSObject, @unchecked Sendable {
  public init(healthStore: HKHealthStore, device: HKDevice?) {}
  open func insertRouteData(
    _ routeData: [CLLocation], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, HKError.current) }
  open func finishRoute(
    with workout: HKWorkout, metadata: [String: Any]?,
    completion: @escaping @Sendable (HKWorkoutRoute?, (any Error)?) -> Void
  ) { completion(nil, HKError.current) }
}
