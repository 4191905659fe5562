import Foundation
import Testing

import UIKit

@Suite struct TraitCollectionTests {
  @Test func theLastOfSeveralCounts() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(horizontalSizeClass: .regular),
    ])
    #expect(traits.horizontalSizeClass == .regular)
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.verticalSizeClass == .unspecified)
    #expect(traits.displayScale == 0)
  }

  @Test func containsWhatTheOtherSpecifies() {
    let traits = UITraitCollection(mutations: {
      $0.horizontalSizeClass = .compact
      $0.displayScale = 2
    })
    #expect(traits.containsTraits(in: nil))
    #expect(traits.containsTraits(in: UITraitCollection()))
    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(!traits.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)))
    #expect(!UITraitCollection(displayScale: 2).containsTraits(in: traits))
  }

  @Test func equalTraitsAreEqual() {
    #expect(UITraitCollection(displayScale: 2) == UITraitCollection(displayScale: 2))
    #expect(UITraitCollection(displayScale: 2).hash == UITraitCollection(displayScale: 2).hash)
    #expect(UITraitCollection(displayScale: 2) != UITraitCollection(displayScale: 3))
  }

  @Test func colourAppearanceFollowsStyleContrastAndLevelOnly() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(
      light.hasDifferentColorAppearance(
        comparedTo: light.modifyingTraits { $0.userInterfaceLevel = .elevated }))
    #expect(
      !light.hasDifferentColorAppearance(
        comparedTo: light.modifyingTraits { $0.horizontalSizeClass = .compact }))
    #expect(light.hasDifferentColorAppearance(comparedTo: nil))
  }

  @Test func currentIsPutBack() {
    let before = UITraitCollection.current
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
      }
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      UITraitCollection.current = UITraitCollection(displayScale: 7)
    }
    #expect(UITraitCollection.current === before)
  }

  @Test func eachThreadHasItsOwn() {
    let finished = DispatchSemaphore(value: 0)
    let scale = LockedScale()
    UITraitCollection(displayScale: 9).performAsCurrent {
      Thread {
        scale.value = UITraitCollection.current.displayScale
        finished.signal()
      }.start()
      finished.wait()
    }
    #expect(scale.value == 3)
  }

  /// Unchecked: the value is under the lock.
  private final class LockedScale: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: CGFloat = 0
    var value: CGFloat {
      get { lock.withLock { stored } }
      set { lock.withLock { stored = newValue } }
    }
  }

  private struct Theme: UITraitDefinition {
    static let defaultValue = "plain"
    static let affectsColorAppearance = true
  }

  @Test func appsDefineTraits() {
    let traits = UITraitCollection(Theme.self, value: "forest")
    #expect(traits[Theme.self] == "forest")
    #expect(UITraitCollection()[Theme.self] == "plain")
    #expect(traits != UITraitCollection())
    #expect(traits == UITraitCollection(Theme.self, value: "forest"))
    #expect(traits.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
  }

  @Test func changedTraitsNameWhatDiffers() {
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    let changed = compact.modifyingTraits { $0.displayScale = 2 }.changedTraits(from: compact)
    #expect(changed.map { $0.name } == ["UITraitDisplayScale"])
  }

  @Test func overridesCanBeTakenAway() {
    var overrides = UITraitOverrides()
    overrides.userInterfaceStyle = .dark
    #expect(overrides.contains(UITraitUserInterfaceStyle.self))
    #expect(!overrides.contains(UITraitDisplayScale.self))
    overrides.remove(UITraitUserInterfaceStyle.self)
    #expect(!overrides.contains(UITraitUserInterfaceStyle.self))
  }

  @Test func describesWhatIsSpecified() {
    let traits = UITraitCollection(mutations: {
      $0.userInterfaceIdiom = .phone
      $0.preferredContentSizeCategory = .large
    })
    #expect(
      traits.description
        == "<UITraitCollection: UserInterfaceIdiom = phone, PreferredContentSizeCategory = UICTContentSizeCategoryL>"
    )
  }
}

@Suite struct ContentSizeCategoryTests {
  @Test func twelveCategoriesAreOrdered() {
    let all = UIContentSizeCategory.allCategories
    #expect(all.count == 12)
    for (smaller, larger) in zip(all, all.dropFirst()) {
      #expect(smaller < larger)
      #expect(larger >= smaller)
      #expect(!(larger < smaller))
    }
    #expect(all.filter(\.isAccessibilityCategory).count == 5)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test func rawValuesAreTheStoredNames() {
    #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
    #expect(
      UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
        == .accessibilityExtraExtraExtraLarge)
  }

  @Test func whatIsNotSpecifiedHasNoOrder() {
    #expect(!(UIContentSizeCategory.unspecified < .large))
    #expect(!(UIContentSizeCategory.unspecified <= .unspecified))
    #expect(UIContentSizeCategory(rawValue: "x") == UIContentSizeCategory(rawValue: "x"))
    #expect(UIContentSizeCategory(rawValue: "x") != UIContentSizeCategory(rawValue: "y"))
  }
}

@Suite struct OrientationTests {
  @Test func theInterfaceTurnsAgainstTheDevice() {
    #expect(UIInterfaceOrientation.landscapeLeft.rawValue == UIDeviceOrientation.landscapeRight.rawValue)
    #expect(UIDeviceOrientation.faceUp.isFlat)
    #expect(!UIDeviceOrientation.faceUp.isValidInterfaceOrientation)
  }

  @Test func masksAreBitsOfTheOrientations() {
    #expect(UIInterfaceOrientationMask.portrait.rawValue == 2)
    #expect(UIInterfaceOrientationMask.all.rawValue == 30)
    #expect(!UIInterfaceOrientationMask.allButUpsideDown.contains(.portraitUpsideDown))
  }
}
