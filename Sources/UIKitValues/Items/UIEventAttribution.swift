import Foundation

/// The advertisement to which a conversion is attributed. Nothing is sent from here.
open class UIEventAttribution: NSObject, NSCopying {
  /// The number of the advertisement in the application.
  public let sourceIdentifier: UInt8
  /// The URL to which the advertisement leads.
  public let destinationURL: URL
  /// The URL to which a browser would report; always `nil`.
  open var reportEndpoint: URL? { nil }
  /// A description of the advertisement.
  public let sourceDescription: String
  /// The name of the one who pays.
  public let purchaser: String

  /// Creates an attribution.
  public init(sourceIdentifier: UInt8, destinationURL: URL, sourceDescription: String, purchaser: String) {
    self.sourceIdentifier = sourceIdentifier
    self.destinationURL = destinationURL
    self.sourceDescription = sourceDescription
    self.purchaser = purchaser
    super.init()
  }

  /// Returns this object.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
