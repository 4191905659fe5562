import Foundation

/// The drawings of symbols by name. The diameter of a circle is 100 units; x increases to the right and y
/// downward.
enum SymbolShapes {
  package enum Part {
    /// A line with the symbol's line width.
    case line(CGPath)
    /// A shape filled with the even-odd rule.
    case fill(CGPath)
    /// A line with the symbol's line width that is erased.
    case cut(CGPath)
    /// A shape that is erased.
    case hole(CGPath)
  }

  struct Shape: Sendable {
    /// The bounds of the symbol's image, including half the width of lines.
    package var box: CGRect
    package var parts: [Part]

    var hasHoles: Bool {
      parts.contains {
        switch $0 {
        case .cut, .hole: true
        case .line, .fill: false
        }
      }
    }
  }

  /// The drawings below and those in `SymbolDrawings.json`, by name.
  package static let shapes: [String: Shape] = {
    var shapes = makeShapes().merging(SymbolDrawings.readFramed()) { $1 }
    // Some drawings are used only for their filled variant.
    let others = SymbolDrawings.read().filter {
      names.contains($0.key) || $0.key.hasPrefix(SymbolDrawings.signPrefix)
    }
    shapes.merge(others) { own, _ in own }
    return shapes
  }()

  // MARK: Building

  static func makeShapes() -> [String: Shape] {
    var shapes: [String: Shape] = [:]
    func add(_ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ parts: [Part])
    {
      shapes[name] = Shape(box: CGRect(x: x, y: y, width: width, height: height), parts: parts)
    }
    /// Adds a sign alone, in a circle, and cut out of a disc.
    func addSign(
      _ name: String, alone: [CGPath]?, _ small: [CGPath], width: CGFloat = 70, height: CGFloat = 70
    ) {
      if let alone {
        add(name, 50 - width / 2, 50 - height / 2, width, height, alone.map { .line($0) })
      }
      add(name + ".circle", 0, 0, 100, 100, [.line(ring)] + small.map { .line($0) })
      add(name + ".circle.fill", 0, 0, 100, 100, [.fill(disc)] + small.map { .cut($0) })
    }
    /// Adds a shape as outline and filled.
    func addBoth(
      _ name: String, _ box: (CGFloat, CGFloat, CGFloat, CGFloat), _ outline: CGPath, extra: [Part] = [],
      cuts: [Part] = []
    ) {
      add(name, box.0, box.1, box.2, box.3, [.line(outline)] + extra)
      add(name + ".fill", box.0, box.1, box.2, box.3, [.fill(outline), .line(outline)] + cuts)
    }

    for (name, points) in [
      ("right", [(32, 15), (67, 50), (32, 85)]), ("left", [(68, 15), (33, 50), (68, 85)]),
      ("down", [(15, 32), (50, 67), (85, 32)]), ("up", [(15, 68), (50, 33), (85, 68)]),
    ] as [(String, [(CGFloat, CGFloat)])] {
      let isSideways = name == "right" || name == "left"
      let path = lines(points)
      add(
        "chevron." + name, isSideways ? 26 : 8, isSideways ? 8 : 26, isSideways ? 48 : 84,
        isSideways ? 84 : 48, [.line(path)])
      let small = lines(points.map { (50 + ($0.0 - 50) * 0.5, 50 + ($0.1 - 50) * 0.5) })
      add("chevron.\(name).circle", 0, 0, 100, 100, [.line(ring), .line(small)])
      add("chevron.\(name).circle.fill", 0, 0, 100, 100, [.fill(disc), .cut(small)])
    }
    for (name, tip, tail, head) in [
      ("right", (88, 50), (12, 50), [(58, 20), (88, 50), (58, 80)]),
      ("left", (12, 50), (88, 50), [(42, 20), (12, 50), (42, 80)]),
      ("down", (50, 88), (50, 12), [(20, 58), (50, 88), (80, 58)]),
      ("up", (50, 12), (50, 88), [(20, 42), (50, 12), (80, 42)]),
    ] as [(String, (CGFloat, CGFloat), (CGFloat, CGFloat), [(CGFloat, CGFloat)])] {
      add("arrow." + name, 5, 5, 90, 90, [.line(lines([tail, tip])), .line(lines(head))])
    }
    shapes["chevron.forward"] = shapes["chevron.right"]
    shapes["chevron.backward"] = shapes["chevron.left"]
    shapes["arrow.forward"] = shapes["arrow.right"]
    shapes["arrow.backward"] = shapes["arrow.left"]

    let cross = [lines([(20, 20), (80, 80)]), lines([(80, 20), (20, 80)])]
    addSign(
      "xmark", alone: cross, [lines([(33, 33), (67, 67)]), lines([(67, 33), (33, 67)])], width: 78, height: 78
    )
    addSign(
      "checkmark", alone: [lines([(15, 55), (38, 82), (84, 18)])], [lines([(28, 53), (43, 70), (71, 33)])],
      width: 86, height: 82)
    addSign(
      "plus", alone: [lines([(50, 10), (50, 90)]), lines([(10, 50), (90, 50)])],
      [lines([(50, 27), (50, 73)]), lines([(27, 50), (73, 50)])], width: 92, height: 92)
    addSign(
      "minus", alone: [lines([(10, 50), (90, 50)])], [lines([(27, 50), (73, 50)])], width: 92, height: 14)
    addSign("info", alone: nil, [lines([(50, 45), (50, 74)]), dot(50, 28)])
    addSign("exclamationmark", alone: nil, [lines([(50, 24), (50, 56)]), dot(50, 74)])
    addSign("questionmark", alone: nil, [questionMark, dot(50, 76)])
    addSign("ellipsis", alone: nil, [dot(30, 50), dot(50, 50), dot(70, 50)])
    add(
      "ellipsis", 0, 40, 100, 20, [.fill(oval(2, 42, 16)), .fill(oval(42, 42, 16)), .fill(oval(82, 42, 16))])
    add("circle", 0, 0, 100, 100, [.line(ring)])
    add("circle.fill", 0, 0, 100, 100, [.fill(disc)])
    let square = CGPath.roundedRect(CGRect(x: 8, y: 8, width: 84, height: 84), radius: 16)
    addBoth("square", (0, 0, 100, 100), square)
    let checkInSquare = lines([(30, 52), (44, 68), (70, 34)])
    add("checkmark.square", 0, 0, 100, 100, [.line(square), .line(checkInSquare)])
    add("checkmark.square.fill", 0, 0, 100, 100, [.fill(square), .line(square), .cut(checkInSquare)])
    addBoth("star", (-3, 0, 106, 100), star)
    addBoth("heart", (0, 5, 100, 92), heart)
    let triangle = closed([(50, 12), (92, 86), (8, 86)])
    add(
      "exclamationmark.triangle", 0, 5, 100, 90,
      [.line(triangle), .line(lines([(50, 40), (50, 60)])), .line(dot(50, 73))])
    add(
      "exclamationmark.triangle.fill", 0, 5, 100, 90,
      [.fill(triangle), .line(triangle), .cut(lines([(50, 40), (50, 60)])), .cut(dot(50, 73))])

    addPeople(&shapes)
    addThings(&shapes)
    return shapes
  }

  private static func addPeople(_ shapes: inout [String: Shape]) {
    func add(_ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ parts: [Part])
    {
      shapes[name] = Shape(box: CGRect(x: x, y: y, width: width, height: height), parts: parts)
    }
    let head = CGPath(ellipseIn: CGRect(x: 30, y: 8, width: 40, height: 44), transform: nil)
    let body = path {
      $0.move(to: CGPoint(x: 10, y: 92))
      $0.addCurve(to: CGPoint(x: 50, y: 62), control1: CGPoint(x: 10, y: 74), control2: CGPoint(x: 28, y: 62))
      $0.addCurve(to: CGPoint(x: 90, y: 92), control1: CGPoint(x: 72, y: 62), control2: CGPoint(x: 90, y: 74))
      $0.closeSubpath()
    }
    add("person", 4, 2, 92, 96, [.line(head), .line(body)])
    add("person.fill", 4, 2, 92, 96, [.fill(head), .line(head), .fill(body), .line(body)])
    let smallHead = CGPath(ellipseIn: CGRect(x: 34, y: 20, width: 32, height: 34), transform: nil)
    let smallBody = path {
      $0.move(to: CGPoint(x: 20, y: 82))
      $0.addCurve(to: CGPoint(x: 50, y: 62), control1: CGPoint(x: 26, y: 69), control2: CGPoint(x: 37, y: 62))
      $0.addCurve(to: CGPoint(x: 80, y: 82), control1: CGPoint(x: 63, y: 62), control2: CGPoint(x: 74, y: 69))
      $0.addCurve(to: CGPoint(x: 20, y: 82), control1: CGPoint(x: 64, y: 97), control2: CGPoint(x: 36, y: 97))
      $0.closeSubpath()
    }
    add("person.circle", 0, 0, 100, 100, [.line(ring), .fill(smallHead), .fill(smallBody)])
    add("person.circle.fill", 0, 0, 100, 100, [.fill(disc), .hole(smallHead), .hole(smallBody)])
    shapes["person.crop.circle"] = shapes["person.circle"]
    shapes["person.crop.circle.fill"] = shapes["person.circle.fill"]
    let second = CGAffineTransform(translationX: 46, y: 8).scaledBy(x: 0.9, y: 0.9)
    add(
      "person.2", 4, 2, 134, 96,
      [.line(head), .line(body)] + [head, body].map { .line(transformed($0, second)) })
    add(
      "person.2.fill", 4, 2, 134, 96,
      [head, body].flatMap { [.fill(transformed($0, second)), .line(transformed($0, second))] }
        + [.cut(head), .cut(body), .fill(head), .fill(body)])
  }

  private static func addThings(_ shapes: inout [String: Shape]) {
    func add(_ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ parts: [Part])
    {
      shapes[name] = Shape(box: CGRect(x: x, y: y, width: width, height: height), parts: parts)
    }
    func addBoth(
      _ name: String, _ box: (CGFloat, CGFloat, CGFloat, CGFloat), _ outline: CGPath, extra: [Part] = [],
      cuts: [Part] = []
    ) {
      add(name, box.0, box.1, box.2, box.3, [.line(outline)] + extra)
      add(name + ".fill", box.0, box.1, box.2, box.3, [.fill(outline), .line(outline)] + cuts)
    }
    let gear = gearOutline
    let axle = CGPath(ellipseIn: CGRect(x: 34, y: 34, width: 32, height: 32), transform: nil)
    addBoth("gearshape", (0, 0, 100, 100), gear, extra: [.line(axle)], cuts: [.hole(axle)])
    shapes["gear"] = shapes["gearshape"]
    add(
      "magnifyingglass", 3, 3, 94, 94,
      [
        .line(CGPath(ellipseIn: CGRect(x: 9, y: 9, width: 62, height: 62), transform: nil)),
        .line(lines([(63, 63), (91, 91)])),
      ])
    let house = path {
      $0.addLines(between: points([(18, 50), (18, 90), (82, 90), (82, 50)]))
    }
    let roof = lines([(4, 52), (50, 12), (96, 52)])
    add(
      "house", -2, 6, 104, 90,
      [.line(house), .line(roof), .line(lines([(42, 90), (42, 64), (58, 64), (58, 90)]))])
    let solidHouse = closed([(4, 52), (50, 12), (96, 52), (82, 52), (82, 90), (18, 90), (18, 52)])
    add("house.fill", -2, 6, 104, 90, [.fill(solidHouse), .line(solidHouse), .hole(rect(42, 64, 16, 30))])
    add(
      "square.and.arrow.up", 8, -8, 84, 108,
      [
        .line(lines([(36, 36), (16, 36), (16, 94), (84, 94), (84, 36), (64, 36)])),
        .line(lines([(50, 64), (50, 0)])), .line(lines([(30, 18), (50, -2), (70, 18)])),
      ])
    let bin = lines([(20, 26), (26, 94), (74, 94), (80, 26)])
    let lid = [lines([(10, 24), (90, 24)]), lines([(36, 22), (38, 10), (62, 10), (64, 22)])]
    let bars = [lines([(42, 42), (43, 78)]), lines([(58, 42), (57, 78)])]
    add("trash", 5, 4, 90, 96, [.line(bin)] + (lid + bars).map { .line($0) })
    add("trash.fill", 5, 4, 90, 96, [.fill(bin), .line(bin)] + lid.map { .line($0) } + bars.map { .cut($0) })
    add(
      "pencil", 6, 6, 88, 88,
      [
        .line(closed([(14, 86), (20, 64), (72, 12), (88, 28), (36, 80)])),
        .line(lines([(62, 22), (78, 38)])),
      ])
    let envelope = CGPath.roundedRect(CGRect(x: 6, y: 18, width: 112, height: 76), radius: 12)
    let flap = lines([(12, 26), (62, 66), (112, 26)])
    addBoth("envelope", (0, 12, 124, 88), envelope, extra: [.line(flap)], cuts: [.cut(flap)])
    let bell = path {
      $0.move(to: CGPoint(x: 12, y: 76))
      $0.addCurve(to: CGPoint(x: 24, y: 44), control1: CGPoint(x: 22, y: 66), control2: CGPoint(x: 24, y: 58))
      $0.addCurve(to: CGPoint(x: 50, y: 12), control1: CGPoint(x: 24, y: 24), control2: CGPoint(x: 34, y: 12))
      $0.addCurve(to: CGPoint(x: 76, y: 44), control1: CGPoint(x: 66, y: 12), control2: CGPoint(x: 76, y: 24))
      $0.addCurve(to: CGPoint(x: 88, y: 76), control1: CGPoint(x: 76, y: 58), control2: CGPoint(x: 78, y: 66))
      $0.closeSubpath()
    }
    addBoth(
      "bell", (6, 4, 88, 94), bell, extra: [.line(lines([(40, 90), (60, 90)]))],
      cuts: [.line(lines([(40, 92), (60, 92)]))])
    addBoth("bookmark", (14, 4, 72, 96), closed([(22, 10), (78, 10), (78, 92), (50, 68), (22, 92)]))
    let camera = closed([
      (8, 28), (32, 28), (42, 14), (78, 14), (88, 28), (112, 28), (112, 88), (8, 88),
    ])
    let lens = CGPath(ellipseIn: CGRect(x: 40, y: 36, width: 40, height: 40), transform: nil)
    addBoth("camera", (2, 8, 116, 86), camera, extra: [.line(lens)], cuts: [.cut(lens)])
    let frame = CGPath.roundedRect(CGRect(x: 6, y: 12, width: 112, height: 78), radius: 12)
    let hills = lines([(12, 78), (40, 50), (62, 72), (84, 44), (112, 72)])
    let sun = oval(28, 26, 16)
    addBoth(
      "photo", (0, 6, 124, 90), frame, extra: [.line(hills), .fill(sun)], cuts: [.cut(hills), .hole(sun)])
    addBoth("play", (14, 6, 80, 88), closed([(22, 14), (86, 50), (22, 86)]))
    add("pause.fill", 18, 10, 64, 80, [.fill(rect(20, 12, 20, 76)), .fill(rect(60, 12, 20, 76))])
    shapes["pause"] = shapes["pause.fill"]
    addBoth("stop", (10, 10, 80, 80), rect(18, 18, 64, 64))
    // The gap is between the arrowhead at the top and the right, as in pictures of public applications.
    add(
      "arrow.clockwise", 4, 0, 92, 98,
      [
        .line(
          path {
            $0.addArc(
              center: CGPoint(x: 50, y: 54), radius: 40, startAngle: -0.35, endAngle: 1.5 * .pi + 0.1,
              clockwise: false)
          }), .line(lines([(46, -2), (64, 14), (46, 30)])),
      ])
    let lock = CGPath.roundedRect(CGRect(x: 18, y: 46, width: 64, height: 48), radius: 10)
    let shackle = path {
      $0.move(to: CGPoint(x: 30, y: 44))
      $0.addLine(to: CGPoint(x: 30, y: 28))
      $0.addArc(
        center: CGPoint(x: 50, y: 28), radius: 20, startAngle: .pi, endAngle: 2 * .pi, clockwise: false)
      $0.addLine(to: CGPoint(x: 70, y: 44))
    }
    addBoth("lock", (12, 2, 76, 98), lock, extra: [.line(shackle)], cuts: [.line(shackle)])
    let rows: [CGFloat] = [20, 50, 80]
    add("line.3.horizontal", 4, 12, 92, 76, rows.map { .line(lines([(10, $0), (90, $0)])) })
    add(
      "list.bullet", 0, 12, 104, 76,
      rows.flatMap { [.line(lines([(30, $0), (98, $0)])), .fill(oval(2, $0 - 7, 14))] })
    let page = CGPath.roundedRect(CGRect(x: 8, y: 14, width: 84, height: 78), radius: 14)
    add(
      "calendar", 2, 4, 96, 94,
      [
        .line(page), .line(lines([(8, 36), (92, 36)])), .line(lines([(32, 8), (32, 20)])),
        .line(lines([(68, 8), (68, 20)])),
      ])
    let hands = lines([(50, 22), (50, 52), (68, 62)])
    add("clock", 0, 0, 100, 100, [.line(ring), .line(hands)])
    add("clock.fill", 0, 0, 100, 100, [.fill(disc), .cut(hands)])
    let pin: [Part] = [.fill(oval(34, 4, 32)), .line(lines([(50, 30), (50, 80)]))]
    add("mappin", 26, 0, 48, 88, pin)
    let ground = lines([
      (34, 68), (14, 76), (12, 86), (30, 95), (50, 97), (70, 95), (88, 86), (86, 76), (66, 68),
    ])
    add("mappin.and.ellipse", 4, 0, 92, 104, pin + [.line(ground)])
    // Two links of a chain, each open where the other passes through.
    add(
      "link", 4, 4, 92, 92,
      [
        .line(lines([(46, 38), (62, 20), (74, 14), (84, 20), (88, 30), (82, 42), (64, 60), (54, 62)])),
        .line(lines([(54, 62), (38, 80), (26, 86), (16, 80), (12, 70), (18, 58), (36, 40), (46, 38)])),
      ])
    addBoth("location", (4, 4, 92, 92), closed([(90, 10), (10, 46), (48, 52), (54, 90)]))
    let eye = path {
      $0.move(to: CGPoint(x: 6, y: 50))
      $0.addQuadCurve(to: CGPoint(x: 118, y: 50), control: CGPoint(x: 62, y: -12))
      $0.addQuadCurve(to: CGPoint(x: 6, y: 50), control: CGPoint(x: 62, y: 112))
      $0.closeSubpath()
    }
    let iris = oval(44, 32, 36)
    addBoth("eye", (0, 12, 124, 76), eye, extra: [.line(iris)], cuts: [.cut(iris)])
    add("eye.slash", 0, 8, 124, 84, [.line(eye), .line(iris), .line(lines([(22, 12), (102, 88)]))])
    addBoth("bolt", (14, 0, 72, 104), closed([(60, 8), (22, 56), (46, 56), (38, 96), (78, 44), (53, 44)]))
    addBoth(
      "moon", (6, 6, 88, 88),
      path {
        $0.move(to: CGPoint(x: 38, y: 14))
        $0.addCurve(
          to: CGPoint(x: 88, y: 64), control1: CGPoint(x: 30, y: 46), control2: CGPoint(x: 56, y: 72))
        $0.addCurve(
          to: CGPoint(x: 14, y: 52), control1: CGPoint(x: 70, y: 98), control2: CGPoint(x: 18, y: 92))
        $0.addCurve(
          to: CGPoint(x: 38, y: 14), control1: CGPoint(x: 13, y: 32), control2: CGPoint(x: 24, y: 18))
        $0.closeSubpath()
      })
    let rays = (0..<8).map { index -> CGPath in
      let angle = Double(index) * .pi / 4
      func at(_ radius: Double) -> (CGFloat, CGFloat) { (50 + radius * cos(angle), 50 + radius * sin(angle)) }
      return lines([at(40), at(50)])
    }
    addBoth(
      "sun.max", (-6, -6, 112, 112), oval(27, 27, 46), extra: rays.map { .line($0) },
      cuts: rays.map { .line($0) })
    addBoth(
      "folder", (0, 10, 116, 86),
      closed([(8, 20), (42, 20), (52, 32), (108, 32), (108, 88), (8, 88)]))
    addBoth(
      "doc", (12, 0, 76, 104), closed([(20, 8), (56, 8), (80, 32), (80, 96), (20, 96)]),
      extra: [.line(lines([(54, 10), (54, 34), (78, 34)]))])
    addBoth(
      "flag", (10, 4, 84, 96), closed([(20, 12), (86, 12), (86, 58), (20, 58)]),
      extra: [.line(lines([(20, 12), (20, 94)]))], cuts: [.line(lines([(20, 12), (20, 94)]))])
    addBoth(
      "paperplane", (2, 2, 96, 96), closed([(92, 8), (8, 44), (40, 58), (56, 92)]),
      extra: [.line(lines([(40, 58), (90, 10)]))], cuts: [.cut(lines([(40, 58), (90, 10)]))])
    let bubble = path {
      $0.addPath(CGPath.roundedRect(CGRect(x: 6, y: 12, width: 100, height: 62), radius: 20))
    }
    let tail = closed([(28, 74), (28, 94), (50, 74)])
    add("bubble.left", 0, 6, 112, 94, [.line(bubble), .line(lines([(28, 75), (28, 92), (46, 75)]))])
    add("bubble.left.fill", 0, 6, 112, 94, [.fill(bubble), .line(bubble), .fill(tail), .line(tail)])
    shapes["message"] = shapes["bubble.left"]
    shapes["message.fill"] = shapes["bubble.left.fill"]
    add(
      "cart", -2, 4, 112, 96,
      [
        .line(lines([(4, 12), (20, 12), (34, 66), (88, 66)])),
        .line(lines([(24, 26), (102, 26), (92, 54), (32, 58)])),
        .fill(oval(32, 80, 16)), .fill(oval(76, 80, 16)),
      ])
    shapes["cart.fill"] = shapes["cart"]
  }

  // MARK: Parts

  static let ring = CGPath(ellipseIn: CGRect(x: 4, y: 4, width: 92, height: 92), transform: nil)
  static let disc = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)

  package static func points(_ points: [(CGFloat, CGFloat)]) -> [CGPoint] {
    points.map { CGPoint(x: $0.0, y: $0.1) }
  }

  package static func path(_ build: (CGMutablePath) -> Void) -> CGPath {
    let path = CGMutablePath()
    build(path)
    return path
  }

  package static func lines(_ corners: [(CGFloat, CGFloat)]) -> CGPath {
    path { $0.addLines(between: points(corners)) }
  }

  package static func closed(_ corners: [(CGFloat, CGFloat)]) -> CGPath {
    path {
      $0.addLines(between: points(corners))
      $0.closeSubpath()
    }
  }

  package static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
  }

  static func oval(_ x: CGFloat, _ y: CGFloat, _ diameter: CGFloat) -> CGPath {
    CGPath(ellipseIn: CGRect(x: x, y: y, width: diameter, height: diameter), transform: nil)
  }

  /// Returns a line of zero length, which round line caps turn into a dot.
  package static func dot(_ x: CGFloat, _ y: CGFloat) -> CGPath {
    lines([(x, y), (x, y)])
  }

  package static func transformed(_ path: CGPath, _ transform: CGAffineTransform) -> CGPath {
    withUnsafePointer(to: transform) { path.copy(using: $0) ?? path }
  }

  private static let questionMark = path {
    $0.move(to: CGPoint(x: 37, y: 40))
    $0.addCurve(to: CGPoint(x: 50, y: 26), control1: CGPoint(x: 37, y: 31), control2: CGPoint(x: 42, y: 26))
    $0.addCurve(to: CGPoint(x: 63, y: 38), control1: CGPoint(x: 58, y: 26), control2: CGPoint(x: 63, y: 31))
    $0.addCurve(to: CGPoint(x: 50, y: 58), control1: CGPoint(x: 63, y: 47), control2: CGPoint(x: 50, y: 47))
  }

  /// Five points on a circle of radius 48 and five on one of radius 21, alternating.
  private static let star = path { path in
    for index in 0..<10 {
      let radius = index % 2 == 0 ? 48.0 : 21.0
      let angle = Double(index) * .pi / 5 - .pi / 2
      let point = CGPoint(x: 50 + radius * cos(angle), y: 53 + radius * sin(angle))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
  }

  private static let heart = path {
    $0.move(to: CGPoint(x: 50, y: 90))
    $0.addCurve(to: CGPoint(x: 6, y: 38), control1: CGPoint(x: 20, y: 70), control2: CGPoint(x: 6, y: 54))
    $0.addCurve(to: CGPoint(x: 50, y: 26), control1: CGPoint(x: 6, y: 10), control2: CGPoint(x: 38, y: 4))
    $0.addCurve(to: CGPoint(x: 94, y: 38), control1: CGPoint(x: 62, y: 4), control2: CGPoint(x: 94, y: 10))
    $0.addCurve(to: CGPoint(x: 50, y: 90), control1: CGPoint(x: 94, y: 54), control2: CGPoint(x: 80, y: 70))
    $0.closeSubpath()
  }

  /// Eight teeth between circles of radius 35 and 46.
  private static let gearOutline = path { path in
    for index in 0..<8 {
      let middle = Double(index) * .pi / 4
      for (offset, radius) in [(-0.26, 35.0), (-0.16, 46.0), (0.16, 46.0), (0.26, 35.0)] {
        let point = CGPoint(
          x: 50 + radius * cos(middle + offset), y: 50 + radius * sin(middle + offset))
        if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
    path.closeSubpath()
  }
}
