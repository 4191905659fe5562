import Foundation

/// Drawings of arrows, pages, devices and signs.
extension SymbolShapes {
  static func addMoreThings(_ shapes: inout [String: Shape]) {
    func add(_ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ parts: [Part])
    {
      shapes[name] = Shape(box: CGRect(x: x, y: y, width: width, height: height), parts: parts)
    }
    func addBoth(
      _ name: String, _ box: (CGFloat, CGFloat, CGFloat, CGFloat), _ outline: CGPath, inside: [CGPath] = [],
      beside: [CGPath] = []
    ) {
      add(
        name, box.0, box.1, box.2, box.3,
        [.line(outline)] + inside.map { .line($0) } + beside.map { .line($0) })
      add(
        name + ".fill", box.0, box.1, box.2, box.3,
        [.fill(outline), .line(outline)] + inside.map { .cut($0) } + beside.map { .line($0) })
    }
    func strokes(_ name: String, _ box: (CGFloat, CGFloat, CGFloat, CGFloat), _ paths: [CGPath]) {
      add(name, box.0, box.1, box.2, box.3, paths.map { .line($0) })
    }
    func round(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat) -> CGPath {
      CGPath.roundedRect(CGRect(x: x, y: y, width: width, height: height), radius: radius)
    }
    func arc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ from: Double, _ to: Double) -> CGPath {
      path {
        $0.addArc(
          center: CGPoint(x: x, y: y), radius: radius, startAngle: CGFloat(from * .pi / 180),
          endAngle: CGFloat(to * .pi / 180), clockwise: false)
      }
    }

    // Arrows.
    for (name, sx, sy) in [
      ("up.right", 1.0, -1.0), ("up.left", -1, -1), ("down.right", 1, 1), ("down.left", -1, 1),
    ] {
      let (x, y) = (50 + 32 * CGFloat(sx), 50 + 32 * CGFloat(sy))
      strokes(
        "arrow." + name, (10, 10, 80, 80),
        [
          lines([(100 - x, 100 - y), (x, y)]),
          lines([(x - 44 * CGFloat(sx), y), (x, y), (x, y - 44 * CGFloat(sy))]),
        ])
    }
    strokes(
      "arrow.counterclockwise", (4, 0, 92, 98),
      [arc(50, 54, 40, -96, 200), lines([(54, -2), (36, 14), (54, 30)])])
    let turning = [
      arc(50, 50, 36, 190, 320), lines([(62, 14), (80, 28), (60, 40)]), arc(50, 50, 36, 10, 140),
      lines([(38, 86), (20, 72), (40, 60)]),
    ]
    strokes("arrow.triangle.2.circlepath", (6, 6, 88, 88), turning)
    strokes("arrow.2.circlepath", (6, 6, 88, 88), turning)
    strokes(
      "arrow.2.squarepath", (4, 10, 92, 80),
      [
        lines([(20, 60), (20, 26), (64, 26)]), lines([(52, 14), (66, 26), (52, 38)]),
        lines([(80, 40), (80, 74), (36, 74)]), lines([(48, 62), (34, 74), (48, 86)]),
      ])
    strokes(
      "arrow.up.arrow.down", (8, 8, 84, 84),
      [
        lines([(30, 14), (30, 86)]), lines([(14, 32), (30, 14), (46, 32)]), lines([(70, 14), (70, 86)]),
        lines([(54, 68), (70, 86), (86, 68)]),
      ])
    strokes(
      "arrow.left.arrow.right", (8, 8, 84, 84),
      [
        lines([(14, 30), (86, 30)]), lines([(68, 14), (86, 30), (68, 46)]), lines([(14, 70), (86, 70)]),
        lines([(32, 54), (14, 70), (32, 86)]),
      ])
    strokes(
      "arrow.uturn.left", (4, 12, 92, 80),
      [
        lines([(34, 18), (12, 38), (34, 58)]), lines([(14, 38), (62, 38)]), arc(62, 62, 24, -90, 90),
        lines([(62, 86), (40, 86)]),
      ])
    shapes["arrow.uturn.backward"] = shapes["arrow.uturn.left"]
    strokes(
      "arrow.up.left.and.arrow.down.right", (8, 8, 84, 84),
      [
        lines([(14, 44), (14, 14), (44, 14)]), lines([(16, 16), (42, 42)]),
        lines([(86, 56), (86, 86), (56, 86)]),
        lines([(84, 84), (58, 58)]),
      ])
    strokes(
      "chevron.up.chevron.down", (20, 4, 60, 92),
      [lines([(28, 36), (50, 12), (72, 36)]), lines([(28, 64), (50, 88), (72, 64)])])
    strokes(
      "chevron.left.forwardslash.chevron.right", (-2, 14, 124, 72),
      [
        lines([(30, 24), (6, 50), (30, 76)]), lines([(90, 24), (114, 50), (90, 76)]),
        lines([(70, 18), (50, 82)]),
      ])

    // Frames, pages and lists.
    strokes(
      "square.and.arrow.down", (8, -2, 84, 102),
      [
        lines([(36, 36), (16, 36), (16, 94), (84, 94), (84, 36), (64, 36)]), lines([(50, 4), (50, 68)]),
        lines([(30, 50), (50, 70), (70, 50)]),
      ])
    strokes(
      "square.and.pencil", (4, 2, 96, 94),
      [
        lines([(54, 20), (12, 20), (12, 90), (82, 90), (82, 50)]),
        closed([(36, 68), (40, 52), (82, 10), (92, 20), (50, 62)]),
      ])
    let cells = [(10, 10), (56, 10), (10, 56), (56, 56)].map {
      round(CGFloat($0.0), CGFloat($0.1), 34, 34, 8)
    }
    add("square.grid.2x2", 4, 4, 92, 92, cells.map { .line($0) })
    add("square.grid.2x2.fill", 4, 4, 92, 92, cells.flatMap { [.fill($0), .line($0)] })
    let dots = (0..<9).map { index in oval(CGFloat(index % 3) * 36 + 4, CGFloat(index / 3) * 36 + 4, 20) }
    add("circle.grid.3x3", 0, 0, 100, 100, dots.map { .line($0) })
    add("circle.grid.3x3.fill", 0, 0, 100, 100, dots.map { .fill($0) })
    let grid = [
      lines([(8, 36), (92, 36)]), lines([(8, 64), (92, 64)]), lines([(36, 8), (36, 92)]),
      lines([(64, 8), (64, 92)]),
    ]
    strokes("grid", (2, 2, 96, 96), [round(8, 8, 84, 84, 12)] + grid)
    addBoth("rectangle", (0, 14, 124, 76), round(6, 20, 112, 64, 12))
    addBoth("capsule", (0, 22, 124, 60), round(6, 28, 112, 48, 24))
    addBoth("app", (0, 0, 100, 100), round(8, 8, 84, 84, 24))
    addBoth("triangle", (0, 5, 100, 90), closed([(50, 12), (92, 86), (8, 86)]))
    addBoth("diamond", (0, 0, 100, 100), closed([(50, 8), (92, 50), (50, 92), (8, 50)]))
    addBoth("hexagon", (2, 0, 96, 104), closed([(50, 6), (90, 29), (90, 75), (50, 98), (10, 75), (10, 29)]))
    addBoth(
      "rectangle.stack", (0, 0, 112, 100), round(6, 34, 100, 60, 12),
      beside: [lines([(16, 22), (96, 22)]), lines([(28, 8), (84, 8)])])
    addBoth("rectangle.portrait", (14, 0, 72, 104), round(20, 6, 60, 92, 12))
    addBoth(
      "sidebar.left", (0, 10, 124, 84), round(6, 16, 112, 72, 12), inside: [lines([(44, 18), (44, 86)])])
    shapes["sidebar.leading"] = shapes["sidebar.left"]
    addBoth(
      "sidebar.right", (0, 10, 124, 84), round(6, 16, 112, 72, 12), inside: [lines([(80, 18), (80, 86)])])
    shapes["sidebar.trailing"] = shapes["sidebar.right"]
    addBoth(
      "doc.text", (12, 0, 76, 104), closed([(20, 8), (56, 8), (80, 32), (80, 96), (20, 96)]),
      inside: [lines([(36, 52), (64, 52)]), lines([(36, 66), (64, 66)]), lines([(36, 80), (54, 80)])])
    addBoth(
      "doc.on.doc", (2, -2, 96, 108), closed([(8, 28), (40, 28), (58, 46), (58, 98), (8, 98)]),
      beside: [lines([(40, 18), (40, 6), (74, 6), (92, 24), (92, 76), (68, 76)])])
    shapes["doc.on.clipboard"] = shapes["doc.on.doc"]
    for (name, ends) in [
      ("alignleft", [(8, 92), (8, 64), (8, 92), (8, 64)]),
      ("aligncenter", [(8, 92), (22, 78), (8, 92), (22, 78)]),
      ("alignright", [(8, 92), (36, 92), (8, 92), (36, 92)]),
      ("justify", [(8, 92), (8, 92), (8, 92), (8, 92)]),
    ] as [(String, [(CGFloat, CGFloat)])] {
      strokes(
        "text." + name, (2, 10, 96, 80),
        ends.enumerated().map { index, end in
          let y = 17 + CGFloat(index) * 22
          return lines([(end.0, y), (end.1, y)])
        })
    }
    let rows: [CGFloat] = [20, 50, 80]
    strokes(
      "list.dash", (0, 12, 104, 76),
      rows.flatMap { [lines([(4, $0), (14, $0)]), lines([(32, $0), (98, $0)])] })
    strokes(
      "list.number", (0, 8, 104, 84),
      rows.flatMap { [lines([(8, $0 - 8), (8, $0 + 8)]), lines([(32, $0), (98, $0)])] })
    strokes(
      "line.3.horizontal.decrease", (2, 16, 96, 68),
      [lines([(8, 24), (92, 24)]), lines([(24, 50), (76, 50)]), lines([(40, 76), (60, 76)])])
    strokes("line.horizontal.3", (4, 12, 92, 76), rows.map { lines([(10, $0), (90, $0)]) })
    shapes["line.horizontal.3.decrease"] = shapes["line.3.horizontal.decrease"]
    let knobs: [(CGFloat, CGFloat)] = [(30, 20), (70, 50), (44, 80)]
    var sliders: [Part] = rows.map { .line(lines([(6, $0), (98, $0)])) }
    for (x, y) in knobs {
      let knob = oval(x - 9, y - 9, 18)
      sliders += [.hole(knob), .line(knob)]
    }
    add("slider.horizontal.3", 0, 8, 104, 84, sliders)
    strokes("increase.indent", (2, 10, 96, 80), rows.map { lines([($0 == 50 ? 40 : 8, $0), (92, $0)]) })
    addBoth(
      "book", (-4, 8, 116, 86),
      closed([
        (54, 22), (30, 14), (4, 20), (4, 84), (30, 78), (54, 88), (78, 78), (104, 84), (104, 20), (78, 14),
      ]),
      inside: [lines([(54, 24), (54, 86)])])
    addBoth(
      "book.closed", (12, 0, 76, 104), round(20, 8, 60, 88, 8), inside: [lines([(22, 80), (78, 80)])])
    addBoth(
      "newspaper", (0, 8, 112, 88), round(6, 14, 100, 76, 10),
      inside: [lines([(20, 34), (60, 34)]), lines([(20, 52), (92, 52)]), lines([(20, 70), (92, 70)])])
    addBoth(
      "tray", (0, 16, 112, 76), closed([(6, 54), (22, 22), (90, 22), (106, 54), (106, 86), (6, 86)]),
      inside: [lines([(8, 54), (38, 54), (46, 66), (66, 66), (74, 54), (104, 54)])])
    addBoth(
      "archivebox", (0, 8, 112, 88), round(12, 38, 88, 52, 8), inside: [lines([(42, 54), (70, 54)])],
      beside: [round(6, 14, 100, 24, 6)])
    strokes(
      "paperclip", (10, 0, 80, 104),
      [
        lines([
          (70, 30), (34, 66), (32, 80), (44, 86), (54, 80), (82, 50), (84, 26), (72, 12), (54, 14), (22, 48),
          (14, 72), (28, 96), (50, 94), (78, 66),
        ])
      ])

    // Objects.
    let globe = [
      lines([(6, 50), (94, 50)]), lines([(50, 6), (50, 94)]),
      CGPath(ellipseIn: CGRect(x: 28, y: 6, width: 44, height: 88), transform: nil),
    ]
    strokes("globe", (0, 0, 100, 100), [ring] + globe)
    shapes["network"] = shapes["globe"]
    addBoth(
      "map", (0, 8, 112, 88),
      closed([(6, 24), (40, 12), (72, 26), (106, 14), (106, 80), (72, 92), (40, 78), (6, 90)]),
      inside: [lines([(40, 14), (40, 78)]), lines([(72, 26), (72, 90)])])
    addBoth(
      "tag", (0, 2, 100, 96), closed([(10, 12), (52, 12), (92, 52), (52, 92), (10, 50)]),
      inside: [oval(22, 24, 12)])
    addBoth(
      "phone", (2, 2, 96, 96),
      closed([
        (24, 8), (40, 30), (30, 42), (58, 70), (70, 60), (92, 76), (78, 92), (56, 88), (12, 44), (8, 22),
      ]))
    addBoth(
      "video", (-4, 18, 128, 68), round(4, 24, 78, 56, 14),
      beside: [closed([(90, 46), (114, 30), (114, 74), (90, 58)])])
    addBoth(
      "mic", (16, -2, 68, 108), round(36, 4, 28, 56, 14),
      beside: [arc(50, 46, 28, 0, 180), lines([(50, 74), (50, 96)]), lines([(34, 98), (66, 98)])])
    let speaker = closed([(8, 36), (26, 36), (50, 14), (50, 86), (26, 64), (8, 64)])
    addBoth("speaker", (2, 8, 54, 84), speaker)
    addBoth("speaker.wave.1", (2, 8, 76, 84), speaker, beside: [arc(46, 50, 22, -40, 40)])
    addBoth(
      "speaker.wave.2", (2, 8, 96, 84), speaker, beside: [arc(46, 50, 22, -40, 40), arc(46, 50, 40, -42, 42)])
    addBoth(
      "speaker.wave.3", (2, 4, 116, 92), speaker,
      beside: [arc(46, 50, 22, -40, 40), arc(46, 50, 40, -42, 42), arc(46, 50, 58, -42, 42)])
    addBoth(
      "cloud", (-2, 16, 120, 76),
      path {
        $0.addArc(
          center: CGPoint(x: 28, y: 64), radius: 22, startAngle: .pi / 2, endAngle: .pi * 1.4,
          clockwise: false)
        $0.addArc(
          center: CGPoint(x: 54, y: 48), radius: 26, startAngle: .pi * 1.1, endAngle: .pi * 1.8,
          clockwise: false)
        $0.addArc(
          center: CGPoint(x: 88, y: 62), radius: 24, startAngle: .pi * 1.4, endAngle: .pi * 2.5,
          clockwise: false)
        $0.closeSubpath()
      })
    addBoth(
      "creditcard", (0, 14, 124, 76), round(6, 20, 112, 64, 12),
      inside: [lines([(8, 42), (116, 42)]), lines([(22, 66), (46, 66)])])
    addBoth(
      "gift", (0, 4, 100, 96), round(12, 48, 76, 46, 6), inside: [lines([(50, 50), (50, 92)])],
      beside: [
        round(6, 28, 88, 20, 4), lines([(50, 26), (34, 10), (24, 18), (50, 26)]),
        lines([(50, 26), (66, 10), (76, 18), (50, 26)]),
      ])
    addBoth("bag", (8, 0, 84, 104), round(16, 28, 68, 68, 10), beside: [arc(50, 26, 18, 180, 360)])
    addBoth(
      "briefcase", (0, 8, 112, 88), round(6, 28, 100, 62, 10), inside: [lines([(8, 58), (104, 58)])],
      beside: [lines([(38, 26), (38, 14), (74, 14), (74, 26)])])
    addBoth(
      "lightbulb", (16, -2, 68, 108),
      path {
        $0.addArc(
          center: CGPoint(x: 50, y: 38), radius: 30, startAngle: .pi * 0.7, endAngle: .pi * 2.3,
          clockwise: false)
        $0.addLine(to: CGPoint(x: 62, y: 76))
        $0.addLine(to: CGPoint(x: 38, y: 76))
        $0.closeSubpath()
      }, beside: [lines([(40, 88), (60, 88)]), lines([(44, 98), (56, 98)])])
    strokes(
      "wifi", (0, 12, 112, 80),
      [arc(56, 84, 62, 225, 315), arc(56, 84, 40, 225, 315), arc(56, 84, 18, 225, 315), dot(56, 84)])
    addBoth(
      "keyboard", (0, 18, 124, 68), round(6, 24, 112, 56, 12),
      inside: [
        lines([(36, 66), (88, 66)]), dot(26, 42), dot(46, 42), dot(66, 42), dot(86, 42), dot(100, 42),
      ])
    addBoth(
      "display", (0, 4, 124, 96), round(6, 10, 112, 66, 10),
      beside: [lines([(62, 78), (62, 92)]), lines([(40, 94), (84, 94)])])
    shapes["desktopcomputer"] = shapes["display"]
    addBoth("iphone", (20, -2, 60, 108), round(26, 4, 48, 96, 12), inside: [lines([(42, 92), (58, 92)])])
    addBoth("ipad", (8, -2, 84, 108), round(14, 4, 72, 96, 10), inside: [lines([(42, 92), (58, 92)])])
    strokes("chart.bar", (0, 6, 104, 90), [rect(8, 54, 20, 36), rect(42, 32, 20, 58), rect(76, 12, 20, 78)])
    add(
      "chart.bar.fill", 0, 6, 104, 90,
      [rect(6, 54, 24, 38), rect(40, 32, 24, 60), rect(74, 12, 24, 80)].map { .fill($0) })
    strokes(
      "chart.line.uptrend.xyaxis", (0, 4, 104, 94),
      [lines([(8, 10), (8, 92), (98, 92)]), lines([(22, 72), (46, 46), (62, 58), (94, 22)])])
    let waves: [(CGFloat, CGFloat, CGFloat)] = [
      (8, 40, 60), (26, 24, 76), (44, 10, 90), (62, 30, 70), (80, 18, 82), (98, 40, 60),
    ]
    let waveLines: [CGPath] = waves.map { x, top, bottom in lines([(x, top), (x, bottom)]) }
    strokes("waveform", (0, 6, 104, 90), waveLines)
    strokes("power", (4, 0, 92, 100), [lines([(50, 6), (50, 46)]), arc(50, 54, 38, -55, 235)])
    strokes(
      "scissors", (0, 4, 104, 94),
      [oval(8, 12, 26), oval(8, 64, 26), lines([(32, 32), (98, 84)]), lines([(32, 70), (98, 18)])])
    addBoth(
      "airplane", (0, 4, 100, 92),
      closed([
        (94, 50), (80, 42), (60, 42), (40, 10), (30, 10), (40, 42), (22, 42), (12, 28), (6, 28), (12, 50),
        (6, 72), (12, 72), (22, 58), (40, 58), (30, 90), (40, 90), (60, 58), (80, 58),
      ]))
    addBoth(
      "car", (0, 16, 112, 76),
      closed([(8, 50), (22, 46), (32, 24), (80, 24), (90, 46), (104, 50), (104, 78), (8, 78)]),
      inside: [lines([(28, 48), (84, 48)]), dot(26, 64), dot(86, 64)],
      beside: [lines([(20, 80), (20, 86)]), lines([(92, 80), (92, 86)])])
    addBoth(
      "flame", (16, -2, 68, 108),
      path {
        $0.move(to: CGPoint(x: 46, y: 4))
        $0.addCurve(
          to: CGPoint(x: 78, y: 66), control1: CGPoint(x: 60, y: 24), control2: CGPoint(x: 80, y: 40))
        $0.addCurve(
          to: CGPoint(x: 50, y: 98), control1: CGPoint(x: 78, y: 86), control2: CGPoint(x: 66, y: 98))
        $0.addCurve(
          to: CGPoint(x: 22, y: 66), control1: CGPoint(x: 34, y: 98), control2: CGPoint(x: 22, y: 86))
        $0.addCurve(
          to: CGPoint(x: 36, y: 36), control1: CGPoint(x: 22, y: 52), control2: CGPoint(x: 30, y: 46))
        $0.addCurve(
          to: CGPoint(x: 46, y: 4), control1: CGPoint(x: 44, y: 26), control2: CGPoint(x: 48, y: 16))
        $0.closeSubpath()
      })
    addBoth(
      "drop", (18, 0, 64, 104),
      path {
        $0.move(to: CGPoint(x: 50, y: 6))
        $0.addCurve(
          to: CGPoint(x: 76, y: 70), control1: CGPoint(x: 62, y: 28), control2: CGPoint(x: 76, y: 48))
        $0.addArc(center: CGPoint(x: 50, y: 70), radius: 26, startAngle: 0, endAngle: .pi, clockwise: false)
        $0.addCurve(
          to: CGPoint(x: 50, y: 6), control1: CGPoint(x: 24, y: 48), control2: CGPoint(x: 38, y: 28))
        $0.closeSubpath()
      })
    addBoth(
      "hand.thumbsup", (4, 2, 92, 98),
      closed([(34, 44), (50, 10), (62, 14), (58, 40), (88, 42), (90, 56), (80, 90), (34, 88)]),
      beside: [round(10, 44, 14, 46, 5)])
    addBoth(
      "hand.thumbsdown", (4, 2, 92, 98),
      closed([(34, 58), (50, 92), (62, 88), (58, 62), (88, 60), (90, 46), (80, 12), (34, 14)]),
      beside: [round(10, 12, 14, 46, 5)])
    addBoth("shield", (8, 0, 84, 104), closed([(50, 6), (86, 18), (86, 54), (50, 98), (14, 54), (14, 18)]))
    addBoth(
      "key", (2, 14, 104, 60), CGPath(ellipseIn: CGRect(x: 8, y: 22, width: 44, height: 44), transform: nil),
      inside: [dot(24, 44)], beside: [lines([(52, 44), (98, 44), (98, 58)]), lines([(82, 44), (82, 56)])])
    addBoth(
      "wrench", (4, 4, 92, 92),
      closed([
        (66, 8), (60, 28), (72, 40), (92, 34), (80, 56), (60, 54), (28, 88), (12, 72), (46, 40), (44, 20),
      ]))
    addBoth(
      "printer", (0, 4, 112, 94), round(6, 34, 100, 44, 10), inside: [round(28, 58, 56, 34, 4)],
      beside: [lines([(26, 32), (26, 10), (86, 10), (86, 32)])])
    addBoth(
      "film", (0, 8, 112, 84), round(6, 14, 100, 72, 10),
      inside: [lines([(28, 16), (28, 84)]), lines([(84, 16), (84, 84)]), lines([(28, 50), (84, 50)])])
    strokes(
      "music.note", (16, 2, 68, 98),
      [oval(22, 68, 26), lines([(48, 80), (48, 14), (80, 8), (80, 26), (48, 32)])])
    strokes(
      "at", (2, 2, 96, 96),
      [oval(34, 34, 32), arc(50, 50, 42, 60, 360), lines([(66, 34), (66, 60), (78, 68), (92, 50)])])
    strokes(
      "number", (8, 6, 84, 88),
      [
        lines([(38, 12), (28, 88)]), lines([(72, 12), (62, 88)]), lines([(16, 36), (88, 36)]),
        lines([(12, 64), (84, 64)]),
      ])
    strokes("percent", (6, 8, 88, 84), [lines([(80, 14), (20, 86)]), oval(14, 14, 26), oval(60, 60, 26)])
    strokes("equal", (8, 28, 84, 44), [lines([(14, 36), (86, 36)]), lines([(14, 64), (86, 64)])])
    strokes("multiply", (12, 12, 76, 76), [lines([(20, 20), (80, 80)]), lines([(80, 20), (20, 80)])])
    strokes("divide", (8, 12, 84, 76), [lines([(14, 50), (86, 50)]), dot(50, 22), dot(50, 78)])
    strokes("exclamationmark", (40, 4, 20, 92), [lines([(50, 12), (50, 62)]), dot(50, 86)])
    strokes(
      "questionmark", (24, 4, 52, 92),
      [lines([(30, 28), (36, 14), (50, 10), (66, 16), (70, 30), (62, 42), (50, 52), (50, 64)]), dot(50, 88)])
    strokes(
      "info", (36, 4, 28, 92),
      [lines([(42, 42), (52, 42), (52, 86)]), lines([(38, 88), (64, 88)]), dot(50, 16)])
    strokes(
      "bold", (22, 8, 60, 84),
      [
        lines([(32, 14), (32, 86)]), lines([(32, 14), (56, 14), (66, 24), (66, 40), (56, 48), (32, 48)]),
        lines([(56, 48), (72, 58), (72, 76), (60, 86), (32, 86)]),
      ])
    strokes(
      "italic", (22, 8, 60, 84),
      [lines([(44, 14), (78, 14)]), lines([(62, 14), (42, 86)]), lines([(26, 86), (60, 86)])])
    strokes(
      "underline", (22, 8, 56, 92),
      [
        lines([(30, 12), (30, 50), (38, 68), (50, 72), (62, 68), (70, 50), (70, 12)]),
        lines([(26, 92), (74, 92)]),
      ])
    strokes(
      "textformat", (0, 14, 112, 72),
      [
        lines([(6, 80), (32, 20), (58, 80)]), lines([(16, 60), (48, 60)]), oval(70, 48, 30),
        lines([(100, 46), (100, 80)]),
      ])
    strokes(
      "backward", (0, 18, 104, 64),
      [closed([(50, 26), (50, 74), (8, 50)]), closed([(96, 26), (96, 74), (54, 50)])])
    add(
      "backward.fill", 0, 18, 104, 64,
      [closed([(50, 26), (50, 74), (8, 50)]), closed([(96, 26), (96, 74), (54, 50)])].flatMap {
        [.fill($0), .line($0)]
      })
    strokes(
      "forward", (0, 18, 104, 64),
      [closed([(8, 26), (8, 74), (50, 50)]), closed([(54, 26), (54, 74), (96, 50)])])
    add(
      "forward.fill", 0, 18, 104, 64,
      [closed([(8, 26), (8, 74), (50, 50)]), closed([(54, 26), (54, 74), (96, 50)])].flatMap {
        [.fill($0), .line($0)]
      })
    strokes(
      "shuffle", (0, 14, 108, 72),
      [
        lines([(6, 28), (28, 28), (70, 74), (98, 74)]), lines([(6, 74), (28, 74), (70, 28), (98, 28)]),
        lines([(86, 16), (100, 28), (86, 40)]), lines([(86, 62), (100, 74), (86, 86)]),
      ])
    strokes(
      "repeat", (2, 8, 96, 86),
      [
        lines([(10, 48), (10, 28), (86, 28)]), lines([(72, 14), (88, 28), (72, 42)]),
        lines([(90, 54), (90, 74), (14, 74)]), lines([(28, 60), (12, 74), (28, 88)]),
      ])
    add(
      "photo.on.rectangle", 0, 0, 124, 104,
      [
        .line(round(22, 26, 96, 70, 10)), .line(lines([(6, 76), (6, 8), (98, 8)])),
        .line(lines([(30, 86), (56, 58), (78, 80), (90, 66), (110, 86)])),
      ])
    strokes(
      "person.3", (-6, 6, 150, 88),
      [
        oval(55, 10, 30), arc(70, 88, 34, 180, 360), oval(12, 24, 22), arc(22, 84, 24, 180, 320),
        oval(106, 24, 22), arc(118, 84, 24, 220, 360),
      ])
    strokes(
      "plus.magnifyingglass", (3, 3, 94, 94),
      [
        oval(9, 9, 62), lines([(63, 63), (91, 91)]), lines([(40, 26), (40, 54)]),
        lines([(26, 40), (54, 40)]),
      ])
    strokes(
      "viewfinder", (0, 0, 100, 100),
      [
        lines([(8, 32), (8, 8), (32, 8)]), lines([(68, 8), (92, 8), (92, 32)]),
        lines([(92, 68), (92, 92), (68, 92)]), lines([(32, 92), (8, 92), (8, 68)]),
      ])
    strokes(
      "qrcode", (2, 2, 96, 96),
      [
        rect(10, 10, 28, 28), rect(62, 10, 28, 28), rect(10, 62, 28, 28), dot(24, 24), dot(76, 24),
        dot(24, 76), rect(62, 62, 10, 10), dot(86, 66), dot(66, 88), rect(80, 80, 10, 10),
      ])
  }
}
