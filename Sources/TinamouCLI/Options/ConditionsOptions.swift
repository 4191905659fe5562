import ArgumentParser
import EventLoop
import Foundation
import ObjectiveCSupport
import ScreenRequests
import Simulator

/// The conditions of the virtual device: its network, the permissions its user grants, its location, and the
/// time to wait for it.
package struct ConditionsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Answers to requests: an HTTP archive (.har), or a folder with files at host/path. Requests of projects fail as without "
        + "a network otherwise.", valueName: "folder|file"))
  var responses: String?

  @Option(
    help: ArgumentHelp(
      "Lets requests go to the network and writes the answers into an HTTP archive, for --responses.",
      valueName: "file"), completion: .file())
  var recordResponses: String?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "What the user of the device allows, by names between commas; everything else is denied: "
        + DeviceConditions.Permission.allCases.map(\.rawValue).joined(separator: ", ") + ", or all.",
      valueName: "permissions"))
  var grant: [String] = []

  @Option(
    help: ArgumentHelp(
      "Where the device is, for applications that may know (--grant location); unknown by default. South and west are "
        + "negative: --location=-33.86,151.21.", valueName: "latitude,longitude"))
  var location: String?

  @Option(
    help: ArgumentHelp(
      "The region of the device, as in US or CH; the language's by default.", valueName: "code"))
  var region: String?

  @Option(
    help: ArgumentHelp(
      "The date at which screens appear, as in 2026-01-09 (at 9:41), 2026-01-09T18:00 or with a zone at its end, in UTC otherwise. It passes "
        + "with the device's clock only. By default it is the machine's.", valueName: "date"))
  var date: String?

  @Option(
    help: ArgumentHelp(
      "How long, in real seconds, to wait for an application's work on other queues before a picture; 2 by default.",
      valueName: "seconds"))
  var settle: Double?

  /// Creates the default options.
  package init() {}

  /// Throws an error for invalid values.
  package mutating func validate() throws {
    if responses != nil, recordResponses != nil {
      throw ValidationError("--responses and --record-responses exclude each other.")
    }
    if let recordResponses, !recordResponses.hasSuffix(".har") {
      throw ValidationError("--record-responses takes a file that ends in .har.")
    }
    if let settle, !(0...600).contains(settle) {
      throw ValidationError("--settle must lie between 0 and 600.")
    }
    if let region, !(2...3).contains(region.count) || !region.allSatisfy({ $0.isLetter || $0.isNumber }) {
      throw ValidationError("--region takes a code such as US or CH.")
    }
    if let date, Self.date(date) == nil {
      throw ValidationError("--date takes a date such as 2026-01-09 or 2026-01-09T18:00, from 1971 to 9999.")
    }
    if location != nil, place == nil {
      throw ValidationError("--location takes two numbers of degrees, as in 52.52,13.40.")
    }
    _ = try permissions()
  }

  private var place: ConditionsChoice.Location? {
    let numbers = (location ?? "").split(separator: ",").map {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1], abs(latitude) <= 90,
      abs(longitude) <= 180
    else { return nil }
    return ConditionsChoice.Location(latitude: latitude, longitude: longitude)
  }

  /// Parses a date, with the time 9:41 if it has none, and in UTC if it has no zone.
  private static func date(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.isLenient = false
    for format in [
      "yyyy-MM-dd'T'HH:mm:ssXXXXX", "yyyy-MM-dd'T'HH:mmXXXXX", "yyyy-MM-dd'T'HH:mm:ss", "yyyy-MM-dd'T'HH:mm",
    ] {
      formatter.dateFormat = format
      if let date = formatter.date(from: text), dates.contains(date) { return date }
    }
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    return formatter.date(from: text + " 09:41").flatMap { dates.contains($0) ? $0 : nil }
  }

  /// From 1971 to 9999. Dates near the start of Unix time are not told from times since the machine's start.
  private static let dates =
    Date(timeIntervalSince1970: 31_536_000)...Date(timeIntervalSince1970: 253_402_300_799)

  private func permissions() throws -> [DeviceConditions.Permission] {
    var permissions: [DeviceConditions.Permission] = []
    for name in grant.flatMap({ $0.split(separator: ",") }) {
      let name = name.trimmingCharacters(in: .whitespaces).lowercased()
      if name == "all" { return DeviceConditions.Permission.allCases }
      guard let permission = DeviceConditions.Permission(rawValue: name) else {
        let known = DeviceConditions.Permission.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("--grant \(name): the permissions are \(known), and all.")
      }
      if !permissions.contains(permission) { permissions.append(permission) }
    }
    return permissions
  }

  /// The choice for a request. Invalid values have been refused.
  package var choice: ConditionsChoice {
    var choice = ConditionsChoice()
    choice.responses = responses
    choice.recordResponses = recordResponses
    choice.granted = (try? permissions()) ?? []
    choice.location = place
    choice.region = region
    choice.date = date.flatMap(Self.date)
    choice.settle = settle
    return choice
  }
}

extension ConditionsChoice {
  /// Deletes an archive of an earlier run before the processes of this one, one for each screen, append to it.
  package func startRecording() {
    if let recordResponses { try? FileManager.default.removeItem(atPath: recordResponses) }
  }

  /// Makes the process what the choice describes.
  ///
  /// - Parameters:
  ///   - language: the language of the device; `nil` for English.
  ///   - isHosted: whether the process is an application that was built from a project. Its requests do not
  ///     leave this machine.
  package func apply(language: String?, isHosted: Bool) throws {
    if !ProcessLocale.set(language: language, region: region) {
      let words =
        "the locale stays \(Locale.current.identifier): this version of Foundation keeps it in another way"
      FileHandle.standardError.write(Data("warning: \(words)\n".utf8))
    }
    if let date, !SystemDate.set(date) {
      FileHandle.standardError.write(
        Data("warning: the date stays the machine's: this program is linked in another way\n".utf8))
    }
    if !granted.isEmpty { DeviceConditions.granted = Set(granted) }
    if let location { DeviceConditions.location = (location.latitude, location.longitude) }
    if let recordResponses {
      NetworkResponses.record(to: recordResponses)
    } else if let responses {
      do {
        try NetworkResponses(contentsOfFile: responses).install()
      } catch {
        throw ToolError.responses(error)
      }
    } else if isHosted {
      NetworkResponses().install()
    }
  }
}
