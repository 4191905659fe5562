/// A source of data.
public final class CGDataProvider: Sendable {
  let bytes: Data

  /// Creates a provider for data.
  public init?(data: Data) {
    bytes = data
  }

  /// Creates a provider for data, such as `data as CFData`.
  public convenience init?(data: NSData) {
    self.init(data: Data(referencing: data))
  }

  init(bytes: Data) {
    self.bytes = bytes
  }

  /// Creates a provider for a file; returns `nil` if it cannot be read.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    bytes = data
  }

  /// Creates a provider for a file, such as `url as CFURL`; returns `nil` if it cannot be read.
  public convenience init?(url: NSURL) {
    self.init(url: url as URL)
  }

  /// The data, which is `CFData` on Apple's platforms.
  public var data: NSData? { bytes as NSData }
}

/// A destination for data.
public final class CGDataConsumer {
  /// The data that was written.
  public internal(set) var data = Data()

  /// Creates an empty consumer.
  public init() {}
}
