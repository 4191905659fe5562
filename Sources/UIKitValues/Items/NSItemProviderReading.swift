import Foundation

/// A class whose objects can be created from an item provider's data.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types that the class can read, the preferred first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Creates an object from data of one of these types.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A class whose objects can be written as an item provider's data.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types as which objects of the class can be written, the preferred first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The types as which this object can be written. The default is those of its class.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Returns the visibility of a type. The default is `all`.
  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility
  /// Loads the object as data of a type.
  @preconcurrency func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// The types of the class.
  public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
  /// Returns `all`.
  public static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility { .all }
}

/// The processes that can read a representation. Raw values match UIKit's.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All applications.
  case all = 0
  /// Applications of the same team.
  case team = 1
  /// Applications of a group.
  case group = 2
  /// This process only.
  case ownProcess = 3
}

/// The supported uses of an item provider's file.
public struct NSItemProviderFileOptions: OptionSet, Hashable, Sendable {
  /// The bits, which match Foundation's.
  public let rawValue: Int
  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The file can be opened in place.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
