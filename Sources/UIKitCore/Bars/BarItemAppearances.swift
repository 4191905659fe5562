/// The items that `appearance()` of bar items returns, with the conditions under which they apply.
@MainActor
package enum BarItemAppearances {
  private struct Entry {
    let type: UIBarItem.Type
    let containers: [any UIAppearanceContainer.Type]
    let traits: UITraitCollection?
    let item: UIBarItem
  }

  /// The entries in the order in which they apply: superclasses before subclasses, then by the number of
  /// containers.
  private static var all: [Entry] = []

  static func item<Item: UIBarItem>(
    of type: Item.Type, containers: [any UIAppearanceContainer.Type] = [], traits: UITraitCollection? = nil
  ) -> Item {
    let present = all.first {
      $0.type == type && $0.traits == traits && $0.containers.elementsEqual(containers, by: ==)
    }
    if let item = present?.item as? Item { return item }
    guard let item = type.init(coder: DocumentCoder()) else {
      fatalError("\(type).appearance(): the class cannot be created by init(coder:)")
    }
    all.append(Entry(type: type, containers: containers, traits: traits, item: item))
    func rank(_ entry: Entry) -> (Int, Int, Int) {
      (ClassChain.of(entry.item).depth, entry.containers.count, entry.traits == nil ? 0 : 1)
    }
    let ranked = all.enumerated().sorted {
      rank($0.element) == rank($1.element) ? $0.offset < $1.offset : rank($0.element) < rank($1.element)
    }
    all = ranked.map(\.element)
    return item
  }

  /// Removes all entries.
  static func removeAll() { all.removeAll() }

  /// Returns the appearance items that apply to an item in its bar, the most general first.
  package static func items(of item: UIBarItem) -> [UIBarItem] {
    guard !all.isEmpty else { return [] }
    let chain = ClassChain.of(item)
    return all.filter { entry in
      guard chain.contains(entry.type), entry.item !== item else { return false }
      if let traits = entry.traits, item.bar?.traitCollection.containsTraits(in: traits) != true {
        return false
      }
      guard !entry.containers.isEmpty else { return true }
      return item.bar.map { AppearanceProxy.isInside(entry.containers, from: $0) } ?? false
    }
    .map(\.item)
  }
}

/// Appearance customization of bar items, as in `UIBarButtonItem.appearance().tintColor = .red`.
///
/// The result is an item that no bar displays: its values apply to all items of the class that have none of
/// their own.
extension UIBarItem: UIAppearance {
  /// Returns the item whose values apply to all items without values of their own.
  public class func appearance() -> Self { BarItemAppearances.item(of: self) }

  /// Returns the appearance for items in bars that are contained in instances of the given classes, listed
  /// from the innermost container out.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    BarItemAppearances.item(of: self, containers: containerTypes)
  }

  /// Returns the appearance for items in bars with the given traits.
  public class func appearance(for trait: UITraitCollection) -> Self {
    BarItemAppearances.item(of: self, traits: trait)
  }

  /// Returns the appearance for items in bars with the given traits that are contained in instances of the
  /// given classes.
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    BarItemAppearances.item(of: self, containers: containerTypes, traits: trait)
  }
}
