import Foundation

/// Why pictures are not saved: there is no photo library.
private func missingLibrary() -> NSError {
  NSError(
    domain: "ALAssetsLibraryErrorDomain", code: -3310,
    userInfo: [NSLocalizedDescriptionKey: "There is no photo library here."])
}

/// Would put a picture into the photo library. There is none: the method of the target, as
/// `image(_:didFinishSavingWithError:contextInfo:)`, is called with an error when the present code is done.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  tell(completionTarget, completionSelector, image, contextInfo)
}

/// Would put a film into the photo library. There is none: the method of the target is called with an error in the next turn
/// of the run loop.
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  tell(completionTarget, completionSelector, videoPath, contextInfo)
}

/// False: there is no photo library.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

@MainActor
private func tell(
  _ target: Any?, _ selector: Selector?, _ item: Any, _ contextInfo: UnsafeMutableRawPointer?
) {
  guard let target = target as AnyObject?, let selector else { return }
  // Unchecked: the closure runs on the main thread, where all of this is.
  struct Message: @unchecked Sendable {
    let target: AnyObject
    let selector: Selector
    let item: Any
    let context: UnsafeRawPointer?
  }
  let message = Message(
    target: target, selector: selector, item: item, context: contextInfo.map { UnsafeRawPointer($0) })
  DispatchQueue.main.async {
    RuntimeClasses.send(
      message.selector.name, to: message.target, [message.item, missingLibrary(), message.context])
  }
}
