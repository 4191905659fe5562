import DeviceModels
import FileAccess
import Foundation
import ScreenSession

/// The steps of a visit, from a file.
package struct Visit {
  /// The steps as they are written.
  package let json: [JSONValue]
  let steps: [SessionStep]

  /// Reads a file. A wrong step is told with its number, before anything is shown.
  package init(file: String) throws {
    guard let data = FileManager.default.contents(atPath: file) else { throw ToolError.noSuchDocument(file) }
    guard !JSONNesting.isTooDeep(data), let values = try? JSONDecoder().decode([JSONValue].self, from: data)
    else { throw ToolError.wrongRequest("\(file): is not a JSON array of objects") }
    json = values
    steps = try values.enumerated().map { index, value in
      do { return try SessionStep(value) } catch {
        throw ToolError.wrongRequest("\(file): step \(index + 1): \(error)")
      }
    }
  }
}
