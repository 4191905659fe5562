import Testing

@testable import UIKit

@MainActor @Suite struct SystemGenerationTests {
  @Test func everySwitchHasANameAndEvidence() {
    let names = SystemGeneration.Name.allCases.map { "\($0)" }
    #expect(SystemGeneration.switches.names == names.sorted())
    for name in names {
      #expect(SystemGeneration.switches.evidence(for: name)?.isEmpty == false, "\(name)")
    }
  }

  /// Borderless fields of 14 points are 17 high in public documents until Xcode 10, whose system is iOS 12, then 18.
  @Test func switchesFollowTheVersion() {
    var generation = SystemGeneration(version: 12)
    #expect(generation.value(.bareFieldPadding) == 0)
    #expect(generation.isOn(.safeAreas))
    generation.version = 13
    #expect(generation.value(.bareFieldPadding) == 1)
    #expect(generation == SystemGeneration(version: 13))
    generation.version = 10
    #expect(!generation.isOn(.safeAreas))
  }

  @Test func theDeviceNamesTheVersion() {
    ProcessState.preserving {
      SystemGeneration.current.version = 12
      #expect(UIDevice.current.systemVersion == "12.0")
    }
    #expect(UIDevice.current.systemVersion == "18.0")
  }

  /// Apple's documentation: the automatic style of date pickers is compact since iOS 14, and wheels for durations.
  @Test func openDatePickersAreCompactSinceIOS14() {
    let picker = UIDatePicker()
    #expect(picker.preferredDatePickerStyle == .automatic)
    #expect(picker.datePickerStyle == .compact)
    #expect(picker.intrinsicContentSize.height == 34)
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
    #expect(picker.intrinsicContentSize.height == 216)
    picker.datePickerMode = .date
    ProcessState.preserving {
      SystemGeneration.current.version = 13
      #expect(picker.datePickerStyle == .wheels)
    }
  }

  /// The frames of public documents, by the iOS of their Xcode and the number of pages.
  @Test(
    arguments: [
      (12, 3, 39, 37), (14, 3, 121.5, 27.5), (16, 3, 116, 26), (17, 4, 134.5, 26), (26, 4, 92, 26),
      (26, 3, 74, 26),
    ] as [(Int, Int, CGFloat, CGFloat)])
  func pageControlsFollowTheVersion(_ version: Int, _ pages: Int, _ width: CGFloat, _ height: CGFloat) {
    ProcessState.preserving {
      SystemGeneration.current.version = version
      let control = UIPageControl()
      control.numberOfPages = pages
      #expect(control.intrinsicContentSize == CGSize(width: width, height: height))
    }
  }
}
