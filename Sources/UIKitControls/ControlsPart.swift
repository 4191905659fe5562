import Foundation

/// The part of controls that `UIKitCore` uses. `UIKitCore` finds this class by its name.
package final class ControlsPart: CorePart, ControlsSupport {
  package init() {}

  package var decodingClasses: [UIView.Type] {
    [
      UIImageView.self, UILabel.self, UISearchTextField.self, UISearchBar.self, UIVisualEffectView.self,
      UITextView.self, UIPickerView.self,
      UIActivityIndicatorView.self, UISlider.self, UISegmentedControl.self, UIButton.self, UISwitch.self,
      UITextField.self, UIStepper.self, UIProgressView.self,
    ]
  }

  package var namedMembers: [NamedMembers] {
    [
      .label, .imageView, .button, .textField, .textView, .switch, .slider, .progressView, .stepper,
      .pageControl,
      .segmentedControl, .activityIndicator, .datePicker, .pickerView, .searchBar,
    ]
  }

  package func updateKeyboard(of session: DeviceSession) { Keyboard.updateForFirstResponder(of: session) }

  package func makeTextDocumentProxy() -> any UITextDocumentProxy { FirstResponderProxy() }

  package func makeLayout(of bar: UINavigationBar) -> any BarLayout {
    bar.metrics.hasGlass ? GlassNavigationBarLayout(bar) : NavigationBarLayout(bar)
  }
  package func makeLayout(of bar: UITabBar) -> any BarLayout {
    bar.metrics.hasGlass ? GlassTabBarLayout(bar) : TabBarLayout(bar)
  }
  package func makeLayout(of bar: UIToolbar) -> any BarLayout {
    bar.metrics.hasGlass ? GlassToolbarLayout(bar) : ToolbarLayout(bar)
  }

  package var mainMenuSystem: UIMenuSystem { UIMenuSystem.main }

  package func makeMenuBuilder(for system: UIMenuSystem) -> any RootedMenuBuilder {
    MenuBuilder(system: system)
  }

  package func makeRefreshContent(in control: UIView) -> any RefreshContent { RefreshViews(control) }

  package func makeImageView(_ image: UIImage) -> UIView { UIImageView(image: image) }

  package func makeGlass() -> UIView { GlassPlatter(frame: .zero) }

  package func makeMotion(of scrollView: UIScrollView) -> any ScrollMoving { ScrollMotion(scrollView) }

  package func present(
    _ menu: ContextMenu, beside rect: CGRect, in window: UIWindow
  ) -> any PresentedMenu {
    guard let preview = menu.preview else {
      // Menus of buttons grow out of them, those of long presses are beside what they belong to.
      let covers = (menu.sender as? UIControl)?.showsMenuAsPrimaryAction == true
      return MenuView.show(
        menu.menu, beside: rect, in: window, sender: menu.sender, coversSource: covers,
        keepsFirstNear: menu.keepsFirstNear, onChoice: menu.onChoice, onClose: menu.onClose)
    }
    let holder = PreviewHolder(
      preview,
      MenuView(
        menu.menu, sender: menu.sender, metrics: window.metrics, onChoice: menu.onChoice),
      in: window)
    let floating = Floating.show(
      holder, beside: rect, in: window, placement: holder.menu.isGlass ? .bareBeside : .beside,
      onClose: menu.onClose)
    if holder.menu.isGlass { floating.dim() }
    holder.menu.floating = floating
    holder.onPreviewTap = menu.onPreviewTap
    return floating
  }
}

extension ContextMenu {
  /// A Boolean value that indicates whether the first entry is next to the source, also if the menu is above it. By itself it is, but in
  /// scrolling content, as Apple's page of SwiftUI's `MenuOrder.automatic` says of iOS.
  @MainActor fileprivate var keepsFirstNear: Bool {
    switch order {
    case .priority: true
    case .fixed: false
    case .automatic:
      (sender as? UIView).map { !sequence(first: $0, next: \.superview).contains { $0 is UIScrollView } }
        ?? false
    }
  }
}

extension Floating: PresentedMenu {
  package func exchange(for menu: UIMenu) {
    content.subviews.compactMap { $0 as? MenuView }.first?.exchange(for: menu)
  }
}
