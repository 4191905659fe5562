import MapKit
import UIKit

/// A picture for dark and bright screens.
@preconcurrency @MainActor
open class CPImageSet: NSObject {
  public let lightContentImage: UIImage
  public let darkContentImage: UIImage
  public init(lightContent lightImage: UIImage, darkContent darkImage: UIImage) {
    (lightContentImage, darkContentImage) = (lightImage, darkImage)
    super.init()
  }
}

/// The distance and the time that remain.
@preconcurrency @MainActor
open class CPTravelEstimates: NSObject {
  public let distanceRemaining: Measurement<UnitLength>
  public let distanceRemainingToDisplay: Measurement<UnitLength>
  public let timeRemaining: TimeInterval
  public init(
    distanceRemaining distance: Measurement<UnitLength>,
    distanceRemainingToDisplay shown: Measurement<UnitLength>, timeRemaining time: TimeInterval
  ) {
    (distanceRemaining, distanceRemainingToDisplay, timeRemaining) = (distance, shown, time)
    super.init()
  }
  public convenience init(
    distanceRemaining distance: Measurement<UnitLength>, timeRemaining time: TimeInterval
  ) {
    self.init(distanceRemaining: distance, distanceRemainingToDisplay: distance, timeRemaining: time)
  }
}

/// A step of a route.
@preconcurrency @MainActor
open class CPManeuver: NSObject {
  open var symbolSet: CPImageSet?
  open var symbolImage: UIImage?
  open var junctionImage: UIImage?
  open var cardBackgroundColor: UIColor!
  open var instructionVariants: [String] = []
  open var attributedInstructionVariants: [NSAttributedString] = []
  open var initialTravelEstimates: CPTravelEstimates?
  open var dashboardSymbolImage: UIImage?
  open var dashboardJunctionImage: UIImage?
  open var dashboardInstructionVariants: [String] = []
  open var dashboardAttributedInstructionVariants: [NSAttributedString] = []
  open var notificationSymbolImage: UIImage?
  open var notificationInstructionVariants: [String] = []
  open var notificationAttributedInstructionVariants: [NSAttributedString] = []
  open var maneuverType = CPManeuverType.noTurn
  open var roadFollowingManeuverVariants: [String]?
  open var trafficSide = CPTrafficSide.right
  open var junctionType = CPJunctionType.intersection
  open var junctionExitAngle: Measurement<UnitAngle>?
  open var junctionElementAngles: Set<Measurement<UnitAngle>>?
  open var linkedLaneGuidance: CPLaneGuidance?
  open var highwayExitLabel = ""
  open var userInfo: Any?
  public override init() { super.init() }
}

/// A route to choose.
@preconcurrency @MainActor
open class CPRouteChoice: NSObject {
  public let summaryVariants: [String]
  public let additionalInformationVariants: [String]?
  public let selectionSummaryVariants: [String]?
  open var userInfo: Any?
  public init(
    summaryVariants: [String], additionalInformationVariants: [String], selectionSummaryVariants: [String]
  ) {
    self.summaryVariants = summaryVariants
    self.additionalInformationVariants = additionalInformationVariants
    self.selectionSummaryVariants = selectionSummaryVariants
    super.init()
  }
}
/// A trip.
@preconcurrency @MainActor
open class CPTrip: NSObject {
  public let origin: MKMapItem
  public let destination: MKMapItem
  public let routeChoices: [CPRouteChoice]
  open var destinationNameVariants: [String]?
  open var userInfo: Any?
  public init(origin: MKMapItem, destination: MKMapItem, routeChoices: [CPRouteChoice]) {
    (self.origin, self.destination, self.routeChoices) = (origin, destination, routeChoices)
    super.init()
  }
}
/// The texts of a trip's preview.
@preconcurrency @MainActor
open class CPTripPreviewTextConfiguration: NSObject {
  public let startButtonTitle: String?
  public let additionalRoutesButtonTitle: String?
  public let overviewButtonTitle: String?
  public init(
    startButtonTitle: String?, additionalRoutesButtonTitle: String?, overviewButtonTitle: String?
  ) {
    self.startButtonTitle = startButtonTitle
    self.additionalRoutesButtonTitle = additionalRoutesButtonTitle
    self.overviewButtonTitle = overviewButtonTitle
    super.init()
  }
}

/// The guidance of a trip. No car shows it.
@preconcurrency @MainActor
open class CPNavigationSession: NSObject {
  public enum PauseReason: UInt, Sendable { case arrived = 1, loading, locating, rerouting, proceedToRoute }
  public let trip: CPTrip
  open var upcomingManeuvers: [CPManeuver] = []
  open var currentRoadNameVariants: [String] = []
  init(_ trip: CPTrip) {
    self.trip = trip
    super.init()
  }
  open func updateEstimates(_ estimates: CPTravelEstimates, for maneuver: CPManeuver) {}
  open func pauseTrip(for reason: PauseReason, description: String?) {}
  open func pauseTrip(for reason: PauseReason, description: String?, turnCardColor: UIColor?) {}
  open func finishTrip() {}
  open func cancelTrip() {}
}

/// An alert during a trip.
@preconcurrency @MainActor
open class CPNavigationAlert: NSObject {
  public enum DismissalContext: UInt, Sendable { case timeout, userDismissed, systemDismissed }
  open private(set) var titleVariants: [String]
  open private(set) var subtitleVariants: [String]
  public let image: UIImage?
  public let imageSet: CPImageSet?
  public let primaryAction: CPAlertAction
  public let secondaryAction: CPAlertAction?
  public let duration: TimeInterval
  public init(
    titleVariants: [String], subtitleVariants: [String]?, image: UIImage?, primaryAction: CPAlertAction,
    secondaryAction: CPAlertAction?, duration: TimeInterval
  ) {
    (self.titleVariants, self.subtitleVariants) = (titleVariants, subtitleVariants ?? [])
    (self.image, imageSet, self.duration) = (image, nil, duration)
    (self.primaryAction, self.secondaryAction) = (primaryAction, secondaryAction)
    super.init()
  }
  public init(
    titleVariants: [String], subtitleVariants: [String]?, imageSet: CPImageSet?, primaryAction: CPAlertAction,
    secondaryAction: CPAlertAction?, duration: TimeInterval
  ) {
    (self.titleVariants, self.subtitleVariants) = (titleVariants, subtitleVariants ?? [])
    (image, self.imageSet, self.duration) = (nil, imageSet, duration)
    (self.primaryAction, self.secondaryAction) = (primaryAction, secondaryAction)
    super.init()
  }
  open func updateTitleVariants(_ newTitleVariants: [String], subtitleVariants newSubtitleVariants: [String])
  {
    (titleVariants, subtitleVariants) = (newTitleVariants, newSubtitleVariants)
  }
}
public enum CPTimeRemainingColor: UInt, Sendable { case `default`, green, orange, red }
public enum CPTripEstimateStyle: UInt, Sendable { case light, dark }

/// A map that the application draws.
@preconcurrency @MainActor
open class CPMapTemplate: CPTemplate, CPBarButtonProviding {
  /// The directions in which the user moves the map.
  public struct PanDirection: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let left = PanDirection(rawValue: 1)
    public static let right = PanDirection(rawValue: 2)
    public static let up = PanDirection(rawValue: 4)
    public static let down = PanDirection(rawValue: 8)
  }
  open var guidanceBackgroundColor: UIColor!
  open var tripEstimateStyle = CPTripEstimateStyle.dark
  open var mapButtons: [CPMapButton] = []
  open var automaticallyHidesNavigationBar = true
  open var hidesButtonsWithNavigationBar = false
  open weak var mapDelegate: (any CPMapTemplateDelegate)?
  open private(set) var isPanningInterfaceVisible = false
  open private(set) var currentNavigationAlert: CPNavigationAlert?
  open var leadingNavigationBarButtons: [CPBarButton] = []
  open var trailingNavigationBarButtons: [CPBarButton] = []
  open var backButton: CPBarButton?
  open func showPanningInterface(animated: Bool) { isPanningInterfaceVisible = true }
  open func dismissPanningInterface(animated: Bool) { isPanningInterfaceVisible = false }
  /// Does nothing, since no car shows the trips.
  open func showTripPreviews(_ tripPreviews: [CPTrip], textConfiguration: CPTripPreviewTextConfiguration?) {}
  open func showTripPreviews(
    _ tripPreviews: [CPTrip], selectedTrip: CPTrip?, textConfiguration: CPTripPreviewTextConfiguration?
  ) {}
  open func showRouteChoicesPreview(
    for tripPreview: CPTrip, textConfiguration: CPTripPreviewTextConfiguration?
  ) {}
  open func hideTripPreviews() {}
  open func updateEstimates(_ estimates: CPTravelEstimates, for trip: CPTrip) {}
  open func update(
    _ estimates: CPTravelEstimates, for trip: CPTrip, with timeRemainingColor: CPTimeRemainingColor
  ) {}
  open func startNavigationSession(for trip: CPTrip) -> CPNavigationSession { CPNavigationSession(trip) }
  open func present(navigationAlert: CPNavigationAlert, animated: Bool) {
    currentNavigationAlert = navigationAlert
  }
  open func dismissNavigationAlert(animated: Bool, completion: @escaping (Bool) -> Void) {
    let isPresented = currentNavigationAlert != nil
    currentNavigationAlert = nil
    DispatchQueue.main.async { completion(isPresented) }
  }
}
/// The delegate of a map. It is not called.
@preconcurrency @MainActor
public protocol CPMapTemplateDelegate: AnyObject {
  func mapTemplateDidShowPanningInterface(_ mapTemplate: CPMapTemplate)
  func mapTemplateWillDismissPanningInterface(_ mapTemplate: CPMapTemplate)
  func mapTemplateDidDismissPanningInterface(_ mapTemplate: CPMapTemplate)
  func mapTemplate(_ mapTemplate: CPMapTemplate, panBeganWith direction: CPMapTemplate.PanDirection)
  func mapTemplate(_ mapTemplate: CPMapTemplate, panWith direction: CPMapTemplate.PanDirection)
  func mapTemplate(_ mapTemplate: CPMapTemplate, panEndedWith direction: CPMapTemplate.PanDirection)
  func mapTemplate(
    _ mapTemplate: CPMapTemplate, selectedPreviewFor trip: CPTrip, using routeChoice: CPRouteChoice)
  func mapTemplate(_ mapTemplate: CPMapTemplate, startedTrip trip: CPTrip, using routeChoice: CPRouteChoice)
  func mapTemplateDidCancelNavigation(_ mapTemplate: CPMapTemplate)
}
extension CPMapTemplateDelegate {
  public func mapTemplateDidShowPanningInterface(_ mapTemplate: CPMapTemplate) {}
  public func mapTemplateWillDismissPanningInterface(_ mapTemplate: CPMapTemplate) {}
  public func mapTemplateDidDismissPanningInterface(_ mapTemplate: CPMapTemplate) {}
  public func mapTemplate(_ mapTemplate: CPMapTemplate, panBeganWith direction: CPMapTemplate.PanDirection) {}
  public func mapTemplate(_ mapTemplate: CPMapTemplate, panWith direction: CPMapTemplate.PanDirection) {}
  public func mapTemplate(_ mapTemplate: CPMapTemplate, panEndedWith direction: CPMapTemplate.PanDirection) {}
  public func mapTemplate(
    _ mapTemplate: CPMapTemplate, selectedPreviewFor trip: CPTrip, using routeChoice: CPRouteChoice
  ) {}
  public func mapTemplate(
    _ mapTemplate: CPMapTemplate, startedTrip trip: CPTrip, using routeChoice: CPRouteChoice
  ) {}
  public func mapTemplateDidCancelNavigation(_ mapTemplate: CPMapTemplate) {}
}
