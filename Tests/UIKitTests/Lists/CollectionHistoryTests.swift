import Foundation
import QuartzCore
import TestSupport
import Testing

import UIKit

/// Random collections after random updates show what a new collection shows of the same data at the same offset.
///
/// Sizes of items that were never in sight are estimates: collections with some are compared after both have been scrolled
/// through.
///
/// `COLLECTION_TRIES` says how many random collections are tried, 12 by default; `COLLECTION_SEED` the first seed.
@MainActor @Suite struct CollectionHistoryTests {
  struct Item: Equatable {
    let id: Int
    var words: Int
    var size: CGSize
  }

  struct Section: Equatable {
    let id: Int
    var items: [Item]
    var header: CGFloat
  }

  enum Kind: CaseIterable {
    /// A flow layout whose delegate says sizes.
    case flow
    /// A compositional layout of groups of a fixed height.
    case fixed
    /// A compositional layout of rows as high as their texts.
    case fitting
  }

  struct Plan {
    var kind: Kind
    var sections: [Section] = []
    var size: CGSize
    var inset = UIEdgeInsets.zero
    private var nextID = 0

    init(_ random: inout SplitMix) {
      kind = Kind.allCases.randomElement(using: &random)!
      size = CGSize(
        width: [320, 375, 768].randomElement(using: &random)!,
        height: [300, 500].randomElement(using: &random)!)
      for _ in 0..<Int.random(in: 0...4, using: &random) { sections.append(section(&random)) }
    }

    mutating func section(_ random: inout SplitMix) -> Section {
      nextID += 1
      let id = nextID
      let count = [0, 1, 3, 9].randomElement(using: &random)!
      return Section(
        id: id, items: (0..<count).map { _ in item(&random) },
        header: [0, 24].randomElement(using: &random)!)
    }

    mutating func item(_ random: inout SplitMix) -> Item {
      nextID += 1
      return Item(
        id: nextID, words: [1, 5, 20].randomElement(using: &random)!,
        size: CGSize(
          width: [40, 90, 150].randomElement(using: &random)!,
          height: [40, 70].randomElement(using: &random)!))
    }
  }

  final class LabelCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      contentView.addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var plan: Plan
    init(_ plan: Plan) { self.plan = plan }

    func numberOfSections(in collectionView: UICollectionView) -> Int { plan.sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      plan.sections[section].items.count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) as! LabelCell
      let item = plan.sections[indexPath.section].items[indexPath.item]
      cell.label.text = "\(item.id)" + String(repeating: " word", count: item.words)
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { plan.sections[indexPath.section].items[indexPath.item].size }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: plan.sections[section].header) }
  }

  @MainActor final class Instance {
    let window: UIWindow
    let collection: UICollectionView
    let source: Source

    init(_ plan: Plan) {
      useStandardScreen()
      window = UIWindow(frame: CGRect(origin: .zero, size: plan.size))
      window.deviceTraits = UIScreen.main.traitCollection
      collection = UICollectionView(frame: window.bounds, collectionViewLayout: Self.layout(plan.kind))
      source = Source(plan)
      collection.register(LabelCell.self, forCellWithReuseIdentifier: "item")
      collection.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
      collection.contentInset = plan.inset
      collection.dataSource = source
      collection.delegate = source
      window.addSubview(collection)
      window.isHidden = false
      window.layoutIfNeeded()
    }

    static func layout(_ kind: Kind) -> UICollectionViewLayout {
      let height: NSCollectionLayoutDimension
      switch kind {
      case .flow:
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = 5
        layout.minimumLineSpacing = 7
        return layout
      case .fixed: height = .absolute(60)
      case .fitting: height = .estimated(44)
      }
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(kind == .fixed ? 0.5 : 1), heightDimension: height)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
        subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 3
      section.contentInsets.bottom = 9
      return UICollectionViewCompositionalLayout(section: section)
    }

    func scrollThrough() {
      var y = -collection.adjustedContentInset.top
      repeat {
        collection.contentOffset.y = y
        window.layoutIfNeeded()
        y += collection.bounds.height / 2
      } while y < collection.contentSize.height
    }

    var ends: (low: CGFloat, high: CGFloat) {
      let inset = collection.adjustedContentInset
      return (
        -inset.top,
        max(collection.contentSize.height + inset.bottom - collection.bounds.height, -inset.top)
      )
    }

    var shown: [String] {
      func name(_ frame: CGRect) -> String {
        func f(_ x: CGFloat) -> String { "\((x * 100).rounded() / 100)" }
        return "\(f(frame.minX)) \(f(frame.minY)) \(f(frame.width))x\(f(frame.height))"
      }
      var result: [String] = []
      for path in collection.indexPathsForVisibleItems.sorted() {
        guard let cell = collection.cellForItem(at: path) as? LabelCell else { continue }
        let id = cell.label.text?.split(separator: " ").first ?? ""
        result.append(
          "\(path.section)-\(path.item) #\(id) \(name(cell.frame)) \(cell.alpha) \(cell.isHidden)")
      }
      let kind = UICollectionView.elementKindSectionHeader
      for path in collection.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted() {
        guard let view = collection.supplementaryView(forElementKind: kind, at: path) else { continue }
        result.append("header \(path.section) \(name(view.frame))")
      }
      return result
    }
  }

  /// Changes the collection and its data; returns the change in words.
  private static func edit(_ instance: Instance, _ random: inout SplitMix) -> String {
    let (collection, source) = (instance.collection, instance.source)
    func path() -> IndexPath? {
      let paths = source.plan.sections.indices.flatMap { s in
        source.plan.sections[s].items.indices.map { IndexPath(item: $0, section: s) }
      }
      return paths.randomElement(using: &random)
    }
    switch Int.random(in: 0..<11, using: &random) {
    case 0, 1:
      guard let s = source.plan.sections.indices.randomElement(using: &random) else { break }
      let count = Int.random(in: 1...3, using: &random)
      let start = Int.random(in: 0...source.plan.sections[s].items.count, using: &random)
      let made = (0..<count).map { _ in source.plan.item(&random) }
      source.plan.sections[s].items.insert(contentsOf: made, at: start)
      collection.insertItems(at: (start..<start + count).map { IndexPath(item: $0, section: s) })
      return "insert \(count) at \(s)-\(start)"
    case 2:
      guard let path = path() else { break }
      source.plan.sections[path.section].items.remove(at: path.item)
      collection.deleteItems(at: [path])
      return "delete \(path.section)-\(path.item)"
    case 3:
      guard let from = path(), let s = source.plan.sections.indices.randomElement(using: &random) else {
        break
      }
      let item = source.plan.sections[from.section].items.remove(at: from.item)
      let index = Int.random(in: 0...source.plan.sections[s].items.count, using: &random)
      source.plan.sections[s].items.insert(item, at: index)
      collection.moveItem(at: from, to: IndexPath(item: index, section: s))
      return "move \(from.section)-\(from.item) to \(s)-\(index)"
    case 4:
      guard let path = path() else { break }
      source.plan.sections[path.section].items[path.item].words = [1, 5, 20].randomElement(using: &random)!
      source.plan.sections[path.section].items[path.item].size.height = [40, 70, 110].randomElement(
        using: &random)!
      collection.reloadItems(at: [path])
      return "reload \(path.section)-\(path.item)"
    case 5:
      let s = Int.random(in: 0...source.plan.sections.count, using: &random)
      let made = source.plan.section(&random)
      source.plan.sections.insert(made, at: s)
      collection.insertSections([s])
      return "insert section \(s)"
    case 6:
      guard let s = source.plan.sections.indices.randomElement(using: &random) else { break }
      source.plan.sections.remove(at: s)
      collection.deleteSections([s])
      return "delete section \(s)"
    case 7:
      // Two changes in one group.
      guard source.plan.sections.count > 1 else { break }
      let last = source.plan.sections.count - 1
      let made = source.plan.item(&random)
      source.plan.sections[0].items.insert(made, at: 0)
      source.plan.sections.remove(at: last)
      collection.performBatchUpdates {
        collection.deleteSections([last])
        collection.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
      return "group"
    case 8:
      source.plan.sections.shuffle(using: &random)
      collection.reloadData()
      return "reload"
    case 9:
      source.plan.inset.bottom = [0, 60].randomElement(using: &random)!
      collection.contentInset = source.plan.inset
      if Bool.random(using: &random) {
        source.plan.size.height = [300, 500].randomElement(using: &random)!
        instance.window.frame.size = source.plan.size
        collection.frame = instance.window.bounds
      }
      return "inset \(source.plan.inset.bottom) height \(source.plan.size.height)"
    default:
      let (low, high) = instance.ends
      collection.contentOffset.y = (low + (high - low) * CGFloat.random(in: 0...1, using: &random)).rounded()
      return "scroll to \(collection.contentOffset.y)"
    }
    return "nothing"
  }

  private func difference(_ late: Instance) -> String? {
    late.window.layoutIfNeeded()
    MediaClock.current.advance(by: 0.5)
    late.window.layoutIfNeeded()
    let (low, high) = late.ends
    let y = late.collection.contentOffset.y
    if y < low - 0.01 || y > high + 0.01 { return "offset \(y) beyond \(low)...\(high)" }
    let fresh = Instance(late.source.plan)
    if late.source.plan.kind == .fitting {
      late.scrollThrough()
      fresh.scrollThrough()
      late.collection.contentOffset.y = min(y, late.ends.high)
      late.window.layoutIfNeeded()
    }
    if abs(late.collection.contentSize.height - fresh.collection.contentSize.height) > 0.01 {
      return "content \(late.collection.contentSize) fresh \(fresh.collection.contentSize)"
    }
    fresh.collection.contentOffset = late.collection.contentOffset
    fresh.window.layoutIfNeeded()
    let (one, other) = (late.shown, fresh.shown)
    guard one != other else { return nil }
    return
      "late \(one.filter { !other.contains($0) }.prefix(4)) fresh \(other.filter { !one.contains($0) }.prefix(4))"
  }

  @Test func updatesGiveWhatAFreshCollectionShows() {
    let environment = ProcessInfo.processInfo.environment
    let tries = environment["COLLECTION_TRIES"].flatMap { Int($0) } ?? 12
    let start = environment["COLLECTION_SEED"].flatMap { Int($0) } ?? 0
    var (failures, checks) = (0, 0)
    for seed in start..<start + tries {
      var random = SplitMix(seed: UInt64(170_000 + seed))
      let late = Instance(Plan(&random))
      var history: [String] = []
      for _ in 0..<Int.random(in: 2...6, using: &random) {
        for _ in 0..<Int.random(in: 1...2, using: &random) { history.append(Self.edit(late, &random)) }
        checks += 1
        guard let words = difference(late) else { continue }
        failures += 1
        if failures <= 8 {
          Issue.record("seed \(seed), \(late.source.plan.kind), \(history.joined(separator: ", ")): \(words)")
        }
        break
      }
    }
    if tries > 100 { print("collections: \(failures) of \(tries) differ, \(checks) checks") }
    #expect(failures == 0, "of \(tries), seeds from \(start)")
  }
}
