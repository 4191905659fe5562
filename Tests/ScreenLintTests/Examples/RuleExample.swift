import CoreGraphics
import DeviceModels
import Foundation
import ScreenLint
import Simulator
import TestSupport
import Testing
import UIKit

/// A screen before and after a defect is mended, as the page of rules shows it.
struct RuleExample: Sendable, CustomTestStringConvertible {
  let rule: RuleID
  /// The part of the screen to draw: a band from a y-coordinate, in points, of a height.
  var top: CGFloat = 54
  var height: CGFloat = 90
  var textSize = UIContentSizeCategory.large
  var direction = UIUserInterfaceLayoutDirection.leftToRight
  var showsBars = false
  let before: @MainActor @Sendable (ExampleScreen) -> Void
  let after: @MainActor @Sendable (ExampleScreen) -> Void

  var testDescription: String { rule.rawValue }

  /// The configurations in which the rule looks: the usual one, and the one that is drawn.
  private func configurations() throws -> [LintConfiguration] {
    let phone = try DeviceCatalog.standard.device(named: "iPhone 15")
    var settings = DeviceSettings()
    settings.showsStatusBar = showsBars
    var shown = settings
    shown.textSize = textSize
    shown.layoutDirection = direction
    let usual = LintConfiguration(device: phone, settings: settings)
    return shown == settings ? [usual] : [usual, LintConfiguration(device: phone, settings: shown)]
  }

  /// Returns what the rule finds on a screen, and the picture, in which the view is marked.
  @MainActor
  func result(_ change: @escaping @MainActor (ExampleScreen) -> Void) throws -> (
    findings: [Finding], png: Data
  ) {
    let configurations = try configurations()
    var linter = Linter(rules: LintRules.all.filter { $0.id == rule })
    var report = LintReport(configurations: configurations)
    var last: (VirtualDevice, LintScreen)?
    for (index, configuration) in configurations.enumerated() {
      let device = VirtualDevice(configuration.device, settings: configuration.settings)
      device.show(ExampleScreen(change))
      let screen = LintScreen(device, configuration: configuration)
      report.add(linter.check(screen), configuration: index, screen: "example")
      last = (device, screen)
    }
    report.add(linter.compare(), configuration: nil, screen: "example")
    let findings = report.findings.filter { $0.rule == rule }
    let (device, screen) = try #require(last)
    // The same view, where the picture is of another configuration.
    let marked = findings.first.flatMap { finding in
      screen.views.first { $0.name == finding.view }
    }
    let frame = configurations.count == 1 ? findings.first.map { rect($0.frame) } : marked?.frame
    return (findings, try RulePicture.png(of: device, top: top, height: height, marked: frame))
  }

  private func rect(_ numbers: [Double]) -> CGRect {
    CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

/// A picture of a part of a screen with a marked view.
@MainActor
enum RulePicture {
  /// Returns the band from a y-coordinate, in points, of a height, at two pixels per point.
  static func png(of device: VirtualDevice, top: CGFloat, height: CGFloat, marked: CGRect?) throws -> Data {
    let scale: CGFloat = 2
    let image = try device.image(scale: scale)
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = true
    let size = CGSize(width: device.device.size(in: .portrait).width, height: height)
    let part = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      UIImage(cgImage: image, scale: scale, orientation: .up).draw(at: CGPoint(x: 0, y: -top))
      guard let marked else { return }
      UIColor(red: 0.9, green: 0.1, blue: 0.3, alpha: 1).setStroke()
      let path = UIBezierPath(rect: marked.offsetBy(dx: 0, dy: -top).insetBy(dx: -2, dy: -2))
      path.lineWidth = 2
      path.stroke()
    }
    return try #require(part.cgImage?.pngData(.small))
  }
}
