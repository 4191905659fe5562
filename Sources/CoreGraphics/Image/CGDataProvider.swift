/// A source of bytes.
public final class CGDataProvider: Sendable {
  let bytes: Data

  /// Creates a provider of some bytes.
  public init?(data: Data) {
    bytes = data
  }

  /// Creates a provider of some bytes, as `data as CFData` makes them.
  public convenience init?(data: NSData) {
    self.init(data: Data(referencing: data))
  }

  init(bytes: Data) {
    self.bytes = bytes
  }

  /// Creates a provider of a file's bytes, or nil if it cannot be read.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    bytes = data
  }

  /// All the bytes.
  public var data: Data? {
    bytes
  }
}

/// A place for bytes, which grows.
public final class CGDataConsumer {
  /// The bytes so far.
  public internal(set) var data = Data()

  /// Creates an empty consumer.
  public init() {}
}
