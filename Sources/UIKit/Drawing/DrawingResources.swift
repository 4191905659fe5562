import Foundation

/// Where named colours and images come from besides loose files: those who read catalogues put themselves here,
/// before anything is drawn.
package enum DrawingResources {
  /// Finds the colour with a name in a bundle's catalogue.
  nonisolated(unsafe) package static var namedColor: ((String, Bundle?) -> UIColor?)?
  /// Finds the image with a name in a bundle's catalogue.
  nonisolated(unsafe) package static var namedImage: ((String, Bundle?, UITraitCollection?) -> UIImage?)?

  /// Says on standard error what was wrong with a resource; the program goes on without it.
  static func log(_ message: String) {
    FileHandle.standardError.write(Data("[UIKit] \(message)\n".utf8))
  }
}
