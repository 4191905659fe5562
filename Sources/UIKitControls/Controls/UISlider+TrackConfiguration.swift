import Foundation

extension UISlider {
  /// The ticks of a slider's track, the part that can be selected, and the value at which the filled part
  /// begins, in fractions of the range.
  public struct TrackConfiguration: Hashable {
    /// A mark on the track.
    public struct Tick: Hashable {
      /// The place of the mark, from 0 to 1.
      public let position: Float
      /// Stored only: the title of the mark; marks have no texts here.
      public var title: String?
      /// The image of the mark; `nil` for a dot.
      public var image: UIImage?

      /// Creates a mark.
      public init(position: Float, title: String? = nil, image: UIImage? = nil) {
        (self.position, self.title, self.image) = (position, title, image)
      }
    }

    /// A Boolean value that determines whether the value is always at a mark, if there are any.
    public var allowsTickValuesOnly: Bool
    /// The place at which the filled part of the track begins, from 0 to 1.
    public var neutralValue: Float
    /// The part of the track that can be selected, from 0 to 1.
    public var enabledRange: ClosedRange<Float>
    /// The marks.
    public let ticks: [Tick]

    /// Creates a configuration with marks.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      ticks: [Tick]
    ) {
      (self.allowsTickValuesOnly, self.neutralValue) = (allowsTickValuesOnly, neutralValue)
      (self.enabledRange, self.ticks) = (enabledRange, ticks)
    }

    /// Creates a configuration with a number of marks at equal distances, from end to end.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      numberOfTicks: Int
    ) {
      let count = max(numberOfTicks, 0)
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, enabledRange: enabledRange,
        ticks: (0..<count).map { Tick(position: count > 1 ? Float($0) / Float(count - 1) : 0.5) })
    }

    /// Returns the nearest fraction that can be selected.
    func permitted(_ fraction: Float) -> Float {
      let inside = min(max(fraction, enabledRange.lowerBound), enabledRange.upperBound)
      guard allowsTickValuesOnly else { return inside }
      let allowed = ticks.map(\.position).filter(enabledRange.contains)
      return allowed.min { abs($0 - inside) < abs($1 - inside) } ?? inside
    }
  }
}
