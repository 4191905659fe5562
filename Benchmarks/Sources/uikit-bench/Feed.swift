import UIKit

/// The contents of a cell.
struct Story {
  var title: String
  var subtitle: String
  var body: String

  /// Returns stories with new texts.
  @MainActor static func fresh(_ count: Int) -> [Story] {
    told += count
    return (told - count..<told).map { number($0) }
  }
  @MainActor private static var told = 0

  static func number(_ index: Int) -> Story {
    let words = [
      "harbour", "lantern", "quiet", "seven", "orchard", "windows", "morning", "paper", "river", "stone",
    ]
    func sentence(_ count: Int, _ seed: Int) -> String {
      (0..<count).map { words[($0 * 7 + seed * 3) % words.count] }.joined(separator: " ").capitalized
    }
    return Story(
      title: sentence(2 + index % 3, index) + " \(index)",
      subtitle: sentence(3 + index % 4, index + 1) + " \(index)",
      body: sentence(8 + index % 24, index + 2) + " \(index).")
  }
}

/// A cell of the feed: ten views, with any kind of layout.
@MainActor
protocol FeedCell: UIView {
  var title: UILabel { get }
  var body: UILabel { get }
}

/// A column of cells.
@MainActor
final class Feed {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
  let cells: [any FeedCell]
  private let constrained: Bool

  init(cells: [any FeedCell], constrained: Bool) {
    self.cells = cells
    self.constrained = constrained
    for cell in cells { root.addSubview(cell) }
    guard constrained else { return }
    var previous = root.topAnchor
    for cell in cells {
      cell.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        cell.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        cell.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        cell.topAnchor.constraint(equalTo: previous),
      ])
      previous = cell.bottomAnchor
    }
  }

  func layOut(width: CGFloat) {
    root.frame = CGRect(x: 0, y: 0, width: width, height: 812)
    if !constrained {
      var y: CGFloat = 0
      for cell in cells {
        let height = cell.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        cell.frame = CGRect(x: 0, y: y, width: width, height: height)
        y += height
      }
    }
    root.layoutIfNeeded()
  }

  func change(to stories: [Story]) {
    for (cell, story) in zip(cells, stories) {
      cell.title.text = story.title
      cell.body.text = story.body
      if !constrained { cell.setNeedsLayout() }
    }
  }
}

/// The views that both kinds of cells have.
@MainActor
struct CellParts {
  let header = UIView()
  let avatar = UIView()
  let column = UIView()
  let title = UILabel()
  let subtitle = UILabel()
  let body = UILabel()
  let footer = UIView()
  let like = UILabel()
  let share = UILabel()

  init(_ story: Story, in cell: UIView) {
    title.text = story.title
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    subtitle.text = story.subtitle
    subtitle.font = .systemFont(ofSize: 13)
    body.text = story.body
    body.numberOfLines = 0
    like.text = "Like"
    share.text = "Share"
    for view in [header, body, footer] { cell.addSubview(view) }
    for view in [avatar, column] { header.addSubview(view) }
    for view in [title, subtitle] { column.addSubview(view) }
    for view in [like, share] { footer.addSubview(view) }
  }

  var all: [UIView] { [header, avatar, column, title, subtitle, body, footer, like, share] }
}

final class ConstrainedCell: UIView, FeedCell {
  let parts: CellParts
  var title: UILabel { parts.title }
  var body: UILabel { parts.body }

  init(story: Story) {
    let holder = UIView()
    parts = CellParts(story, in: holder)
    super.init(frame: .zero)
    for view in holder.subviews { addSubview(view) }
    for view in parts.all { view.translatesAutoresizingMaskIntoConstraints = false }
    let p = parts
    NSLayoutConstraint.activate([
      p.header.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      p.header.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      p.header.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      p.avatar.leadingAnchor.constraint(equalTo: p.header.leadingAnchor),
      p.avatar.topAnchor.constraint(equalTo: p.header.topAnchor),
      p.avatar.widthAnchor.constraint(equalToConstant: 44),
      p.avatar.heightAnchor.constraint(equalToConstant: 44),
      p.avatar.bottomAnchor.constraint(lessThanOrEqualTo: p.header.bottomAnchor),
      p.column.leadingAnchor.constraint(equalTo: p.avatar.trailingAnchor, constant: 8),
      p.column.trailingAnchor.constraint(equalTo: p.header.trailingAnchor),
      p.column.topAnchor.constraint(equalTo: p.header.topAnchor),
      p.column.bottomAnchor.constraint(equalTo: p.header.bottomAnchor),
      p.title.leadingAnchor.constraint(equalTo: p.column.leadingAnchor),
      p.title.topAnchor.constraint(equalTo: p.column.topAnchor),
      p.title.trailingAnchor.constraint(lessThanOrEqualTo: p.column.trailingAnchor),
      p.subtitle.leadingAnchor.constraint(equalTo: p.column.leadingAnchor),
      p.subtitle.topAnchor.constraint(equalTo: p.title.bottomAnchor, constant: 4),
      p.subtitle.trailingAnchor.constraint(lessThanOrEqualTo: p.column.trailingAnchor),
      p.subtitle.bottomAnchor.constraint(lessThanOrEqualTo: p.column.bottomAnchor),
      p.body.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      p.body.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      p.body.topAnchor.constraint(equalTo: p.header.bottomAnchor, constant: 8),
      p.footer.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      p.footer.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      p.footer.topAnchor.constraint(equalTo: p.body.bottomAnchor, constant: 8),
      p.footer.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      p.like.leadingAnchor.constraint(equalTo: p.footer.leadingAnchor),
      p.like.topAnchor.constraint(equalTo: p.footer.topAnchor),
      p.like.bottomAnchor.constraint(equalTo: p.footer.bottomAnchor),
      p.share.trailingAnchor.constraint(equalTo: p.footer.trailingAnchor),
      p.share.centerYAnchor.constraint(equalTo: p.like.centerYAnchor),
    ])
    let flat = p.header.heightAnchor.constraint(equalToConstant: 0)
    flat.priority = UILayoutPriority(50)
    flat.isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

final class ManualCell: UIView, FeedCell {
  let parts: CellParts
  var title: UILabel { parts.title }
  var body: UILabel { parts.body }

  init(story: Story) {
    let holder = UIView()
    parts = CellParts(story, in: holder)
    super.init(frame: .zero)
    for view in holder.subviews { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private struct Heights {
    let title: CGSize
    let subtitle: CGSize
    let header: CGFloat
    let body: CGFloat
    let like: CGSize
  }

  private func measure(_ width: CGFloat) -> Heights {
    let free = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let title = parts.title.sizeThatFits(free)
    let subtitle = parts.subtitle.sizeThatFits(free)
    let body = parts.body.sizeThatFits(CGSize(width: width - 32, height: .greatestFiniteMagnitude))
    return Heights(
      title: title, subtitle: subtitle, header: max(44, title.height + 4 + subtitle.height),
      body: body.height,
      like: parts.like.sizeThatFits(free))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let heights = measure(size.width)
    return CGSize(
      width: size.width, height: 12 + heights.header + 8 + heights.body + 8 + heights.like.height + 12)
  }

  override func layoutSubviews() {
    let p = parts
    let width = bounds.width
    let heights = measure(width)
    let inner = width - 32
    p.header.frame = CGRect(x: 16, y: 12, width: inner, height: heights.header)
    p.avatar.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    p.column.frame = CGRect(x: 52, y: 0, width: inner - 52, height: heights.header)
    p.title.frame = CGRect(
      x: 0, y: 0, width: min(heights.title.width, inner - 52), height: heights.title.height)
    p.subtitle.frame = CGRect(
      x: 0, y: heights.title.height + 4, width: min(heights.subtitle.width, inner - 52),
      height: heights.subtitle.height)
    let bodyTop = 12 + heights.header + 8
    p.body.frame = CGRect(x: 16, y: bodyTop, width: inner, height: heights.body)
    p.footer.frame = CGRect(x: 16, y: bodyTop + heights.body + 8, width: inner, height: heights.like.height)
    p.like.frame = CGRect(origin: .zero, size: heights.like)
    let share = p.share.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude))
    p.share.frame = CGRect(
      x: inner - share.width, y: (heights.like.height - share.height) / 2, width: share.width,
      height: share.height)
  }
}

/// A screen of sixty views: a title and rows of label, value, switch-like box and separator in stacks.
final class SettingsScreen: UIView {
  /// Made once, so that only the views are measured.
  private static let stories = (0..<24).map { Story.number($0) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    let title = UILabel()
    title.text = "Settings"
    title.font = .preferredFont(forTextStyle: .largeTitle)
    let column = UIStackView(arrangedSubviews: [title])
    column.axis = .vertical
    column.spacing = 8
    for row in 0..<11 {
      let name = UILabel()
      name.text = Self.stories[row].title
      let value = UILabel()
      value.text = Self.stories[row + 5].subtitle
      value.textColor = .secondaryLabel
      value.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      let box = UIView()
      box.backgroundColor = .systemGreen
      box.layer.cornerRadius = 8
      box.widthAnchor.constraint(equalToConstant: 28).isActive = true
      box.heightAnchor.constraint(equalToConstant: 28).isActive = true
      let line = UIView()
      line.backgroundColor = .separator
      line.heightAnchor.constraint(equalToConstant: 1).isActive = true
      let stack = UIStackView(arrangedSubviews: [name, value, box])
      stack.spacing = 12
      stack.alignment = .center
      column.addArrangedSubview(stack)
      column.addArrangedSubview(line)
    }
    let note = UILabel()
    note.numberOfLines = 0
    note.text = Self.stories[23].body
    column.addArrangedSubview(note)
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      column.topAnchor.constraint(equalTo: topAnchor, constant: 60),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
