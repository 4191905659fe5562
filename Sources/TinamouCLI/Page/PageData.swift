import ScreenLint
import ScreenRequests
import Simulator
import UIKit
import ViewDescriptions

/// The contents of a page: screens, their pictures, and what is known of the last build. The same for galleries, which are folders with a
/// `data.js`, and for `preview`, which serves it.
package struct PageData: Codable, Equatable, Sendable {
  /// The version of the format.
  package var format = 1
  package var title: String
  /// A Boolean value that indicates whether a server answers requests about the screens.
  package var live = false
  package var screens: [PageScreen] = []
  package var pictures: [PagePicture] = []
  /// The last build; nil in galleries.
  package var build: PageBuild?
  /// The configurations in which each screen is drawn; nil in galleries.
  package var shown: PageConfiguration?
  /// The choices of what can be drawn; nil in galleries.
  package var choices: PageChoices?

  package init(title: String) { self.title = title }

  /// The script that hands the data over to the page of a folder.
  package var script: String {
    PageScript.event("tinamou-data", detail: PageScript.literal((try? JSONLine.text(of: self)) ?? "{}"))
  }
}

/// A screen of a page.
package struct PageScreen: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case screen, preview, scene, document
  }

  package var name: String
  /// The name in identifiers and paths.
  package var slug: String
  package var kind = Kind.screen
  /// The file that the screen is declared in, if it is known.
  package var file: String?
  /// The line, from 1.
  package var line: Int?

  package init(name: String, slug: String, kind: Kind = .screen) {
    self.name = name
    self.slug = slug
    self.kind = kind
  }
}

/// A picture of a screen on a device with settings.
package struct PagePicture: Codable, Equatable, Sendable {
  package struct Device: Codable, Equatable, Sendable {
    package var id: String
    package var name: String
    /// The width of the picture in points, as the device is held.
    package var width: Double
    package var height: Double
    /// Pixels per point of the device.
    package var scale: Double
    /// The radius of the corners of its screen, in points.
    package var cornerRadius: Double
  }

  package struct Settings: Codable, Equatable, Sendable {
    package var orientation: String
    package var appearance: String
    package var textSize: String
    package var direction: String
    package var language: String
    /// The version of iOS; nil for the one that devices have by default.
    package var ios: Int?
  }

  /// The numbers of the layout's findings.
  package struct Summary: Codable, Equatable, Sendable {
    package var conflicts = 0
    package var ambiguities = 0
    package var messages = 0
    /// A Boolean value that indicates whether code that was left out would have been called.
    package var isIncomplete = false

    package init() {}
  }

  package var id: String
  /// The slug of its screen.
  package var screen: String
  package var device: Device
  package var settings: Settings
  /// The path of the picture relative to the page.
  package var picture: String
  /// The path of the description relative to the page.
  package var description: String
  /// Grows with every drawing, so that an address is of one picture.
  package var version = 1
  /// A Boolean value that indicates whether a newer one is being made, or could not be made.
  package var isStale = false
  package var summary = Summary()
  /// The defects of the screen, at most `findingLimit`; nil where they were not looked for.
  package var findings: [FindingDescription]?

  /// The most defects of a picture.
  package static let findingLimit = 200
  /// The seconds from the change to the picture; nil where it is not drawn after a change.
  package var seconds: Double?
  /// Why there is no picture, or why it is the last one that could be drawn.
  package var error: String?

  package init(screen: String, variant: String, device: Device, settings: Settings) {
    self.screen = screen
    id = "\(screen)/\(variant)"
    self.device = device
    self.settings = settings
    picture = "pictures/\(id).png"
    description = "descriptions/\(id).js"
  }

  /// The path of the description of a picture on a page that is served.
  static func servedDescription(of id: String) -> String { "descriptions/\(id).json" }

  /// The script that hands a description over to the page of a folder, or the reason why there is none.
  package static func script(
    describing id: String, _ description: Result<PageDescription, PageDescriptionError>
  ) -> String {
    let values =
      switch description {
      case .success(let description): [description.json]
      case .failure(let error): ["null", text(of: error.description)]
      }
    let detail = ([text(of: id)] + values).map(PageScript.literal).joined(separator: ", ")
    return PageScript.event("tinamou-description", detail: "[\(detail)]")
  }

  private static func text(of value: String) -> String { (try? JSONLine.text(of: value)) ?? "\"\"" }
}

/// The state of what is built, on pages that are served.
package struct PageBuild: Codable, Equatable, Sendable {
  package enum State: String, Codable, Sendable {
    case idle, building, failed
  }

  /// An error in the user's code or documents.
  package struct Problem: Codable, Equatable, Sendable {
    package var file: String
    /// The line, from 1; 0 where only the file is known.
    package var line: Int
    /// The column, from 1; 0 where it is not known.
    package var column: Int
    package var message: String

    package init(file: String, line: Int, column: Int, message: String) {
      self.file = file
      self.line = line
      self.column = column
      self.message = message
    }
  }

  package var state = State.idle
  /// The seconds from the change to the first picture that shows it, or to the failure.
  package var seconds: Double?
  /// The name of the file that was changed.
  package var saved: String?
  package var errors: [Problem] = []
  /// The reason of a failure that belongs to no line.
  package var failure: String?

  package init() {}
}

/// Devices and settings; each combination of them is a picture of a screen.
package struct PageConfiguration: Codable, Equatable, Sendable {
  package var devices: [String] = []
  package var appearances: [String] = []
  package var textSizes: [String] = []
  package var directions: [String] = []
  package var languages: [String] = []
  package var orientations: [String] = []

  package init() {}
}

/// The choices of what can be drawn.
package struct PageChoices: Codable, Equatable, Sendable {
  package struct Device: Codable, Equatable, Sendable {
    package var id: String
    package var name: String
  }

  package var devices: [Device] = []
  package var textSizes: [String] = []

  package init() {}
}

extension PagePicture {
  /// Creates the picture of a job, without findings.
  init(_ job: PictureJob) {
    let device = job.device
    let size = device.size(in: job.settings.orientation)
    self.init(
      screen: job.screen.slug, variant: job.variant,
      device: Device(
        id: device.id, name: device.name, width: Double(size.width), height: Double(size.height),
        scale: Double(device.scale), cornerRadius: Double(device.cornerRadius)),
      settings: Settings(job.settings))
  }
}

extension PagePicture.Settings {
  init(_ settings: DeviceSettings) {
    orientation = settings.orientation.rawValue
    appearance = settings.appearance == .dark ? "dark" : "light"
    textSize = TextSize(category: settings.textSize).shortName
    direction = settings.layoutDirection == .rightToLeft ? "rtl" : "ltr"
    language = settings.language ?? "en"
    ios = settings.system == DeviceSettings.standardSystem ? nil : settings.system
  }
}

extension PagePicture {
  /// Adds the defects of the screen.
  @MainActor
  mutating func add(_ found: ScreenFindings) {
    findings = Array(found.findings.prefix(Self.findingLimit))
    summary.conflicts = found.count(of: .conflict)
    summary.ambiguities = found.count(of: .ambiguous)
    summary.messages = found.messages.count
    summary.isIncomplete = ToolHosts.current?.leftOut.isEmpty == false
  }
}
