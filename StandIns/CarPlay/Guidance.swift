import UIKit

public enum CPManeuverType: UInt, Sendable {
  case noTurn, leftTurn, rightTurn, straightAhead, uTurn, followRoad, enterRoundabout, exitRoundabout,
    offRamp, onRamp, arriveEndOfNavigation, startRoute, arriveAtDestination, keepLeft, keepRight, enter_Ferry,
    exitFerry, changeFerry, startRouteWithUTurn, uTurnAtRoundabout, leftTurnAtEnd, rightTurnAtEnd,
    highwayOffRampLeft, highwayOffRampRight, arriveAtDestinationLeft, arriveAtDestinationRight,
    uTurnWhenPossible, arriveEndOfDirections, roundaboutExit1, roundaboutExit2, roundaboutExit3,
    roundaboutExit4, roundaboutExit5, roundaboutExit6, roundaboutExit7, roundaboutExit8, roundaboutExit9,
    roundaboutExit10, roundaboutExit11, roundaboutExit12, roundaboutExit13, roundaboutExit14,
    roundaboutExit15, roundaboutExit16, roundaboutExit17, roundaboutExit18, roundaboutExit19, sharpLeftTurn,
    sharpRightTurn, slightLeftTurn, slightRightTurn, changeHighway, changeHighwayLeft, changeHighwayRight
}
public enum CPJunctionType: UInt, Sendable {
  case intersection, roundabout
}
public enum CPTrafficSide: UInt, Sendable {
  case right, left
}
public enum CPManeuverState: Int, Sendable {
  case `continue`, initial, prepare, execute
}
public enum CPLaneStatus: Int, Sendable { case notGood, good, preferred }
/// A lane.
@preconcurrency @MainActor
open class CPLane: NSObject {
  open private(set) var status = CPLaneStatus.notGood
  open private(set) var angles: [Measurement<UnitAngle>] = []
  open private(set) var highlightedAngle: Measurement<UnitAngle>?
  public override init() { super.init() }
  public init(angles: [Measurement<UnitAngle>]) {
    self.angles = angles
    super.init()
  }
  public init(angles: [Measurement<UnitAngle>], highlightedAngle: Measurement<UnitAngle>, isPreferred: Bool) {
    (self.angles, self.highlightedAngle) = (angles, highlightedAngle)
    status = isPreferred ? .preferred : .good
    super.init()
  }
}
/// The lanes of a maneuver.
@preconcurrency @MainActor
open class CPLaneGuidance: NSObject {
  open var lanes: [CPLane] = []
  open var instructionVariants: [String] = []
  public override init() { super.init() }
}
/// A button of the dashboard.
@preconcurrency @MainActor
open class CPDashboardButton: NSObject {
  public let image: UIImage
  public let titleVariants: [String]
  public let subtitleVariants: [String]
  public init(
    titleVariants: [String], subtitleVariants: [String], image: UIImage,
    handler: ((CPDashboardButton) -> Void)? = nil
  ) {
    (self.titleVariants, self.subtitleVariants, self.image) = (titleVariants, subtitleVariants, image)
    super.init()
  }
}
@preconcurrency @MainActor
open class CPDashboardController: NSObject { open var shortcutButtons: [CPDashboardButton] = [] }
/// The scene of a dashboard. No car is connected.
@preconcurrency @MainActor
open class CPTemplateApplicationDashboardScene: UIScene {
  public let dashboardController = CPDashboardController()
  open private(set) lazy var dashboardWindow = UIWindow(frame: .zero)
}
@preconcurrency @MainActor
public protocol CPTemplateApplicationDashboardSceneDelegate: UISceneDelegate {
  func templateApplicationDashboardScene(
    _ templateApplicationDashboardScene: CPTemplateApplicationDashboardScene,
    didConnect dashboardController: CPDashboardController, to window: UIWindow)
  func templateApplicationDashboardScene(
    _ templateApplicationDashboardScene: CPTemplateApplicationDashboardScene,
    didDisconnect dashboardController: CPDashboardController, from window: UIWindow)
}
extension CPTemplateApplicationDashboardSceneDelegate {
  public func templateApplicationDashboardScene(
    _ templateApplicationDashboardScene: CPTemplateApplicationDashboardScene,
    didConnect dashboardController: CPDashboardController, to window: UIWindow
  ) {}
  public func templateApplicationDashboardScene(
    _ templateApplicationDashboardScene: CPTemplateApplicationDashboardScene,
    didDisconnect dashboardController: CPDashboardController, from window: UIWindow
  ) {}
}
public enum CPInstrumentClusterSetting: UInt, Sendable { case unspecified, enabled, disabled, userPreference }
/// The instrument cluster of a car. None is connected.
@preconcurrency @MainActor
open class CPInstrumentClusterController: NSObject {
  open weak var delegate: (any CPInstrumentClusterControllerDelegate)?
  open var instrumentClusterWindow: UIWindow? { nil }
  open var speedLimitSetting: CPInstrumentClusterSetting { .unspecified }
  open var compassSetting: CPInstrumentClusterSetting { .unspecified }
  open var inactiveDescriptionVariants: [String] = []
  open var attributedInactiveDescriptionVariants: [NSAttributedString] = []
}
@preconcurrency @MainActor
public protocol CPInstrumentClusterControllerDelegate: AnyObject {
  func instrumentClusterControllerDidConnect(_ instrumentClusterWindow: UIWindow)
  func instrumentClusterControllerDidDisconnectWindow(_ instrumentClusterWindow: UIWindow)
  func instrumentClusterControllerDidZoom(in instrumentClusterController: CPInstrumentClusterController)
  func instrumentClusterControllerDidZoomOut(_ instrumentClusterController: CPInstrumentClusterController)
}
extension CPInstrumentClusterControllerDelegate {
  public func instrumentClusterControllerDidZoom(
    in instrumentClusterController: CPInstrumentClusterController
  ) {}
  public func instrumentClusterControllerDidZoomOut(
    _ instrumentClusterController: CPInstrumentClusterController
  ) {}
}
@preconcurrency @MainActor
open class CPTemplateApplicationInstrumentClusterScene: UIScene {
  public let instrumentClusterController = CPInstrumentClusterController()
  open var contentStyle: UIUserInterfaceStyle { .light }
}
@preconcurrency @MainActor
public protocol CPTemplateApplicationInstrumentClusterSceneDelegate: UISceneDelegate {
  func templateApplicationInstrumentClusterScene(
    _ templateApplicationInstrumentClusterScene: CPTemplateApplicationInstrumentClusterScene,
    didConnect instrumentClusterController: CPInstrumentClusterController)
  func templateApplicationInstrumentClusterScene(
    _ templateApplicationInstrumentClusterScene: CPTemplateApplicationInstrumentClusterScene,
    didDisconnectInstrumentClusterController instrumentClusterController: CPInstrumentClusterController)
}
