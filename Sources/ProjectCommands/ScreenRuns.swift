import Foundation
import TinamouCLI

/// A command on screens of a built application, run in its processes so that a screen that crashes does not
/// affect the others.
@MainActor
struct ScreenRuns {
  let application: BuiltApplication
  let call: ProjectCall
  /// The command's options, as arguments of the process.
  let arguments: [String]
  let console: Console

  func run() throws -> ExitStatus {
    let screens = try chosen()
    guard !screens.isEmpty else {
      throw BuildError(
        "\(call.path): has no delegate, no storyboard and no preview; name a controller with --screen",
        status: .usage)
    }
    // One file of data, or one page, is written by one process.
    guard ["render", "draw-snapshots"].contains(call.command), !isOneFile else {
      return call.command == "gallery"
        ? try drawPage(screens)
        : try application.run([call.command] + names(screens) + arguments, console: console)
    }
    var status = ExitStatus.success
    for screen in screens {
      do {
        let result = try application.run([call.command] + names([screen]) + arguments, console: console)
        status = Self.worse(status, result)
      } catch let error as BuildError {
        console.error("\(screen): \(error.description)")
        status = Self.worse(status, error.status)
      }
    }
    return status
  }

  /// Runs the application so that it shows the first selected screen and answers requests about it.
  func serve() throws -> ExitStatus {
    guard let screen = try chosen().first else {
      throw BuildError(
        "\(call.path): has no delegate, no storyboard and no preview; name a controller with --screen",
        status: .usage)
    }
    let controllers = names(call.controllers.filter { Screen.slug(of: $0) != Screen.slug(of: screen) })
    return try application.serve([call.command] + names([screen]) + controllers + arguments)
  }

  /// Returns the names of the selected screens: those of the application, its previews and scenes, or the
  /// classes of view controllers.
  private func chosen() throws -> [String] {
    let known = try application.screens(named: call.controllers)
    guard !call.screens.isEmpty else { return known }
    var result: [String] = []
    for name in call.screens {
      guard let screen = known.first(where: { Screen.slug(of: $0) == Screen.slug(of: name) }) else {
        let words = call.controllers.contains(name) ? "screen or controller" : "screen"
        throw BuildError(
          "\(call.path): there is no \(words) \"\(name)\"; there are: \(known.joined(separator: ", "))",
          status: .usage)
      }
      if !result.contains(screen) { result.append(screen) }
    }
    return result
  }

  /// Returns the arguments that select screens.
  private func names(_ screens: [String]) -> [String] { screens.map { "--screen=\($0)" } }

  /// Draws a gallery. A screen that ends the process is reported, and the page is drawn again without it.
  private func drawPage(_ screens: [String]) throws -> ExitStatus {
    var left = screens
    var status = ExitStatus.success
    while !left.isEmpty {
      do {
        return Self.worse(
          status, try application.run([call.command] + names(left) + arguments, console: console))
      } catch let error as BuildError where error.status == .crashed {
        guard let screen = error.screen, let index = left.firstIndex(of: screen) else { throw error }
        console.error("\(screen): \(error.description)")
        status = .crashed
        left.remove(at: index)
      }
    }
    return status
  }

  private var isOneFile: Bool {
    let endings = [".png", ".svg", ".pdf", ".apng"]
    return zip(arguments, arguments.dropFirst()).contains { option, value in
      option == "-o" && (value == "-" || endings.contains { value.lowercased().hasSuffix($0) })
    }
  }

  /// Returns the more severe status: a crash over findings, findings over success.
  static func worse(_ a: ExitStatus, _ b: ExitStatus) -> ExitStatus { a.rawValue >= b.rawValue ? a : b }
}
