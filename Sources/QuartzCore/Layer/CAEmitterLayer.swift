import Foundation

/// A type of particles that an emitter layer emits.
open class CAEmitterCell: NSObject, CAMediaTiming {
  /// The name of the cell. Stored only: key paths of the layer do not address cells.
  open var name: String?
  /// A Boolean value that determines whether particles are emitted.
  open var isEnabled = true
  /// The number of particles per second.
  open var birthRate: Float = 0
  /// The lifetime of a particle in seconds, and its variation in either direction.
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  /// The direction in which particles are emitted, in radians in the plane; `emissionRange` is its variation
  /// in either direction.
  open var emissionLongitude: CGFloat = 0
  /// Drawn only: particles stay in the plane.
  open var emissionLatitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  /// The initial speed in points per second, and its variation in either direction.
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  /// The acceleration in points per second squared.
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  /// Drawn only: particles stay in the plane.
  open var zAcceleration: CGFloat = 0
  /// The scale of particles, its variation in either direction, and its change per second.
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  /// The angular speed in radians per second, and its variation in either direction.
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  /// The color by which the image is multiplied, the variations of its components in either direction, and
  /// their changes per second.
  open var color: CGColor? = .white
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var alphaRange: Float = 0
  open var redSpeed: Float = 0
  open var greenSpeed: Float = 0
  open var blueSpeed: Float = 0
  open var alphaSpeed: Float = 0
  /// The image of a particle, a `CGImage`, the part of it that is drawn, and its scale in pixels per point.
  open var contents: Any?
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsScale: CGFloat = 1
  /// Stored only: images of particles are drawn with one filter.
  open var minificationFilter = CALayerContentsFilter.linear.rawValue
  /// Stored only: images of particles are drawn with one filter.
  open var magnificationFilter = CALayerContentsFilter.linear.rawValue
  /// Stored only: images of particles are drawn with one filter.
  open var minificationFilterBias: Float = 0
  /// Stored only: the defaults of properties are the library's.
  open var style: [AnyHashable: Any]?
  /// The particles that each particle emits. Drawn only: they are left out.
  open var emitterCells: [CAEmitterCell]?

  // The timing of the cell.
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = .infinity
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  public override init() { super.init() }

  /// Returns the default value of a property of cells; `nil` if it has none.
  open class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "enabled", "isEnabled": true
    case "scale", "contentsScale": CGFloat(1)
    case "speed": Float(1)
    case "duration": CFTimeInterval.infinity
    case "color": CGColor.white
    case "contentsRect": CGRect(x: 0, y: 0, width: 1, height: 1)
    case "minificationFilter", "magnificationFilter": CALayerContentsFilter.linear.rawValue
    case "birthRate", "lifetime", "lifetimeRange", "redRange", "greenRange", "blueRange", "alphaRange",
      "redSpeed", "greenSpeed", "blueSpeed", "alphaSpeed", "minificationFilterBias":
      Float(0)
    case "emissionLatitude", "emissionLongitude", "emissionRange", "velocity", "velocityRange",
      "xAcceleration", "yAcceleration", "zAcceleration", "scaleRange", "scaleSpeed", "spin", "spinRange":
      CGFloat(0)
    default: nil
    }
  }

  /// Returns `true`: all values would be in an archive. Archives are not written.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }
}

/// The shape from which particles are emitted.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A point; the default.
  public static let point = Self(rawValue: "point")
  /// A line with the width of the size.
  public static let line = Self(rawValue: "line")
  /// A rectangle with the size.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A box with the size; drawn as a rectangle.
  public static let cuboid = Self(rawValue: "cuboid")
  /// A circle whose radius is the width of the size.
  public static let circle = Self(rawValue: "circle")
  /// A sphere; drawn as a circle.
  public static let sphere = Self(rawValue: "sphere")
}

/// The part of the shape from which particles are emitted.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The corners; drawn as the outline.
  public static let points = Self(rawValue: "points")
  /// The outline.
  public static let outline = Self(rawValue: "outline")
  /// The surface.
  public static let surface = Self(rawValue: "surface")
  /// The whole shape; the default.
  public static let volume = Self(rawValue: "volume")
}

/// The order and the blending of particles.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The youngest particles are in front; the default.
  public static let unordered = Self(rawValue: "unordered")
  /// The oldest particles are behind.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// The oldest particles are in front.
  public static let oldestLast = Self(rawValue: "oldestLast")
  /// Ordered by depth, which is the same for all particles here.
  public static let backToFront = Self(rawValue: "backToFront")
  /// The colors are added.
  public static let additive = Self(rawValue: "additive")
}

/// A layer that emits particles.
///
/// The particles at a time depend only on the clock and the seed, so that the same time always gives the same
/// picture: particle n of a cell is born at n / birth rate, and its random numbers are derived from the seed,
/// the cell and n.
open class CAEmitterLayer: CALayer {
  /// The cells that the layer emits.
  open var emitterCells: [CAEmitterCell]? { didSet { setNeedsDisplay() } }
  /// The factors of the cells' values.
  open var birthRate: Float = 1
  open var lifetime: Float = 1
  open var velocity: Float = 1
  open var scale: Float = 1
  open var spin: Float = 1
  /// The center of the shape and its size, in points.
  open var emitterPosition = CGPoint.zero { didSet { setNeedsDisplay() } }
  /// Drawn only: particles stay in the plane.
  open var emitterZPosition: CGFloat = 0
  open var emitterSize = CGSize.zero { didSet { setNeedsDisplay() } }
  /// Drawn only: particles stay in the plane.
  open var emitterDepth: CGFloat = 0
  open var emitterShape = CAEmitterLayerEmitterShape.point
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Drawn only: particles stay in the plane.
  open var preservesDepth = false
  /// The seed of the random numbers.
  open var seed: UInt32 = 0

  public override init() { super.init() }

  /// Creates a copy of a layer's own values, without sublayers.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAEmitterLayer else { return }
    emitterCells = other.emitterCells
    (birthRate, lifetime, velocity, scale, spin) =
      (other.birthRate, other.lifetime, other.velocity, other.scale, other.spin)
    (emitterPosition, emitterZPosition, emitterSize, emitterDepth) =
      (other.emitterPosition, other.emitterZPosition, other.emitterSize, other.emitterDepth)
    (emitterShape, emitterMode, renderMode, seed) =
      (other.emitterShape, other.emitterMode, other.renderMode, other.seed)
  }

  /// Creates a layer without particles. Archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var drawsBeyondBounds: Bool { true }
  override var boxBeyondBounds: CGRect { .infinite }

  /// The maximum number of particles that are drawn.
  private static let limit = 10_000

  /// The state of a particle at a time.
  struct Particle {
    var position: CGPoint
    var scale, angle: CGFloat
    var red, green, blue, alpha: CGFloat
    var age: Double
    var cell: CAEmitterCell
  }

  /// Returns the particles at a time of the layer, in seconds.
  func particles(at time: CFTimeInterval) -> [Particle] {
    var result: [Particle] = []
    for (kind, cell) in (emitterCells ?? []).enumerated() where cell.isEnabled {
      let rate = Double(cell.birthRate * birthRate)
      let longest = Double((cell.lifetime + abs(cell.lifetimeRange)) * lifetime)
      let now = min(time - cell.beginTime, cell.duration + longest)
      guard rate > 0, longest > 0, now >= 0, rate.isFinite, now.isFinite else { continue }
      let first = max(0, Int(((now - longest) * rate).rounded(.up)))
      let last = min(Int((min(now, cell.duration) * rate).rounded(.down)), first + Self.limit)
      guard first <= last else { continue }
      for number in first...last {
        if let particle = particle(number, of: cell, kind, age: now - Double(number) / rate) {
          result.append(particle)
        }
      }
    }
    return Array(result.prefix(Self.limit))
  }

  private func particle(_ number: Int, of cell: CAEmitterCell, _ kind: Int, age: Double) -> Particle? {
    var random = ParticleNumbers(seed: seed, kind: kind, number: number)
    func vary(_ value: CGFloat, _ range: CGFloat) -> CGFloat { value + range * random.signed() }
    let life = Double(vary(CGFloat(cell.lifetime), CGFloat(cell.lifetimeRange))) * Double(lifetime)
    guard age >= 0, age <= life else { return nil }
    let t = CGFloat(age)
    let start = emissionPoint(&random)
    let speed = vary(cell.velocity, cell.velocityRange) * CGFloat(velocity)
    let direction = Double(cell.emissionLongitude + cell.emissionRange * random.signed())
    let position = CGPoint(
      x: start.x + speed * CGFloat(cos(direction)) * t + cell.xAcceleration * t * t / 2,
      y: start.y + speed * CGFloat(sin(direction)) * t + cell.yAcceleration * t * t / 2)
    let size = max((vary(cell.scale, cell.scaleRange) + cell.scaleSpeed * t) * CGFloat(scale), 0)
    let angle = vary(cell.spin, cell.spinRange) * CGFloat(spin) * t
    let color = cell.color ?? .white
    func part(_ start: CGFloat, _ range: Float, _ change: Float) -> CGFloat {
      min(max(vary(start, CGFloat(range)) + CGFloat(change) * t, 0), 1)
    }
    return Particle(
      position: position, scale: size, angle: angle,
      red: part(color.srgb.red, cell.redRange, cell.redSpeed),
      green: part(color.srgb.green, cell.greenRange, cell.greenSpeed),
      blue: part(color.srgb.blue, cell.blueRange, cell.blueSpeed),
      alpha: part(color.alpha, cell.alphaRange, cell.alphaSpeed), age: age, cell: cell)
  }

  /// Returns the position at which a particle is born.
  private func emissionPoint(_ random: inout ParticleNumbers) -> CGPoint {
    let (middle, size) = (emitterPosition, emitterSize)
    switch emitterShape {
    case .line: return CGPoint(x: middle.x + random.signed() * size.width / 2, y: middle.y)
    case .rectangle, .cuboid:
      var (x, y) = (random.signed(), random.signed())
      if emitterMode == .outline || emitterMode == .points {
        if random.signed() < 0 { x = x < 0 ? -1 : 1 } else { y = y < 0 ? -1 : 1 }
      }
      return CGPoint(x: middle.x + x * size.width / 2, y: middle.y + y * size.height / 2)
    case .circle, .sphere:
      let angle = Double(random.signed()) * .pi
      var radius = size.width
      if emitterMode == .volume || emitterMode == .surface {
        radius *= CGFloat(Double((random.signed() + 1) / 2).squareRoot())
      }
      return CGPoint(
        x: middle.x + radius * CGFloat(cos(angle)), y: middle.y + radius * CGFloat(sin(angle)))
    default: return middle
    }
  }

  /// Draws the particles at the current time.
  open override func draw(in ctx: CGContext) {
    super.draw(in: ctx)
    let moment: CFTimeInterval = (rare?.model as? CAEmitterLayer ?? self).clockTime
    var particles = self.particles(at: moment)
    if renderMode == .oldestLast {
      particles.sort { $0.age < $1.age }
    } else {
      particles.sort { $0.age > $1.age }
    }
    for particle in particles where particle.alpha > 0 && particle.scale > 0 {
      guard let contents = particle.cell.contents, let image = contents as? CGImage else { continue }
      let pixels = max(particle.cell.contentsScale, 0.01)
      let size = CGSize(
        width: CGFloat(image.width) / pixels * particle.scale,
        height: CGFloat(image.height) / pixels * particle.scale)
      let rect = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      ctx.saveGState()
      ctx.translateBy(x: particle.position.x, y: particle.position.y)
      ctx.rotate(by: particle.angle)
      ctx.setAlpha(ctx.alpha * particle.alpha)
      if renderMode == .additive { ctx.setBlendMode(.plusLighter) }
      if particle.red < 1 || particle.green < 1 || particle.blue < 1 {
        ctx.beginTransparencyLayer(auxiliaryInfo: nil)
        ctx.drawUpright(image, in: rect)
        ctx.endTransparencyLayer(
          multipliedBy: CGColor(red: particle.red, green: particle.green, blue: particle.blue, alpha: 1))
      } else {
        ctx.drawUpright(image, in: rect)
      }
      ctx.restoreGState()
    }
  }

  /// The current time of the layer, in seconds of its clock.
  private var clockTime: CFTimeInterval { convertTime(clock.now, from: nil) }
}

/// The random numbers of one particle.
private struct ParticleNumbers {
  private var state: UInt64

  init(seed: UInt32, kind: Int, number: Int) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(kind) &* 0xBF58_476D_1CE4_E5B9
    state = state &+ UInt64(number) &* 0x94D0_49BB_1331_11EB &+ 1
  }

  /// Returns a number from -1 to 1, by SplitMix64.
  mutating func signed() -> CGFloat {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    z ^= z >> 31
    return CGFloat(Double(z >> 11) / Double(1 << 53) * 2 - 1)
  }
}
