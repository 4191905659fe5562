import Foundation
import QuartzCore
import TestSupport
import Testing

import UIKit

@testable import UIKitLists

/// Random tables after random updates show what a new table shows of the same data at the same offset.
///
/// Heights of rows that were never in sight are estimates, on iOS too, so a table that has scrolled knows more than a new
/// one: tables with estimates are compared after both have been scrolled from the top to the end. Until then the rows in
/// sight are compared by their heights, which are never estimates, and must lie one below the other.
///
/// `TABLE_TRIES` says how many random tables are tried, 12 by default; `TABLE_SEED` the first seed; `TABLE_SHOWN` how many
/// differences are told.
@MainActor @Suite(.serialized) struct TableHistoryTests {
  // MARK: What a table shows

  enum Supplement: Equatable {
    case none
    case title(String)
    /// A header or footer whose height follows from its label.
    case view(String)
    /// A view of a height that the delegate says.
    case fixed(CGFloat)
  }

  struct Row: Equatable {
    let id: Int
    /// The number of words that the row shows.
    var words: Int
    /// 0: a label of several lines by constraints; 1: a standard cell; 2: a standard cell with a subtitle.
    var kind: Int
    /// The height where the delegate says heights.
    var height: CGFloat
  }

  struct Section: Equatable {
    let id: Int
    var rows: [Row]
    var header: Supplement
    var footer: Supplement
  }

  struct Plan {
    var style = UITableView.Style.plain
    var sections: [Section] = []
    var width: CGFloat = 375
    var height: CGFloat = 500
    /// A Boolean value that indicates whether the delegate says the rows' heights.
    var delegateHeights = false
    var rowHeight = UITableView.automaticDimension
    var estimate = UITableView.automaticDimension
    var topPadding = UITableView.automaticDimension
    var headerView: CGFloat = 0
    var footerView: CGFloat = 0
    var inset = UIEdgeInsets.zero
    var isEditing = false
    var separators = true
    var category = UIContentSizeCategory.large
    var selected: Set<Int> = []
    private var nextID = 0

    /// A Boolean value that indicates whether nothing is an estimate before it is seen.
    var isExact: Bool {
      (rowHeight > 0 || delegateHeights) && estimate == 0
        && sections.allSatisfy { section in
          [section.header, section.footer].allSatisfy {
            if case .none = $0 { return true }
            if case .fixed = $0 { return true }
            return false
          }
        }
    }

    init(_ random: inout SplitMix) {
      style = [.plain, .grouped, .insetGrouped].randomElement(using: &random)!
      width = [320, 375, 430, 768].randomElement(using: &random)!
      height = [300, 500, 800].randomElement(using: &random)!
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        rowHeight = [30, 44, 60].randomElement(using: &random)!
        estimate = [0, 0, UITableView.automaticDimension, 80].randomElement(using: &random)!
      case 1:
        delegateHeights = true
        estimate = [0, 0, UITableView.automaticDimension, 80].randomElement(using: &random)!
      default: estimate = [UITableView.automaticDimension, 44, 100].randomElement(using: &random)!
      }
      if Int.random(in: 0..<3, using: &random) == 0 { topPadding = [0, 10].randomElement(using: &random)! }
      if Int.random(in: 0..<4, using: &random) == 0 { headerView = 70 }
      if Int.random(in: 0..<4, using: &random) == 0 { footerView = 50 }
      separators = Int.random(in: 0..<4, using: &random) > 0
      let plainSupplements = Bool.random(using: &random)
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        sections.append(section(&random, plain: plainSupplements))
      }
    }

    mutating func section(_ random: inout SplitMix, plain: Bool = false) -> Section {
      nextID += 1
      let id = nextID
      let count = [0, 1, 2, 3, 5, 12].randomElement(using: &random)!
      return Section(
        id: id, rows: (0..<count).map { _ in row(&random) },
        header: plain ? .none : supplement("Header \(id)", &random),
        footer: plain ? .none : supplement("Footer \(id)", &random))
    }

    func supplement(_ name: String, _ random: inout SplitMix) -> Supplement {
      let long = name + " with words that do not fit in one line of a table of the width of a telephone"
      switch Int.random(in: 0..<6, using: &random) {
      case 0: return .title(name)
      case 1: return .title(long)
      case 2: return .view(Bool.random(using: &random) ? name : long)
      case 3: return .fixed([20, 40.5].randomElement(using: &random)!)
      default: return .none
      }
    }

    mutating func row(_ random: inout SplitMix) -> Row {
      nextID += 1
      return Row(
        id: nextID, words: [1, 3, 12, 40].randomElement(using: &random)!,
        kind: Int.random(in: 0..<3, using: &random),
        height: [24, 44, 61.5].randomElement(using: &random)!)
    }
  }

  // MARK: A table

  final class LabelCell: UITableViewCell {
    let label = UILabel()
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      contentView.addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      let guide = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        label.topAnchor.constraint(equalTo: guide.topAnchor),
        label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  final class LabelHeader: UITableViewHeaderFooterView {
    let label = UILabel()
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      contentView.addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var plan: Plan
    init(_ plan: Plan) { self.plan = plan }

    func numberOfSections(in tableView: UITableView) -> Int { plan.sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      plan.sections[section].rows.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let row = plan.sections[indexPath.section].rows[indexPath.row]
      let text = "\(row.id)" + String(repeating: " word", count: row.words)
      switch row.kind {
      case 0:
        let cell =
          tableView.dequeueReusableCell(withIdentifier: "label") as? LabelCell
          ?? LabelCell(style: .default, reuseIdentifier: "label")
        cell.label.text = text
        return cell
      case 1:
        let cell =
          tableView.dequeueReusableCell(withIdentifier: "default")
          ?? UITableViewCell(style: .default, reuseIdentifier: "default")
        cell.textLabel?.text = text
        cell.textLabel?.numberOfLines = 0
        return cell
      default:
        let cell =
          tableView.dequeueReusableCell(withIdentifier: "subtitle")
          ?? UITableViewCell(style: .subtitle, reuseIdentifier: "subtitle")
        cell.textLabel?.text = text
        cell.detailTextLabel?.text = "Detail"
        return cell
      }
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      plan.delegateHeights ? plan.sections[indexPath.section].rows[indexPath.row].height : tableView.rowHeight
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      if case .title(let title) = plan.sections[section].header { return title }
      return nil
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      if case .title(let title) = plan.sections[section].footer { return title }
      return nil
    }
    private func view(_ supplement: Supplement, _ table: UITableView) -> UIView? {
      switch supplement {
      case .none, .title: return nil
      case .view(let text):
        let view =
          table.dequeueReusableHeaderFooterView(withIdentifier: "own") as? LabelHeader
          ?? LabelHeader(reuseIdentifier: "own")
        view.label.text = text
        return view
      case .fixed: return UIView()
      }
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      view(plan.sections[section].header, tableView)
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      view(plan.sections[section].footer, tableView)
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      if case .fixed(let height) = plan.sections[section].header { return height }
      return tableView.sectionHeaderHeight
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      if case .fixed(let height) = plan.sections[section].footer { return height }
      return tableView.sectionFooterHeight
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  }

  @MainActor final class Instance {
    let window: UIWindow
    let table: UITableView
    let source: Source

    init(_ plan: Plan) {
      useStandardScreen()
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: plan.width, height: plan.height))
      table = UITableView(frame: window.bounds, style: plan.style)
      source = Source(plan)
      Self.apply(category: plan.category, to: window)
      table.rowHeight = plan.rowHeight
      table.estimatedRowHeight = plan.estimate
      if plan.estimate == 0 {
        table.estimatedSectionHeaderHeight = 0
        table.estimatedSectionFooterHeight = 0
      }
      table.sectionHeaderTopPadding = plan.topPadding
      table.separatorStyle = plan.separators ? .singleLine : .none
      table.allowsMultipleSelection = true
      table.allowsMultipleSelectionDuringEditing = true
      table.contentInset = plan.inset
      table.dataSource = source
      table.delegate = source
      applyEnds()
      window.addSubview(table)
      window.isHidden = false
      table.setEditing(plan.isEditing, animated: false)
      window.layoutIfNeeded()
      for (s, section) in plan.sections.enumerated() {
        for (r, row) in section.rows.enumerated() where plan.selected.contains(row.id) {
          table.selectRow(at: IndexPath(row: r, section: s), animated: false, scrollPosition: .none)
        }
      }
    }

    static func apply(category: UIContentSizeCategory, to window: UIWindow) {
      window.deviceTraits = UITraitCollection(traitsFrom: [
        UIScreen.main.traitCollection, UITraitCollection(preferredContentSizeCategory: category),
      ])
    }

    func applyEnds() {
      func view(_ height: CGFloat) -> UIView? {
        height > 0 ? UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height)) : nil
      }
      if (table.tableHeaderView?.frame.height ?? 0) != source.plan.headerView {
        table.tableHeaderView = view(source.plan.headerView)
      }
      if (table.tableFooterView?.frame.height ?? 0) != source.plan.footerView {
        table.tableFooterView = view(source.plan.footerView)
      }
    }

    /// Shows every row once.
    func scrollThrough() {
      var y = -table.adjustedContentInset.top
      repeat {
        table.contentOffset.y = y
        window.layoutIfNeeded()
        y += table.bounds.height / 2
      } while y < table.contentSize.height
    }

    var maximumOffset: CGFloat {
      let inset = table.adjustedContentInset
      return max(table.contentSize.height + inset.bottom - table.bounds.height, -inset.top)
    }

    /// The rows, headers and footers in sight, by what they show.
    func shown(withPlaces: Bool = true) -> [String] {
      func name(_ frame: CGRect) -> String {
        func f(_ x: CGFloat) -> String { "\((x * 100).rounded() / 100)" }
        return (withPlaces ? "\(f(frame.minX)) \(f(frame.minY)) " : "")
          + "\(f(frame.width))x\(f(frame.height))"
      }
      var result: [String] = []
      for (path, cell) in zip(table.indexPathsForVisibleRows ?? [], table.visibleCells) {
        var text = (cell as? LabelCell)?.label.text ?? cell.textLabel?.text ?? ""
        text = text.split(separator: " ").first.map(String.init) ?? ""
        result.append(
          "\(path.section)-\(path.row) #\(text) \(name(cell.frame)) \(cell.isEditing) \(cell.isSelected) \(cell.alpha) "
            + "\(cell.isHidden) \(cell.superview === table) content \(name(cell.contentView.frame)) "
            + "\(cell.separator.map { $0.isHidden ? "hidden" : name($0.frame) } ?? "none")")
      }
      for supplement in table.shownSupplements {
        let text =
          (supplement.view as? LabelHeader)?.label.text
          ?? (supplement.view as? UITableViewHeaderFooterView)?.textLabel?.text ?? ""
        result.append(
          "\(supplement.isHeader ? "header" : "footer") \(supplement.section) \(text) \(name(supplement.view.frame))"
        )
      }
      return result
    }

    func view(ofHeader isHeader: Bool, _ section: Int) -> UIView? {
      table.shownSupplements.first { $0.section == section && $0.isHeader == isHeader }?.view
    }
  }

  // MARK: Updates

  /// Changes of a group of updates, and the sections after it.
  @MainActor struct Group {
    var after: [Section]
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()
    var movedSections: [(Int, Int)] = []
    var deletedRows: [IndexPath] = []
    var insertedRows: [IndexPath] = []
    var reloadedRows: [IndexPath] = []
    var movedRows: [(IndexPath, IndexPath)] = []

    init(_ plan: inout Plan, _ random: inout SplitMix) {
      let old = plan.sections
      func chance(_ n: Int) -> Bool { Int.random(in: 0..<n, using: &random) == 0 }
      let changesSections = chance(2)
      var staying: [Int] = []
      for s in old.indices {
        if changesSections, chance(4) { deletedSections.insert(s) } else { staying.append(s) }
      }
      // One section moves.
      var moving: Int?
      if changesSections, chance(3), let chosen = staying.randomElement(using: &random), staying.count > 1 {
        moving = chosen
        staying.removeAll { $0 == chosen }
      }
      // Rows of sections that stay in place.
      var contents: [Int: [Row]] = [:]
      var sources: [(IndexPath, Row)] = []
      for s in staying {
        if changesSections, chance(5) {
          reloadedSections.insert(s)
          continue
        }
        var kept: [Row] = []
        for (r, row) in old[s].rows.enumerated() {
          let path = IndexPath(row: r, section: s)
          if chance(6) {
            deletedRows.append(path)
          } else if chance(8) {
            sources.append((path, row))
          } else if chance(6) {
            reloadedRows.append(path)
            var changed = row
            changed.words = [1, 3, 12, 40].randomElement(using: &random)!
            changed.kind = Int.random(in: 0..<3, using: &random)
            kept.append(changed)
          } else {
            kept.append(row)
          }
        }
        contents[s] = kept
      }
      // Sections after the update, by where they come from.
      var order: [(from: Int?, section: Section)] = staying.map { ($0, old[$0]) }
      if let moving {
        order.insert((moving, old[moving]), at: Int.random(in: 0...order.count, using: &random))
      }
      if changesSections {
        for _ in 0..<Int.random(in: 0...2, using: &random) {
          order.insert((nil, plan.section(&random)), at: Int.random(in: 0...order.count, using: &random))
        }
      }
      after = []
      var open: [Int] = []
      for (index, item) in order.enumerated() {
        var section = item.section
        if let from = item.from {
          if from == moving { movedSections.append((from, index)) }
          if reloadedSections.contains(from) {
            // The same section with other rows, header and footer.
            let other = plan.section(&random)
            section = Section(id: section.id, rows: other.rows, header: other.header, footer: other.footer)
          }
          if let rows = contents[from] {
            section.rows = rows
            open.append(index)
          }
        } else {
          insertedSections.insert(index)
        }
        after.append(section)
      }
      // Moved and new rows, each at an index of the final list: from the front on.
      var coming: [Int: [(IndexPath?, Row)]] = [:]
      for source in sources {
        if let target = open.randomElement(using: &random) {
          coming[target, default: []].append((source.0, source.1))
        } else {
          deletedRows.append(source.0)
        }
      }
      for target in open where chance(2) {
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          coming[target, default: []].append((nil, plan.row(&random)))
        }
      }
      for target in open {
        for (from, row) in coming[target] ?? [] {
          after[target].rows.insert(row, at: Int.random(in: 0...after[target].rows.count, using: &random))
          _ = from
        }
        for (from, row) in coming[target] ?? [] {
          let path = IndexPath(row: after[target].rows.firstIndex { $0.id == row.id }!, section: target)
          if let from { movedRows.append((from, path)) } else { insertedRows.append(path) }
        }
      }
      plan.sections = after
    }

    func perform(in table: UITableView, _ animation: UITableView.RowAnimation) {
      if !deletedSections.isEmpty { table.deleteSections(deletedSections, with: animation) }
      if !insertedSections.isEmpty { table.insertSections(insertedSections, with: animation) }
      if !reloadedSections.isEmpty { table.reloadSections(reloadedSections, with: animation) }
      for (from, to) in movedSections { table.moveSection(from, toSection: to) }
      if !deletedRows.isEmpty { table.deleteRows(at: deletedRows, with: animation) }
      if !insertedRows.isEmpty { table.insertRows(at: insertedRows, with: animation) }
      if !reloadedRows.isEmpty { table.reloadRows(at: reloadedRows, with: animation) }
      for (from, to) in movedRows { table.moveRow(at: from, to: to) }
    }
  }

  /// Changes the table and the plan; returns the change in words.
  private static func edit(
    _ instance: Instance, _ plan: inout Plan, _ random: inout SplitMix
  ) -> String {
    let (table, source) = (instance.table, instance.source)
    let animation: UITableView.RowAnimation = Bool.random(using: &random) ? .automatic : .none
    defer { plan = source.plan }
    switch Int.random(in: 0..<17, using: &random) {
    case 0...4:
      let group = Group(&source.plan, &random)
      let kind = Int.random(in: 0..<3, using: &random)
      switch kind {
      case 0: table.performBatchUpdates { group.perform(in: table, animation) }
      case 1:
        table.beginUpdates()
        group.perform(in: table, animation)
        table.endUpdates()
      default:
        UIView.performWithoutAnimation { table.performBatchUpdates { group.perform(in: table, animation) } }
      }
      return "group"
    case 5:
      let present = source.plan.sections
      guard let s = present.indices.randomElement(using: &random) else { return "nothing" }
      let row = Int.random(in: 0...present[s].rows.count, using: &random)
      source.plan.sections[s].rows.insert(source.plan.row(&random), at: row)
      table.insertRows(at: [IndexPath(row: row, section: s)], with: animation)
      return "insert \(s)-\(row)"
    case 6:
      guard let s = source.plan.sections.indices.randomElement(using: &random) else { return "nothing" }
      source.plan.sections.remove(at: s)
      table.deleteSections([s], with: animation)
      return "delete section \(s)"
    case 7:
      let s = Int.random(in: 0...source.plan.sections.count, using: &random)
      let made = source.plan.section(&random)
      source.plan.sections.insert(made, at: s)
      table.insertSections([s], with: animation)
      return "insert section \(s)"
    case 8:
      source.plan.sections.shuffle(using: &random)
      if source.plan.sections.count > 2 { source.plan.sections.removeLast() }
      let made = source.plan.section(&random)
      source.plan.sections.insert(made, at: 0)
      table.reloadData()
      return "reload"
    case 9:
      // Heights of the delegate change.
      guard source.plan.delegateHeights else { return "nothing" }
      for s in source.plan.sections.indices {
        for r in source.plan.sections[s].rows.indices {
          source.plan.sections[s].rows[r].height = [24, 44, 61.5].randomElement(using: &random)!
        }
      }
      table.beginUpdates()
      table.endUpdates()
      return "heights"
    case 10, 11, 12:
      let y = CGFloat.random(in: 0...1, using: &random)
      let low = -table.adjustedContentInset.top
      table.contentOffset.y = (low + (instance.maximumOffset - low) * y).rounded()
      return "scroll to \(table.contentOffset.y)"
    case 13:
      let width: CGFloat = [320, 375, 430, 768].randomElement(using: &random)!
      source.plan.width = width
      source.plan.height = [300, 500, 800].randomElement(using: &random)!
      let frame = CGRect(x: 0, y: 0, width: width, height: source.plan.height)
      instance.window.frame = frame
      table.frame = frame
      return "size \(frame.size)"
    case 14:
      source.plan.isEditing.toggle()
      source.plan.selected = []
      table.setEditing(source.plan.isEditing, animated: Bool.random(using: &random))
      return "editing \(source.plan.isEditing)"
    case 15:
      if Bool.random(using: &random) {
        source.plan.headerView = [0, 70, 33].randomElement(using: &random)!
        source.plan.footerView = [0, 50].randomElement(using: &random)!
        instance.applyEnds()
        return "ends \(source.plan.headerView) \(source.plan.footerView)"
      }
      source.plan.inset = UIEdgeInsets(
        top: [0, 20].randomElement(using: &random)!, left: 0,
        bottom: [0, 100].randomElement(using: &random)!, right: 0)
      table.contentInset = source.plan.inset
      return "inset \(source.plan.inset.top) \(source.plan.inset.bottom)"
    default:
      source.plan.category = [.large, .extraSmall, .accessibilityLarge].randomElement(using: &random)!
      Instance.apply(category: source.plan.category, to: instance.window)
      return "category \(source.plan.category.rawValue)"
    }
  }

  // MARK: Comparison

  private func difference(_ late: [String], _ fresh: [String]) -> String? {
    guard late != fresh else { return nil }
    let only = late.filter { !fresh.contains($0) }
    let missing = fresh.filter { !late.contains($0) }
    return "late \(only.prefix(4)) fresh \(missing.prefix(4))"
  }

  /// Checks the differences between a table and a new one of the same data.
  private func check(_ late: Instance, _ plan: Plan, atEnd: Bool) -> String? {
    late.window.layoutIfNeeded()
    if late.table.contentOffset.y > late.maximumOffset + 0.01
      || late.table.contentOffset.y < -late.table.adjustedContentInset.top - 0.01
    {
      return "offset \(late.table.contentOffset.y) beyond \(late.maximumOffset)"
    }
    let fresh = Instance(plan)
    if plan.isExact || atEnd {
      if atEnd {
        let y = late.table.contentOffset.y
        late.scrollThrough()
        fresh.scrollThrough()
        if abs(late.table.contentSize.height - fresh.table.contentSize.height) > 0.01 {
          return "after scrolling through: content \(late.table.contentSize) fresh \(fresh.table.contentSize)"
        }
        late.table.contentOffset.y = min(y, late.maximumOffset)
        late.window.layoutIfNeeded()
      }
      fresh.table.contentOffset = late.table.contentOffset
      fresh.window.layoutIfNeeded()
      if abs(late.table.contentOffset.y - fresh.table.contentOffset.y) > 0.01 {
        return "offset \(late.table.contentOffset) fresh \(fresh.table.contentOffset)"
      }
      if abs(late.table.contentSize.height - fresh.table.contentSize.height) > 0.01 {
        return "content \(late.table.contentSize) fresh \(fresh.table.contentSize)"
      }
      return difference(late.shown(), fresh.shown())
    }
    // With estimates: every view in sight has the size that it has in a new table, and they follow one another.
    fresh.scrollThrough()
    for (path, cell) in zip(late.table.indexPathsForVisibleRows ?? [], late.table.visibleCells) {
      let height = fresh.table.rectForRow(at: path).height
      if abs(cell.frame.height - height) > 0.01 {
        return "row \(path) is \(cell.frame.height) high, fresh \(height)"
      }
      let rect = late.table.rectForRow(at: path)
      if abs(cell.frame.minY - rect.minY) > 0.01 || abs(cell.frame.height - rect.height) > 0.01 {
        return "row \(path) is at \(cell.frame) in place of \(rect)"
      }
    }
    for supplement in late.table.shownSupplements {
      let section = supplement.section
      let rect =
        supplement.isHeader
        ? fresh.table.rectForHeader(inSection: section) : fresh.table.rectForFooter(inSection: section)
      if abs(supplement.view.frame.height - rect.height) > 0.01 {
        return
          "\(supplement.isHeader ? "header" : "footer") \(section) is \(supplement.view.frame.height) high, fresh "
          + "\(rect.height)"
      }
    }
    let names = late.shown(withPlaces: false)
    let paths = late.table.indexPathsForVisibleRows ?? []
    if let first = paths.first {
      // A new table that shows the same first row at the same place shows the same sizes below.
      fresh.table.contentOffset.y =
        fresh.table.rectForRow(at: first).minY + late.table.contentOffset.y
        - late.table.rectForRow(at: first).minY
      fresh.window.layoutIfNeeded()
      let others = fresh.shown(withPlaces: false)
      let rows = names.filter { $0.contains("#") }
      let freshRows = others.filter { $0.contains("#") }
      return difference(rows, freshRows)
    }
    return nil
  }

  @Test func updatesGiveWhatAFreshTableShows() {
    let environment = ProcessInfo.processInfo.environment
    let tries = environment["TABLE_TRIES"].flatMap { Int($0) } ?? 12
    let start = environment["TABLE_SEED"].flatMap { Int($0) } ?? 0
    var failures = 0
    var checks = 0
    for seed in start..<start + tries {
      var random = SplitMix(seed: UInt64(70_000 + seed))
      var plan = Plan(&random)
      let late = Instance(plan)
      var history: [String] = []
      let steps = Int.random(in: 3...8, using: &random)
      for step in 0..<steps {
        for _ in 0..<Int.random(in: 1...2, using: &random) {
          history.append(Self.edit(late, &plan, &random))
        }
        if Bool.random(using: &random) { MediaClock.current.advance(by: 0.4) }
        checks += 1
        guard let words = check(late, plan, atEnd: step == steps - 1) else { continue }
        failures += 1
        if failures <= (environment["TABLE_SHOWN"].flatMap { Int($0) } ?? 5) {
          Issue.record(
            "seed \(seed), \(plan.style), row \(plan.rowHeight) estimate \(plan.estimate) delegate \(plan.delegateHeights), \(history.joined(separator: ", ")): \(words)"
          )
        }
        break
      }
    }
    if tries > 100 { print("tables: \(failures) of \(tries) differ, \(checks) checks") }
    #expect(failures == 0, "of \(tries), seeds from \(start)")
  }
}
