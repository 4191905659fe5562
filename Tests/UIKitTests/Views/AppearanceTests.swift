import Testing

import UIKit

@testable import UIKitControls
@testable import UIKitCore

/// Values that `appearance()` gives to views that come into a window. Proxies are the application's: every
/// test takes its own away again before another one can run.
@MainActor @Suite struct AppearanceTests {
  private final class RedLabel: UILabel {}
  private final class Card: UIView {}

  private func forgetting(_ body: () throws -> Void) rethrows {
    defer { AppearanceProxies.removeAll() }
    try body()
  }

  @Test func anAppearanceTurnsTheWholeApplicationFromRightToLeft() {
    forgetting {
      UIView.appearance().semanticContentAttribute = .forceRightToLeft
      let window = window(200, 100)
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      let controller = UIViewController()
      controller.view.addSubview(view)
      view.placed(30, 0).sized(50, 10)
      let kept = UIView()
      kept.semanticContentAttribute = .forceLeftToRight
      controller.view.addSubview(kept)
      #expect(view.semanticContentAttribute == .unspecified)
      window.rootViewController = controller
      window.layoutIfNeeded()
      #expect(view.semanticContentAttribute == .forceRightToLeft)
      #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      // 200 - 30 - 50.
      #expect(view.frame == rect(120, 0, 50, 10))
      // What has a value of its own keeps it.
      #expect(kept.semanticContentAttribute == .forceLeftToRight)
    }
  }

  @Test func onlyWhatComesIntoAWindow() {
    forgetting {
      let window = window()
      let early = UILabel()
      window.addSubview(early)
      UILabel.appearance().textColor = .red
      let late = UILabel()
      #expect(late.textColor == .label)
      window.addSubview(late)
      #expect(early.textColor == .label && late.textColor == .red)
      late.removeFromSuperview()
      // What an appearance gave is no value of the view's own: the next one replaces it.
      UILabel.appearance().textColor = .blue
      window.addSubview(late)
      #expect(late.textColor == .blue)
      late.removeFromSuperview()
      late.textColor = .green
      window.addSubview(late)
      #expect(late.textColor == .green)
    }
  }

  @Test func subclassesComeLast() {
    forgetting {
      RedLabel.appearance().textColor = .red
      UILabel.appearance().textColor = .blue
      UIView.appearance().backgroundColor = .yellow
      let window = window()
      let (plain, red) = (UILabel(), RedLabel())
      window.addSubview(plain)
      window.addSubview(red)
      #expect(plain.textColor == .blue && red.textColor == .red)
      #expect(plain.backgroundColor == .yellow && red.backgroundColor == .yellow)
      #expect(RedLabel.appearance() === RedLabel.appearance())
      #expect(RedLabel.appearance() !== UILabel.appearance())
    }
  }

  @Test func appearancesApplyInsideOfContainers() {
    forgetting {
      UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .red
      UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self, Card.self]).textColor = .green
      UILabel.appearance().textColor = .blue
      let window = window()
      let card = Card()
      let stack = UIStackView()
      let (outside, inside, deep) = (UILabel(), UILabel(), UILabel())
      stack.addArrangedSubview(deep)
      card.addSubview(inside)
      card.addSubview(stack)
      window.addSubview(card)
      window.addSubview(outside)
      #expect(outside.textColor == .blue && inside.textColor == .red && deep.textColor == .green)
    }
  }

  @Test func appearancesApplyInsideOfControllersAndTraits() {
    final class Screen: UIViewController {}
    forgetting {
      UISwitch.appearance(whenContainedInInstancesOf: [Screen.self]).onTintColor = .orange
      UISwitch.appearance(for: UITraitCollection(userInterfaceIdiom: .pad)).thumbTintColor = .purple
      let window = window()
      let screen = Screen()
      let control = UISwitch()
      screen.view.addSubview(control)
      window.rootViewController = screen
      #expect(control.onTintColor == .orange && control.thumbTintColor == nil)
    }
  }

  @Test func appearancesHaveValuesForStates() {
    forgetting {
      UIButton.appearance().setTitleColor(.red, for: .normal)
      UIButton.appearance().setTitleColor(.gray, for: .disabled)
      let window = window()
      let button = UIButton(type: .system)
      button.setTitleColor(.blue, for: .disabled)
      window.addSubview(button)
      #expect(button.titleColor(for: .normal) == .red && button.titleColor(for: .disabled) == .blue)
    }
  }

  @Test func aFontMakesRoom() {
    forgetting {
      UILabel.appearance().font = .systemFont(ofSize: 34)
      let window = window()
      let label = UILabel()
      label.text = "Ag"
      label.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(label)
      label.placed(0, 0)
      window.layoutIfNeeded()
      // 34 x 2444/2048 = 40.574, in pixels 40.667.
      #expect(abs(label.frame.height - 122.0 / 3) < 0.01)
      #expect(label.font.pointSize == 34)
    }
  }

  @Test func tintColorsOfAppearancesYieldToOwnOnes() {
    forgetting {
      UIView.appearance().tintColor = .red
      let window = window()
      let view = UIView()
      let own = UIView()
      own.tintColor = .blue
      window.addSubview(view)
      window.addSubview(own)
      #expect(view.tintColor == .red && own.tintColor == .blue)
    }
  }
}
