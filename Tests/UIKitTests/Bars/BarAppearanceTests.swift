import Testing

import TinamouSnapshots
import UIKit

@testable import UIKitControls
@testable import UIKitCore

/// The appearances of bars, by Apple's documentation.
@MainActor @Suite struct BarAppearanceTests {
  private func bar(_ title: String = "Title") -> (bar: UINavigationBar, window: UIWindow) {
    let window = window(320, 200)
    let bar = UINavigationBar(frame: rect(0, 40, 320, 44))
    bar.items = [UINavigationItem(title: title)]
    window.addSubview(bar)
    window.layoutIfNeeded()
    return (bar, window)
  }

  private func label(in bar: UINavigationBar) -> UILabel? {
    var pending: [UIView] = [bar]
    while let view = pending.popLast() {
      if let label = view as? UILabel, label.text == bar.topItem?.title { return label }
      pending += view.subviews
    }
    return nil
  }

  private func background(of bar: UIView) -> BarBackground? {
    bar.subviews.lazy.compactMap { $0 as? BarBackground }.first
  }

  private final class DarkAppearance: UINavigationBarAppearance {
    required init(coder: NSCoder) {
      super.init(coder: coder)
      darken()
    }
    override init(idiom: UIUserInterfaceIdiom) {
      super.init(idiom: idiom)
      darken()
    }
    override init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }
    private func darken() { backgroundColor = .black }
  }
  private final class DoneAppearance: UIBarButtonItemAppearance {
    override init(style: UIBarButtonItem.Style) {
      super.init(style: style)
      normal.titleTextAttributes[.foregroundColor] = UIColor.red
    }
    required init(coder: NSCoder) { super.init(coder: coder) }
  }

  /// Subclasses override the designated initializers of Apple's classes, which `init()` calls.
  @Test func subclassesOverrideTheInitializersOfAppearances() {
    #expect(DarkAppearance().backgroundColor == .black && DarkAppearance().idiom == .phone)
    #expect(DarkAppearance(barAppearance: UIBarAppearance()).backgroundColor == nil)
    #expect(DoneAppearance().normal.titleTextAttributes[.foregroundColor] as? UIColor == .red)
  }

  @Test func aBarHasACopyOfItsAppearance() {
    let (bar, window) = bar()
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 20)]
    bar.standardAppearance = appearance
    appearance.backgroundColor = .green
    window.layoutIfNeeded()
    #expect(bar.standardAppearance !== appearance)
    #expect(background(of: bar)?.backgroundColor == .red)
    #expect(label(in: bar)?.textColor == .white)
    #expect(label(in: bar)?.font.pointSize == 20)
    // What is changed in the bar's own appearance shows.
    bar.standardAppearance.backgroundColor = .blue
    window.layoutIfNeeded()
    #expect(background(of: bar)?.backgroundColor == .blue)
  }

  @Test(.ios(18)) func itemsHaveTheFirstWordAndTheEdgeALookOfItsOwn() {
    let system = TestSystem(18)
    defer { system.restore() }
    let (bar, window) = bar()
    let (usual, atEdge, ofItem) = (
      UINavigationBarAppearance(), UINavigationBarAppearance(), UINavigationBarAppearance()
    )
    usual.backgroundColor = .red
    atEdge.backgroundColor = .green
    ofItem.backgroundColor = .blue
    bar.standardAppearance = usual
    bar.isAtScrollEdge = true
    window.layoutIfNeeded()
    // Without an appearance for the edge there is neither surface nor line.
    #expect(background(of: bar)?.backgroundColor == .clear)
    bar.scrollEdgeAppearance = atEdge
    window.layoutIfNeeded()
    #expect(background(of: bar)?.backgroundColor == .green)
    bar.isAtScrollEdge = false
    window.layoutIfNeeded()
    #expect(background(of: bar)?.backgroundColor == .red)
    bar.topItem?.standardAppearance = ofItem
    window.layoutIfNeeded()
    #expect(background(of: bar)?.backgroundColor == .blue)
  }

  @Test func configuringTakesColoursBack() {
    let appearance = UIToolbarAppearance()
    #expect(appearance.shadowColor != nil)
    appearance.backgroundColor = .red
    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundColor == nil && appearance.shadowColor == nil)
    let copy = UITabBarAppearance(barAppearance: appearance)
    #expect(copy.shadowColor == nil)
    copy.configureWithDefaultBackground()
    #expect(copy.shadowColor != nil && appearance.shadowColor == nil)
  }

  /// The header declares `- (instancetype)copy`.
  @Test func copiesHaveTheirClass() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
    let copy = appearance.copy()
    copy.shadowColor = nil
    #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .red && appearance.shadowColor != nil)
  }
}
