import UIKit

/// The form of what is played.
@preconcurrency @MainActor
open class CPNowPlayingMode: NSObject {
  open class func `default`() -> CPNowPlayingMode { CPNowPlayingMode() }
}
/// The form of a game.
@preconcurrency @MainActor
open class CPNowPlayingModeSports: CPNowPlayingMode {
  public let leftTeam: CPNowPlayingSportsTeam
  public let rightTeam: CPNowPlayingSportsTeam
  public let eventStatus: CPNowPlayingSportsEventStatus?
  public let backgroundArtwork: UIImage?
  public init(
    leftTeam: CPNowPlayingSportsTeam, rightTeam: CPNowPlayingSportsTeam,
    eventStatus: CPNowPlayingSportsEventStatus?, backgroundArtwork: UIImage?
  ) {
    (self.leftTeam, self.rightTeam, self.eventStatus) = (leftTeam, rightTeam, eventStatus)
    self.backgroundArtwork = backgroundArtwork
    super.init()
  }
}
@preconcurrency @MainActor
open class CPNowPlayingSportsTeam: NSObject {
  public let name: String
  public let logo: CPNowPlayingSportsTeamLogo
  public let teamStandings: String?
  public let eventScore: String
  public let possessionIndicator: UIImage?
  public let isFavorite: Bool
  public init(
    name: String, logo: CPNowPlayingSportsTeamLogo, teamStandings: String?, eventScore: String,
    possessionIndicator: UIImage?, favorite: Bool
  ) {
    (self.name, self.logo, self.teamStandings, self.eventScore) = (name, logo, teamStandings, eventScore)
    (self.possessionIndicator, isFavorite) = (possessionIndicator, favorite)
    super.init()
  }
}
@preconcurrency @MainActor
open class CPNowPlayingSportsTeamLogo: NSObject {
  public let logo: UIImage?
  public let initials: String?
  public init(teamLogo: UIImage) {
    (logo, initials) = (teamLogo, nil)
    super.init()
  }
  public init(teamInitials: String) {
    (logo, initials) = (nil, teamInitials)
    super.init()
  }
}
@preconcurrency @MainActor
open class CPNowPlayingSportsEventStatus: NSObject {
  public let eventStatusText: [String]?
  public let eventStatusImage: UIImage?
  public let eventClock: CPNowPlayingSportsClock?
  public init(
    eventStatusText: [String]?, eventStatusImage: UIImage?, eventClock: CPNowPlayingSportsClock?
  ) {
    (self.eventStatusText, self.eventStatusImage) = (eventStatusText, eventStatusImage)
    self.eventClock = eventClock
    super.init()
  }
}
@preconcurrency @MainActor
open class CPNowPlayingSportsClock: NSObject {
  public let timeValue: TimeInterval
  public let isPaused: Bool
  public let countsUp: Bool
  public init(elapsedTime: TimeInterval, paused: Bool) {
    (timeValue, isPaused, countsUp) = (elapsedTime, paused, true)
    super.init()
  }
  public init(timeRemaining: TimeInterval, paused: Bool) {
    (timeValue, isPaused, countsUp) = (timeRemaining, paused, false)
    super.init()
  }
}
public enum CPPlaybackPresentation: Int, Sendable { case none, audio, video }
public enum CPPlaybackAction: Int, Sendable { case none, play, pause, replay }
@preconcurrency @MainActor
open class CPPlaybackConfiguration: NSObject {
  public let preferredPresentation: CPPlaybackPresentation
  public let playbackAction: CPPlaybackAction
  public let elapsedTime: TimeInterval
  public let duration: TimeInterval
  public init(
    preferredPresentation: CPPlaybackPresentation, playbackAction: CPPlaybackAction,
    elapsedTime: TimeInterval,
    duration: TimeInterval
  ) {
    (self.preferredPresentation, self.playbackAction) = (preferredPresentation, playbackAction)
    (self.elapsedTime, self.duration) = (elapsedTime, duration)
    super.init()
  }
}
