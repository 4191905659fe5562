import Foundation

/// A view that dims what lies below a presentation and receives the touches beside it.
package final class DimmingView: UIControl {
  package var onTouch: (() -> Void)?

  package override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addAction(UIAction { [weak self] _ in self?.onTouch?() }, for: .touchUpInside)
  }

  package required init?(coder: NSCoder) { nil }
}
