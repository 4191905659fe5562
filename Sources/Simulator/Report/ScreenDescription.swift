import UIKit
import ViewDescriptions

/// A screen as `frames --json` prints it, an object per line. `Documentation/frames.schema.json` is its
/// schema.
public struct ScreenDescription: Codable, Hashable, Sendable {
  /// The device that the screen is on.
  public struct Device: Codable, Hashable, Sendable {
    /// The device's id, such as `iphone-15`.
    public var id: String
    /// The device's name.
    public var name: String
    /// The width in points in the current orientation.
    public var width: Double
    /// The height in points in the current orientation.
    public var height: Double
    /// The number of pixels per point.
    public var scale: Double
  }

  /// The settings of the device.
  public struct Settings: Codable, Hashable, Sendable {
    /// `portrait` or `landscape`.
    public var orientation: String
    /// `light` or `dark`.
    public var appearance: String
    /// The raw value of the content size category.
    public var textSize: String
    /// `ltr` or `rtl`.
    public var direction: String
    /// The tag of the language; nil for English.
    public var language: String?
    /// The version of iOS.
    public var ios: Int
  }

  /// A view whose position or size along an axis the constraints do not determine.
  public struct Ambiguity: Codable, Hashable, Sendable {
    /// The view's id.
    public var view: String
    /// `horizontal` or `vertical`.
    public var axis: String
    /// Constraints that would resolve the ambiguity at the current frame.
    public var settling: [String]
  }

  /// The version of the format.
  public var format = ViewDescription.format
  /// The name of the screen; `nil` for the current contents of a device.
  public var screen: String?
  /// The device.
  public var device: Device
  /// The settings of the device.
  public var settings: Settings
  /// The windows and all views in them, each before its subviews, subviews from back to front, rows of lists from the top down.
  public var views: [ViewDescription] = []
  /// The constraints that relate views, in the order in which views hold them.
  public var constraints: [ConstraintDescription] = []
  /// The conflicts in order of their occurrence.
  public var conflicts: [ConflictDescription] = []
  /// The ambiguities from the root down.
  public var ambiguities: [Ambiguity] = []
  /// The defects of the layout: conflicts, ambiguities and texts that are cut, as `lint` tells them; nil if they were not looked for.
  public var findings: [FindingDescription]?
  /// Other messages that layout wrote to the console.
  public var messages: [String] = []

  /// The description as a line of JSON.
  public var line: String { (try? JSONLine.text(of: self)) ?? "{}" }
}

extension VirtualDevice {
  /// Lays out and describes every view on the screen.
  ///
  /// - Parameters:
  ///   - screen: The name of the screen in the description.
  ///   - inspects: Whether it has what an inspector shows, such as the constraints that decide each number of
  ///     a frame, which take time to find. The default is `false`.
  public func describe(screen: String? = nil, inspects: Bool = false) -> ScreenDescription {
    layOut()
    return collectingMessages {
      let size = device.size(in: interfaceOrientation)
      let settings = currentSettings
      var result = ScreenDescription(
        screen: screen,
        device: .init(
          id: device.id, name: device.name, width: Double(size.width), height: Double(size.height),
          scale: Double(device.scale)),
        settings: .init(
          orientation: interfaceOrientation.rawValue,
          appearance: settings.appearance == .dark ? "dark" : "light", textSize: settings.textSize.rawValue,
          direction: settings.layoutDirection == .rightToLeft ? "rtl" : "ltr", language: settings.language,
          ios: settings.system))
      ScreenContents(of: windows).describe(
        in: &result, inspectedOn: inspects ? CGRect(origin: .zero, size: size) : nil, source: viewSource)
      result.messages = layoutMessages
      return result
    }
  }

  /// Lays out and returns the views and constraints on the screen by their ids in a description.
  package var inspectedObjects: (views: [String: UIView], constraints: [String: NSLayoutConstraint]) {
    layOut()
    return collectingMessages {
      let contents = ScreenContents(of: windows)
      let views = contents.views.map { (contents.id(of: $0.view), $0.view) }
      let constraints = (contents.constraints + contents.broken).map { ($0.id, $0.constraint) }
      return (
        Dictionary(views) { first, _ in first }, Dictionary(constraints) { first, _ in first }
      )
    }
  }
}
