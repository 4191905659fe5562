import InterfaceBuilder
import UIKit
import ViewDescriptions

/// Where the views of a document lie, as `tinamou frames --json` prints it: an object to the line and document.
public struct DocumentFrames: Codable, Sendable {
  /// The canvas that the document was laid out on.
  public struct Device: Codable, Hashable, Sendable {
    /// Interface Builder's name of the device; empty where there is none.
    public var id: String
    /// Points.
    public var width: Double
    /// Points.
    public var height: Double
    /// Pixels per point.
    public var scale: Double

    /// A device by its id, size in points and scale.
    public init(id: String, width: Double, height: Double, scale: Double) {
      self.id = id
      self.width = width
      self.height = height
      self.scale = scale
    }
  }

  /// A view of the document; its id is Interface Builder's object id.
  public typealias View = ViewDescription
  /// Constraints that cannot all hold, by object id.
  public typealias Conflict = ConflictDescription

  /// Something in the file that is not as it should be, while the rest is shown.
  public struct Warning: Codable, Hashable, Sendable {
    /// From 1; 0 if the whole file is meant.
    public var line: Int
    /// What is wrong.
    public var message: String
  }

  /// The version of the form.
  public var format = ViewDescription.format
  /// The file's path as it was given.
  public var file: String
  /// The device that the frames are of; nil where the document could not be read.
  public var device: Device?
  /// The views that the document made, by scene and in the tree's order.
  public var views: [View] = []
  /// The document's constraints that touch its views, by scene.
  public var constraints: [ConstraintDescription] = []
  /// The conflicts in the order in which they were found.
  public var conflicts: [Conflict] = []
  /// The warnings in the order in which they were found.
  public var warnings: [Warning] = []
  /// The paths of the pictures, where some were asked for.
  public var pictures: [String]?
  /// Why there are no frames: the file, line, column and what is wrong.
  public var error: String?
  /// Whether the error is one of what was asked for, not of the document.
  package var isWrongRequest: Bool?

  /// The warning of characters that no font has; the tool says it once for all documents.
  package static let missingFonts =
    "no font has some of the characters, which are boxes of about their width"

  /// The answer for a file, without frames so far.
  public init(file: String) {
    self.file = file
  }

  /// One line of JSON.
  public var line: String {
    (try? JSONLine.text(of: self)) ?? #"{"error":"the frames cannot be written as JSON","file":""}"#
  }
}
