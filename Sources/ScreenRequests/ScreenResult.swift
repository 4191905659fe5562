import CoreGraphics
import Simulator

/// The result of a request for screens, and where it goes.
package enum ScreenResult: Codable, Equatable, Sendable {
  /// Pictures in files or on standard output.
  case pictures(PictureResult)
  /// The frames of views on standard output.
  case frames(FrameResult)
  /// The explanation of a layout on standard output.
  case explanation(ExplanationResult)
  /// A page in a folder.
  case gallery(GalleryResult)
  /// Pictures and descriptions for a page that is served, a line of JSON for each.
  case preview(PreviewResult)
  /// The answers to requests about a screen, a line of JSON for each.
  case session
  /// Pictures and records of snapshots, a line of JSON for each.
  case snapshots(SnapshotResultChoice)
  /// Pictures after each step of a visit.
  case visit(VisitResult)
  /// The findings of rules, a line of JSON for each configuration of a screen.
  case lint(LintResult)
  /// The views, constraints and pictures of screens, to be compared with those of another state: a line of JSON for each configuration.
  case states

  /// The path of the file with steps that are performed on one screen; `nil` if none are.
  package var script: String? {
    switch self {
    case .visit(let result): result.script
    case .frames(let result): result.script
    default: nil
    }
  }

  /// The name of the command whose result it is, whose part of `tinamou.yml` counts.
  package var command: String {
    switch self {
    case .pictures: "render"
    case .frames: "frames"
    case .explanation: "explain"
    case .gallery: "gallery"
    case .preview: "preview"
    case .session: "session"
    case .snapshots: "snapshots"
    case .visit: "run"
    case .lint: "lint"
    case .states: "diff"
    }
  }

  /// The ids of the devices if none is chosen: of galleries and differences a phone with a home button, one without, and a tablet.
  package var standardDevices: [String] {
    switch self {
    case .gallery, .states: ["iphone-se-3", "iphone-15", "ipad-air-11-m3"]
    default: ["iphone-15"]
    }
  }

  /// The orientation if none is chosen.
  package var standardOrientation: OrientationChoice {
    if case .gallery = self { .both } else { .portrait }
  }
}

/// Pictures, and where they go.
package struct PictureResult: Codable, Equatable, Sendable {
  /// The path of a file or a folder; `-` for standard output.
  package var output: String
  /// The format of pictures in a folder; that of the file's name otherwise.
  package var format: PictureFormat?
  package var png: PNGCompression
  /// The moment of the first picture, in seconds after a screen appears; `nil` for the one at which animations have ended.
  package var at: Double?
  /// The number of moments, a sixtieth of a second apart.
  package var frames: Int?
  /// A Boolean value that indicates whether pictures have numbered boxes around accessibility elements, and a list of these.
  package var showsAccessibility = false

  package init(output: String, png: PNGCompression = .fast) {
    self.output = output
    self.png = png
  }
}

/// The frames of views.
package struct FrameResult: Codable, Equatable, Sendable {
  /// A Boolean value that indicates whether frames are printed as JSON, an object to the line.
  package var isJSON = false
  /// A Boolean value that indicates whether the JSON has what an inspector shows.
  package var inspects = false
  /// A Boolean value that indicates whether a single screen has a title, too.
  package var isTitled = false
  /// The path of a file with steps that are performed first; `nil` for none.
  package var script: String?
  /// The number of steps that are performed; `nil` for all.
  package var steps: Int?

  package init() {}
}

/// The explanation of a layout.
package struct ExplanationResult: Codable, Equatable, Sendable {
  /// The name of the view whose frame is explained; `nil` for the conflicts and ambiguities of the screen.
  package var view: String?
  /// A Boolean value that indicates whether explanations are printed as JSON, an object to the line.
  package var isJSON = false

  package init() {}
}

/// A page in a folder.
package struct GalleryResult: Codable, Equatable, Sendable {
  /// The path of the folder; `nil` for the standard one.
  package var output: String?
  package var title = "Gallery"
  package var png = PNGCompression.fast
  /// A Boolean value that indicates whether the page's part for each screen is printed, and no page is written.
  package var isSection = false

  package init() {}
}

/// Pictures for a page that is served.
package struct PreviewResult: Codable, Equatable, Sendable {
  /// The identifier of the picture to draw first.
  package var first: String?
  /// The slugs of screens that are not drawn.
  package var skipped: [String] = []

  package init() {}
}

/// Snapshots.
package struct SnapshotResultChoice: Codable, Equatable, Sendable {
  /// The configurations; `nil` for those that the devices and settings of the request are.
  package var configurations: [SnapshotConfiguration]?
  /// The units to draw, `screen/configuration`; `nil` for all.
  package var only: [String]?
  /// A Boolean value that indicates whether the units are listed, and none is drawn.
  package var isList = false
  /// A Boolean value that indicates whether pictures show accessibility elements.
  package var showsAccessibility = false

  package init() {}
}

/// A visit, and where its pictures go.
package struct VisitResult: Codable, Equatable, Sendable {
  /// The path of the file with the steps.
  package var script: String
  /// The path of the folder for the pictures.
  package var output: String
  package var png = PNGCompression.fast

  package init(script: String, output: String) {
    self.script = script
    self.output = output
  }
}

/// The findings of rules.
package struct LintResult: Codable, Equatable, Sendable {
  /// The extent of the matrix of configurations.
  package enum Extent: String, CaseIterable, Codable, Sendable {
    /// Each pair of choices at least once.
    case quick
    /// All combinations.
    case full
  }

  package var matrix = Extent.quick
  /// The names of the rules; empty for all.
  package var rules: [String] = []
  /// The indices of configurations that are left out, by the slugs of screens: they were checked, or ended their process.
  package var done: [String: [Int]] = [:]
  /// A Boolean value that indicates whether findings have pictures.
  package var hasPictures = false

  package init() {}
}
