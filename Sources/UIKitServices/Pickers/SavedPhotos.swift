import Foundation

/// Returns the error for saving photos: there is no photo library.
private func missingLibrary() -> NSError {
  NSError(
    domain: "ALAssetsLibraryErrorDomain", code: -3310,
    userInfo: [NSLocalizedDescriptionKey: "There is no photo library here."])
}

/// Reports that an image cannot be saved, as there is no photo library: the target's method, such as
/// `image(_:didFinishSavingWithError:contextInfo:)`, is called asynchronously on the main queue with an
/// error.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  tell(completionTarget, completionSelector, image, contextInfo)
}

/// Reports that a video cannot be saved, as there is no photo library: the target's method is called
/// asynchronously on the main queue with an error.
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  tell(completionTarget, completionSelector, videoPath, contextInfo)
}

/// Returns whether a video can be saved. Always `false`: there is no photo library.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

@MainActor
private func tell(
  _ target: Any?, _ selector: Selector?, _ item: Any, _ contextInfo: UnsafeMutableRawPointer?
) {
  guard let target = target as AnyObject?, let selector else { return }
  // Unchecked: the closure runs on the main thread, where all of this is used.
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
