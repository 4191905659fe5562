import Foundation
import Testing
import TinamouSnapshots
import Typesetting

import UIKit

@MainActor @Suite struct SystemMetricsTests {
  private let rules = SystemRules.bundled

  @Test func everyRuleHasANameAndEvidence() {
    let names = SystemRules.Name.allCases.map(\.rawValue).sorted()
    #expect(rules.catalogue.keys.sorted() == names)
    for (name, rule) in rules.catalogue {
      #expect(!rule.evidence.isEmpty && !rule.about.isEmpty, "\(name)")
    }
    for version in rules.versions {
      for (name, entry) in version.rules ?? [:] {
        #expect(SystemRules.Name(rawValue: name) != nil, "\(name) of iOS \(version.version)")
        #expect(entry.repositories ?? 1 == 1, "\(name) of iOS \(version.version)")
      }
      for (name, size) in version.sizes ?? [:] {
        #expect(ControlKind(name: name) != nil, "\(name) of iOS \(version.version)")
        #expect(!size.source.isEmpty, "\(name) of iOS \(version.version)")
      }
    }
  }

  @Test func everyLengthOfADesignHasAValueAndASource() throws {
    let lengths = try #require(rules.designs.first?.lengths)
    #expect(lengths.keys.sorted() == GlassLength.allCases.map { "\($0)" }.sorted())
    for design in rules.designs {
      for (name, entry) in design.lengths ?? [:] {
        #expect(GlassLength(name: name) != nil && !entry.source.isEmpty, "\(name) of iOS \(design.version)")
      }
    }
    // What iOS 26 has holds for later versions, and for what a view of an older one is asked.
    #expect([18, 26, 27].map { SystemMetrics.of($0).length(.toolbarHeight) } == [86, 86, 86])
  }

  /// A version's file says what is new: repeating what holds anyway would hide it.
  @Test func noVersionRepeatsTheOneBefore() {
    for (older, newer) in zip(rules.versions, rules.versions.dropFirst()) {
      let before = rules.values(older.version)
      for (name, entry) in newer.rules ?? [:] {
        guard let name = SystemRules.Name(rawValue: name) else { continue }
        #expect(before.0[name] != entry.value, "\(name) of iOS \(newer.version)")
      }
    }
  }

  /// Borderless fields of 14 points are 17 high in public documents until Xcode 10, whose system is iOS 12, then 18.
  @Test func rulesFollowTheVersion() {
    #expect(SystemMetrics.of(12).bareFieldPadding == 0)
    #expect(SystemMetrics.of(13).bareFieldPadding == 1)
    #expect(SystemMetrics.of(12).hasSafeAreas)
    #expect(!SystemMetrics.of(10).hasSafeAreas)
    #expect(SystemMetrics.of(10).textRules.era == .original)
    #expect(SystemMetrics.of(12).textRules.era == .legacy)
    #expect(SystemMetrics.of(14).textRules == SystemMetrics.of(16).textRules)
    #expect(SystemMetrics.of(18).textRules == TextRules())
    // Versions that nothing is known of are as the one before, with their own number.
    #expect(SystemMetrics.of(19).version == 19)
    #expect(SystemMetrics.of(19).size(of: .switch) == SystemMetrics.of(18).size(of: .switch))
    #expect(SystemMetrics.of(6).size(of: .switch) == SystemMetrics.of(7).size(of: .switch))
    #expect(SystemMetrics.standard.version == 26)
    #expect(SystemMetrics.of(17) != SystemMetrics.of(18))
    let changed = SystemMetrics.of(18).replacing([.titleReduction: .number(2)])
    #expect(changed != SystemMetrics.of(18) && changed.titleReduction == 2)
    #expect(changed.replacing([.titleReduction: .number(0)]) == SystemMetrics.of(18))
  }

  /// The margins by width: of root views, of freeform ones, of cells, as saved frames have them.
  @Test func marginsFollowTheWidth() {
    let metrics = SystemMetrics.standard
    #expect([320, 375, 402, 413].map { metrics.rootMargin(forWidth: $0) } == [16, 16, 16, 16])
    #expect([414, 768].map { metrics.rootMargin(forWidth: $0) } == [20, 20])
    #expect([399, 400].map { metrics.rootMargin(forWidth: $0, fillsScreen: false) } == [16, 20])
    #expect([375, 390].map { metrics.cellMargin(forWidth: $0) } == [16, 20])
    #expect([320, 321].map { metrics.wideTableCellMargin(forWidth: $0) } == [16, 20])
    #expect(SystemMetrics.of(8).rootMargin(forWidth: 768) == 16)
  }

  private func traits(_ version: Int) -> UITraitCollection {
    UITraitCollection.current.replacing(SystemMetrics.of(version))
  }

  @Test func theScreenNamesTheVersion() {
    // Another test may have left the version of its device.
    let former = UIDevice.current.systemVersion
    ProcessState.preserving {
      UIScreen.main.configure(size: CGSize(width: 375, height: 667), traits: traits(12))
      #expect(UIDevice.current.systemVersion == "12.0")
    }
    #expect(UIDevice.current.systemVersion == former)
  }

  /// Two windows show iOS 12 and iOS 18 at the same time, and a view that moves from one to the other changes.
  @Test func twoWindowsShowTwoVersions() {
    let old = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let new = UIWindow(frame: old.frame)
    old.deviceTraits = traits(12)
    new.deviceTraits = traits(26)
    var labels: [UILabel] = []
    for window in [old, new] {
      let (slider, label) = (UISlider(), UILabel())
      label.text = "Versions of text at twenty points"
      label.font = .systemFont(ofSize: 20)
      window.addSubview(slider)
      window.addSubview(label)
      labels.append(label)
    }
    let heights = [old, new].map { $0.subviews[0].intrinsicContentSize.height }
    #expect(heights == [30, 34])
    // Apple's tables of tracking differ: since iOS 14 optical sizes blend from 17 to 28 points.
    let widths = labels.map { $0.intrinsicContentSize.width }
    #expect(widths[0] != widths[1])
    new.addSubview(labels[0])
    #expect(labels[0].intrinsicContentSize.width == widths[1])
    let slider = old.subviews[0]
    new.addSubview(slider)
    #expect(slider.intrinsicContentSize.height == 34)
    // Measuring without a view follows the current traits.
    let text = NSAttributedString(string: labels[0].text ?? "", attributes: [.font: labels[0].font as Any])
    var measured: [CGFloat] = []
    for version in [12, 26] { traits(version).performAsCurrent { measured.append(text.size().width) } }
    #expect(measured[0] != measured[1])
  }

  /// Applications' own collections name no version: what they are made current for keeps the one before.
  @Test func ownTraitsKeepTheVersion() {
    traits(15).performAsCurrent {
      UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
        #expect(UITraitCollection.current.metrics.version == 15)
        #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      }
      #expect(UITraitCollection(userInterfaceStyle: .dark).metrics.version == 15)
    }
    #expect(UITraitCollection.current.metrics.version == 26)
  }

  /// Apple's documentation: the automatic style of date pickers is compact since iOS 14, and wheels for durations.
  @Test(.ios(18)) func openDatePickersAreCompactSinceIOS14() {
    let system = TestSystem(18)
    defer { system.restore() }
    let picker = UIDatePicker()
    #expect(picker.preferredDatePickerStyle == .automatic)
    #expect(picker.datePickerStyle == .compact)
    #expect(picker.intrinsicContentSize.height == 34)
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
    #expect(picker.intrinsicContentSize.height == 216)
    picker.datePickerMode = .date
    traits(13).performAsCurrent { #expect(picker.datePickerStyle == .wheels) }
  }

  /// The frames of public documents, by the iOS of their Xcode and the number of pages.
  @Test(
    arguments: [
      (12, 3, 39, 37), (14, 3, 121.5, 27.5), (16, 3, 116, 26), (17, 4, 134.5, 26), (26, 4, 134.5, 26),
    ] as [(Int, Int, CGFloat, CGFloat)])
  func pageControlsFollowTheVersion(_ version: Int, _ pages: Int, _ width: CGFloat, _ height: CGFloat) {
    traits(version).performAsCurrent {
      let control = UIPageControl()
      control.numberOfPages = pages
      #expect(control.intrinsicContentSize == CGSize(width: width, height: height))
    }
  }
}
