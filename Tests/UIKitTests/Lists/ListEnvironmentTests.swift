import Foundation
import Testing

import UIKit

@testable import UIKitLists

/// Cells of any class in lists: cards, separators, and configurations that follow the list.
@MainActor
@Suite struct ListEnvironmentTests {
  /// A cell that is no list cell, and sets its background as applications do.
  private final class PlainCell: UICollectionViewCell {
    override func updateConfiguration(using state: UICellConfigurationState) {
      backgroundConfiguration = UIBackgroundConfiguration.listCell().updated(for: state)
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ source: Source
  ) -> UIWindow {
    useStandardScreen()
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.itemSeparatorHandler = { path, base in
      var separators = base
      separators.bottomSeparatorVisibility = .hidden
      separators.topSeparatorVisibility = path.item == 0 ? .hidden : .visible
      separators.topSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 48, bottom: 0, trailing: 0)
      return separators
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 402, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.register(PlainCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  /// The picture of one public application with such cells shows cards and the separators of its handler.
  @Test func plainCellsAreOnCardsWithSeparators() throws {
    let source = Source()
    let window = list(.insetGrouped, source)
    let view = try #require(window.subviews.first as? UICollectionView)
    let cells = try (0..<3).map { try #require(view.cellForItem(at: IndexPath(item: $0, section: 0))) }
    #expect(cells[0].groupCorners?.corners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cells[1].groupCorners?.radius == 0)
    #expect(cells[2].groupCorners?.corners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    for (index, cell) in cells.enumerated() {
      #expect(cell.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
      #expect(cell.separatorLines.bottom == nil)
      let top = cell.separatorLines.top
      #expect((top == nil) == (index == 0))
      if let top {
        #expect(top.frame.minX == 48 && top.frame.maxX == cell.bounds.width && top.superview === cell)
      }
    }
  }

  @Test(arguments: [
    (
      UICollectionLayoutListConfiguration.Appearance.plain, UIListEnvironment.plain, UIColor.clear, CGFloat(0)
    ),
    (.grouped, .grouped, .secondarySystemGroupedBackground, 0),
    (.insetGrouped, .insetGrouped, .secondarySystemGroupedBackground, 0), (.sidebar, .sidebar, .clear, 10),
    (.sidebarPlain, .sidebarPlain, .clear, 0),
  ])
  func configurationsFollowTheList(
    appearance: UICollectionLayoutListConfiguration.Appearance, environment: UIListEnvironment,
    color: UIColor,
    radius: CGFloat
  ) throws {
    let source = Source()
    let window = list(appearance, source)
    let view = try #require(window.subviews.first as? UICollectionView)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(cell.traitCollection.listEnvironment == environment)
    #expect(cell.backgroundConfiguration?.backgroundColor == color)
    #expect(cell.backgroundConfiguration?.cornerRadius == radius)
  }

  @Test(arguments: [
    (UITableView.Style.plain, UIListEnvironment.plain, UIColor.clear),
    (.grouped, .grouped, .secondarySystemGroupedBackground),
    (.insetGrouped, .insetGrouped, .secondarySystemGroupedBackground),
  ])
  func tablesAreLists(style: UITableView.Style, environment: UIListEnvironment, color: UIColor) {
    let table = UITableView(frame: .zero, style: style)
    #expect(table.traitCollection.listEnvironment == environment)
    let state = UICellConfigurationState(traitCollection: table.traitCollection)
    #expect(UIBackgroundConfiguration.listCell().updated(for: state).backgroundColor == color)
    // Outside of lists they are those of plain lists, and of a footer of a group.
    let none = UICellConfigurationState(traitCollection: UITraitCollection())
    #expect(UIBackgroundConfiguration.listCell().updated(for: none).backgroundColor == .clear)
    #expect(UIBackgroundConfiguration.listFooter().updated(for: none).backgroundColor == .clear)
  }

  /// Corners, separators and environment of lists are gone after a change to another layout.
  @Test func otherLayoutsAreNoLists() throws {
    let source = Source()
    let window = list(.insetGrouped, source)
    let view = try #require(window.subviews.first as? UICollectionView)
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    window.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(cell.place == nil && cell.groupCorners == nil && cell.separatorLines.top == nil)
    #expect(cell.traitCollection.listEnvironment == .unspecified)
  }

  /// A background configuration and a color exclude each other; the one that was set last counts.
  @Test func colorsAndConfigurationsExcludeEachOther() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    cell.backgroundColor = .red
    cell.backgroundConfiguration = .listGroupedCell()
    #expect(cell.backgroundColor == nil && cell.backgroundConfiguration != nil)
    cell.backgroundColor = .blue
    #expect(cell.backgroundColor == .blue && cell.backgroundConfiguration == nil)
    cell.layoutIfNeeded()
    #expect(cell.configurations.backgroundView == nil)
  }
}
