/// Stands in for Apple's CoreServices, of which iOS has the identifiers of types.
@_exported import MobileCoreServices
