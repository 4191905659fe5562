import Testing
import UIKit

/// Expects a raw value to be that of Apple's header.
func expect(_ value: some BinaryInteger, _ expected: Int, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(Int(truncatingIfNeeded: value) == expected, sourceLocation: sourceLocation)
}

/// Expects a class to have the superclass of Apple's header. Classes between them that Apple has not end in `Base`.
func expect(
  _ type: AnyClass, inherits superclass: AnyClass, sourceLocation: SourceLocation = #_sourceLocation
) {
  var present: AnyClass? = _getSuperclass(type)
  while let between = present, "\(between)".hasSuffix("Base") { present = _getSuperclass(between) }
  #expect(present == superclass, "\(type)", sourceLocation: sourceLocation)
}

/// Expects a class to conform to the protocol of Apple's header.
func expect(
  _ type: AnyClass, sourceLocation: SourceLocation = #_sourceLocation, conforms: (AnyClass) -> Bool
) {
  #expect(conforms(type), "\(type)", sourceLocation: sourceLocation)
}

/// Values that objects need whose defaults are tested.
@MainActor enum HeaderExamples {
  static let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
  static let drops = Drops()

  static var boundaryItem: NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "kind", alignment: .top)
  }

  static var section: NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  final class Drops: NSObject, UIDropInteractionDelegate {}
}
