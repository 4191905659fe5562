import Testing

import UIKit

/// Edges go to the nearest device pixel, halves upwards, each on its own; sizes are the difference.
@MainActor @Suite struct PixelRoundingTests {
  private func thirds(width: CGFloat, scale: CGFloat) -> [CGRect] {
    let window = window(width, 100, scale: scale)
    let root = UIView(frame: window.bounds)
    window.addSubview(root)
    var edge = root.leadingAnchor
    let views = (0..<3).map { _ in root.child().placed(nil, 0).sized(nil, 10) }
    for view in views {
      view.leadingAnchor.constraint(equalTo: edge).isActive = true
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1.0 / 3).isActive = true
      edge = view.trailingAnchor
    }
    window.layoutIfNeeded()
    return views.map(\.frame)
  }

  /// Interface Builder's own frames for 343 points at two pixels per point.
  @Test func thirdsAreRoundedToHalfPoints() {
    #expect(
      thirds(width: 343, scale: 2) == [
        rect(0, 0, 114.5, 10), rect(114.5, 0, 114, 10), rect(228.5, 0, 114.5, 10),
      ])
  }

  /// 343 / 3 = 114.333 is 343 pixels exactly at three.
  @Test func thirdsAreExactAtThreePixels() {
    for (index, frame) in thirds(width: 343, scale: 3).enumerated() {
      #expect(abs(frame.minX - CGFloat(index) * 343 / 3) < 1e-9)
      #expect(abs(frame.width - 343.0 / 3) < 1e-9)
    }
  }

  /// At one: edges at 114.33, 228.67, 343.
  @Test func thirdsAreRoundedToWholePoints() {
    #expect(
      thirds(width: 343, scale: 1) == [rect(0, 0, 114, 10), rect(114, 0, 115, 10), rect(229, 0, 114, 10)])
  }

  private func centred(_ size: CGFloat, scale: CGFloat) -> CGRect {
    let window = window(100, 100, scale: scale)
    let view = window.child().sized(size, size)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: window.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: window.centerYAnchor),
    ])
    window.layoutIfNeeded()
    return view.frame
  }

  /// Half a pixel goes up: centred views lie 0.25 at two, 0.17 at three pixels per point behind the middle.
  @Test func halvesGoUp() {
    // (100 - 33.5) / 2 = 33.25 and 66.75 at half points: 33.5 and 67.
    #expect(centred(33.5, scale: 2) == rect(33.5, 33.5, 33.5, 33.5))
    // 33.5 and 66.5 at thirds: 100.5 and 199.5 pixels.
    let third = centred(33, scale: 3)
    #expect(abs(third.minX - 101.0 / 3) < 1e-9)
    #expect(abs(third.width - 33) < 1e-9)
    // At one: 33.5 and 66.5.
    #expect(centred(33, scale: 1) == rect(34, 34, 33, 33))
  }

  /// Negative coordinates: -0.5 goes up to 0 at one pixel per point.
  @Test func halvesBelowZeroGoUpToo() {
    #expect(centred(101, scale: 1) == rect(0, 0, 101, 101))
    #expect(centred(103, scale: 1) == rect(-1, -1, 103, 103))
  }

  /// Only frames are rounded: errors do not add up along a chain of views.
  @Test func valuesStayExactInside() {
    let window = window(400, 100, scale: 2)
    var edge = window.leadingAnchor
    let views = (0..<10).map { _ in window.child().placed(nil, 0).sized(10.3, 10) }
    for view in views {
      view.leadingAnchor.constraint(equalTo: edge).isActive = true
      edge = view.trailingAnchor
    }
    window.layoutIfNeeded()
    // The tenth begins at 92.7 and ends at 103.
    #expect(views[9].frame.minX == 92.5)
    #expect(views[9].frame.maxX == 103)
  }
}
