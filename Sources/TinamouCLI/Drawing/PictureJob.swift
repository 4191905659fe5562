import ObjectiveCSupport
import ScreenLint
import ScreenRequests
import ScreenSession
import Simulator
import UIKit

/// A picture to draw: a screen on a device with settings.
struct PictureJob {
  let screen: Screen
  let device: Device
  var settings: DeviceSettings
  /// The maximum time that the device waits for work on other queues, in seconds of real time.
  let patience: Double
  /// A Boolean value that indicates whether pictures of other languages are drawn beside this one.
  var isOneOfSeveralLanguages = false

  /// Every screen on every device with all settings that a request asks for, in this order.
  static func jobs(of request: ScreenRequest, screens: [Screen], devices: [Device]) -> [PictureJob] {
    let configurations = request.configurations(
      on: devices, orientation: request.result.standardOrientation)
    return screens.flatMap { screen in
      var jobs: [PictureJob] = []
      for configuration in configurations {
        guard let device = configuration.device else { continue }
        let job = PictureJob(
          screen: screen, device: device, settings: configuration.settings,
          patience: request.conditions.patience,
          isOneOfSeveralLanguages: request.settings.languages.count > 1)
        // Different choices can be the same settings.
        if !jobs.contains(where: { $0.device == device && $0.settings == job.settings }) { jobs.append(job) }
      }
      return jobs
    }
  }

  /// Divides the pictures of each screen into portions for processes, so that no processor waits in the end for one that draws all of a
  /// screen: two pictures each, and up to eight where there are hundreds in all, since a process takes about as long as a picture.
  ///
  /// This does not depend on the number of processors, so that screens that keep something between their pictures look the same
  /// everywhere. A screen remains whole in the process of an application, which other processes run beside, and where requests are
  /// recorded.
  @MainActor
  static func portions(of jobs: [PictureJob], request: ScreenRequest) -> [[PictureJob]] {
    let isWhole = Tinamou.isHosted || request.conditions.recordResponses != nil
    let size = isWhole ? jobs.count : min(max(jobs.count / 32, 2), 8)
    var result: [[PictureJob]] = []
    for job in jobs {
      if let last = result.last, last[0].screen.slug == job.screen.slug, last.count < size {
        result[result.count - 1].append(job)
      } else {
        result.append([job])
      }
    }
    return result
  }

  /// The file's name without its extension: the screen, the device, the orientation and the settings that
  /// differ from the defaults.
  var fileStem: String { "\(screen.slug).\(variant)" }

  /// The part of the name that distinguishes the pictures of a screen.
  var variant: String {
    var parts = [device.id, settings.orientation.rawValue]
    if settings.appearance == .dark { parts.append("dark") }
    if settings.textSize != .large { parts.append(TextSize(category: settings.textSize).shortName) }
    if settings.layoutDirection == .rightToLeft { parts.append("rtl") }
    if isOneOfSeveralLanguages, let language = settings.language { parts.append(language) }
    if settings.system != DeviceSettings.standardSystem { parts.append("ios\(settings.system)") }
    if settings.hasOlderDesign { parts.append("compatibility") }
    return parts.joined(separator: ".")
  }

  /// The description of the picture, as in "Sign up on iPhone 15, landscape, dark".
  var title: String {
    ["\(screen.name) on \(device.name)", settings.orientation.rawValue].joined(separator: ", ")
      + settingsTitle.map { ", \($0)" }.joined()
  }

  /// The device and the settings, as in "iPhone 15, landscape, dark".
  var configurationTitle: String {
    ([device.name, settings.orientation.rawValue] + settingsTitle).joined(separator: ", ")
  }

  /// The descriptions of the settings that differ from the defaults, except for the orientation.
  var settingsTitle: [String] {
    var parts: [String] = []
    if settings.appearance == .dark { parts.append("dark") }
    if settings.textSize != .large {
      parts.append("text size \(TextSize(category: settings.textSize).shortName)")
    }
    if settings.layoutDirection == .rightToLeft { parts.append("right to left") }
    if isOneOfSeveralLanguages, let language = settings.language { parts.append(language) }
    if settings.system != DeviceSettings.standardSystem { parts.append("iOS \(settings.system)") }
    if settings.hasOlderDesign { parts.append("compatibility design") }
    return parts
  }

  /// Makes the language the process's where pictures of several are drawn by it.
  private func setLanguage() {
    if isOneOfSeveralLanguages { ProcessLocale.set(language: settings.language) }
  }

  /// Sets up the device and shows the screen.
  @MainActor
  func show() -> VirtualDevice {
    setLanguage()
    let virtual = VirtualDevice(device, settings: settings)
    virtual.backgroundPatience = patience
    ToolHosts.current?.willShow(screen.name)
    screen.show(virtual)
    return virtual
  }

  /// Shows the screen, advances the time from the moment at which it appears, and draws successive frames.
  ///
  /// - Parameters:
  ///   - start: the time of the first frame, in seconds.
  ///   - count: the number of frames, which are a sixtieth of a second apart.
  @MainActor
  func drawMoments(
    from start: Double, count: Int, scale: Double?, format: PictureFormat, png: PNGCompression = .fast
  ) throws -> [Data] {
    setLanguage()
    let virtual = VirtualDevice(device, settings: settings)
    virtual.backgroundPatience = patience
    virtual.settlesByItself = false
    ToolHosts.current?.willShow(screen.name)
    screen.show(virtual)
    virtual.advance(by: start)
    var pictures: [Data] = []
    for index in 0..<count {
      if index > 0 { virtual.advance(by: 1.0 / 60) }
      do {
        pictures.append(try virtual.picture(format, scale: scale.map { CGFloat($0) }, png: png))
      } catch {
        throw ToolError.cannotDraw(title, reason: "\(error)")
      }
    }
    return pictures
  }

  /// Shows the screen. If constraints conflict, shows it again while recording the source lines of constraints, so that only layouts
  /// with conflicts pay for this.
  @MainActor
  func showWithOrigins() -> VirtualDevice {
    let virtual = show()
    virtual.layOut()
    guard virtual.hasConflicts, !ConstraintOrigins.areRecorded else { return virtual }
    ConstraintOrigins.areRecorded = true
    defer { ConstraintOrigins.areRecorded = false }
    let again = show()
    again.layOut()
    return again
  }

  /// Draws the picture.
  ///
  /// - Parameters:
  ///   - scale: pixels per point; `nil` for the device's scale.
  ///   - showsAccessibility: whether accessibility elements are shown.
  @MainActor
  func draw(
    _ format: PictureFormat, scale: Double?, png: PNGCompression = .fast, showsAccessibility: Bool = false
  ) throws -> Drawing {
    let virtual = showWithOrigins()
    do {
      let pixels = scale.map { CGFloat($0) }
      let data =
        showsAccessibility
        ? try AccessibilityOverlay(of: virtual).picture(format, scale: pixels, png: png)
        : try virtual.picture(format, scale: pixels, png: png)
      return Drawing(job: self, data: data, findings: virtual.screenFindings())
    } catch {
      throw ToolError.cannotDraw(title, reason: "\(error)")
    }
  }

  /// Throws an error if a bitmap would be too large: cairo's limit is 32767 pixels per side, and 200 million
  /// pixels keep the memory below a gigabyte.
  ///
  /// - Parameter scale: pixels per point; `nil` for the device's scale.
  func checkSize(scale: Double?, format: PictureFormat) throws {
    guard format.hasPixels else { return }
    let scale = scale ?? Double(device.scale)
    let size = device.size(in: settings.orientation)
    let width = Double(size.width) * scale
    let height = Double(size.height) * scale
    guard max(width, height) <= 32_767, width * height <= 200_000_000 else {
      throw ToolError.pictureTooLarge(width: width, height: height)
    }
  }
}

/// A drawn picture, and the defects of its layout.
struct Drawing {
  let job: PictureJob
  let data: Data
  let findings: ScreenFindings
}
