import Foundation

/// The configuration of a list section in a compositional layout.
public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list. Raw values match UIKit's.
  public enum Appearance: Int, Sendable {
    /// Items extend from edge to edge; headers float.
    case plain = 0
    /// Groups extend from edge to edge.
    case grouped = 1
    /// Groups have rounded corners and are inset by the margins.
    case insetGrouped = 2
    /// A sidebar with items inset by 8 points.
    case sidebar = 3
    /// A sidebar with items from edge to edge.
    case sidebarPlain = 4
  }

  /// The source of headers. Raw values match UIKit's.
  public enum HeaderMode: Int, Sendable {
    /// No headers.
    case none = 0
    /// Supplementary views of the data source.
    case supplementary = 1
    /// The first item of each section.
    case firstItemInSection = 2
  }

  /// The source of footers. Raw values match UIKit's.
  public enum FooterMode: Int, Sendable {
    /// No footers.
    case none = 0
    /// Supplementary views of the data source.
    case supplementary = 1
  }

  /// The parts of a list whose sections are as narrow as their content, on visionOS.
  public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
    /// The bits of the parts, which are UIKit's.
    public let rawValue: UInt
    /// Creates parts from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Supplementary headers.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1 << 0)
  }

  /// Stored only: the parts that are as narrow as their content, on visionOS.
  public var contentHuggingElements: ContentHuggingElements = []

  /// A closure that returns the swipe actions of an item.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?
  /// A closure that returns the separator configuration of an item, given that of the section.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Creates a configuration without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    showsSeparators = appearance != .sidebar
  }

  /// The appearance of the list.
  public let appearance: Appearance
  /// A Boolean value that indicates whether separators are shown. The default is `true` except for sidebars.
  public var showsSeparators: Bool
  /// The configuration of the separators.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// The closure that customizes the separators of single items.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The background color; `nil` for that of the appearance.
  public var backgroundColor: UIColor?
  /// The closure that returns swipe actions at an item's leading edge.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The closure that returns swipe actions at an item's trailing edge.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The source of headers. The default is `none`.
  public var headerMode = HeaderMode.none
  /// The source of footers. The default is `none`.
  public var footerMode = FooterMode.none
  /// The space above headers, in points; `nil` for that of the appearance.
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

  /// Returns a section of self-sizing rows, with boundary items for headers and footers.
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

  /// Applies the properties that depend on the section's index and on the collection view: insets like those
  /// of a table of the same style.
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
      // Since iOS 26 cards of lists have the margins of root views; those of tables keep theirs, in dumps of three authors.
      let width = view.bounds.width
      let margin =
        metrics.hasGlass ? metrics.rootMargin(forWidth: width) : metrics.cellMargin(forWidth: width)
      if appearance == .insetGrouped { inset(section, by: margin, view) }
      // Like tables: 35 points above the first group, 17.5 above and below others.
      let half = (17.5 as CGFloat).roundedUpToPixel(view.pixelScale)
      section.topPadding = headerTopPadding ?? (index == 0 ? (hasHeader ? half : 35) : hasHeader ? 0 : half)
      if footerMode == .none { section.contentInsets.bottom += half }
    case .sidebar:
      inset(section, by: 8, view)
      section.topPadding = headerTopPadding ?? 0
      section.contentInsets.bottom += 8
    }
  }

  /// Insets the items of a section from the safe area at the sides.
  @MainActor
  private func inset(_ section: NSCollectionLayoutSection, by margin: CGFloat, _ view: UICollectionView) {
    let unsafe = view.unsafeSides
    section.contentInsets.leading += margin + unsafe.leading(isRightToLeft: view.isMirrored)
    section.contentInsets.trailing += margin + unsafe.trailing(isRightToLeft: view.isMirrored)
  }
}

extension NSCollectionLayoutSection {
  /// Creates a list section.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Self {
    let section = configuration.section()
    return unsafeDowncast(section, to: Self.self)
  }
}

extension UICollectionViewCompositionalLayout {
  /// Creates a layout that consists of list sections.
  public class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  { UICollectionViewCompositionalLayout { _, _ in configuration.section() } }
}

/// The appearance of the separators of a list item.
public struct UIListSeparatorConfiguration: Hashable {
  /// The visibility of a separator.
  public enum Visibility: Int, Sendable {
    /// Determined by the item's position in the list.
    case automatic = 0
    /// The separator is visible.
    case visible = 1
    /// The separator is hidden.
    case hidden = 2
  }

  /// A value of `topSeparatorInsets` and `bottomSeparatorInsets` that stands for insets determined by the
  /// content.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// Creates a configuration. It is the same for all appearances.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// The visibility of the separator above the item.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the separator below the item.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above, in points. By default the content determines them.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The insets of the separator below, in points. By default the content determines them.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The color of the separators. The default is `separator`.
  public var color: UIColor = .separator
  /// The color of the separators of selected items. The default is `color`.
  public var multipleSelectionColor: UIColor {
    get { ownMultipleSelectionColor ?? color }
    set { ownMultipleSelectionColor = newValue }
  }
  private var ownMultipleSelectionColor: UIColor?
  /// The effect of the separators. Without effect: they are drawn in their color.
  public var visualEffect: UIVisualEffect?

  /// Returns whether all settings are equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.topSeparatorVisibility == right.topSeparatorVisibility
      && left.bottomSeparatorVisibility == right.bottomSeparatorVisibility
      && left.topSeparatorInsets == right.topSeparatorInsets
      && left.bottomSeparatorInsets == right.bottomSeparatorInsets && left.color == right.color
      && left.multipleSelectionColor == right.multipleSelectionColor
      && left.visualEffect == right.visualEffect
  }

  /// Hashes a subset of the settings.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
    hasher.combine(color)
  }
}
