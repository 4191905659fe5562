extension CAAnimation {
  private static let rates = AssociatedKey<CAFrameRateRange>()

  /// The range of frame rates of the animation. Stored only: pictures are drawn at the rate of the screen.
  public var preferredFrameRateRange: CAFrameRateRange {
    get { Self.rates[self] ?? .default }
    set { Self.rates[self] = newValue }
  }
}
