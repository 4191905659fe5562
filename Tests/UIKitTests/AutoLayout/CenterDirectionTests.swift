import Testing
import UIKit

/// Centres beside leading and trailing edges, in both directions.
@MainActor
@Suite struct CenterDirectionTests {
  /// A line of 10 points between a column of 100 that is `leading` points away from the leading edge, and the root
  /// of 400.
  func layout(_ direction: UISemanticContentAttribute, _ constraint: (UIView, UIView) -> NSLayoutConstraint)
    -> CGFloat
  {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    root.semanticContentAttribute = direction
    let column = UIView()
    let line = UIView()
    for view in [column, line] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
      column.widthAnchor.constraint(equalToConstant: 100),
      line.widthAnchor.constraint(equalToConstant: 10),
      constraint(line, column),
    ])
    root.layoutIfNeeded()
    return line.frame.minX
  }

  @Test func aCenterOnALeadingEdgeIsMirrored() {
    let tie: (UIView, UIView) -> NSLayoutConstraint = {
      $0.centerXAnchor.constraint(equalTo: $1.leadingAnchor)
    }
    // The column's leading edge is at 30, and at 400 - 30 from right to left; the line's left half is 5 wide.
    #expect(layout(.forceLeftToRight, tie) == 25)
    #expect(layout(.forceRightToLeft, tie) == 365)
  }

  @Test func aLeadingEdgeOnACenterIsMirrored() {
    let tie: (UIView, UIView) -> NSLayoutConstraint = {
      $0.leadingAnchor.constraint(equalTo: $1.centerXAnchor)
    }
    // The column's middle is at 80, and at 320 from right to left, where the line ends with its leading edge.
    #expect(layout(.forceLeftToRight, tie) == 80)
    #expect(layout(.forceRightToLeft, tie) == 310)
  }

  @Test func offsetsBetweenCentersGoToTheRight() {
    let tie: (UIView, UIView) -> NSLayoutConstraint = {
      $0.centerXAnchor.constraint(equalTo: $1.centerXAnchor, constant: 7)
    }
    // Between centres an offset goes to the right in both directions.
    #expect(layout(.forceLeftToRight, tie) == 82)
    #expect(layout(.forceRightToLeft, tie) == 322)
  }
}
