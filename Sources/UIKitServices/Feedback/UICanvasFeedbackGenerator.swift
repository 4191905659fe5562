import Foundation
import UIKitCore

/// A generator of feedback for drawing on a canvas.
@preconcurrency @MainActor
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  /// Without effect: there are no haptics.
  open func alignmentOccurred(at location: CGPoint) {}
  /// Without effect: there are no haptics.
  open func pathCompleted(at location: CGPoint) {}
}
