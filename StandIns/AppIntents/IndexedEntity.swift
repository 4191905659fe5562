import CoreSpotlight
import UniformTypeIdentifiers

/// An entity that the index of the device can contain. Nothing is indexed here.
public protocol IndexedEntity: AppEntity {
  var attributeSet: CSSearchableItemAttributeSet { get }
  var hideInSpotlight: Bool { get }
}
extension IndexedEntity {
  /// The attributes of the entity's representation, which an entity's own `attributeSet` may begin with.
  public var defaultAttributeSet: CSSearchableItemAttributeSet {
    let attributes = CSSearchableItemAttributeSet(contentType: .item)
    let shown = displayRepresentation
    attributes.title = String(localized: shown.title)
    attributes.displayName = attributes.title
    attributes.contentDescription = shown.subtitle.map { String(localized: $0) }
    return attributes
  }
  public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }
  public var hideInSpotlight: Bool { false }
}

extension CSSearchableIndex {
  public func indexAppEntities<T: IndexedEntity>(_ entities: [T], priority: Int = 0) async throws {
    throw CocoaError(.featureUnsupported)
  }
  public func deleteAppEntities<T: IndexedEntity>(identifiedBy identifiers: [T.ID], ofType type: T.Type)
    async throws
  {
    throw CocoaError(.featureUnsupported)
  }
  public func deleteAppEntities<T: IndexedEntity>(ofType type: T.Type) async throws {
    throw CocoaError(.featureUnsupported)
  }
}
extension CSSearchableItem {
  /// Does nothing, as nothing is indexed.
  public func associateAppEntity<T: AppEntity>(_ entity: T, priority: Int = 0) {}
}
extension CSSearchableItemAttributeSet {
  /// Does nothing, as nothing is indexed.
  public func associateAppEntity<T: AppEntity>(_ entity: T, priority: Int = 0) {}
}
