import Foundation

extension XcodeProject {
  /// Reads a project at the path of its `.xcodeproj`, or of a specification of XcodeGen. For an `.xcodeproj` that has not been
  /// generated, the specification beside it is read. Throws a ``ProjectError`` if the project cannot be read.
  public convenience init(path: String) throws {
    guard !XcodeGenSpecification.isSpecification(path) else {
      self.init(try XcodeGenSpecification.contents(path))
      return
    }
    let folder = (path as NSString).deletingLastPathComponent
    if !ProjectFiles.exists(path + "/project.pbxproj"),
      let specification = XcodeGenSpecification.file(in: folder)
    {
      let contents = try XcodeGenSpecification.contents(specification)
      if contents.name + ".xcodeproj" == (path as NSString).lastPathComponent {
        self.init(contents)
        return
      }
    }
    self.init(try Self.contents(ofBundle: path))
  }
}
