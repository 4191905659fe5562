import Foundation

/// An alert or sheet as applications made it before iOS 8: its buttons, and the alert controller that shows it.
@MainActor
protocol LegacyAlert: UIView {
  var buttons: LegacyAlertButtons { get set }
  var title: String { get }
  var cancelButtonIndex: Int { get }
  func clicked(_ index: Int)
  func willPresent()
  func didPresent()
  func willDismiss(_ index: Int)
  func didDismiss(_ index: Int)
}

/// The buttons of a ``LegacyAlert``, and the controller while it is shown.
struct LegacyAlertButtons {
  var titles: [String] = []
  var controller: UIAlertController?
}

/// Alerts and sheets that are shown: nobody else need hold them.
@MainActor private var shown: [any LegacyAlert] = []

extension LegacyAlert {
  var isPresented: Bool { buttons.controller?.presentingViewController != nil }

  func addTitle(_ title: String?) -> Int {
    buttons.titles.append(title ?? "")
    return buttons.titles.count - 1
  }

  func title(at index: Int) -> String? {
    buttons.titles.indices.contains(index) ? buttons.titles[index] : nil
  }

  /// Presents the buttons over what a window shows, the key window for `nil`.
  ///
  /// - Parameters:
  ///   - destructive: the index of the button in red; -1 for none.
  ///   - configure: adds what is not a button.
  func present(
    over window: UIWindow?, message: String?, style: UIAlertController.Style, destructive: Int = -1,
    _ configure: (UIAlertController) -> Void
  ) {
    guard !isPresented, let top = Self.topController(of: window) else { return }
    let made = UIAlertController(title: title.isEmpty ? nil : title, message: message, preferredStyle: style)
    configure(made)
    for (index, title) in buttons.titles.enumerated() {
      let style: UIAlertAction.Style =
        index == cancelButtonIndex ? .cancel : index == destructive ? .destructive : .default
      made.addAction(UIAlertAction(title: title, style: style) { [self] _ in end(with: index) })
    }
    buttons.controller = made
    shown.append(self)
    willPresent()
    top.present(made, animated: true) { [self] in didPresent() }
  }

  /// Dismisses the alert as if a button had been tapped, without the message that it was.
  func dismissPresented(with index: Int, animated: Bool) {
    guard isPresented else { return }
    willDismiss(index)
    buttons.controller?.dismiss(animated: animated) { [self] in
      didDismiss(index)
      forget()
    }
  }

  private func end(with index: Int) {
    clicked(index)
    willDismiss(index)
    didDismiss(index)
    forget()
  }

  private func forget() {
    shown.removeAll { $0 === self }
    buttons.controller = nil
  }

  /// Returns the topmost view controller of a window, or of the key window.
  private static func topController(of window: UIWindow?) -> UIViewController? {
    var top = (window ?? UIApplication.shared.keyWindow)?.rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }
}
