import Simulator
import UIKit

/// A request for screens: which, on which devices, in which settings, and the result that is wanted.
///
/// It is made once, of a command's options and the file `tinamou.yml`. What draws is given the value: this process, the processes that
/// it starts, and applications that were built from projects, to which it goes as JSON.
package struct ScreenRequest: Codable, Equatable, Sendable {
  /// The paths of documents of Interface Builder that the screens are scenes of; empty for screens of a program.
  package var documents: [String] = []
  /// The names of the screens; empty for all.
  package var screens: [String] = []
  /// Names among them that may be those of classes of view controllers.
  package var controllers: [String] = []
  package var devices = DeviceChoice()
  package var settings = SettingsChoice()
  package var fonts = FontChoice()
  package var conditions = ConditionsChoice()
  package var result: ScreenResult

  package init(_ result: ScreenResult) { self.result = result }

  /// The request with the choices of another one where it has none.
  package func completed(by other: ScreenRequest) -> ScreenRequest {
    var request = self
    if documents.isEmpty { request.documents = other.documents }
    if screens.isEmpty { (request.screens, request.controllers) = (other.screens, other.controllers) }
    request.devices = devices.completed(by: other.devices)
    request.settings = settings.completed(by: other.settings)
    request.fonts = fonts.completed(by: other.fonts)
    request.conditions = conditions.completed(by: other.conditions)
    return request
  }

  /// All combinations of the chosen settings on devices, device by device.
  ///
  /// - Parameters:
  ///   - devices: the devices; `nil` for the one that a document was designed for.
  ///   - orientation: the orientation of devices if none is chosen; `nil` for a document's own.
  package func configurations(
    on devices: [Device?], orientation: OrientationChoice?
  ) -> [ScreenConfiguration] {
    let orientations: [Orientation?] = (settings.orientation ?? orientation)?.orientations ?? [nil]
    let appearances: [UIUserInterfaceStyle?] = settings.appearance?.styles ?? [nil]
    let textSizes: [TextSize?] = settings.textSizes.isEmpty ? [nil] : settings.textSizes
    let directions: [Direction?] = settings.direction?.directions ?? [nil]
    let languages: [String?] = settings.languages.isEmpty ? [nil] : settings.languages
    var basic = ScreenConfiguration()
    basic.system = settings.ios
    basic.design = settings.design
    basic.showsStatusBar = settings.showsStatusBar ?? false
    var result = [basic]
    // Each choice makes of a configuration as many as it has values.
    func vary<Value>(_ key: WritableKeyPath<ScreenConfiguration, Value?>, _ values: [Value?]) {
      result = result.flatMap { configuration in
        values.map { value in
          var configuration = configuration
          configuration[keyPath: key] = value
          return configuration
        }
      }
    }
    vary(\.device, devices)
    vary(\.orientation, orientations)
    vary(\.appearance, appearances)
    vary(\.textSize, textSizes)
    vary(\.direction, directions)
    vary(\.language, languages)
    var seen: Set<ScreenConfiguration> = []
    return result.filter { seen.insert($0).inserted }
  }
}
