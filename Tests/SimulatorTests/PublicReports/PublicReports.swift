import DeviceModels
import Foundation
import Simulator
import UIKit

/// A suite of public reports of people who ran code on iOS, each with its source.
///
/// Devices run iOS 18 or the version that the report names, so that the design of iOS 26 does not matter.
@MainActor protocol PublicReports {}

extension PublicReports {
  func device(_ name: String, system: Int = 18, orientation: Orientation = .portrait) throws -> VirtualDevice
  {
    VirtualDevice(
      try DeviceCatalog.standard.device(named: name),
      settings: DeviceSettings(orientation: orientation, system: system))
  }
}

/// A list in which several objects write down, in order.
@MainActor final class ReportedCalls {
  var list: [String] = []
  func take() -> [String] {
    defer { list = [] }
    return list
  }
}

/// Writes down the four calls of its appearance.
final class ReportedController: UIViewController {
  let name: String
  let calls: ReportedCalls
  init(_ name: String, _ calls: ReportedCalls) {
    self.name = name
    self.calls = calls
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.list.append("\(name) willAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.list.append("\(name) didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.list.append("\(name) willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.list.append("\(name) didDisappear")
  }
}

final class ReportedLayoutView: UIView {
  var layouts = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

final class ReportedSizedView: UIView {
  var wanted = CGSize.zero
  convenience init(_ width: CGFloat, _ height: CGFloat) {
    self.init(frame: .zero)
    wanted = CGSize(width: width, height: height)
  }
  override var intrinsicContentSize: CGSize { wanted }
}

/// Writes down what fields, text views and the keyboard tell.
final class ReportedTextLog: NSObject, UITextFieldDelegate, UITextViewDelegate {
  var lines: [String] = []
  private var tokens: [any NSObjectProtocol] = []
  func watch() {
    lines = []
    let names: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "willShow"),
      (UIResponder.keyboardDidShowNotification, "didShow"),
      (UIResponder.keyboardWillChangeFrameNotification, "willChange"),
      (UIResponder.keyboardDidChangeFrameNotification, "didChange"),
    ]
    for (name, word) in names {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
          MainActor.assumeIsolated { self?.lines.append(word) }
        })
    }
  }
  func stop() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    tokens = []
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("did begin") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    lines.append("should change")
    return true
  }
  func textViewDidBeginEditing(_ textView: UITextView) { lines.append("did begin") }
}

/// As many items as sizes, which the layout is not asked for here.
@MainActor class ReportedItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let sizes: [CGSize]
  init(_ sizes: [CGSize]) { self.sizes = sizes }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sizes.count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// Items that a flow layout asks for their sizes.
@MainActor final class ReportedSizedItems: ReportedItems, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath.item] }
}
