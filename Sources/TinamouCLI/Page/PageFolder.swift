import Foundation
import Simulator

/// A page as a folder: the document, its data, the pictures and their descriptions. It opens from its file.
package struct PageFolder {
  package let folder: UserFolder

  /// The name of the folder, where the user has named none.
  package static let standardName = "gallery"

  /// Creates the folder of a page.
  ///
  /// - Parameter path: the path that the user has named; `nil` for the default.
  package init(_ path: String?) { folder = UserFolder(path, standard: Self.standardName) }

  /// Returns the names of a path relative to the page.
  private static func names(of relative: String) -> [String] {
    relative.split(separator: "/").map(String.init)
  }

  /// Writes the file of a picture.
  func write(_ png: Data, of picture: PagePicture) throws {
    try folder.write(png, to: Self.names(of: picture.picture))
  }

  /// Writes the description of a picture.
  package func write(_ description: ScreenDescription, of picture: PagePicture) throws {
    try write(.success(PageDescription(description)), of: picture)
  }

  /// Writes the description of a picture, or the reason why it cannot be read.
  ///
  /// - Parameter description: the description as JSON, of which only values of known types are written.
  package func write(description: String, of picture: PagePicture) throws {
    try write(
      Result { () throws(PageDescriptionError) in try PageDescription(json: description) }, of: picture)
  }

  private func write(
    _ description: Result<PageDescription, PageDescriptionError>, of picture: PagePicture
  ) throws {
    let script = PagePicture.script(describing: picture.id, description)
    try folder.write(Data(script.utf8), to: Self.names(of: picture.description))
  }

  /// Writes the document and its data, says what was drawn, and prints the document's path.
  package func write(_ data: PageData, on console: Console) throws {
    try folder.write(Data(data.script.utf8), to: ["data.js"])
    try folder.write(Data(PageTemplate.html(title: data.title, data: data).utf8), to: ["index.html"])
    let total = data.pictures.count
    console.message(
      "Drew \(total) \(total == 1 ? "picture" : "pictures"): \(Findings.summary(data.pictures.map(\.summary)))"
    )
    try console.print(folder.path(of: ["index.html"]))
  }
}
