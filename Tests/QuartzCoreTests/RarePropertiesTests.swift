import Testing

@testable import QuartzCore

@Suite struct RarePropertiesTests {
  /// Properties that do not belong to a copy: who owns the layer, what moves it, and that it presents another
  /// one.
  private static let notCopied: Set<String> = [
    "delegate", "animations", "former", "clock", "model", "transition", "displayedPart", "maskedLayer",
    "layoutManager",
  ]

  private final class Delegate: CALayerDelegate {}
  private final class Manager: CALayoutManager {
    func layoutSublayers(of layer: CALayer) {}
  }

  // Unsafe: no test changes it.
  nonisolated(unsafe) private static let masked = CALayer()

  /// Properties with another value than they begin with.
  private func changed(_ delegate: Delegate) -> RareProperties {
    let rare = RareProperties()
    rare.zPosition = 1
    rare.anchorPointZ = 2
    rare.transform = CATransform3DMakeScale(2, 2, 1)
    rare.sublayerTransform = CATransform3DMakeScale(3, 3, 1)
    rare.isDoubleSided = false
    rare.isGeometryFlipped = true
    rare.mask = CALayer()
    rare.contents = "contents"
    rare.record = DrawingCache(box: CGRect(x: 0, y: 0, width: 1, height: 1), scale: 1)
    rare.displayedPart = CGRect(x: 1, y: 2, width: 3, height: 4)
    rare.maskedLayer = Self.masked
    rare.layoutManager = Manager()
    rare.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 0.5)
    rare.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    rare.contentsGravity = .center
    rare.contentsScale = 3
    rare.minificationFilter = .nearest
    rare.magnificationFilter = .nearest
    rare.isOpaque = true
    rare.needsDisplayOnBoundsChange = true
    rare.drawsAsynchronously = true
    rare.cornerRadius = 4
    rare.cornerRadii = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
    rare.maskedCorners = .layerMinXMinYCorner
    rare.cornerCurve = .continuous
    rare.borderWidth = 5
    rare.borderColor = nil
    rare.allowsGroupOpacity = false
    rare.shadowColor = nil
    rare.shadowOpacity = 0.5
    rare.shadowOffset = CGSize(width: 6, height: 7)
    rare.shadowRadius = 8
    rare.shadowPath = CGPath(rect: .zero, transform: nil)
    rare.hasHollowShadow = true
    rare.shouldRasterize = true
    rare.rasterizationScale = 2
    rare.allowsEdgeAntialiasing = true
    rare.edgeAntialiasingMask = .layerTopEdge
    rare.name = "name"
    rare.style = ["key": 1]
    rare.delegate = delegate
    rare.actions = ["key": NSNull()]
    rare.groupBlendMode = .multiply
    rare.contentsFormat = .gray8Uint
    rare.compositingFilter = "multiplyBlendMode"
    rare.filters = [1]
    rare.backgroundFilters = [2]
    rare.minificationFilterBias = 0.5
    rare.former = (own: 1, seen: 2)
    rare.clock = MediaClock()
    rare.model = CALayer()
    rare.transition = (CATransition(), 0.5)
    rare.values = ["key": 1]
    rare.timing = MediaTiming(duration: 9)
    return rare
  }

  private func described(_ rare: RareProperties) -> [String: String] {
    var result: [String: String] = [:]
    for child in Mirror(reflecting: rare).children {
      result[child.label ?? ""] =
        "\(child.value)"
        + (Mirror(reflecting: child.value).children.first.map { object($0.value) } ?? "")
    }
    return result
  }

  /// Tells objects of one class apart.
  private func object(_ value: Any) -> String {
    type(of: value) is AnyClass ? "\(ObjectIdentifier(value as AnyObject))" : ""
  }

  @Test func aCopyHasAllValuesButTheNamedOnes() {
    let delegate = Delegate()
    let rare = changed(delegate)
    let (untouched, original, copy) = (described(RareProperties()), described(rare), described(rare.copy()))
    #expect(Set(Self.notCopied).isSubset(of: original.keys))
    for (name, value) in original {
      if name != "animations" {
        #expect(value != untouched[name], "this test gives \(name) no value of its own")
      }
      #expect(copy[name] == (Self.notCopied.contains(name) ? untouched[name] : value), "\(name)")
    }
  }

  /// A layer's copy is drawn as the layer is.
  @Test func aFlippedLayerIsFlippedWhereItIsPresented() throws {
    let layer = CALayer()
    layer.isGeometryFlipped = true
    layer.actions = ["position": NSNull()]
    let copy = CALayer(layer: layer)
    #expect(copy.isGeometryFlipped)
    #expect(copy.actions?["position"] is NSNull)
  }
}
