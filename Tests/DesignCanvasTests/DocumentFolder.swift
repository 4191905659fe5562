import Foundation

/// A folder for the documents of these tests, below the one for temporary files: the canvas reads the names of all that is beside
/// a document, which can be thousands of files of other programs.
let documentFolder: URL = {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tinamou-canvas-tests")
  try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  return folder
}()
