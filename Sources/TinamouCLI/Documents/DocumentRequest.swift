import DesignCanvas
import Foundation
import ObjectiveCSupport
import ScreenRequests
import Simulator
import SnapshotComparison
import UIKit

/// A request to a worker process: a document and the requested output, as a line of JSON.
struct DocumentRequest: Codable, Sendable {
  /// The destination and format of pictures.
  struct Pictures: Codable, Sendable {
    var directory: String?
    /// The file of a document that has one picture.
    var path: String?
    /// The name of that file in messages, if it differs, as for a temporary file.
    var name: String?
    /// The prefix of file names in the directory; the document's name by default.
    var stem: String?
    /// The suffix of file names before the extension.
    var suffix: String?
    var format: String
    var scale: Double?
    /// The encoding of PNG; fast by default.
    var png: String?
  }

  var file: String
  var device: String?
  var devicesFiles: [String]?
  var orientation: String?
  var appearance: String?
  var textSize: String?
  var direction: String?
  var language: String?
  var ios: Int?
  var design: DesignChoice?
  /// A Boolean value that indicates whether pictures of whole screens have a status bar.
  var statusBar: Bool?
  /// A Boolean value that indicates whether the frames have what an inspector shows.
  var inspects: Bool?
  var pictures: Pictures?
  /// The document's name in identifiers, where pictures and descriptions of its scenes are the answer.
  var preview: String?

  init(file: String) { self.file = file }

  /// Parses a request from a line. A line that is not JSON is a path.
  init(line: String) {
    if line.hasPrefix("{"), let request = try? JSONDecoder().decode(Self.self, from: Data(line.utf8)) {
      self = request
    } else {
      file = line
    }
  }

  var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? file
  }

  /// Returns the options for the simulator.
  func options() throws -> DocumentOptions {
    var options = DocumentOptions()
    for file in devicesFiles ?? [] { try options.catalog.add(contentsOfFile: file) }
    if let device { options.device = try options.catalog.device(named: device) }
    options.orientation = orientation.flatMap { Orientation(rawValue: $0) }
    options.appearance = appearance.map { $0 == "dark" ? .dark : .light }
    options.textSize = textSize.flatMap { TextSize($0)?.category }
    options.layoutDirection = direction.map { $0 == "rtl" ? .rightToLeft : .leftToRight }
    options.language = language
    options.system = ios
    options.showsStatusBar = statusBar == true
    options.requiresCompatibility = design == .compatibility
    options.inspects = inspects == true
    options.png = pictures?.png.flatMap { PNGCompression(rawValue: $0) } ?? .fast
    return options
  }

  /// Lays the document out or draws it, and returns the result.
  @MainActor
  func answer() -> DocumentFrames {
    var result: DocumentFrames
    do {
      let options = try options()
      // A worker processes documents in several languages.
      ProcessLocale.set(language: language)
      guard let pictures else {
        return DocumentCanvas.frames(ofFile: file, options: options)
      }
      var paths: [String] = []
      let folder = UserFolder(named: pictures.directory ?? ".")
      let format = PictureFormat(rawValue: pictures.format) ?? .png
      result = try DocumentCanvas.draw(
        file: file, options: options, format: format, scale: pictures.scale,
        begin: { count in
          guard let path = pictures.path, count > 1 else { return }
          throw ToolError.manyPicturesInOneFile(pictures.name ?? path, count: count)
        }
      ) { picture in
        if let path = pictures.path {
          try OutputFiles.write(picture.data, to: path)
          paths.append(path)
        } else {
          let own = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
          var parts = [pictures.stem ?? own, picture.name]
          if let suffix = pictures.suffix { parts.append(suffix) }
          let name = parts.joined(separator: ".").shortened(toBytes: 240) + "." + format.fileExtension
          try folder.write(picture.data, to: [name])
          paths.append(folder.path(of: [name]))
        }
      }
      result.pictures = paths
    } catch let error as ToolError where error.status == .usage {
      result = DocumentFrames(file: file)
      result.error = error.description
      result.isWrongRequest = true
    } catch {
      result = DocumentFrames(file: file)
      result.error = "\(file): \(error)"
    }
    return result
  }
}
