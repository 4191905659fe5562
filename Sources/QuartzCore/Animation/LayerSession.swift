/// The state of the layers of one device: the clock of their animations, and the scale of their pictures.
///
/// The current one belongs to the device whose code runs. `UIKitCore` sets it with the session of the device. Unchecked:
/// only the thread that shows layers changes a session.
package final class LayerSession: @unchecked Sendable {
  /// The session outside of virtual devices.
  package static let host = LayerSession(clock: .host)
  /// The session of the current device. Unsafe: only the thread that shows layers sets it.
  nonisolated(unsafe) package static var current = host {
    didSet { current.clock.tellDate() }
  }

  /// The clock of animations.
  package var clock: MediaClock {
    didSet { if Self.current === self { clock.tellDate() } }
  }
  /// A Boolean value that indicates whether drawing only measures what is behind backdrops.
  package var isMeasuring = false
  /// The scale of the pictures of transitions and of layers outside of windows, in pixels per point.
  package var pictureScale: CGFloat

  package init(clock: MediaClock, pictureScale: CGFloat = 3) {
    self.clock = clock
    self.pictureScale = pictureScale
  }
}
