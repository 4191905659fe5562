import DesignCanvas
import Foundation
import ScreenLint
import ScreenRequests
import Simulator
import UIKit
@_spi(UIKit) import UIKitCore

/// A screen that is checked: one of a program, a scene of a document, or a document as a whole.
@MainActor
struct LintUnit {
  let name: String
  let slug: String
  /// The document that the screen is a scene of.
  let document: String?
  /// The document whose own defects are found; it is not shown.
  let isDocument: Bool
  /// Shows the screen on a device, and returns the view that is to be a part of another one; `nil` for whole screens.
  let show: @MainActor (VirtualDevice) -> UIView?
  /// A Boolean value that indicates whether colors in the dark appearance are unknown: those of a catalog that is not there.
  var hasUnknownColors = false
  /// A Boolean value that indicates whether it is shown while an application launches: nobody reads or touches it.
  var isLaunchScreen = false

  /// A Boolean value that indicates whether it was designed for tablets.
  var isForTablets = false

  /// Returns the units of a program.
  static func units(of screens: [Screen]) -> [LintUnit] {
    screens.map { screen in
      LintUnit(name: screen.name, slug: screen.slug, document: nil, isDocument: false) { device in
        ToolHosts.current?.willShow(screen.name)
        screen.show(device)
        return nil
      }
    }
  }

  /// Returns the units of documents: each document, and its scenes. One that cannot be read has a unit alone, which says why.
  static func units(ofDocuments files: [String]) -> [LintUnit] {
    var taken: Set<String> = []
    func unique(_ slug: String) -> String {
      var (result, number) = (slug, 2)
      while !taken.insert(result).inserted {
        result = "\(slug)-\(number)"
        number += 1
      }
      return result
    }
    return files.flatMap { file -> [LintUnit] in
      let title = (file as NSString).lastPathComponent
      let whole = LintUnit(
        name: title, slug: unique(Screen.slug(of: title)), document: file, isDocument: true
      ) { _ in nil }
      let scenes = (try? DocumentScene.scenes(ofFile: file)) ?? []
      let document = try? LintDocument(file: file)
      return [whole]
        + scenes.map { scene in
          let name = "\(title): \(scene.name)"
          var unit = LintUnit(
            name: name, slug: unique(Screen.slug(of: name)), document: file, isDocument: false
          ) {
            show(scene, ofFile: file, on: $0)
          }
          unit.hasUnknownColors = document?.hasUnknownColors ?? false
          unit.isLaunchScreen = document?.document.isLaunchScreen ?? false
          unit.isForTablets = document?.isForTablets == true || scene.isLargerThanPhones
          return unit
        }
    }
  }

  private static func show(_ scene: DocumentScene, ofFile file: String, on device: VirtualDevice) -> UIView? {
    guard let instance = try? DocumentScreens.instance(of: scene, on: device, keepsSize: true) else {
      return nil
    }
    if let part = instance.part {
      // It is shown at the corner of the screen, and used somewhere on it.
      device.window.deviceSafeAreaInsets = .zero
      device.layOut()
      // As high as its content asks for, as lists make their rows.
      let fitting = part.systemLayoutSizeFitting(
        CGSize(width: part.bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      if fitting.height > part.bounds.height, fitting.height < 5000 {
        part.frame.size.height = fitting.height
        device.layOut()
      }
    }
    // A view of a xib is a part of something that the document does not tell of.
    return instance.part ?? (file.hasSuffix(".xib") ? instance.controller.view : nil)
  }
}

extension LintMatrix {
  /// The matrix of a request: the usual choices where it makes none.
  @MainActor
  init(_ request: ScreenRequest, extent: LintResult.Extent) throws {
    var choices = Choices.standard
    if !request.devices.names.isEmpty { choices.devices = try request.devices.chosen(defaults: []) }
    let settings = request.settings
    if let orientation = settings.orientation { choices.orientations = orientation.orientations }
    if let appearance = settings.appearance { choices.appearances = appearance.styles }
    if !settings.textSizes.isEmpty { choices.textSizes = settings.textSizes.map(\.category) }
    if let direction = settings.direction {
      choices.directions = direction.directions.map { $0 == .rtl ? .rightToLeft : .leftToRight }
    }
    if !settings.languages.isEmpty { choices.languages = settings.languages }
    if let system = settings.ios { choices.settings.system = system }
    choices.settings.requiresCompatibility = settings.design == .compatibility
    self = extent == .full ? LintMatrix(all: choices) : LintMatrix(pairwise: choices)
    hasStandardDevices = request.devices.names.isEmpty
  }
}
