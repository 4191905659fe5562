import DeviceModels
import Simulator
import UIKit

/// Writes down the calls of several controllers in one list.
@MainActor
final class CallLog {
  var calls: [String] = []

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// Says which calls it gets: `A willAppear`, with `*` where they are animated.
final class RecordingController: UIViewController {
  let name: String
  let log: CallLog

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String, _ animated: Bool? = nil) {
    log.calls.append("\(name) \(call)\(animated == true ? "*" : "")")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    note("load")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear", animated)
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("isAppearing", animated)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear", animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear", animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear", animated)
  }
}

/// A phone of 393 by 852 points whose time is stepped: 59 above, 34 below.
@MainActor
func steppedPhone(_ controller: UIViewController) throws -> VirtualDevice {
  let phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
  phone.show(controller)
  phone.advance(by: 0)
  return phone
}
