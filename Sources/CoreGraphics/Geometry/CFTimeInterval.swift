// Exported from where it is, since a name that two modules declare is ambiguous in `[CFTimeInterval]()`.
@_exported import typealias ObjectiveCSupport.CFTimeInterval
