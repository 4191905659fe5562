import CoreGraphics
import Foundation

/// The recordings of a folder and of the folders in it.
package struct RecordingFolder: Sendable {
  /// A recording that was read.
  package struct Entry: Sendable {
    /// The path relative to the folder.
    package let path: String
    package let recording: ParityRecording
    /// The picture as PNG; `nil` if the recording has none.
    package let picture: Data?
  }

  /// A picture without a description.
  package struct LonePicture: Sendable {
    package let path: String
    package let picture: Data
    /// The size in pixels.
    package let size: CGSize
  }

  /// A file that cannot be read.
  package struct Problem: Hashable, Codable, Sendable {
    package var path: String
    package var reason: String

    package init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// The recordings, by path.
  package private(set) var entries: [Entry] = []
  /// The pictures that no description names.
  package private(set) var pictures: [LonePicture] = []
  package private(set) var problems: [Problem] = []
  /// The recordings whose pictures are missing, which matters only if pictures are compared.
  package private(set) var missingPictures: [Problem] = []

  /// The most files of a folder.
  private static let fileLimit = 20_000
  /// The most bytes of a picture.
  private static let pictureLimit = 64 << 20

  /// Reads a folder. Symbolic links are not followed.
  ///
  /// - Returns: `nil` if there is no such folder.
  package init?(path: String) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue,
      let names = FileManager.default.enumerator(atPath: path)
    else { return nil }
    var files: [String] = []
    while let name = names.nextObject() as? String {
      let ending = (name as NSString).pathExtension.lowercased()
      guard ["json", "png"].contains(ending),
        names.fileAttributes?[.type] as? FileAttributeType == .typeRegular
      else { continue }
      guard files.count < Self.fileLimit else {
        problems.append(
          Problem(path: ".", reason: "has more than \(Self.fileLimit) files; the rest is not read"))
        break
      }
      files.append(name)
    }
    read(files.sorted(), in: path)
  }

  private mutating func read(_ files: [String], in folder: String) {
    let known = Set(files)
    var named: Set<String> = []
    for name in files where name.lowercased().hasSuffix(".json") {
      // A picture with the name of a description belongs to it, whatever that says.
      named.insert((name as NSString).deletingPathExtension + ".png")
      do {
        let data = try Self.data(folder + "/" + name, limit: ParityRecording.byteLimit)
        let recording = try ParityRecording(recording: data)
        var picture: Data?
        if let file = recording.recording?.picture {
          let path = ((name as NSString).deletingLastPathComponent as NSString).appendingPathComponent(file)
          named.insert(path)
          picture = try known.contains(path) ? self.picture(path, in: folder) : nil
          if picture == nil {
            missingPictures.append(Problem(path: name, reason: "names the picture \(file), which is missing"))
          }
        }
        entries.append(Entry(path: name, recording: recording, picture: picture))
      } catch let error as ParityRecording.ReadingError {
        problems.append(Problem(path: name, reason: error.description))
      } catch let error as PictureError {
        problems.append(error.problem)
      } catch {
        problems.append(Problem(path: name, reason: "cannot be read"))
      }
    }
    for name in files where name.lowercased().hasSuffix(".png") && !named.contains(name) {
      do {
        let data = try picture(name, in: folder)
        let image = try CGImage.decode(data)
        pictures.append(
          LonePicture(path: name, picture: data, size: CGSize(width: image.width, height: image.height)))
      } catch let error as PictureError {
        problems.append(error.problem)
      } catch {
        problems.append(Problem(path: name, reason: "is damaged: \(error)"))
      }
    }
  }

  private struct PictureError: Error {
    let problem: Problem
  }

  /// Reads a picture that can be decoded.
  private func picture(_ name: String, in folder: String) throws -> Data {
    do {
      let data = try Self.data(folder + "/" + name, limit: Self.pictureLimit)
      guard data.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
        throw ParityRecording.ReadingError(description: "is no PNG")
      }
      _ = try CGImage.decode(data)
      return data
    } catch let error as ParityRecording.ReadingError {
      throw PictureError(problem: Problem(path: name, reason: error.description))
    } catch {
      throw PictureError(problem: Problem(path: name, reason: "is damaged: \(error)"))
    }
  }

  private static func data(_ path: String, limit: Int) throws -> Data {
    let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
    guard size <= limit else {
      throw ParityRecording.ReadingError(description: "has more than \(limit >> 20) MB")
    }
    return try Data(contentsOf: URL(fileURLWithPath: path))
  }
}
