import Foundation

/// The parts of a table whose sections are as narrow as their content, on visionOS.
public struct UITableViewContentHuggingElements: OptionSet, Hashable, Sendable {
  /// The bits of the parts, which are UIKit's.
  public let rawValue: UInt
  /// Creates parts from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Headers of sections.
  public static let sectionHeaders = UITableViewContentHuggingElements(rawValue: 1 << 0)
}

extension UITableView {
  /// The parts that are as narrow as their content, on visionOS.
  public typealias ContentHuggingElements = UITableViewContentHuggingElements

  /// Stored only: the parts that are as narrow as their content, on visionOS.
  public var contentHuggingElements: ContentHuggingElements {
    get { AttachedValues.value("contentHuggingElements", of: self) ?? [] }
    set { AttachedValues.set(newValue, "contentHuggingElements", of: self) }
  }
}
