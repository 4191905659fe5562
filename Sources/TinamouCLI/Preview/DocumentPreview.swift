import DesignCanvas
import Foundation
import Simulator
import UIKit
import ViewDescriptions

/// The pictures and descriptions of a document's scenes, or the error that it has.
struct DocumentPreview: Codable, Sendable {
  var drawings: [PreviewDrawing] = []
  var problem: PageBuild.Problem?

  /// The part of a picture's identifier for the device that the document was designed for.
  static let canvas = "canvas"

  init() {}

  init(failure: String, of file: String) {
    problem = PageBuild.Problem(file: file, line: 0, column: 0, message: failure)
  }

  var line: String { (try? JSONLine.text(of: self)) ?? "{}" }

  /// Returns the identifier of a scene. Those of a document begin with that of the empty scene.
  static func slug(of stem: String, scene: String) -> String {
    Screen.slug(of: stem) + "." + (scene.isEmpty ? "" : Screen.slug(of: scene))
  }
}

extension DocumentRequest {
  /// Draws and describes the document's scenes.
  @MainActor func previewAnswer() -> DocumentPreview {
    var result = DocumentPreview()
    do {
      let options = try options()
      ProcessLocale.set(language: language)
      let frames = try DocumentCanvas.draw(file: file, options: options, scale: pictures?.scale) { picture in
        result.drawings.append(try drawing(picture, options))
      }
      if let error = frames.error { result.problem = Self.problem(error, in: file) }
      // Findings and constraints are told of the whole document.
      var inspecting = options
      inspecting.inspects = true
      let inspected = DocumentCanvas.frames(ofFile: file, options: inspecting)
      for index in result.drawings.indices {
        result.drawings[index].picture?.summary.conflicts = frames.conflicts.count
        result.drawings[index].picture?.summary.messages = frames.warnings.count
        let description = SceneDescription(result.drawings[index], inspected)
        result.drawings[index].description = try JSONLine.text(of: description)
        result.drawings[index].views = nil
      }
    } catch {
      result.problem = PageBuild.Problem(file: file, line: 0, column: 0, message: "\(error)")
    }
    return result
  }

  /// Returns the place and the reason of an error that begins with them.
  static func problem(_ error: String, in file: String) -> PageBuild.Problem {
    var rest = Substring(error)
    if rest.hasPrefix(file + ":") { rest = rest.dropFirst(file.count + 1) }
    var numbers: [Int] = []
    while numbers.count < 2, let end = rest.firstIndex(of: ":"), let number = Int(rest[..<end]) {
      numbers.append(number)
      rest = rest[rest.index(after: end)...]
    }
    return PageBuild.Problem(
      file: file, line: numbers.first ?? 0, column: numbers.count > 1 ? numbers[1] : 0,
      message: rest.trimmingCharacters(in: .whitespaces))
  }

  @MainActor private func drawing(_ picture: DocumentPicture, _ options: DocumentOptions) throws
    -> PreviewDrawing
  {
    let name = (file as NSString).lastPathComponent
    let stem = preview ?? ""
    var screen = PageScreen(
      name: "\(name) \(picture.name)", slug: DocumentPreview.slug(of: stem, scene: picture.name),
      kind: .document)
    screen.file = URL(fileURLWithPath: file).standardizedFileURL.path
    let scale =
      UIImage(data: picture.data)?.cgImage.map { Double($0.width) / Double(picture.size.width) } ?? 1
    let orientation = picture.size.width > picture.size.height ? "landscape" : "portrait"
    let isRightToLeft = options.layoutDirection == .rightToLeft
    var result = PreviewDrawing(screen: screen)
    result.picture = PagePicture(
      screen: screen.slug, variant: suffix ?? DocumentPreview.canvas,
      device: PagePicture.Device(
        id: options.device?.id ?? DocumentPreview.canvas, name: options.device?.name ?? "As designed",
        width: Double(picture.size.width), height: Double(picture.size.height),
        scale: scale.isFinite ? (scale * 1000).rounded() / 1000 : 1,
        cornerRadius: Double(options.device?.cornerRadius ?? 0)),
      settings: PagePicture.Settings(
        orientation: orientation, appearance: appearance ?? "light", textSize: textSize ?? "l",
        direction: isRightToLeft ? "rtl" : "ltr", language: language ?? "en", ios: ios))
    result.png = picture.data
    result.views = picture.described
    return result
  }
}

extension DocumentPicture {
  /// The views in the form of `frames --json`.
  fileprivate var described: [ViewDescription] {
    // The frames of the superviews, outermost first.
    var above: [CGRect] = []
    var parents: [String] = []
    var count = 0
    return views.map { view in
      above.removeLast(max(0, above.count - view.depth))
      parents.removeLast(max(0, parents.count - view.depth))
      let origin = above.last?.origin ?? .zero
      above.append(view.frame)
      count += 1
      var entry = ViewDescription(
        id: view.id ?? "\(view.className)-\(count)", class: view.className,
        frame: view.frame.offsetBy(dx: -origin.x, dy: -origin.y), ambiguous: false)
      entry.depth = view.depth
      entry.parent = parents.last
      parents.append(entry.id)
      entry.windowFrame = ViewDescription.numbers(view.frame)
      entry.text = view.text
      if view.isHidden { entry.hidden = true }
      return entry
    }
  }
}

/// A scene of a document in the form of `frames --json`.
private struct SceneDescription: Codable {
  var format = ViewDescription.format
  var screen: String
  var device: PagePicture.Device?
  var settings: PagePicture.Settings?
  var views: [ViewDescription]
  var constraints: [ConstraintDescription]
  var conflicts: [ConflictDescription]
  var ambiguities: [String] = []
  var messages: [String]

  init(_ drawing: PreviewDrawing, _ frames: DocumentFrames) {
    screen = drawing.screen.name
    device = drawing.picture?.device
    settings = drawing.picture?.settings
    let known = Dictionary(frames.views.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var isMoved = false
    views = (drawing.views ?? []).map { drawn in
      guard var view = known[drawn.id] else { return drawn }
      isMoved = isMoved || view.windowFrame != drawn.windowFrame
      (view.frame, view.windowFrame, view.depth) = (drawn.frame, drawn.windowFrame, drawn.depth)
      (view.parent, view.hidden, view.polygon) = (drawn.parent, drawn.hidden, nil)
      return view
    }
    constraints = frames.constraints
    // Lines belong to frames that the picture does not have.
    if isMoved { for index in constraints.indices { constraints[index].segment = nil } }
    conflicts = frames.conflicts
    messages = frames.warnings.map { "\($0.line > 0 ? "line \($0.line): " : "")\($0.message)" }
  }
}
