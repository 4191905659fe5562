import UIKit

/// An item of a list.
@preconcurrency @MainActor
public protocol CPListTemplateItem: NSObjectProtocol {
  var text: String? { get }
  var userInfo: Any? { get set }
  var isEnabled: Bool { get set }
}
/// An item that the user can choose.
@preconcurrency @MainActor
public protocol CPSelectableListItem: CPListTemplateItem {
  var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)? { get set }
}
public enum CPListItemAccessoryType: Int, Sendable { case none, disclosureIndicator, cloud }
public enum CPListItemPlayingIndicatorLocation: Int, Sendable { case leading, trailing }

/// An item with texts and pictures.
@preconcurrency @MainActor
open class CPListItem: NSObject, CPSelectableListItem {
  open private(set) var text: String?
  open private(set) var detailText: String?
  open private(set) var image: UIImage?
  open private(set) var accessoryImage: UIImage?
  open var accessoryType = CPListItemAccessoryType.none
  open var userInfo: Any?
  open var isEnabled = true
  open var isExplicitContent = false
  open var showsExplicitLabel = false
  open var playbackProgress: CGFloat = 0
  open var isPlaying = false
  open var playingIndicatorLocation = CPListItemPlayingIndicatorLocation.leading
  open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?
  open var showsDisclosureIndicator: Bool { accessoryType == .disclosureIndicator }
  open class var maximumImageSize: CGSize { CGSize(width: 44, height: 44) }

  public init(
    text: String?, detailText: String?, image: UIImage?, accessoryImage: UIImage?,
    accessoryType: CPListItemAccessoryType
  ) {
    (self.text, self.detailText, self.image) = (text, detailText, image)
    (self.accessoryImage, self.accessoryType) = (accessoryImage, accessoryType)
    super.init()
  }
  public convenience init(text: String?, detailText: String?, image: UIImage?) {
    self.init(text: text, detailText: detailText, image: image, accessoryImage: nil, accessoryType: .none)
  }
  public convenience init(text: String?, detailText: String?) {
    self.init(text: text, detailText: detailText, image: nil)
  }
  public convenience init(
    text: String?, detailText: String?, image: UIImage?, showsDisclosureIndicator: Bool
  ) {
    self.init(
      text: text, detailText: detailText, image: image, accessoryImage: nil,
      accessoryType: showsDisclosureIndicator ? .disclosureIndicator : .none)
  }
  open func setText(_ text: String) { self.text = text }
  open func setDetailText(_ detailText: String?) { self.detailText = detailText }
  open func setImage(_ image: UIImage?) { self.image = image }
  open func setAccessoryImage(_ accessoryImage: UIImage?) { self.accessoryImage = accessoryImage }
}

/// A section of a list.
@preconcurrency @MainActor
open class CPListSection: NSObject {
  public let items: [any CPListTemplateItem]
  public let header: String?
  public let headerSubtitle: String?
  open var headerImage: UIImage?
  public let headerButton: CPButton?
  public let sectionIndexTitle: String?
  public init(
    items: [any CPListTemplateItem], header: String, headerSubtitle: String?, headerImage: UIImage?,
    headerButton: CPButton?, sectionIndexTitle: String?
  ) {
    (self.items, self.header, self.headerSubtitle) = (items, header, headerSubtitle)
    (self.headerButton, self.sectionIndexTitle) = (headerButton, sectionIndexTitle)
    self.headerImage = headerImage
    super.init()
  }
  public init(items: [any CPListTemplateItem], header: String?, sectionIndexTitle: String?) {
    (self.items, self.header, headerSubtitle) = (items, header, nil)
    (headerButton, self.sectionIndexTitle) = (nil, sectionIndexTitle)
    super.init()
  }
  public convenience init(items: [any CPListTemplateItem]) {
    self.init(items: items, header: nil, sectionIndexTitle: nil)
  }
  open func index(of item: any CPListTemplateItem) -> Int { items.firstIndex { $0 === item } ?? NSNotFound }
  open func item(at index: Int) -> any CPListTemplateItem { items[index] }
}

public enum CPAssistantCellActionType: Int, Sendable { case playMedia, startCall }
public enum CPAssistantCellVisibility: Int, Sendable { case off, whileLimitedUIActive, always }
public enum CPAssistantCellPosition: Int, Sendable { case top, bottom }
/// The cell of Siri in a list.
@preconcurrency @MainActor
open class CPAssistantCellConfiguration: NSObject {
  public let position: CPAssistantCellPosition
  public let visibility: CPAssistantCellVisibility
  public let assistantAction: CPAssistantCellActionType
  public init(
    position: CPAssistantCellPosition, visibility: CPAssistantCellVisibility,
    assistantAction: CPAssistantCellActionType
  ) {
    (self.position, self.visibility, self.assistantAction) = (position, visibility, assistantAction)
    super.init()
  }
}

/// A list.
@preconcurrency @MainActor
open class CPListTemplate: CPTemplate, CPBarButtonProviding {
  public let title: String?
  open private(set) var sections: [CPListSection]
  open weak var delegate: (any CPListTemplateDelegate)?
  open var emptyViewTitleVariants: [String] = []
  open var emptyViewSubtitleVariants: [String] = []
  open var showsSpinnerWhileEmpty = false
  open var assistantCellConfiguration: CPAssistantCellConfiguration?
  open var headerGridButtons: [CPGridButton]?
  open var leadingNavigationBarButtons: [CPBarButton] = []
  open var trailingNavigationBarButtons: [CPBarButton] = []
  open var backButton: CPBarButton?
  open class var maximumItemCount: Int { 500 }
  open class var maximumSectionCount: Int { 500 }
  /// The number of buttons, of which Apple documents no value.
  open class var maximumHeaderGridButtonCount: Int { 4 }
  open class var maximumGridButtonImageSize: CGSize { CGSize(width: 44, height: 44) }
  open var sectionCount: Int { sections.count }
  open var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }
  public init(
    title: String?, sections: [CPListSection],
    assistantCellConfiguration: CPAssistantCellConfiguration? = nil, headerGridButtons: [CPGridButton]? = nil
  ) {
    (self.title, self.sections) = (title, sections)
    super.init()
    self.assistantCellConfiguration = assistantCellConfiguration
    self.headerGridButtons = headerGridButtons
  }
  open func updateSections(_ sections: [CPListSection]) { self.sections = sections }
  open func indexPath(for item: any CPListTemplateItem) -> IndexPath? {
    for (section, group) in sections.enumerated() {
      if let index = group.items.firstIndex(where: { $0 === item }) {
        return IndexPath(item: index, section: section)
      }
    }
    return nil
  }
}
@preconcurrency @MainActor
public protocol CPListTemplateDelegate: AnyObject {
  func listTemplate(
    _ listTemplate: CPListTemplate, didSelect item: CPListItem, completionHandler: @escaping () -> Void)
}
