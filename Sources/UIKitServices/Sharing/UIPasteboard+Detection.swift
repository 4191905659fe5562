import Foundation

extension UIPasteboard {
  /// A kind of content that is found in the texts of a pasteboard.
  public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Creates a kind with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A text that is probably a web address.
    public static let probableWebURL = Self(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
    /// A text that is probably a search for the web.
    public static let probableWebSearch = Self(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
    /// A number.
    public static let number = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
  }

  /// The content that was found in a text.
  ///
  /// Unchecked, since key paths are immutable.
  public struct DetectedValues: @unchecked Sendable {
    /// The kinds of content that were found, as properties of this type.
    public internal(set) var patterns: Set<PartialKeyPath<DetectedValues>> = []
    /// A text that is probably a web address; empty for none.
    public internal(set) var probableWebURL = ""
    /// A text that is probably a search for the web; empty for none.
    public internal(set) var probableWebSearch = ""
    /// A number; `nil` for none.
    public internal(set) var number: Double?
  }

  /// The texts of the items with the indexes of a set; all for `nil`.
  private func texts(_ itemSet: IndexSet?) -> [String?] {
    let present = items
    let chosen = itemSet.map { set in set.filter { $0 < present.count }.map { present[$0] } } ?? present
    return chosen.map { item in
      switch item["public.utf8-plain-text"] ?? item["public.url"] ?? item["public.text"] {
      case let text as String: text
      case let url as URL: url.absoluteString
      default: nil
      }
    }
  }

  /// Returns what is found in a text: a number, a web address, or else a search of a few words.
  private static func values(in text: String?) -> [DetectionPattern: Any] {
    let text = text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    guard !text.isEmpty else { return [:] }
    var found: [DetectionPattern: Any] = [:]
    if let number = Double(text), number.isFinite { found[.number] = number }
    let hasSpace = text.contains { $0.isWhitespace }
    let scheme = text.lowercased()
    let isAddress =
      !hasSpace && found.isEmpty
      && (scheme.hasPrefix("http://") || scheme.hasPrefix("https://")
        || text.wholeMatch(of: /[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}(:\d+)?([\/?#].*)?/) != nil)
    if isAddress {
      found[.probableWebURL] = text
    } else if found.isEmpty, !text.contains(where: \.isNewline), text.count <= 200 {
      found[.probableWebSearch] = text
    }
    return found
  }

  private func found(
    _ patterns: Set<DetectionPattern>, _ itemSet: IndexSet?
  ) -> [[DetectionPattern: Any]] {
    texts(itemSet).map { Self.values(in: $0).filter { patterns.contains($0.key) } }
  }

  private static func pattern(_ path: PartialKeyPath<DetectedValues>) -> DetectionPattern? {
    switch path {
    case \DetectedValues.probableWebURL: .probableWebURL
    case \DetectedValues.probableWebSearch: .probableWebSearch
    case \DetectedValues.number: .number
    default: nil
    }
  }

  private static func detected(
    _ found: [DetectionPattern: Any], _ paths: Set<PartialKeyPath<DetectedValues>>
  ) -> DetectedValues {
    var values = DetectedValues()
    for path in paths {
      guard let pattern = pattern(path), let value = found[pattern] else { continue }
      values.patterns.insert(path)
      switch pattern {
      case .probableWebURL: values.probableWebURL = value as? String ?? ""
      case .probableWebSearch: values.probableWebSearch = value as? String ?? ""
      default: values.number = value as? Double
      }
    }
    return values
  }

  /// Finds kinds of content in the first item.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
  ) { completionHandler(.success(Set(found(patterns, [0]).first.map { Array($0.keys) } ?? []))) }

  /// Finds kinds of content in the items with the indexes of a set; in all for `nil`.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping (Result<[Set<DetectionPattern>], any Error>) -> Void
  ) { completionHandler(.success(found(patterns, itemSet).map { Set($0.keys) })) }

  /// Finds kinds of content in the first item, with their values.
  public func detectValues(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
  ) { completionHandler(.success(found(patterns, [0]).first ?? [:])) }

  /// Finds kinds of content in the items with the indexes of a set, with their values; in all for `nil`.
  public func detectValues(
    for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping (Result<[[DetectionPattern: Any]], any Error>) -> Void
  ) { completionHandler(.success(found(patterns, itemSet))) }

  /// Returns the kinds of content in the first item, of those that are named by properties of `DetectedValues`.
  public func detectedPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>
  ) async throws -> Set<PartialKeyPath<DetectedValues>> {
    try await detectedPatterns(for: keyPaths, inItemSet: [0]).first ?? []
  }

  /// Returns the kinds of content in the items with the indexes of a set, of those that are named by properties.
  public func detectedPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
  ) async throws -> [Set<PartialKeyPath<DetectedValues>>] {
    try await detectedValues(for: keyPaths, inItemSet: itemSet).map(\.patterns)
  }

  /// Returns the values of the kinds of content in the first item, of those that are named by properties.
  public func detectedValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>
  ) async throws -> DetectedValues {
    try await detectedValues(for: keyPaths, inItemSet: [0]).first ?? DetectedValues()
  }

  /// Returns the values of the kinds of content in the items with the indexes of a set, of those that are named by
  /// properties.
  public func detectedValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
  ) async throws -> [DetectedValues] {
    found(Set(keyPaths.compactMap(Self.pattern)), itemSet).map { Self.detected($0, keyPaths) }
  }
}
