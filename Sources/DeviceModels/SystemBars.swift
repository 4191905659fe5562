import UIKit

/// The bars that the system draws above an application: the status bar with time, signal and battery, and the
/// home indicator.
///
/// The time is always 9:41, the signal and the battery are full. Sizes and positions are those of the public
/// design templates for iPhones with a Dynamic Island, with a notch and with a home button; the shapes are
/// our own.
@MainActor
package struct SystemBars {
  /// The dimensions of the bar's parts, in points.
  private struct Measures {
    var fontSize: CGFloat
    /// The vertical center of all parts, from the top.
    var middle: CGFloat
    /// The horizontal center of the time from the left edge; `nil` for the center of the screen.
    var timeMiddle: CGFloat?
    /// The right edge of the battery, from the right edge of the screen.
    var end: CGFloat
    var battery: CGSize
    var signal: CGSize
    var gap: CGFloat
  }

  private let size: CGSize
  private let environment: Device.Environment
  private let isPad: Bool
  private let isPortrait: Bool
  private let color: UIColor
  private let hidesStatusBar: Bool
  private let hidesIndicator: Bool

  /// Creates the bars above a window, as its frontmost controller requests, on a device in an orientation.
  package init(_ device: Device, _ orientation: Orientation, above window: UIWindow) {
    size = device.size(in: orientation)
    environment = device[orientation]
    isPad = device.idiom == .pad
    isPortrait = orientation == .portrait
    let hiding = window.rootViewController?.controllerForStatusBarHidden
    let isDark = window.traitCollection.userInterfaceStyle == .dark
    color =
      switch UIApplication.shared.shownStatusBarStyle(over: window.rootViewController) {
      case .lightContent: .white
      case .darkContent: .black
      default: isDark ? .white : .black
      }
    // A status bar of zero height is hidden by the system, as on phones in landscape.
    hidesStatusBar =
      UIApplication.shared.hidesStatusBar(over: window.rootViewController) || environment.statusBarHeight <= 0
    hidesIndicator = hiding?.prefersHomeIndicatorAutoHidden == true
  }

  /// Draws the bars over the picture of a screen, in points from its top left corner.
  package func draw(in context: CGContext) {
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    context.saveGState()
    defer { context.restoreGState() }
    color.setFill()
    color.setStroke()
    if !hidesStatusBar { drawStatusBar() }
    if !hidesIndicator, environment.safeArea.bottom > 0 { drawIndicator() }
  }

  private var measures: Measures {
    let height = environment.statusBarHeight
    if isPad {
      return Measures(
        fontSize: 12, middle: height / 2, timeMiddle: 39, end: 19, battery: CGSize(width: 25, height: 11.5),
        signal: CGSize(width: 17, height: 10.5), gap: 5)
    }
    switch environment.safeArea.top {
    case 51...:
      // Beside the island, which is 126 points wide: the time and the icons are centered in the space on
      // either side.
      let ear = (size.width - 126) / 2
      return Measures(
        fontSize: 17, middle: 32, timeMiddle: ear / 2 + 5, end: ear / 2 + 5 - 39,
        battery: CGSize(width: 27.5, height: 13), signal: CGSize(width: 19, height: 12), gap: 7)
    case 40...:
      return Measures(
        fontSize: 15, middle: height / 2 + 1, timeMiddle: 48, end: 14.5,
        battery: CGSize(width: 24.5, height: 11.5),
        signal: CGSize(width: 17, height: 10.5), gap: 5)
    default:
      return Measures(
        fontSize: 12, middle: height / 2, timeMiddle: nil, end: 5.5, battery: CGSize(width: 25, height: 11.5),
        signal: CGSize(width: 17, height: 10.5), gap: 4)
    }
  }

  private func drawStatusBar() {
    let measures = measures
    let time = NSAttributedString(
      string: "9:41",
      attributes: [
        .font: UIFont.systemFont(ofSize: measures.fontSize, weight: .semibold), .foregroundColor: color,
      ])
    let timeSize = time.size()
    time.draw(
      at: CGPoint(
        x: (measures.timeMiddle ?? size.width / 2) - timeSize.width / 2,
        y: measures.middle - timeSize.height / 2))
    let end = size.width - measures.end
    let battery = CGRect(
      x: end - measures.battery.width, y: measures.middle - measures.battery.height / 2,
      width: measures.battery.width, height: measures.battery.height)
    drawBattery(in: battery)
    let wireless = CGRect(
      x: battery.minX - measures.gap - measures.signal.width * 0.9,
      y: measures.middle - measures.signal.height / 2, width: measures.signal.width * 0.9,
      height: measures.signal.height)
    drawWireless(in: wireless)
    // Phones with a home button have the signal at the left edge; iPads have none.
    if isPad { return }
    let x = measures.timeMiddle == nil ? 6 : wireless.minX - measures.gap - measures.signal.width
    drawSignal(
      in: CGRect(
        x: x, y: wireless.minY, width: measures.signal.width, height: measures.signal.height))
  }

  private func drawBattery(in rect: CGRect) {
    let body = CGRect(x: rect.minX, y: rect.minY, width: rect.width - 2.5, height: rect.height)
    color.withAlphaComponent(0.4).setStroke()
    let shell = UIBezierPath(roundedRect: body.insetBy(dx: 0.5, dy: 0.5), cornerRadius: rect.height * 0.32)
    shell.lineWidth = 1
    shell.stroke()
    color.withAlphaComponent(0.4).setFill()
    UIBezierPath(
      roundedRect: CGRect(
        x: body.maxX + 1, y: rect.midY - rect.height / 6, width: 1.5, height: rect.height / 3),
      cornerRadius: 0.75
    ).fill()
    color.setFill()
    UIBezierPath(roundedRect: body.insetBy(dx: 2, dy: 2), cornerRadius: rect.height * 0.2).fill()
  }

  /// Draws four bars of increasing height.
  private func drawSignal(in rect: CGRect) {
    let width = rect.width * 0.18
    for index in 0..<4 {
      let height = rect.height * (0.37 + 0.21 * CGFloat(index))
      UIBezierPath(
        roundedRect: CGRect(
          x: rect.minX + (rect.width - width) * CGFloat(index) / 3, y: rect.maxY - height, width: width,
          height: height), cornerRadius: width * 0.3
      ).fill()
    }
  }

  /// Draws two arcs above a wedge, a quarter of a circle wide.
  private func drawWireless(in rect: CGRect) {
    color.setStroke()
    let centre = CGPoint(x: rect.midX, y: rect.maxY)
    let width = rect.height * 0.2
    for part in [1.0, 0.62] {
      let arc = UIBezierPath(
        arcCenter: centre, radius: rect.height * part - width / 2, startAngle: -.pi * 0.75,
        endAngle: -.pi * 0.25,
        clockwise: true)
      arc.lineWidth = width
      arc.stroke()
    }
    let wedge = UIBezierPath()
    wedge.move(to: centre)
    wedge.addArc(
      withCenter: centre, radius: rect.height * 0.3, startAngle: -.pi * 0.75, endAngle: -.pi * 0.25,
      clockwise: true)
    wedge.close()
    wedge.fill()
  }

  private func drawIndicator() {
    let width = isPad ? size.width * 0.35 : isPortrait ? size.width * 0.36 : size.width * 0.27
    UIBezierPath(
      roundedRect: CGRect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5),
      cornerRadius: 2.5
    ).fill()
  }
}
