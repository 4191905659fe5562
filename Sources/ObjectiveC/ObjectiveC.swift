/// The module that code imports as `ObjectiveC`: associated objects, `autoreleasepool`, `objc_sync`,
/// selectors and key-value coding.
///
/// This is a separate product: other packages use `canImport(ObjectiveC)` to determine whether they run on
/// Apple's platforms.
@_exported import Foundation
@_exported import ObjectiveCSupport
