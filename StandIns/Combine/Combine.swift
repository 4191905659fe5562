/// Stands in for Apple's Combine: publishers, subjects and the operators that applications use, written for this
/// project. Values arrive as with Apple's; what differs:
///
/// - Demand is unlimited: publishers never wait for subscribers.
/// - Operators return ``AnyPublisher``, not types of their own.
/// - `debounce`, `throttle` and `delay` wait on the main queue whatever scheduler they are given.
@_exported import Foundation
