import Foundation
import UIKit

extension LookBuilder {
  /// A collection view with the list layout.
  func list(_ words: LookWords) -> UICollectionView {
    let sections = words.list("sections") ?? []
    let source = LookListSource(sections, builder: self)
    let appearance = LookNames.listAppearances[words.text("list") ?? ""] ?? .plain
    let layout = UICollectionViewCompositionalLayout { section, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      configuration.headerMode = sections[section].has("header") ? .supplementary : .none
      configuration.footerMode = sections[section].has("footer") ? .supplementary : .none
      configuration.itemSeparatorHandler = { path, separator in
        LookListSource.separator(separator, sections[path.section].list("rows")?[path.item])
      }
      return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    source.register(in: view)
    view.dataSource = source
    kept.append(source)
    if let top = words.number("firstCardTop") {
      laidOut.append { [weak view] in
        guard let view, let first = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) else {
          return
        }
        view.contentOffset.y = first.frame.minY - top
        view.layoutIfNeeded()
      }
    }
    for (index, section) in sections.enumerated() {
      name(section.text("cardId")) { [weak view] in
        guard let view else { return nil }
        let rows = (0..<view.numberOfItems(inSection: index)).compactMap {
          view.layoutAttributesForItem(at: IndexPath(item: $0, section: index))?.frame
        }
        return rows.first.map { (view, rows.reduce($0) { $0.union($1) }) }
      }
      for (key, kind) in [
        ("headerId", UICollectionView.elementKindSectionHeader),
        ("footerId", UICollectionView.elementKindSectionFooter),
      ] {
        name(section.text(key)) { [weak view] in
          guard let view else { return nil }
          let path = IndexPath(item: 0, section: index)
          return view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path).map { (view, $0.frame) }
        }
      }
    }
    return view
  }

  /// Fills a content configuration from a row.
  func fill(_ content: inout UIListContentConfiguration, _ words: LookWords) {
    content.text = words.text("text")
    content.secondaryText = words.text("secondary")
    if words.text("secondaryLineBreak") == "byTruncatingMiddle" {
      content.secondaryTextProperties.lineBreakMode = .byTruncatingMiddle
      content.secondaryTextProperties.numberOfLines = 1
    }
    if let color = LookNames.color(words.text("textColor")) { content.textProperties.color = color }
    if words.flag("enabled") == false { content.textProperties.color = .tertiaryLabel }
    if let symbol = words.text("symbol") { content.image = UIImage(systemName: symbol) }
    if let size = words.size("imageSize") {
      content.image = UIGraphicsImageRenderer(size: size).image { _ in }
    }
    if let margin = words.number("verticalMargin") {
      content.directionalLayoutMargins.top = margin
      content.directionalLayoutMargins.bottom = margin
    }
  }
}

/// The rows of a list.
@MainActor
private final class LookListSource: NSObject, UICollectionViewDataSource {
  private let sections: [LookWords]
  private unowned let builder: LookBuilder

  init(_ sections: [LookWords], builder: LookBuilder) {
    self.sections = sections
    self.builder = builder
  }

  func register(in view: UICollectionView) {
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(
        UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
  }

  private func rows(_ section: Int) -> [LookWords] { sections[section].list("rows") ?? [] }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    rows(section).count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    guard let cell = cell as? UICollectionViewListCell else { return cell }
    let words = rows(indexPath.section)[indexPath.item]
    var content: UIListContentConfiguration =
      switch words.text("content") {
      case "value": .valueCell()
      case "subtitle": .subtitleCell()
      default: .cell()
      }
    if words.flag("blank") != true { builder.fill(&content, words) }
    if let height = words.number("height") {
      // The label's height, in whole pixels.
      let scale = max(collectionView.traitCollection.displayScale, 1)
      let line = (content.textProperties.font.lineHeight * scale).rounded(.up) / scale
      content.text = content.text ?? " "
      content.directionalLayoutMargins.top = (height - line) / 2
      content.directionalLayoutMargins.bottom = (height - line) / 2
    }
    cell.contentConfiguration = content
    cell.accessories = (words.values["accessories"] as? [String] ?? []).compactMap { name in
      name == "checkmark" ? .checkmark() : name == "disclosure" ? .disclosureIndicator() : nil
    }
    if let words = words.words("switch") {
      let view = UISwitch()
      view.isOn = words.flag("on") ?? false
      view.isEnabled = words.flag("enabled") ?? true
      cell.accessories.append(.customView(configuration: .init(customView: view, placement: .trailing())))
      builder.name(words.text("id")) { [weak view] in view }
    }
    builder.name(words.text("id")) { [weak cell] in cell }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    guard let cell = view as? UICollectionViewListCell else { return view }
    let words = sections[indexPath.section]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    var content = isHeader ? UIListContentConfiguration.groupedHeader() : .groupedFooter()
    content.text = words.text(isHeader ? "header" : "footer")
    if isHeader, let color = LookNames.color(words.text("headerColor")) {
      content.textProperties.color = color
    }
    cell.contentConfiguration = content
    return cell
  }

  /// Returns the separators of a row.
  static func separator(
    _ configuration: UIListSeparatorConfiguration, _ words: LookWords?
  ) -> UIListSeparatorConfiguration {
    var configuration = configuration
    if let inset = words?.number("separatorInset") { configuration.bottomSeparatorInsets.leading = inset }
    if words?.text("separatorTo") == "edge" { configuration.bottomSeparatorInsets.trailing = 0 }
    return configuration
  }
}
