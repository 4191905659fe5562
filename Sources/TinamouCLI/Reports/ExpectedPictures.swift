import Simulator
import UIKit

/// The pictures that a process of an application is asked for by a command's arguments. Their names follow from the screens that the
/// application has and from what the user chose, and are not the application's.
@MainActor
package struct ExpectedPictures {
  private enum Command {
    case render(RenderCommand)
    case gallery(GalleryCommand)
    case preview(DrawPreviewCommand)
  }
  private let command: Command
  private let devices: [Device]
  private let settings: SettingsOptions
  private let orientation: OrientationChoice

  /// Creates the pictures of a command.
  ///
  /// - Parameters:
  ///   - command: the name of the command.
  ///   - arguments: the arguments of its process.
  /// - Returns: `nil` for a command that draws no pictures into files.
  package init?(command: String, arguments: [String]) throws {
    let screens: any ScreenCommand
    switch command {
    case "render":
      let render = try RenderCommand.parse(arguments)
      self.command = .render(render)
      (screens, orientation) = (render, .portrait)
    case "gallery":
      let gallery = try GalleryCommand.parse(arguments)
      self.command = .gallery(gallery)
      (screens, orientation) = (gallery, .both)
    case "draw-preview":
      let preview = try DrawPreviewCommand.parse(arguments)
      self.command = .preview(preview)
      (screens, orientation) = (preview, .portrait)
    default: return nil
    }
    settings = screens.settings
    devices = try screens.devices.chosen(
      defaults: command == "gallery" ? GalleryCommand.defaultDevices : ["iphone-15"])
  }

  private static var last: (command: String, arguments: [String], pictures: ExpectedPictures)?

  /// Returns the pictures of a command as the initializer does, and parses arguments once that are the same as before: `preview` draws
  /// again and again.
  package static func pictures(command: String, arguments: [String]) throws -> ExpectedPictures? {
    let arguments = arguments.filter { !$0.hasPrefix("--first=") }
    if let last, last.command == command, last.arguments == arguments { return last.pictures }
    let result = try ExpectedPictures(command: command, arguments: arguments)
    last = result.map { (command, arguments, $0) }
    return result
  }

  private func jobs(of screen: String) -> [PictureJob] {
    PictureJob.jobs(
      screens: [Screen(screen) { UIViewController() }], devices: devices, options: settings,
      defaultOrientation: orientation)
  }

  /// Returns the entries of a page for a screen's pictures.
  package func entries(of screen: String) -> [PagePicture] { jobs(of: screen).map { PagePicture($0) } }

  /// Returns the paths of a screen's pictures relative to the folder that they are written into.
  package func files(of screen: String) -> [String] {
    switch command {
    case .preview: return []
    case .gallery: return entries(of: screen).map(\.picture)
    case .render(let render):
      let count = render.frames ?? 1
      let ending = (render.format ?? .png).fileExtension
      return jobs(of: screen).flatMap { job in
        (0..<count).map { "\(job.fileStem)\(RenderCommand.part($0, of: count)).\(ending)" }
      }
    }
  }

  /// The format of pictures that go to standard output, as the ending of a file's name.
  package var ending: String {
    if case .render(let render) = command { (render.format ?? .png).fileExtension } else { "png" }
  }
}
