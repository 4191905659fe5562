// On Apple's platforms, snapshots become references, and references snapshots, by `as`.

extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
  /// Returns the snapshot with identifiers of any type.
  public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
    NSDiffableDataSourceSnapshotReference(
      mapped({ ReferenceIdentifier($0) }, { ReferenceIdentifier($0) }) ?? .init())
  }

  /// Takes the identifiers of a reference. Stops the program if an item's is of another type; asking for a section's identifier of
  /// another type stops it as well.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout Self?
  ) {
    result = _unconditionallyBridgeFromObjectiveC(source)
  }

  /// Takes the identifiers of a reference, if all items have identifiers of the type.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout Self?
  ) -> Bool {
    result = source.snapshot.mapped(
      { $0.value as? SectionIdentifierType }, { $0.value as? ItemIdentifierType })
    return result != nil
  }

  /// Returns the snapshot of a reference; an empty one without a reference.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDiffableDataSourceSnapshotReference?)
    -> Self
  {
    guard let source else { return Self() }
    var result: Self?
    guard _conditionallyBridgeFromObjectiveC(source, result: &result), let result else {
      fatalError("Could not cast an item's identifier to '\(ItemIdentifierType.self)'")
    }
    return result
  }
}
