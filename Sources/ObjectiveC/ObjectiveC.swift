/// What code imports as `ObjectiveC`: associated objects, `autoreleasepool`, `objc_sync`, selectors and key-value coding.
///
/// A product of its own: other packages ask `canImport(ObjectiveC)` to find out whether they run on Apple's platforms.
@_exported import Foundation
@_exported import ObjectiveCSupport
