/// Stands in for Apple's HealthKitUI: rings of activity are a box.
@_exported import HealthKit
@_exported import PlaceholderViews

/// The rings of a day's activity, which are a box.
@preconcurrency @MainActor
open class HKActivityRingView: PlaceholderView {
  open override var placeholderName: String { "HKActivityRingView" }
  open var activitySummary: HKActivitySummary?
  open func setActivitySummary(_ activitySummary: HKActivitySummary?, animated: Bool) {
    self.activitySummary = activitySummary
  }
}
