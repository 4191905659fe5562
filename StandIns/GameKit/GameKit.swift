/// Stands in for Apple's GameKit: no player is authenticated, and scores are discarded. Random sources are
/// those of GameplayKit.
@_exported import GameplayKit
@_exported import PlaceholderViews

/// An error of GameKit.
public struct GKError: _FrameworkError {
  /// The codes of errors.
  public enum Code: Int, Sendable {
    case unknown = 1, cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated,
      authenticationInProgress, invalidPlayer, scoreNotSet
  }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }

  public static var errorDomain: String { GKErrorDomain }
  public static func _description(of code: Code) -> String? {
    switch code {
    case .notAuthenticated:
      "The requested operation could not be completed because local player has not been authenticated."
    case .cancelled: "The requested operation has been canceled or disabled by the user."
    case .communicationsFailure:
      "The requested operation could not be completed due to an error communicating with the server."
    default: nil
    }
  }
  public static let unknown = Code.unknown
  public static let cancelled = Code.cancelled
  public static let communicationsFailure = Code.communicationsFailure
  public static let userDenied = Code.userDenied
  public static let invalidCredentials = Code.invalidCredentials
  public static let notAuthenticated = Code.notAuthenticated
  public static let authenticationInProgress = Code.authenticationInProgress
  public static let invalidPlayer = Code.invalidPlayer
  public static let scoreNotSet = Code.scoreNotSet
}
extension GKError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = GKError
}

/// The domain of GameKit's errors.
public let GKErrorDomain = "GKErrorDomain"
/// A player.
open class GKPlayer: NSObject, @unchecked Sendable {
  open var displayName: String { "" }
  open var alias: String { "" }
  open var gamePlayerID: String { "" }
  open var teamPlayerID: String { "" }
  open var playerID: String? { nil }
}
/// The local player, who is not authenticated.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  public static let local = GKLocalPlayer()
  open class func localPlayer() -> GKLocalPlayer { local }
  open var isAuthenticated: Bool { false }
  open var isUnderage: Bool { false }
  /// The handler of authentication. Called with an error when it is set.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet {
      guard let authenticateHandler else { return }
      nonisolated(unsafe) let handler = authenticateHandler
      DispatchQueue.main.async { handler(nil, GKError(.notAuthenticated)) }
    }
  }
  open func loadDefaultLeaderboardIdentifier(completionHandler: ((String?, (any Error)?) -> Void)? = nil) {
    completionHandler?(nil, GKError(.notAuthenticated))
  }
}
/// A score. It is discarded.
open class GKScore: NSObject, @unchecked Sendable {
  public let leaderboardIdentifier: String
  open var value: Int64 = 0
  open var context: UInt64 = 0
  public init(leaderboardIdentifier identifier: String) { leaderboardIdentifier = identifier }
  open class func report(
    _ scores: [GKScore], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(GKError(.notAuthenticated))
  }
}
/// A leaderboard. It is empty.
open class GKLeaderboard: NSObject, @unchecked Sendable {
  /// The players whose scores are shown.
  public enum PlayerScope: Int, Sendable { case global, friendsOnly }
  /// The period whose scores are shown.
  public enum TimeScope: Int, Sendable { case today, week, allTime }
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(GKError(.notAuthenticated)) }
  open class func loadLeaderboards(
    IDs leaderboardIDs: [String]?, completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
  ) { completionHandler(nil, GKError(.notAuthenticated)) }
}
/// An achievement. It is discarded.
open class GKAchievement: NSObject, @unchecked Sendable {
  public let identifier: String
  open var percentComplete = 0.0
  open var showsCompletionBanner = false
  public init(identifier: String) { self.identifier = identifier }
  open class func report(
    _ achievements: [GKAchievement], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(GKError(.notAuthenticated)) }
  open class func loadAchievements(completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil) {
    completionHandler?(nil, GKError(.notAuthenticated))
  }
}
/// The page of the game center controller.
public enum GKGameCenterViewControllerState: Int, Sendable {
  case `default` = -1, leaderboards, achievements, challenges
}
/// A placeholder for Game Center's pages.
@preconcurrency @MainActor
open class GKGameCenterViewController: PlaceholderController {
  open override var placeholderName: String { "GKGameCenterViewController" }
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  open var viewState = GKGameCenterViewControllerState.default
  open var leaderboardIdentifier: String?
  public convenience init(state: GKGameCenterViewControllerState) {
    self.init(nibName: nil, bundle: nil)
    viewState = state
  }
  public convenience init(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
  ) {
    self.init(nibName: nil, bundle: nil)
    leaderboardIdentifier = leaderboardID
  }
}
/// The delegate of a game center controller.
@preconcurrency @MainActor
public protocol GKGameCenterControllerDelegate: AnyObject {
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}
