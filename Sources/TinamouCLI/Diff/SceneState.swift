import DesignCanvas
import LayoutExplanations
import ScreenLint
import Simulator
import SnapshotComparison
import UIKit

/// A scene on a device: its frames, texts, styles, constraints and picture, to be compared with another state.
@MainActor
struct SceneState {
  let record: SnapshotRecord
  /// The names of the views of the record, as explanations have them.
  let names: [String]
  /// The properties of each view that are drawn, by name.
  let styles: [[String: String]]
  let constraints: [ConstraintRecord]
  /// The keys of the views in constraints: object ids, or names.
  let keys: Set<String>
  let image: CGImage
  /// The number of pixels per point.
  let scale: Double

  /// Lays a scene out.
  init(_ scene: DocumentScene, in job: PictureJob) throws {
    let device = VirtualDevice(job.device, settings: job.settings)
    let instance = try DocumentScreens.instance(of: scene, on: device)
    let report = device.report(namesOutlets: true)
    let views = device.describedViews
    var record = SnapshotRecord(
      screen: scene.name, device: job.device.id, scale: Double(device.device.scale), settings: [:],
      report: report)
    // Both lists have each view before its subviews.
    let isSame = views.count == record.views.count
    if isSame {
      for (index, view) in views.enumerated() {
        record.views[index].id = instance.identity(of: view)?.id
        if let outlet = instance.outlet(of: view) { record.views[index].outlet = outlet }
      }
    }
    scale = 1
    image = try device.image(scale: 1)
    record.findings = device.screenFindings(LintRules.all).findings.map(SnapshotRecord.Finding.init)
    self.record = record
    names = isSame ? device.explainedNames() : []
    styles = isSame ? views.map(Self.style) : []
    var keys: [ObjectIdentifier: String] = [:]
    for (view, name) in zip(views, names) {
      keys[ObjectIdentifier(view)] = instance.identity(of: view)?.id ?? name
    }
    self.keys = Set(keys.values)
    constraints = device.constraintRecords { keys[ObjectIdentifier($0)] }
  }

  /// Returns the properties of a view that are drawn.
  private static func style(of view: UIView) -> [String: String] {
    var result: [String: String] = [:]
    func note(_ name: String, _ value: (some Any)?) { if let value { result[name] = "\(value)" } }
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
    note("alpha", view.alpha == 1 ? nil : view.alpha)
    note("corner radius", view.layer.cornerRadius == 0 ? nil : view.layer.cornerRadius)
    note("border width", view.layer.borderWidth == 0 ? nil : view.layer.borderWidth)
    note("content mode", view is UIImageView ? view.contentMode.rawValue : nil)
    func note(_ font: UIFont?) {
      note("font", font?.fontName)
      note("font size", font.map { Double($0.pointSize) })
    }
    switch view {
    case let label as UILabel:
      note(label.font)
      note("text color", color(label.textColor))
      note("text alignment", label.textAlignment.rawValue)
      note("number of lines", label.numberOfLines)
    case let field as UITextField:
      note(field.font)
      note("text color", color(field.textColor))
      note("placeholder", field.placeholder)
      note("border style", field.borderStyle.rawValue)
    case let text as UITextView:
      note(text.font)
      note("text color", color(text.textColor))
    case let image as UIImageView:
      note("image size", image.image.map { "\(Double($0.size.width)) x \(Double($0.size.height))" })
      note("tint color", color(image.tintColor))
    case let button as UIButton:
      note("title color", color(button.currentTitleColor))
    default: break
    }
    return result
  }
}
