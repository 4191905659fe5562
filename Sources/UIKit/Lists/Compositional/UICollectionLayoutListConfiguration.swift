import Foundation

/// How a section of a compositional layout is a list.
public struct UICollectionLayoutListConfiguration {
  /// The look. Raw values are UIKit's.
  public enum Appearance: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
    case sidebar = 3
    case sidebarPlain = 4
  }

  /// Where headers come from. Raw values are UIKit's.
  public enum HeaderMode: Int, Sendable {
    case none = 0
    /// From the data source, as supplementary views.
    case supplementary = 1
    /// The first item of each section is its header.
    case firstItemInSection = 2
  }

  /// Where footers come from. Raw values are UIKit's.
  public enum FooterMode: Int, Sendable {
    case none = 0
    case supplementary = 1
  }

  /// The actions of a swipe over an item.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?
  /// How the lines around an item look, with the list's as a start.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    showsSeparators = appearance != .sidebar
  }

  public let appearance: Appearance
  /// Whether lines are between items; not in sidebars unless set.
  public var showsSeparators: Bool
  public var separatorConfiguration: UIListSeparatorConfiguration
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the list; that of the look if nil.
  public var backgroundColor: UIColor?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// Points above headers; those of the look if nil.
  public var headerTopPadding: CGFloat?

  var standardBackgroundColor: UIColor {
    if let backgroundColor { return backgroundColor }
    switch appearance {
    case .plain, .sidebarPlain, .sidebar: return .systemBackground
    case .grouped, .insetGrouped: return .systemGroupedBackground
    }
  }

  var hasSwipeActions: Bool {
    leadingSwipeActionsConfigurationProvider != nil || trailingSwipeActionsConfigurationProvider != nil
  }

  var isPlain: Bool { appearance == .plain || appearance == .sidebarPlain }

  /// A section of rows as high as their content, of a table's insets.
  @MainActor
  func section() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.list = self
    func boundary(_ kind: String, _ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem
    {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(isPlain ? 28 : 38))
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: kind, alignment: alignment)
      item.pinToVisibleBounds = isPlain
      return item
    }
    if headerMode == .supplementary {
      section.boundarySupplementaryItems.append(boundary(UICollectionView.elementKindSectionHeader, .top))
    }
    if footerMode == .supplementary {
      section.boundarySupplementaryItems.append(boundary(UICollectionView.elementKindSectionFooter, .bottom))
    }
    return section
  }

  /// Gives a section what follows from its place and from the collection: insets as those of a table of the same look.
  @MainActor
  func finish(_ section: NSCollectionLayoutSection, index: Int, count: Int, _ view: UICollectionView) {
    view.listBackgroundColor = standardBackgroundColor
    if hasSwipeActions { view.recognizeSwipes() }
    guard !section.isFinished else { return }
    section.isFinished = true
    let metrics = view.metrics
    let hasHeader = headerMode != .none
    switch appearance {
    case .plain, .sidebarPlain:
      section.topPadding = headerMode == .supplementary ? headerTopPadding ?? metrics.plainHeaderPadding : 0
    case .grouped, .insetGrouped:
      let side = appearance == .insetGrouped ? metrics.cellMargin(forWidth: view.bounds.width) : 0
      section.contentInsets.leading += side
      section.contentInsets.trailing += side
      // As tables: 35 points above the first group, 17.5 above and below others.
      let half = (17.5 as CGFloat).roundedUpToPixel(view.pixelScale)
      section.topPadding = headerTopPadding ?? (index == 0 ? (hasHeader ? half : 35) : hasHeader ? 0 : half)
      if footerMode == .none { section.contentInsets.bottom += half }
    case .sidebar:
      section.contentInsets.leading += 8
      section.contentInsets.trailing += 8
      section.topPadding = headerTopPadding ?? 0
      section.contentInsets.bottom += 8
    }
  }
}

extension NSCollectionLayoutSection {
  /// A section that is a list.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Self {
    let section = configuration.section()
    return unsafeDowncast(section, to: Self.self)
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout all of whose sections are lists.
  public class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  { UICollectionViewCompositionalLayout { _, _ in configuration.section() } }
}

/// How the lines around a list's item look.
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a line is shown.
  public enum Visibility: Int, Sendable {
    case automatic = 0
    case visible = 1
    case hidden = 2
  }

  /// Stands for the inset that follows from the content in `topSeparatorInsets` and `bottomSeparatorInsets`.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var color: UIColor = .separator
  /// The colour beside several selected items; `color` unless set.
  public var multipleSelectionColor: UIColor {
    get { ownMultipleSelectionColor ?? color }
    set { ownMultipleSelectionColor = newValue }
  }
  private var ownMultipleSelectionColor: UIColor?

  public static func == (left: Self, right: Self) -> Bool {
    left.topSeparatorVisibility == right.topSeparatorVisibility
      && left.bottomSeparatorVisibility == right.bottomSeparatorVisibility
      && left.topSeparatorInsets == right.topSeparatorInsets
      && left.bottomSeparatorInsets == right.bottomSeparatorInsets && left.color == right.color
      && left.multipleSelectionColor == right.multipleSelectionColor
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
    hasher.combine(color)
  }
}
