import Foundation

/// How a section of a compositional layout is a list.
public struct UICollectionLayoutListConfiguration {
  /// The look. Raw values are UIKit's.
  public enum Appearance: Int, Sendable {
    /// Items from edge to edge; headers stay at the upper edge.
    case plain = 0
    /// Groups from edge to edge.
    case grouped = 1
    /// Groups with round corners inside the margins.
    case insetGrouped = 2
    /// A sidebar: items 8 points from the sides.
    case sidebar = 3
    /// A sidebar whose items reach from edge to edge.
    case sidebarPlain = 4
  }

  /// Where headers come from. Raw values are UIKit's.
  public enum HeaderMode: Int, Sendable {
    /// None.
    case none = 0
    /// From the data source, as supplementary views.
    case supplementary = 1
    /// The first item of each section is its header.
    case firstItemInSection = 2
  }

  /// Where footers come from. Raw values are UIKit's.
  public enum FooterMode: Int, Sendable {
    /// None.
    case none = 0
    /// From the data source, as supplementary views.
    case supplementary = 1
  }

  /// The actions of a swipe over an item.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?
  /// How the lines around an item look, with the list's as a start.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// A list of a look, without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    showsSeparators = appearance != .sidebar
  }

  /// The look.
  public let appearance: Appearance
  /// Whether lines are between items; not in sidebars unless set.
  public var showsSeparators: Bool
  /// How the lines between items look.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Changes the lines of single items; nil for no change.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the list; that of the look if nil.
  public var backgroundColor: UIColor?
  /// The actions of a swipe at an item's leading edge; nil for none.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions of a swipe at an item's trailing edge; nil for none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Where headers come from; there are none by default.
  public var headerMode = HeaderMode.none
  /// Where footers come from; there are none by default.
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
    /// As the list has it for the item's place.
    case automatic = 0
    /// Shown.
    case visible = 1
    /// Not shown.
    case hidden = 2
  }

  /// Stands for the inset that follows from the content in `topSeparatorInsets` and `bottomSeparatorInsets`.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// The lines of a look; they are the same for all.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// Whether there is a line above the item.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below the item.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the line above, in points; they follow from the content by default.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The insets of the line below, in points; they follow from the content by default.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The colour of the lines; the system's by default.
  public var color: UIColor = .separator
  /// The colour beside several selected items; `color` unless set.
  public var multipleSelectionColor: UIColor {
    get { ownMultipleSelectionColor ?? color }
    set { ownMultipleSelectionColor = newValue }
  }
  private var ownMultipleSelectionColor: UIColor?

  /// Whether all settings are equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.topSeparatorVisibility == right.topSeparatorVisibility
      && left.bottomSeparatorVisibility == right.bottomSeparatorVisibility
      && left.topSeparatorInsets == right.topSeparatorInsets
      && left.bottomSeparatorInsets == right.bottomSeparatorInsets && left.color == right.color
      && left.multipleSelectionColor == right.multipleSelectionColor
  }

  /// Hashes some of the settings.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
    hasher.combine(color)
  }
}
