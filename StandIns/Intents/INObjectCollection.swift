import Foundation

/// A section of the options of an intent's parameter.
open class INObjectSection<ObjectType: NSObject>: NSObject {
  /// The title; `nil` for none.
  public let title: String?
  /// The options.
  public let items: [ObjectType]
  public init(title: String?, items: [ObjectType]) {
    (self.title, self.items) = (title, items)
    super.init()
  }
}

/// The options of an intent's parameter. Nobody asks for them here.
open class INObjectCollection<ObjectType: NSObject>: NSObject {
  /// The sections.
  public let sections: [INObjectSection<ObjectType>]
  /// A Boolean value that indicates whether the options are sorted by their names; `false` by default.
  open var usesIndexedCollation = false
  public init(sections: [INObjectSection<ObjectType>]) {
    self.sections = sections
    super.init()
  }
  /// Creates a collection with one section without a title.
  public convenience init(items: [ObjectType]) {
    self.init(sections: [INObjectSection(title: nil, items: items)])
  }
  /// The options of all sections.
  open var allItems: [ObjectType] { sections.flatMap(\.items) }
}
