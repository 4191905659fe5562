import Simulator

/// The errors that stop a command, with their messages.
enum ToolError: Error, CustomStringConvertible {
  case noScreens
  case sameScreenNames(String, String)
  case unknownCommand(String, known: [String])
  case unknownScreen(String, known: [String])
  case unknownDevice(DeviceCatalog.UnknownDevice)
  case deviceFile(DeviceFileError)
  case noSuchView(String)
  case noSuchDocument(String)
  case nothingInDocuments([String])
  case wrongRequest(String)
  case documentsBesideScreens(document: String, screen: String)
  case systemWithoutDevice
  case manyPicturesInOneFile(String, count: Int)
  case unknownEnding(String)
  case endingAgainstFormat(String, format: String)
  case fileForDirectory(String)
  case pictureTooLarge(width: Double, height: Double)
  case font(String)
  case responses(NetworkResponsesError)
  case conditionsOfDocuments
  case accessibilityOfDocuments
  case argumentNotUTF8(String)
  case cannotWrite(String, reason: String)
  case cannotDraw(String, reason: String)
  case cannotWatch(String, reason: String)
  case cannotServe(port: Int, reason: String)
  case noPreviewServer

  var status: ExitStatus {
    switch self {
    case .cannotWrite, .cannotDraw, .cannotWatch, .noPreviewServer, .sameScreenNames: .internalError
    default: .usage
    }
  }

  var description: String {
    switch self {
    case .noScreens:
      """
      no screens are registered with this executable.
      Register yours in an executable target of your own package, and run that:

        import TinamouCLI
        import UIKit

        @main struct MyScreens {
          static func main() async {
            await Tinamou.main(screens: [Screen("Sign up") { SignUpViewController() }])
          }
        }
      """
    case .sameScreenNames(let first, let second):
      "the screens \"\(first)\" and \"\(second)\" would be drawn into files of one name; rename one"
    case .unknownCommand(let name, let known):
      "no command is called \"\(name)\"\(Suggestion.phrase(Suggestion.nearest(to: name, among: known)))\n"
        + "`help` lists all"
    case .unknownScreen(let name, let known):
      "no screen is called \"\(name)\"\(Suggestion.phrase(Suggestion.nearest(to: name, among: known)))\n"
        + "Registered are: \(known.joined(separator: ", "))"
    case .unknownDevice(let error):
      "\(error.description.lowercasedFirst)\n`devices` lists all; --devices-file adds your own"
    case .deviceFile(let error):
      error.description
    case .nothingInDocuments(let paths):
      "\(paths.joined(separator: ", ")): there is nothing to draw"
    case .noSuchView(let reason): reason
    case .noSuchDocument(let path):
      "\(path): there is no such file"
    case .wrongRequest(let message):
      message
    case .documentsBesideScreens(let document, let screen):
      "\(document) is a document and \(screen) is none; name either documents or screens"
    case .systemWithoutDevice:
      "--ios needs a --device with documents: without one they are shown as their version of Xcode shows them"
    case .manyPicturesInOneFile(let path, let count):
      "\(path) is one file, but \(count) pictures are to be drawn; name a directory, or one screen, device "
        + "and orientation"
    case .unknownEnding(let path):
      "\(path): pictures end in .png, .jpg, .svg or .pdf"
    case .endingAgainstFormat(let path, let format):
      "\(path) does not end in .\(format), the format that --format asks for"
    case .fileForDirectory(let path):
      "\(path) is a file; galleries need a directory"
    case .pictureTooLarge(let width, let height):
      "a picture of \(Int(width)) x \(Int(height)) pixels is too large; choose a smaller --scale"
    case .responses(let error):
      error.description
    case .conditionsOfDocuments:
      "--responses, --record-responses, --grant and --location are for programs; documents make no requests"
    case .accessibilityOfDocuments:
      "--accessibility is for screens of programs; documents are drawn as Interface Builder shows them"
    case .font(let reason):
      reason
    case .argumentNotUTF8(let argument):
      "\(argument): names of files must be UTF-8; rename it"
    case .cannotWrite(let path, let reason):
      "\(path) cannot be written: \(reason)"
    case .cannotDraw(let what, let reason):
      "\(what) cannot be drawn: \(reason)"
    case .cannotWatch(let what, let reason):
      "\(what) cannot be watched: \(reason)"
    case .cannotServe(let port, let reason):
      "port \(port) cannot be served: \(reason)"
    case .noPreviewServer:
      "this executable is linked without the module PreviewServer, which is part of the product TinamouCLI"
    }
  }
}

extension String {
  /// With a small first letter, to follow "error: ".
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
