extension CAKeyframeAnimation {
  /// Applies the value at a fraction of a run to a layer, after the timing function of the animation.
  func showKeyframe(_ part: CGFloat, run: Int, on layer: CALayer) {
    guard let keyPath else { return }
    if let path {
      guard let place = PathPlaces(path).place(at: part, self) else { return }
      show(place.point, at: keyPath, on: layer)
      if let rotationMode, keyPath == "position" {
        let turn = rotationMode == .rotateAutoReverse ? place.angle + .pi : place.angle
        layer.transform = CATransform3DRotate(layer.transform, turn, 0, 0, 1)
      }
      return
    }
    guard let values, !values.isEmpty else { return }
    guard var value = value(of: values, at: part) else { return }
    if isCumulative, run > 0, let last = values.last, let all = AnimatedValue.scaled(last, CGFloat(run)),
      let sum = AnimatedValue.sum(value, all)
    {
      value = sum
    }
    show(value, at: keyPath, on: layer)
  }

  /// Returns the fractions of the duration at which the values are reached.
  func times(_ values: [Any]) -> [CGFloat] {
    let count = values.count
    if calculationMode == .paced || calculationMode == .cubicPaced, count > 1 {
      var sums: [CGFloat] = [0]
      for index in 1..<count {
        sums.append(sums[index - 1] + AnimatedValue.distance(values[index - 1], values[index]))
      }
      let all = sums[count - 1]
      if all > 0 { return sums.map { $0 / all } }
    }
    let steps = calculationMode == .discrete ? count : count - 1
    if let keyTimes, keyTimes.count >= count { return keyTimes.map { CGFloat($0.doubleValue) } }
    return (0..<count).map { steps > 0 ? CGFloat($0) / CGFloat(steps) : 0 }
  }

  private func value(of values: [Any], at part: CGFloat) -> Any? {
    let times = times(values)
    if calculationMode == .discrete {
      let index = (times.firstIndex { $0 > part } ?? values.count) - 1
      return values[min(max(index, 0), values.count - 1)]
    }
    guard let next = times.prefix(values.count).firstIndex(where: { $0 > part }) else { return values.last }
    guard next > 0 else { return values[0] }
    let (low, high) = (times[next - 1], times[next])
    var local = high > low ? (part - low) / (high - low) : 0
    if let timingFunctions, next - 1 < timingFunctions.count {
      local = timingFunctions[next - 1].progress(at: local)
    }
    guard calculationMode == .cubic || calculationMode == .cubicPaced else {
      return AnimatedValue.between(values[next - 1], values[next], local)
    }
    return spline(values, next - 1, local)
  }

  /// Returns the value of a Catmull-Rom spline, with the tension, continuity and bias of Kochanek and
  /// Bartels.
  private func spline(_ values: [Any], _ index: Int, _ t: CGFloat) -> Any? {
    let (a, b) = (values[index], values[index + 1])
    func control(_ list: [NSNumber]?, _ index: Int) -> CGFloat {
      guard let list, index < list.count else { return 0 }
      return CGFloat(list[index].doubleValue)
    }
    func tangent(at place: Int, leaving: Bool) -> Any? {
      let before = place > 0 ? values[place - 1] : values[place]
      let after = place + 1 < values.count ? values[place + 1] : values[place]
      guard let inStep = AnimatedValue.difference(values[place], before),
        let outStep = AnimatedValue.difference(after, values[place])
      else { return nil }
      let tension = control(tensionValues, place)
      let continuity = control(continuityValues, place)
      let bias = control(biasValues, place)
      let sign: CGFloat = leaving ? 1 : -1
      let first = (1 - tension) * (1 + sign * continuity) * (1 + bias) / 2
      let second = (1 - tension) * (1 - sign * continuity) * (1 - bias) / 2
      guard let x = AnimatedValue.scaled(inStep, first), let y = AnimatedValue.scaled(outStep, second)
      else { return nil }
      return AnimatedValue.sum(x, y)
    }
    guard AnimatedValue.transform(a) == nil, let leave = tangent(at: index, leaving: true),
      let arrive = tangent(at: index + 1, leaving: false)
    else { return AnimatedValue.between(a, b, t) }
    // The Hermite basis.
    let (t2, t3) = (t * t, t * t * t)
    let terms = [
      AnimatedValue.scaled(a, 2 * t3 - 3 * t2 + 1), AnimatedValue.scaled(leave, t3 - 2 * t2 + t),
      AnimatedValue.scaled(b, 3 * t2 - 2 * t3), AnimatedValue.scaled(arrive, t3 - t2),
    ]
    var sum: Any?
    for term in terms {
      guard let term else { return AnimatedValue.between(a, b, t) }
      sum = sum.map { AnimatedValue.sum($0, term) } ?? term
    }
    return sum
  }
}

/// The segments of a path that an animation follows. Each line or curve is one step between keyframes.
private struct PathPlaces {
  private struct Segment {
    var points: [CGPoint]

    /// Returns the point and the direction at a parameter from 0 to 1, by de Casteljau's algorithm.
    func place(_ t: CGFloat) -> (point: CGPoint, angle: CGFloat) {
      var points = points
      var direction = CGPoint.zero
      while points.count > 1 {
        direction = CGPoint(x: points[1].x - points[0].x, y: points[1].y - points[0].y)
        points = zip(points, points.dropFirst()).map { a, b in
          CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
      }
      return (points[0], CGFloat(atan2(Double(direction.y), Double(direction.x))))
    }

    private static let samples = 64

    /// The lengths up to each sample.
    var lengths: [CGFloat] {
      var sums: [CGFloat] = [0]
      var former = points[0]
      for index in 1...Self.samples {
        let next = place(CGFloat(index) / CGFloat(Self.samples)).point
        sums.append(sums[index - 1] + hypot(next.x - former.x, next.y - former.y))
        former = next
      }
      return sums
    }

    /// Returns the parameter at a distance from the start of the segment.
    func parameter(at length: CGFloat, _ lengths: [CGFloat]) -> CGFloat {
      guard let next = lengths.firstIndex(where: { $0 > length }), next > 0 else { return length > 0 ? 1 : 0 }
      let span = lengths[next] - lengths[next - 1]
      let inside = span > 0 ? (length - lengths[next - 1]) / span : 0
      return (CGFloat(next - 1) + inside) / CGFloat(Self.samples)
    }
  }

  private var segments: [Segment] = []

  init(_ path: CGPath) {
    var (start, present) = (CGPoint.zero, CGPoint.zero)
    var found: [Segment] = []
    path.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint: (start, present) = (points[0], points[0])
      case .addLineToPoint:
        found.append(Segment(points: [present, points[0]]))
        present = points[0]
      case .addQuadCurveToPoint:
        found.append(Segment(points: [present, points[0], points[1]]))
        present = points[1]
      case .addCurveToPoint:
        found.append(Segment(points: [present, points[0], points[1], points[2]]))
        present = points[2]
      case .closeSubpath:
        if present != start { found.append(Segment(points: [present, start])) }
        present = start
      }
    }
    segments = found
  }

  func place(at part: CGFloat, _ animation: CAKeyframeAnimation) -> (point: CGPoint, angle: CGFloat)? {
    guard let last = segments.last else { return nil }
    if animation.calculationMode == .paced || animation.calculationMode == .cubicPaced {
      let lengths = segments.map(\.lengths)
      let all = lengths.reduce(0) { $0 + ($1.last ?? 0) }
      var left = min(max(part, 0), 1) * all
      for (segment, sums) in zip(segments, lengths) {
        let length = sums.last ?? 0
        if left <= length { return segment.place(segment.parameter(at: left, sums)) }
        left -= length
      }
      return last.place(1)
    }
    var times = (0...segments.count).map { CGFloat($0) / CGFloat(segments.count) }
    if let given = animation.keyTimes, given.count == times.count {
      times = given.map { CGFloat($0.doubleValue) }
    }
    guard let next = times.firstIndex(where: { $0 > part }) else { return last.place(1) }
    guard next > 0 else { return segments[0].place(0) }
    var local = (part - times[next - 1]) / (times[next] - times[next - 1])
    if animation.calculationMode == .discrete { local = 0 }
    if let functions = animation.timingFunctions, next - 1 < functions.count {
      local = functions[next - 1].progress(at: local)
    }
    return segments[next - 1].place(local)
  }
}
