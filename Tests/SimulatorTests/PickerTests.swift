import Foundation
import Simulator
import Testing
import UIKit

/// Wheels by touch and by code.
@MainActor
@Suite struct PickerTests {
  final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var chosen: [[Int]] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 20 : 3
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
      component == 0 ? "Row \(row)" : ["red", "green", "blue"][row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen.append([component, row])
    }
  }

  let phone: VirtualDevice
  let controller = UIViewController()

  init() throws {
    phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    controller.view.backgroundColor = .systemBackground
    phone.show(controller)
  }

  @Test func wheelsTurnByTouchAndByCode() throws {
    let source = Source()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 393, height: 216))
    picker.dataSource = source
    picker.delegate = source
    controller.view.addSubview(picker)
    phone.layOut()
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 20)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 187.5, height: 32))
    picker.selectRow(5, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 5)
    phone.layOut()
    #expect(source.chosen.isEmpty)
    // Three rows of 32 points, slowly.
    phone.advance(by: 0)
    if let finger = phone.touchDown(at: CGPoint(x: 100, y: 208)) {
      for step in 1...20 { phone.move(finger, to: CGPoint(x: 100, y: 208 - CGFloat(step) * 5.3)) }
      phone.advance(by: 0.5)
      phone.move(finger, to: CGPoint(x: 100, y: 102), after: 0.5)
      phone.lift(finger)
    }
    phone.advance(by: 3)
    #expect(source.chosen == [[0, 8]])
    #expect(picker.selectedRow(inComponent: 0) == 8)
    // A tap on the row below the middle.
    phone.tap(at: CGPoint(x: 300, y: 240))
    phone.advance(by: 1)
    #expect(source.chosen.last == [1, 1])
    picker.reloadAllComponents()
    phone.advance(by: 1)
    #expect(picker.selectedRow(inComponent: 1) == 1)
  }

  private func date(_ text: String) -> Date {
    ISO8601DateFormatter().date(from: text) ?? .distantPast
  }

  @Test func wheelsOfDatesTurn() throws {
    let picker = UIDatePicker(frame: CGRect(x: 36, y: 100, width: 320, height: 216))
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .date
    picker.date = date("2024-12-31T10:30:00Z")
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    controller.view.addSubview(picker)
    phone.layOut()
    // The wheels are 130, 50 and 80 points wide, 66 from the left: a tap below the middle of the first.
    phone.tap(at: CGPoint(x: 36 + 30 + 65, y: 240))
    phone.layOut()
    // January of the same year, with as many days.
    #expect(picker.date == date("2024-01-31T10:30:00Z"))
    #expect(changes == 1)
    picker.minimumDate = date("2024-01-30T00:00:00Z")
    phone.tap(at: CGPoint(x: 36 + 30 + 220, y: 175))
    phone.layOut()
    // No year before the first date.
    #expect(picker.date == date("2024-01-30T00:00:00Z"))
    picker.minimumDate = nil
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 3600
    phone.layOut()
    // The wheel of hours is the first, 44 points wide.
    phone.tap(at: CGPoint(x: 36 + 46 + 22, y: 240))
    phone.layOut()
    #expect(picker.countDownDuration == 7200)
  }

  @Test func calendarsAreTapped() throws {
    let picker = UIDatePicker(frame: CGRect(x: 20, y: 100, width: 350, height: 352))
    picker.preferredDatePickerStyle = .inline
    picker.datePickerMode = .date
    picker.date = date("2024-12-15T10:30:00Z")
    controller.view.addSubview(picker)
    phone.layOut()
    // December 2024 begins on a Sunday: the 10th is a Tuesday, in the second week. Columns of 50, rows of 44 points.
    phone.tap(at: CGPoint(x: 20 + 125, y: 100 + 44 * 3.5))
    #expect(picker.date == date("2024-12-10T10:30:00Z"))
    phone.tap(at: CGPoint(x: 20 + 325, y: 122))
    phone.tap(at: CGPoint(x: 20 + 175, y: 100 + 44 * 2.5))
    // The first Wednesday of January 2025.
    #expect(picker.date == date("2025-01-01T10:30:00Z"))
  }

  @Test func compactFieldsOpenACalendar() throws {
    let picker = UIDatePicker(frame: CGRect(x: 20, y: 200, width: 220, height: 35))
    picker.datePickerMode = .dateAndTime
    picker.date = date("2024-12-15T10:30:00Z")
    controller.view.addSubview(picker)
    phone.layOut()
    let count = phone.window.subviews.count
    phone.tap(at: CGPoint(x: 60, y: 217))
    #expect(phone.window.subviews.count == count + 1)
    // The calendar is 304 by 336 points, 8 inside of what floats below the field at 16 from the left.
    phone.tap(at: CGPoint(x: 28 + 304 / 7 * 2.5, y: 200 + 34.5 + 8 + 8 + 42 * 3.5))
    #expect(picker.date == date("2024-12-10T10:30:00Z"))
    phone.tap(at: CGPoint(x: 200, y: 800))
    #expect(phone.window.subviews.count == count)
  }
}
