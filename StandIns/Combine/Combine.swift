/// Stands in for Apple's Combine: publishers, subjects and the operators that applications use, written for this
/// project. Values arrive as with Apple's; what differs:
///
/// - Demand is unlimited: publishers never wait for subscribers.
/// - Most operators return ``AnyPublisher``, of which the names of their types are aliases, without initializers.
/// - `debounce`, `throttle` and `delay` wait on the main queue whatever scheduler they are given.
@_exported import Foundation
