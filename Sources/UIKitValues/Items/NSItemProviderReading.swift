import Foundation

/// A class whose objects can be made of data that an item provider has.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types of data that the class reads, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// An object made of data of one of these types.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A class whose objects can be given away as data.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types of data that objects of the class can be written as, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The types of data that this object can be written as; those of its class by itself.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Who may read a type of objects of the class; everybody by itself.
  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility
  /// Writes the object as data of a type.
  @preconcurrency func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// Those of the class.
  public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
  /// Everybody.
  public static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility { .all }
}

/// Who may read a representation. Raw values are UIKit's.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Every application.
  case all = 0
  /// Applications of the same team.
  case team = 1
  /// A group of applications.
  case group = 2
  /// This process alone.
  case ownProcess = 3
}

/// How files of an item provider may be used.
public struct NSItemProviderFileOptions: OptionSet, Hashable, Sendable {
  /// The bits; they are Foundation's.
  public let rawValue: Int
  /// Options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The file may be opened where it is.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
