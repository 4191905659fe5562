import ObjectiveCSupport
import Simulator
import UIKit

/// One picture to draw: a screen on a device with settings.
struct PictureJob {
  let screen: Screen
  let device: Device
  let settings: DeviceSettings
  /// How long the device waits for work on other queues, in real seconds.
  let patience: Double
  /// Whether pictures of other languages are drawn beside this one.
  var isOneOfSeveralLanguages = false

  /// Every screen on every device with all settings that the options ask for, in this order.
  static func jobs(
    screens: [Screen], devices: [Device], options: SettingsOptions, defaultOrientation: OrientationChoice
  ) -> [PictureJob] {
    let settings = options.settings(defaultOrientation: defaultOrientation)
    return screens.flatMap { screen in
      devices.flatMap { device in
        settings.map {
          PictureJob(
            screen: screen, device: device, settings: $0, patience: options.conditions.patience,
            isOneOfSeveralLanguages: options.languages.count > 1)
        }
      }
    }
  }

  /// The file's name without its ending: the screen, the device, and what is not ordinary.
  var fileStem: String {
    var parts = [screen.slug, device.id, settings.orientation.rawValue]
    if settings.appearance == .dark { parts.append("dark") }
    if settings.textSize != .large { parts.append(TextSize(category: settings.textSize).shortName) }
    if settings.layoutDirection == .rightToLeft { parts.append("rtl") }
    if isOneOfSeveralLanguages, let language = settings.language { parts.append(language) }
    if settings.system != DeviceSettings.standardSystem { parts.append("ios\(settings.system)") }
    return parts.joined(separator: ".")
  }

  /// The picture in words: "Sign up on iPhone 15, landscape, dark".
  var title: String {
    ["\(screen.name) on \(device.name)", settings.orientation.rawValue].joined(separator: ", ")
      + settingsTitle.map { ", \($0)" }.joined()
  }

  /// What is not ordinary about the settings, the orientation aside.
  var settingsTitle: [String] {
    var parts: [String] = []
    if settings.appearance == .dark { parts.append("dark") }
    if settings.textSize != .large {
      parts.append("text size \(TextSize(category: settings.textSize).shortName)")
    }
    if settings.layoutDirection == .rightToLeft { parts.append("right to left") }
    if isOneOfSeveralLanguages, let language = settings.language { parts.append(language) }
    if settings.system != DeviceSettings.standardSystem { parts.append("iOS \(settings.system)") }
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
    Tinamou.willShow?(screen.name)
    screen.show(virtual)
    return virtual
  }

  /// Shows the screen, lets time pass from the moment at which it appears, and draws moments of it.
  ///
  /// - Parameters:
  ///   - start: the first moment, in seconds.
  ///   - count: how many moments; each a sixtieth of a second after the one before.
  @MainActor
  func drawMoments(from start: Double, count: Int, scale: Double?, format: PictureFormat) throws -> [Data] {
    setLanguage()
    let virtual = VirtualDevice(device, settings: settings)
    virtual.backgroundPatience = patience
    virtual.settlesByItself = false
    Tinamou.willShow?(screen.name)
    screen.show(virtual)
    virtual.advance(by: start)
    var pictures: [Data] = []
    for index in 0..<count {
      if index > 0 { virtual.advance(by: 1.0 / 60) }
      do {
        pictures.append(try virtual.picture(format, scale: scale.map { CGFloat($0) }))
      } catch {
        throw ToolError.cannotDraw(title, reason: "\(error)")
      }
    }
    return pictures
  }

  /// Shows the screen and reports; where constraints conflict, once more, with the lines that made them, so that only
  /// layouts with conflicts pay for finding lines.
  @MainActor
  func showAndReport() -> (VirtualDevice, LayoutReport) {
    let virtual = show()
    let report = virtual.report()
    guard !report.conflicts.isEmpty, !ConstraintOrigins.areRecorded else { return (virtual, report) }
    ConstraintOrigins.areRecorded = true
    defer { ConstraintOrigins.areRecorded = false }
    let again = show()
    return (again, again.report())
  }

  /// Draws the picture.
  ///
  /// - Parameter scale: pixels per point; nil for the device's own.
  @MainActor
  func draw(_ format: PictureFormat, scale: Double?) throws -> Drawing {
    let (virtual, report) = showAndReport()
    do {
      let data = try virtual.picture(format, scale: scale.map { CGFloat($0) })
      return Drawing(job: self, data: data, report: report)
    } catch {
      throw ToolError.cannotDraw(title, reason: "\(error)")
    }
  }

  /// Bitmaps have limits: 32767 pixels to a side is cairo's, 200 million pixels keep the memory below a gigabyte.
  ///
  /// - Parameter scale: pixels per point; nil for the device's own.
  func checkSize(scale: Double?, format: PictureFormat) throws {
    guard format == .png else { return }
    let scale = scale ?? Double(device.scale)
    let size = device.size(in: settings.orientation)
    let width = Double(size.width) * scale
    let height = Double(size.height) * scale
    guard max(width, height) <= 32_767, width * height <= 200_000_000 else {
      throw ToolError.pictureTooLarge(width: width, height: height)
    }
  }
}

/// A picture that was drawn, and what the device said about the layout.
struct Drawing {
  let job: PictureJob
  let data: Data
  let report: LayoutReport
}
