/// Stands in for Apple's CoreServices, which on iOS has the uniform type identifiers.
@_exported import MobileCoreServices
