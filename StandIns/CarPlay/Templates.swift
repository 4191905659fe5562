import MapKit
import UIKit

/// Templates in tabs.
@preconcurrency @MainActor
open class CPTabBarTemplate: CPTemplate {
  open weak var delegate: (any CPTabBarTemplateDelegate)?
  open private(set) var templates: [CPTemplate]
  open private(set) var selectedTemplate: CPTemplate?
  open class var maximumTabCount: Int { 5 }
  public init(templates: [CPTemplate]) {
    (self.templates, selectedTemplate) = (templates, templates.first)
    super.init()
  }
  open func updateTemplates(_ newTemplates: [CPTemplate]) {
    templates = newTemplates
    if !newTemplates.contains(where: { $0 === selectedTemplate }) { selectedTemplate = newTemplates.first }
  }
  open func select(_ newTemplate: CPTemplate) {
    if templates.contains(newTemplate) { selectedTemplate = newTemplate }
  }
  open func selectTemplate(at index: Int) {
    if templates.indices.contains(index) { selectedTemplate = templates[index] }
  }
}
@preconcurrency @MainActor
public protocol CPTabBarTemplateDelegate: AnyObject {
  func tabBarTemplate(_ tabBarTemplate: CPTabBarTemplate, didSelect selectedTemplate: CPTemplate)
}

public let CPGridTemplateMaximumItems = 8
/// A grid of buttons.
@preconcurrency @MainActor
open class CPGridTemplate: CPTemplate, CPBarButtonProviding {
  open private(set) var title: String?
  open private(set) var gridButtons: [CPGridButton]
  open var leadingNavigationBarButtons: [CPBarButton] = []
  open var trailingNavigationBarButtons: [CPBarButton] = []
  open var backButton: CPBarButton?
  public init(title: String?, gridButtons: [CPGridButton]) {
    (self.title, self.gridButtons) = (title, gridButtons)
    super.init()
  }
  open func updateGridButtons(_ gridButtons: [CPGridButton]) { self.gridButtons = gridButtons }
  open func updateTitle(_ title: String) { self.title = title }
}

/// An alert.
@preconcurrency @MainActor
open class CPAlertTemplate: CPTemplate {
  public let titleVariants: [String]
  public let actions: [CPAlertAction]
  open class var maximumActionCount: Int { 2 }
  public init(titleVariants: [String], actions: [CPAlertAction]) {
    (self.titleVariants, self.actions) = (titleVariants, actions)
    super.init()
  }
}
/// A sheet of choices.
@preconcurrency @MainActor
open class CPActionSheetTemplate: CPTemplate {
  public let title: String?
  public let message: String?
  public let actions: [CPAlertAction]
  public init(title: String?, message: String?, actions: [CPAlertAction]) {
    (self.title, self.message, self.actions) = (title, message, actions)
    super.init()
  }
}

/// A line of a template of information.
@preconcurrency @MainActor
open class CPInformationItem: NSObject {
  public let title: String?
  public let detail: String?
  public init(title: String?, detail: String?) {
    (self.title, self.detail) = (title, detail)
    super.init()
  }
}
public enum CPInformationTemplateLayout: Int, Sendable { case leading, twoColumn }
/// Lines of information, and buttons.
@preconcurrency @MainActor
open class CPInformationTemplate: CPTemplate, CPBarButtonProviding {
  open var title: String
  public let layout: CPInformationTemplateLayout
  open var items: [CPInformationItem]
  open var actions: [CPTextButton]
  open var leadingNavigationBarButtons: [CPBarButton] = []
  open var trailingNavigationBarButtons: [CPBarButton] = []
  open var backButton: CPBarButton?
  public init(
    title: String, layout: CPInformationTemplateLayout, items: [CPInformationItem], actions: [CPTextButton]
  ) {
    (self.title, self.layout, self.items, self.actions) = (title, layout, items, actions)
    super.init()
  }
}

/// The media that play.
@preconcurrency @MainActor
open class CPNowPlayingTemplate: CPTemplate {
  private static let only = CPNowPlayingTemplate()
  open class var shared: CPNowPlayingTemplate { only }
  open private(set) var nowPlayingButtons: [CPNowPlayingButton] = []
  open var isUpNextButtonEnabled = false
  open var upNextTitle = ""
  open var isAlbumArtistButtonEnabled = false
  open var nowPlayingMode: CPNowPlayingMode?
  private override init() { super.init() }
  /// Does nothing, since the user has no buttons to tap.
  open func add(_ observer: any CPNowPlayingTemplateObserver) {}
  open func remove(_ observer: any CPNowPlayingTemplateObserver) {}
  open func updateNowPlayingButtons(_ nowPlayingButtons: [CPNowPlayingButton]) {
    self.nowPlayingButtons = nowPlayingButtons
  }
}
@preconcurrency @MainActor
public protocol CPNowPlayingTemplateObserver: AnyObject {
  func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
  func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
}
extension CPNowPlayingTemplateObserver {
  public func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate) {}
  public func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate) {}
}

/// A search.
@preconcurrency @MainActor
open class CPSearchTemplate: CPTemplate {
  open weak var delegate: (any CPSearchTemplateDelegate)?
}
@preconcurrency @MainActor
public protocol CPSearchTemplateDelegate: AnyObject {
  func searchTemplate(
    _ searchTemplate: CPSearchTemplate, updatedSearchText searchText: String,
    completionHandler: @escaping ([CPListItem]) -> Void)
  func searchTemplate(
    _ searchTemplate: CPSearchTemplate, selectedResult item: CPListItem,
    completionHandler: @escaping () -> Void)
  func searchTemplateSearchButtonPressed(_ searchTemplate: CPSearchTemplate)
}
extension CPSearchTemplateDelegate {
  public func searchTemplateSearchButtonPressed(_ searchTemplate: CPSearchTemplate) {}
}

/// A place.
@preconcurrency @MainActor
open class CPPointOfInterest: NSObject {
  open var location: MKMapItem
  open var title: String
  open var subtitle: String?
  open var summary: String?
  open var detailTitle: String?
  open var detailSubtitle: String?
  open var detailSummary: String?
  open var pinImage: UIImage?
  open var selectedPinImage: UIImage?
  open var primaryButton: CPTextButton?
  open var secondaryButton: CPTextButton?
  open var userInfo: Any?
  public init(
    location: MKMapItem, title: String, subtitle: String?, summary: String?, detailTitle: String?,
    detailSubtitle: String?, detailSummary: String?, pinImage: UIImage?, selectedPinImage: UIImage? = nil
  ) {
    (self.location, self.title) = (location, title)
    super.init()
    (self.subtitle, self.summary, self.detailTitle) = (subtitle, summary, detailTitle)
    (self.detailSubtitle, self.detailSummary) = (detailSubtitle, detailSummary)
    (self.pinImage, self.selectedPinImage) = (pinImage, selectedPinImage)
  }
}
/// A map with places.
@preconcurrency @MainActor
open class CPPointOfInterestTemplate: CPTemplate, CPBarButtonProviding {
  open var title: String
  open private(set) var pointsOfInterest: [CPPointOfInterest]
  open var selectedIndex: Int
  open weak var pointOfInterestDelegate: (any CPPointOfInterestTemplateDelegate)?
  open var leadingNavigationBarButtons: [CPBarButton] = []
  open var trailingNavigationBarButtons: [CPBarButton] = []
  open var backButton: CPBarButton?
  public init(title: String, pointsOfInterest: [CPPointOfInterest], selectedIndex: Int) {
    (self.title, self.pointsOfInterest, self.selectedIndex) = (title, pointsOfInterest, selectedIndex)
    super.init()
  }
  open func setPointsOfInterest(_ pointsOfInterest: [CPPointOfInterest], selectedIndex: Int) {
    (self.pointsOfInterest, self.selectedIndex) = (pointsOfInterest, selectedIndex)
  }
}
@preconcurrency @MainActor
public protocol CPPointOfInterestTemplateDelegate: AnyObject {
  func pointOfInterestTemplate(
    _ pointOfInterestTemplate: CPPointOfInterestTemplate, didChangeMapRegion region: MKCoordinateRegion)
  func pointOfInterestTemplate(
    _ pointOfInterestTemplate: CPPointOfInterestTemplate,
    didSelectPointOfInterest pointOfInterest: CPPointOfInterest)
}
extension CPPointOfInterestTemplateDelegate {
  public func pointOfInterestTemplate(
    _ pointOfInterestTemplate: CPPointOfInterestTemplate,
    didSelectPointOfInterest pointOfInterest: CPPointOfInterest
  ) {}
}

/// A person.
@preconcurrency @MainActor
open class CPContact: NSObject {
  open var name: String
  open var image: UIImage
  open var actions: [CPButton]?
  open var subtitle: String?
  open var informativeText: String?
  public init(name: String, image: UIImage) {
    (self.name, self.image) = (name, image)
    super.init()
  }
}
/// A person's data.
@preconcurrency @MainActor
open class CPContactTemplate: CPTemplate, CPBarButtonProviding {
  open var contact: CPContact
  open var leadingNavigationBarButtons: [CPBarButton] = []
  open var trailingNavigationBarButtons: [CPBarButton] = []
  open var backButton: CPBarButton?
  public init(contact: CPContact) {
    self.contact = contact
    super.init()
  }
}

/// A state of a dialog by voice.
@preconcurrency @MainActor
open class CPVoiceControlState: NSObject {
  public let identifier: String
  public let titleVariants: [String]?
  public let image: UIImage?
  public let repeats: Bool
  public init(identifier: String, titleVariants: [String]?, image: UIImage?, repeats: Bool) {
    (self.identifier, self.titleVariants, self.image) = (identifier, titleVariants, image)
    self.repeats = repeats
    super.init()
  }
}
/// A dialog by voice.
@preconcurrency @MainActor
open class CPVoiceControlTemplate: CPTemplate {
  public let voiceControlStates: [CPVoiceControlState]
  open private(set) var activeStateIdentifier: String?
  public init(voiceControlStates: [CPVoiceControlState]) {
    (self.voiceControlStates, activeStateIdentifier) = (
      voiceControlStates, voiceControlStates.first?.identifier
    )
    super.init()
  }
  open func activateVoiceControlState(withIdentifier identifier: String) {
    if voiceControlStates.contains(where: { $0.identifier == identifier }) {
      activeStateIdentifier = identifier
    }
  }
}
