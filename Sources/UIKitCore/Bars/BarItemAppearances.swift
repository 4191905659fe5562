/// What `appearance()` of items of bars returns, and for which items.
@MainActor
enum BarItemAppearances {
  private struct Entry {
    let type: UIBarItem.Type
    let containers: [any UIAppearanceContainer.Type]
    let traits: UITraitCollection?
    let item: UIBarItem
  }

  /// In the order in which they apply: of superclasses before those of subclasses, inside of more containers later.
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

  /// Forgets all of them.
  static func removeAll() { all.removeAll() }

  /// The items that stand for the appearances of an item in its bar, from the most general on.
  static func items(of item: UIBarItem) -> [UIBarItem] {
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

/// `UIBarButtonItem.appearance().tintColor = .red`
///
/// The result is an item that no bar shows: what it is given, all items of the class have that are given nothing else.
extension UIBarItem: UIAppearance {
  /// What is set on the result, all items show that have no value of their own.
  public class func appearance() -> Self { BarItemAppearances.item(of: self) }

  /// The same for items in bars inside of instances of the given classes, from the innermost out.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    BarItemAppearances.item(of: self, containers: containerTypes)
  }

  /// The same for items in bars with the given traits.
  public class func appearance(for trait: UITraitCollection) -> Self {
    BarItemAppearances.item(of: self, traits: trait)
  }

  /// The same for items in bars with the given traits inside of instances of the given classes.
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    BarItemAppearances.item(of: self, containers: containerTypes, traits: trait)
  }
}
