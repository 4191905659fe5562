import Foundation
import Testing

import TinamouSnapshots
import UIKit

@testable import UIKitControls
@testable import UIKitCore

/// The look of controls: each part is seen, on light and dark, from left to right and from right to left.
@MainActor
@Suite struct ControlDrawingTests {
  private func picture(of view: UIView, isDark: Bool = false) -> Bitmap {
    let holder = UIView(frame: view.bounds)
    holder.backgroundColor = isDark ? .black : .white
    holder.overrideUserInterfaceStyle = isDark ? .dark : .light
    view.frame.origin = .zero
    holder.addSubview(view)
    return Bitmap(of: holder)
  }

  @Test(.ios(18)) func knobsAreSeenOnTheirOwnColour() {
    let system = TestSystem(18)
    defer { system.restore() }
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    slider.value = 0.5
    slider.minimumTrackTintColor = .clear
    slider.maximumTrackTintColor = .clear
    // A knob of 27 points in the middle, with a shadow around it that fades to nothing, pixel by pixel.
    let box = picture(of: slider).inkBox
    #expect(abs(box.midX - 100) <= 0.5)
    #expect(box.width >= 28)
    #expect(box.width <= 36)
  }

  @Test func valuesGrowInTheDirectionOfReading() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    slider.value = 0.25
    slider.maximumTrackTintColor = .clear
    slider.thumbTintColor = .black
    let progress = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    progress.progress = 0.25
    progress.trackTintColor = .clear
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
    pages.numberOfPages = 3
    pages.pageIndicatorTintColor = .clear
    pages.currentPageIndicatorTintColor = .black
    for view in [slider, progress, pages] as [UIView] {
      let plain = picture(of: view).inkBox
      view.semanticContentAttribute = .forceRightToLeft
      view.setNeedsDisplay()
      let turned = picture(of: view).inkBox
      #expect(plain.maxX < 110, "\(view)")
      #expect(abs(turned.minX - (200 - plain.maxX)) <= 0.5, "\(view)")
    }
  }

  @Test func chosenSegmentsCanBeReadOnDark() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    control.selectedSegmentIndex = 0
    let dark = picture(of: control, isDark: true)
    // White letters on a grey pill.
    #expect(dark.contains(red: 99, green: 99, blue: 102))
    #expect(dark.contains(red: 255, green: 255, blue: 255))
    let light = picture(of: control)
    #expect(light.contains(red: 0, green: 0, blue: 0))
    // The pill is lighter than what is around it, and its place follows the choice.
    func ink(_ side: CGFloat) -> Double {
      light.ink(in: CGRect(x: side + 4, y: 4, width: 8, height: 24))
    }
    #expect(ink(0) < ink(184))
  }

  @Test func segmentsShareTheWidthThatFixedOnesLeave() {
    let control = UISegmentedControl(items: ["", "", ""])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    control.setWidth(100, forSegmentAt: 0)
    control.selectedSegmentIndex = 0
    control.selectedSegmentTintColor = .black
    let pill = picture(of: control)
    // 2 points inside of 100.
    #expect(pill.darkness(2 * 96, 32) > 200)
    #expect(pill.darkness(2 * 104, 32) < 100)
    control.semanticContentAttribute = .forceRightToLeft
    control.setNeedsDisplay()
    #expect(picture(of: control).darkness(2 * 104, 32) > 200)
  }

  @Test func steppersShowWhereTheyCannotGo() {
    let stepper = UIStepper()
    let minus = CGRect(x: 10, y: 0, width: 30, height: 32)
    let atEnd = picture(of: stepper).ink(in: minus)
    stepper.value = 50
    #expect(picture(of: stepper).ink(in: minus) > atEnd)
    stepper.value = 0
    stepper.wraps = true
    stepper.setNeedsDisplay()
    #expect(picture(of: stepper).ink(in: minus) > atEnd)
  }

  /// 22 and 53 pixels in screenshots with three pixels per point, 15 and 36 in one with two.
  @Test(.ios(18), arguments: [(3, 22, 53), (2, 15, 36)])
  func dotsOfPagesAreWholePixels(scale: CGFloat, diameter: CGFloat, distance: CGFloat) {
    let system = TestSystem(18)
    defer { system.restore() }
    UITraitCollection.current.modifyingTraits { $0.displayScale = scale }.performAsCurrent {
      let pages = UIPageControl()
      #expect(abs(pages.dotDiameter * scale - diameter) < 0.001)
      #expect(abs(pages.dotDistance * scale - distance) < 0.001)
    }
  }

  @Test func singlePagesHideTheirDot() {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    pages.numberOfPages = 1
    pages.currentPageIndicatorTintColor = .black
    #expect(picture(of: pages).ink() > 0)
    pages.hidesForSinglePage = true
    #expect(picture(of: pages).ink() == 0)
  }

  @Test(arguments: [UIDatePickerStyle.wheels, .compact, .inline])
  func datePickersShowTheirDate(_ style: UIDatePickerStyle) {
    func picker(_ seconds: TimeInterval) -> Bitmap {
      let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 350, height: 360))
      picker.preferredDatePickerStyle = style
      picker.datePickerMode = .date
      picker.date = Date(timeIntervalSinceReferenceDate: seconds)
      return picture(of: picker)
    }
    let first = picker(0)
    #expect(first.ink() > 50)
    #expect(first.difference(from: picker(0)) == 0)
    #expect(first.difference(from: picker(40 * 86_400)) > 0)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e300])
  func datePickersDrawAnyNumber(_ number: Double) {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.date = Date(timeIntervalSinceReferenceDate: number)
    picker.countDownDuration = number
    picker.minuteInterval = .max
    for style in [UIDatePickerStyle.wheels, .compact, .inline] {
      picker.preferredDatePickerStyle = style
      for mode in [UIDatePicker.Mode.time, .date, .dateAndTime, .countDownTimer, .yearAndMonth] {
        picker.datePickerMode = mode
        _ = picture(of: picker)
      }
    }
    #expect(picker.visibleWheels.count == 2)
  }

  /// The first moment of 2001 was a Monday, at midnight in Greenwich.
  @Test func wheelsHaveTheChosenRowInTheMiddle() {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    func middle() -> [String] { picker.visibleWheels.map { picker.text(of: $0, at: 0) } }
    picker.date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(middle() == ["Mon, Jan 1", "12", "00", "AM"])
    picker.date = Date(timeIntervalSinceReferenceDate: 13 * 3600 + 65)
    #expect(middle() == ["Mon, Jan 1", "1", "01", "PM"])
    picker.locale = Locale(identifier: "de_DE")
    #expect(middle().suffix(2) == ["13", "01"])
    picker.datePickerMode = .date
    #expect(middle() == ["Januar", "1", "2001"])
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 2 * 3600 + 5 * 60
    #expect(middle() == ["2", "hours", "5", "min"])
  }
}
