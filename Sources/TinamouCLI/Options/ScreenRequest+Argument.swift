import ArgumentParser
import Foundation
import ScreenRequests
import ViewDescriptions

extension ScreenRequest: ExpressibleByArgument {
  /// Parses the JSON of a request, which another process of the tool has made.
  package init?(argument: String) {
    guard let request = try? JSONDecoder().decode(ScreenRequest.self, from: Data(argument.utf8)) else {
      return nil
    }
    self = request
  }

  /// The request as the option of another process of the tool.
  var arguments: [String] { ["--request=\(json)"] }

  /// The request as JSON.
  package var json: String { (try? JSONLine.text(of: self)) ?? "{}" }
}
