import DesignCanvas
import Foundation
import ObjectiveCSupport
import ScreenLint
import ScreenRequests
import ScreenSession
import Simulator
import SnapshotComparison
import UIKit
import ViewDescriptions

/// A line of output of a process that draws snapshots: the beginning of a unit, a picture of it, or its end.
struct SnapshotLine: Codable, Sendable {
  /// The unit of work: `screen/configuration`, or `document/configuration`.
  var unit: String
  /// A Boolean value that indicates whether the unit ends here.
  var ends: Bool?
  /// The reason why the unit, or one of its pictures, could not be drawn.
  var error: String?
  /// The screen's name in file names, and its title.
  var screen: String?
  var title: String?
  var configuration: String?
  var record: SnapshotRecord?
  /// The picture as PNG.
  var picture: Data?
  /// The time that drawing took, in seconds.
  var seconds: Double?

  init(unit: String) { self.unit = unit }

  var text: String { get throws { try JSONLine.text(of: self) } }
}

/// The snapshots to draw: screens or documents, in each of the configurations.
@MainActor
struct SnapshotDrawing {
  let screens: [Screen]
  let configurations: [SnapshotConfiguration]
  let request: ScreenRequest

  /// A unit of work.
  struct Unit {
    let id: String
    let screen: Screen?
    let document: (path: String, stem: String)?
    let configuration: SnapshotConfiguration
  }

  /// All units, screen by screen.
  var units: [Unit] {
    let documents = request.documents
    if !documents.isEmpty {
      let stems = DocumentRequest.stems(of: documents)
      return documents.flatMap { path in
        let stem = Screen.slug(of: stems[path] ?? path)
        return configurations.of(stem).map {
          Unit(id: "\(stem)/\($0.name)", screen: nil, document: (path, stem), configuration: $0)
        }
      }
    }
    return screens.flatMap { screen in
      configurations.of(screen.slug).map {
        Unit(id: "\(screen.slug)/\($0.name)", screen: screen, document: nil, configuration: $0)
      }
    }
  }

  /// Draws units one after the other.
  ///
  /// - Parameters:
  ///   - wanted: the ids of the units to draw; `nil` for all.
  ///   - take: called with each line as soon as it is available.
  func draw(only wanted: Set<String>?, _ take: (SnapshotLine) throws -> Void) throws {
    let catalog = try request.devices.catalog()
    let hasLanguages = Set(configurations.map(\.language)).count > 1
    for unit in units where wanted?.contains(unit.id) != false {
      try take(SnapshotLine(unit: unit.id))
      if hasLanguages || !request.documents.isEmpty {
        ProcessLocale.set(language: unit.configuration.language)
      }
      let clock = ContinuousClock()
      var start = clock.now
      func line() -> SnapshotLine {
        var line = SnapshotLine(unit: unit.id)
        line.configuration = unit.configuration.name
        return line
      }
      // Returns the time since the unit began, or since its previous picture.
      func seconds() -> Double {
        let now = clock.now
        defer { start = now }
        let time = start.duration(to: now).components
        return Double(time.seconds) + Double(time.attoseconds) / 1e18
      }
      do {
        if let screen = unit.screen {
          var line = line()
          line.screen = screen.slug
          line.title = screen.name
          try draw(screen, unit.configuration, catalog, into: &line)
          line.seconds = seconds()
          try take(line)
        } else if let (path, stem) = unit.document {
          try draw(path, unit.configuration, catalog) { picture, record in
            var line = line()
            line.screen = "\(stem).\(picture.name)".shortened(toBytes: 160)
            line.title = "\((path as NSString).lastPathComponent) \(picture.name)"
            line.record = record
            line.record?.screen = line.title ?? ""
            line.record?.picture = SnapshotRecord.digest(of: picture.data)
            line.picture = picture.data
            line.seconds = seconds()
            try take(line)
          }
        }
      } catch let error as SnapshotDrawingError {
        var line = SnapshotLine(unit: unit.id)
        line.error = error.description
        try take(line)
      }
      var end = line()
      end.ends = true
      try take(end)
    }
  }

  private func draw(
    _ screen: Screen, _ chosen: SnapshotConfiguration, _ catalog: DeviceCatalog, into line: inout SnapshotLine
  ) throws {
    let configuration = try chosen.configuration(in: catalog)
    let scale = chosen.scale
    guard let device = configuration.device else { return }
    let job = PictureJob(
      screen: screen, device: device, settings: configuration.settings, patience: request.conditions.patience)
    do {
      try job.checkSize(scale: scale, format: .png)
      let virtual = job.show()
      let report = virtual.report(namesOutlets: true)
      let pixels = scale.map { CGFloat($0) }
      line.picture =
        chosen.accessibility == true
        ? try AccessibilityOverlay(of: virtual).picture(.png, scale: pixels)
        : try virtual.picture(.png, scale: pixels)
      line.record = SnapshotRecord(
        screen: screen.name, device: device.id, scale: scale ?? Double(device.scale),
        settings: configuration.described, report: report)
      line.record?.findings = virtual.screenFindings(LintRules.withoutDrawing).findings.map(
        SnapshotRecord.Finding.init)
      line.record?.picture = line.picture.map { SnapshotRecord.digest(of: $0) }
    } catch {
      throw SnapshotDrawingError(description: "\(error)")
    }
  }

  private func draw(
    _ path: String, _ chosen: SnapshotConfiguration, _ catalog: DeviceCatalog,
    _ take: (DocumentPicture, SnapshotRecord) throws -> Void
  ) throws {
    let configuration = try chosen.configuration(in: catalog)
    var options = DocumentOptions()
    options.catalog = catalog
    options.device = configuration.device
    options.orientation = configuration.orientation
    options.appearance = configuration.appearance
    options.textSize = configuration.textSize?.category
    options.layoutDirection = configuration.direction.map { $0 == .rtl ? .rightToLeft : .leftToRight }
    options.language = configuration.language
    options.system = configuration.system
    options.showsStatusBar = configuration.showsStatusBar
    options.requiresCompatibility = configuration.settings.requiresCompatibility
    let scale = chosen.scale ?? configuration.device.map { Double($0.scale) } ?? 2
    var count = 0
    let frames = try DocumentCanvas.draw(file: path, options: options, format: .png, scale: scale) {
      picture in
      count += 1
      let record = SnapshotRecord(
        screen: "", device: configuration.device?.id ?? "", size: picture.size, scale: scale,
        settings: configuration.described,
        views: picture.views.map {
          SnapshotRecord.View(
            depth: $0.depth, className: $0.className, frame: $0.frame, text: $0.text, identifier: $0.id,
            isHidden: $0.isHidden)
        })
      try take(picture, record)
    }
    if let error = frames.error { throw SnapshotDrawingError(description: error) }
    if count == 0 { throw SnapshotDrawingError(description: "there is nothing to draw") }
  }
}

/// An error that explains why something cannot be drawn.
struct SnapshotDrawingError: Error {
  let description: String
}
