import DesignCanvas
import LayoutExplanations
import ScreenLint
import Simulator
import SnapshotComparison
import UIKit

/// A screen on a device: its frames, texts, styles, constraints, defects and picture, to be compared with another state of it.
@MainActor
struct ScreenState {
  let record: SnapshotRecord
  /// The names of the views of the record, as explanations have them; empty where they are not known.
  let names: [String]
  /// The properties of each view that are drawn, by name; empty where they are not known.
  let styles: [[String: String]]
  let constraints: [ConstraintRecord]
  /// The picture, a pixel per point.
  let image: CGImage

  /// Lays out what a device shows.
  ///
  /// - Parameter instance: The scene of a document that it is.
  init(of device: VirtualDevice, screen: String, scene instance: DocumentScene.Instance? = nil) throws {
    let report = device.report(namesOutlets: true)
    let views = device.describedViews
    var record = SnapshotRecord(
      screen: screen, device: device.device.id, scale: Double(device.device.scale), settings: [:],
      report: report)
    // Both lists have each view before its subviews.
    let isSame = views.count == record.views.count
    if isSame, let instance {
      for (index, view) in views.enumerated() {
        record.views[index].id = instance.identity(of: view)?.id
        if let outlet = instance.outlet(of: view) { record.views[index].outlet = outlet }
      }
    }
    image = try device.image(scale: 1)
    let findings = device.screenFindings(LintRules.all, includesUnstable: true).findings
    record.findings = findings.map(SnapshotRecord.Finding.init)
    self.record = record
    names = isSame ? device.explainedNames() : []
    styles = isSame ? views.map(Self.style) : []
    constraints = isSame ? device.constraintRecords() : []
  }

  /// Lays a scene of a document out.
  init(_ scene: DocumentScene, in job: PictureJob) throws {
    let device = VirtualDevice(job.device, settings: job.settings)
    let instance = try DocumentScreens.instance(of: scene, on: device)
    try self.init(of: device, screen: scene.name, scene: instance)
  }

  /// Takes the state that a line of an application describes; `nil` if its picture cannot be decoded.
  init?(_ line: StateLine) {
    guard let image = try? CGImage.decode(line.picture) else { return nil }
    self.image = image
    (record, names, styles, constraints) = (line.record, line.names, line.styles, line.constraints)
  }

  /// Returns the properties of a view that are drawn.
  private static func style(of view: UIView) -> [String: String] {
    var result: [String: String] = [:]
    func note(_ name: String, _ value: (some Any)?) { if let value { result[name] = "\(value)" } }
    func number(_ value: CGFloat) -> String { StyleWords.number(Double(value)) }
    func color(_ color: UIColor?) -> String? {
      color.map { color in
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard color.resolvedColor(with: view.traitCollection).getRed(&r, green: &g, blue: &b, alpha: &a)
        else {
          return "a pattern"
        }
        let hex = [r, g, b].map { part in
          let byte = Int((min(max(part, 0), 1) * 255).rounded())
          return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        let opacity = Int((a * 100).rounded())
        return "#" + hex.joined() + (opacity == 100 ? "" : " at \(opacity) %")
      }
    }
    note("background color", color(view.backgroundColor))
    note("alpha", view.alpha == 1 ? nil : number(view.alpha))
    note("corner radius", view.layer.cornerRadius == 0 ? nil : number(view.layer.cornerRadius))
    note("border width", view.layer.borderWidth == 0 ? nil : number(view.layer.borderWidth))
    note("content mode", view is UIImageView ? StyleWords.name(of: view.contentMode) : nil)
    func note(_ font: UIFont?) {
      note("font", font.map { StyleWords.name(of: $0) })
      note("font size", font.map { number($0.pointSize) })
    }
    switch view {
    case let label as UILabel:
      note(label.font)
      note("text color", color(label.textColor))
      note("text alignment", StyleWords.name(of: label.textAlignment))
      note("number of lines", label.numberOfLines)
    case let field as UITextField:
      note(field.font)
      note("text color", color(field.textColor))
      note("placeholder", field.placeholder.map { "\"\($0)\"" })
      note("border style", StyleWords.name(of: field.borderStyle))
    case let text as UITextView:
      note(text.font)
      note("text color", color(text.textColor))
    case let image as UIImageView:
      note("image size", image.image.map { "\(number($0.size.width)) x \(number($0.size.height))" })
      note("tint color", color(image.tintColor))
    case let button as UIButton:
      note("title color", color(button.currentTitleColor))
    default: break
    }
    return result
  }
}
