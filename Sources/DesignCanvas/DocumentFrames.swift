import InterfaceBuilder
import UIKit
import ViewDescriptions

/// The frames of a document's views as `tinamou frames --json` prints them, an object per line and document.
public struct DocumentFrames: Codable, Sendable {
  /// The canvas that the document was laid out on.
  public struct Device: Codable, Hashable, Sendable {
    /// Interface Builder's name of the device; empty if there is none.
    public var id: String
    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double
    /// The number of pixels per point.
    public var scale: Double

    /// Creates a device from its id, size in points and scale.
    public init(id: String, width: Double, height: Double, scale: Double) {
      self.id = id
      self.width = width
      self.height = height
      self.scale = scale
    }
  }

  /// A view of the document, whose id is Interface Builder's object id.
  public typealias View = ViewDescription
  /// Constraints that cannot be satisfied together, by object id.
  public typealias Conflict = ConflictDescription

  /// A problem of the file that does not prevent the rest from being used.
  public struct Warning: Codable, Hashable, Sendable {
    /// The line, starting at 1; 0 for the whole file.
    public var line: Int
    /// A description of the problem.
    public var message: String
  }

  /// The version of the format.
  public var format = ViewDescription.format
  /// The file's path as it was given.
  public var file: String
  /// The device that the frames are for; `nil` if the document could not be read.
  public var device: Device?
  /// The views of the document, by scene in tree order.
  public var views: [View] = []
  /// The document's constraints that relate its views, by scene.
  public var constraints: [ConstraintDescription] = []
  /// The conflicts in the order in which they were found.
  public var conflicts: [Conflict] = []
  /// The conflicts in sentences, which name views as all commands do: by outlet, identifier, text, or class and line. Conflicts of the same
  /// lines are one. `nil` without conflicts.
  public var explanations: [String]?
  /// The warnings in the order in which they were found.
  public var warnings: [Warning] = []
  /// The paths of the pictures, if they were requested.
  public var pictures: [String]?
  /// The reason why there are no frames: file, line, column and description.
  public var error: String?
  /// A Boolean value that indicates whether the error is one of the request, not of the document.
  package var isWrongRequest: Bool?

  /// The warning about characters that no font has, which the tool prints once for all documents.
  package static let missingFonts =
    "no font has some of the characters, which are boxes of about their width"

  /// Creates the result for a file, without frames.
  public init(file: String) {
    self.file = file
  }

  /// The result as a line of JSON.
  public var line: String {
    (try? JSONLine.text(of: self)) ?? #"{"error":"the frames cannot be written as JSON","file":""}"#
  }
}
