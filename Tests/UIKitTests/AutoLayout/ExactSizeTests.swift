import Foundation
import Testing

import UIKit

/// Values that iOS gives exactly are not off in their last digit.
@MainActor
@Suite struct ExactSizeTests {
  @Test func widthsAreExactWhereverTheyBegin() {
    for scale in [1.0, 2.0, 3.0] {
      for step in 0..<60 {
        let x = CGFloat(step) / CGFloat(scale) + 1000.0 / 7
        let rect = PixelGrid.round(CGRect(x: x, y: x, width: 100, height: 44), CGFloat(scale))
        #expect(rect.width == 100)
        #expect(rect.height == 44)
      }
    }
  }

  @Test func quarterTurnsSwapWidthAndHeight() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.frame == CGRect(x: 35, y: -5, width: 50, height: 100))
  }
}
