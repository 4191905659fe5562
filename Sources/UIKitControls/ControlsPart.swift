import Foundation

/// The part of controls that `UIKitCore` uses. `UIKitCore` finds this class by its name.
package final class ControlsPart: CorePart, ControlsSupport {
  package init() {}

  package var decodingClasses: [UIView.Type] {
    [
      UISearchTextField.self, UISearchBar.self, UIVisualEffectView.self, UITextView.self, UIPickerView.self,
      UIActivityIndicatorView.self, UISlider.self, UISegmentedControl.self, UIButton.self, UISwitch.self,
      UITextField.self, UIStepper.self, UIProgressView.self,
    ]
  }

  package var namedMembers: [NamedMembers] {
    [
      .button, .textField, .textView, .switch, .slider, .progressView, .stepper, .pageControl,
      .segmentedControl, .activityIndicator, .datePicker, .pickerView, .searchBar,
    ]
  }

  package func updateKeyboard(of session: DeviceSession) { Keyboard.updateForFirstResponder(of: session) }

  package func makeTextDocumentProxy() -> any UITextDocumentProxy { FirstResponderProxy() }

  package func makeButton(_ button: BarButton) -> UIView {
    let view = UIButton(type: .system)
    view.setImage(button.image, for: .normal)
    view.setTitle(button.title, for: .normal)
    if let font = button.font { view.titleLabel?.font = font }
    if let color = button.titleColor { view.setTitleColor(color, for: .normal) }
    if let color = button.tintColor { view.tintColor = color }
    view.isEnabled = button.isEnabled
    view.titleEdgeInsets = button.titleInsets
    view.imageEdgeInsets = button.imageInsets
    view.contentEdgeInsets = button.contentInsets
    if button.isLeading { view.contentHorizontalAlignment = .leading }
    for (state, image) in button.backgrounds { view.setBackgroundImage(image, for: state) }
    if button.isSelected {
      view.backgroundColor = .tertiarySystemFill
      view.layer.cornerRadius = 6
    }
    view.addAction(UIAction { _ in button.action() }, for: .touchUpInside)
    view.menu = button.menu
    view.showsMenuAsPrimaryAction = button.opensMenuAtOnce
    return view
  }

  package func makeSpinner() -> any Spinner { UIActivityIndicatorView(style: .medium) }

  package func makeMotion(of scrollView: UIScrollView) -> any ScrollMoving { ScrollMotion(scrollView) }

  package func present(
    _ menu: ContextMenu, beside rect: CGRect, in window: UIWindow
  ) -> any PresentedMenu {
    guard let preview = menu.preview else {
      return MenuView.show(
        menu.menu, beside: rect, in: window, sender: menu.sender, onChoice: menu.onChoice,
        onClose: menu.onClose)
    }
    let holder = PreviewHolder(
      preview, MenuView(menu.menu, sender: menu.sender, onChoice: menu.onChoice), in: window)
    let floating = Floating.show(holder, beside: rect, in: window, onClose: menu.onClose)
    holder.menu.floating = floating
    holder.onPreviewTap = menu.onPreviewTap
    return floating
  }
}

extension UIActivityIndicatorView: Spinner {}

extension Floating: PresentedMenu {
  package func exchange(for menu: UIMenu) {
    content.subviews.compactMap { $0 as? MenuView }.first?.exchange(for: menu)
  }
}
