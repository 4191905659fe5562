import Foundation
import Simulator

/// A page as a folder: the document, its data, the pictures and their descriptions. It opens from its file.
package struct PageFolder {
  /// The folder's path.
  package let path: String

  package init(_ path: String) { self.path = path }

  private func path(of relative: String) -> String { (path as NSString).appendingPathComponent(relative) }

  /// Writes the file of a picture.
  func write(_ png: Data, of picture: PagePicture) throws {
    try OutputFiles.write(png, to: path(of: picture.picture))
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
    try OutputFiles.write(Data(script.utf8), to: path(of: picture.description))
  }

  /// Writes the document and its data, says what was drawn, and prints the document's path.
  package func write(_ data: PageData, on console: Console) throws {
    try OutputFiles.write(Data(data.script.utf8), to: path(of: "data.js"))
    let document = path(of: "index.html")
    try OutputFiles.write(Data(PageTemplate.html(title: data.title, data: data).utf8), to: document)
    let total = data.pictures.count
    console.message(
      "Drew \(total) \(total == 1 ? "picture" : "pictures"): \(Findings.summary(data.pictures.map(\.summary)))"
    )
    try console.print(document)
  }
}
