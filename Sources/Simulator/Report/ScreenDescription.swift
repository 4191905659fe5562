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
  /// The windows and all views in them, each before its subviews, subviews from back to front.
  public var views: [ViewDescription] = []
  /// The constraints that relate views, in the order in which views hold them.
  public var constraints: [ConstraintDescription] = []
  /// The conflicts in order of their occurrence.
  public var conflicts: [ConflictDescription] = []
  /// The ambiguities from the root down.
  public var ambiguities: [Ambiguity] = []
  /// Other messages that layout wrote to the console.
  public var messages: [String] = []

  /// The description as a line of JSON.
  public var line: String { (try? JSONLine.text(of: self)) ?? "{}" }
}

extension VirtualDevice {
  /// Lays out and describes every view on the screen.
  ///
  /// - Parameter screen: The name of the screen in the description.
  public func describe(screen: String? = nil) -> ScreenDescription {
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
      let windows = windows
      var views: [(view: UIView, depth: Int, isHidden: Bool)] = []
      var stack: [(view: UIView, depth: Int, isHidden: Bool)] = windows.reversed().map {
        ($0, 0, $0.isHidden)
      }
      while let (view, depth, isHidden) = stack.popLast() {
        views.append((view, depth, isHidden))
        for subview in view.subviews.reversed() {
          stack.append((subview, depth + 1, isHidden || subview.isHidden))
        }
      }
      let names = StableNames.names(of: views.map(\.view))
      let outlets = StableNames.outlets(of: views.map(\.view))
      let ambiguities = windows.flatMap(\.layoutAmbiguities)
      let ambiguous = Set(ambiguities.map { ObjectIdentifier($0.view) })
      LayoutNaming.using(names) {
        var ids: [ObjectIdentifier: String] = [:]
        var index = ConstraintIndex()
        for view in views.map(\.view) {
          for constraint in view.constraints where ids[ObjectIdentifier(constraint)] == nil {
            let id = "\(ids.count + 1)"
            ids[ObjectIdentifier(constraint)] = id
            index.add(constraint, id: id)
          }
        }
        result.constraints = index.descriptions
        for (view, depth, isHidden) in views {
          let key = ObjectIdentifier(view)
          var entry = ViewDescription(
            id: names[key] ?? "\(type(of: view))", class: "\(type(of: view))", frame: view.frame,
            ambiguous: ambiguous.contains(key))
          entry.depth = depth
          let place = view.window?.convertToScreen(view.convert(view.bounds, to: nil)) ?? view.bounds
          entry.windowFrame = ViewDescription.numbers(place)
          entry.outlet = outlets[key]
          if isHidden { entry.hidden = true }
          entry.constraints = index[view]
          entry.describe(view)
          result.views.append(entry)
        }
        result.ambiguities = ambiguities.map { ambiguity in
          ScreenDescription.Ambiguity(
            view: names[ObjectIdentifier(ambiguity.view)] ?? "",
            axis: ambiguity.axis == .horizontal ? "horizontal" : "vertical",
            settling: ambiguity.settling.map(\.description))
        }
        // A broken constraint no longer belongs to a view; it comes with the conflict.
        @MainActor func id(of member: LayoutConflict.Member) -> String {
          if let constraint = member.constraint, let known = ids[ObjectIdentifier(constraint)] {
            return known
          }
          let id = "\(result.constraints.count + 1)"
          if let constraint = member.constraint { ids[ObjectIdentifier(constraint)] = id }
          let place = member.line
          result.constraints.append(
            ConstraintDescription(
              id: id, description: member.describe(), file: place?.file, line: place?.line))
          return id
        }
        result.conflicts = windows.flatMap(\.layoutConflicts).map {
          ConflictDescription(broken: id(of: $0.broken), set: $0.members.map(id(of:)))
        }
      }
      var seen: Set<String> = []
      result.messages = messages.filter {
        !$0.hasPrefix("[LayoutConstraints] Unable to simultaneously satisfy")
      }.map(StableNames.withoutAddresses).filter { seen.insert($0).inserted }
      return result
    }
  }
}
