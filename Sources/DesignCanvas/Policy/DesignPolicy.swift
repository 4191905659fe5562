import InterfaceBuilder
import UIKit
@_spi(UIKit) import UIKitCore

/// The differences between Interface Builder and a running program: sizes in place of contents, views of
/// unknown classes at the size that their class gave them, other choices where layout is ambiguous.
///
/// Source: frames in public documents.
///
/// - this file: changes to views when they are created, and sizes in place of contents
/// - `DesignPolicy+Conflicts`: the constraint of a conflict that is broken
/// - `DesignPolicy+Stacks`: lengths of views without content in stack views
/// - `DesignPolicy+Lists`: rows and cells, which `Lists` lays out
@MainActor
final class DesignPolicy: DocumentPolicy, StackPolicy {
  let presentation: Presentation

  /// A Boolean value that indicates whether texts are as large as they were when the document was designed.
  private let hasDesignedTextSize: Bool

  /// Returns the properties of a view that the document does not have.
  var unknowns: @MainActor (UIView) -> ViewUnknowns = { _ in [] }

  /// A size in place of a content.
  private struct ContentSize {
    /// The view, which is retained so that its identity is not reused.
    let view: UIView
    let size: SubstituteContentSize
    /// The text that the size is of; `nil` for sizes of other contents.
    let text: String?
  }

  /// The sizes in place of contents, by view.
  private var contentSizes: [ObjectIdentifier: ContentSize] = [:]

  /// The cells whose row has a height of its own in the document.
  var cellsWithRowHeight: Set<ObjectIdentifier> = []

  init(_ presentation: Presentation, hasDesignedTextSize: Bool) {
    self.presentation = presentation
    self.hasDesignedTextSize = hasDesignedTextSize
  }

  func contentSize(of view: UIView) -> SubstituteContentSize? {
    guard let known = contentSizes[ObjectIdentifier(view)] else { return nil }
    // The size of a text says nothing of another one.
    return known.text == nil || known.text == Self.text(of: view) ? known.size : nil
  }

  /// Returns the text that the size of a view's content follows; `nil` for views without any.
  private static func text(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle
    default: nil
    }
  }

  // MARK: Creating objects

  func configure(
    _ view: UIView, as element: VariedElement, of document: InterfaceDocument, standsIn: Bool
  ) {
    lowerPriorities(of: view)
    if standsIn { applyDesignedSize(element.element, of: document, to: view) }
    // An explicit placeholder takes precedence.
    applyPlaceholder(element, to: view)
    switch view {
    case let indicator as UIActivityIndicatorView:
      // Interface Builder shows indicators whether or not they are animating.
      indicator.isHidden = false
    case let picker as UIDatePicker:
      let style = element["style"]
      let statesStyle = style == "wheels" || style == "compact" || style == "inline"
      if !statesStyle, document.errata.isOn(.datePickersAsWheels) {
        picker.preferredDatePickerStyle = .wheels
      }
    case is UITableViewCell:
      if element.number("rowHeight") != nil { cellsWithRowHeight.insert(ObjectIdentifier(view)) }
    default: break
    }
  }

  /// Reduces required hugging and resistance to almost required: where contents do not fit, frames in public
  /// documents have as much of them as there is space for.
  private func lowerPriorities(of view: UIView) {
    let highest = UILayoutPriority(999.9)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      if view.contentHuggingPriority(for: axis) > highest {
        view.setContentHuggingPriority(highest, for: axis)
      }
      if view.contentCompressionResistancePriority(for: axis) > highest {
        view.setContentCompressionResistancePriority(highest, for: axis)
      }
    }
  }

  /// Sets the size that a document specifies in place of the content, for Interface Builder only.
  private func applyPlaceholder(_ element: VariedElement, to view: UIView) {
    guard element["placeholderIntrinsicWidth"] != nil || element["placeholderIntrinsicHeight"] != nil else {
      return
    }
    setPlaceholder(
      CGSize(
        width: CGFloat(element.number("placeholderIntrinsicWidth") ?? -1),
        height: CGFloat(element.number("placeholderIntrinsicHeight") ?? -1)), of: view)
  }

  private func setPlaceholder(_ size: CGSize, of view: UIView) {
    contentSizes[ObjectIdentifier(view)] = ContentSize(
      view: view, size: SubstituteContentSize(size: size, wraps: false), text: nil)
  }

  /// Sets the size that a designable class gave a view in Interface Builder. Nothing else is known of the
  /// class: a label gets the font that explains the size best, so that its lines can be measured at other
  /// widths. Texts that are larger or smaller than they were designed have their own size.
  private func applyDesignedSize(
    _ element: InterfaceElement, of document: InterfaceDocument, to view: UIView
  ) {
    guard let id = element.id, let size = document.designables[id], size.width > 0 || size.height > 0 else {
      return
    }
    let text = Self.text(of: view)
    guard hasDesignedTextSize || text == nil else { return }
    contentSizes[ObjectIdentifier(view)] = ContentSize(
      view: view, size: SubstituteContentSize(size: size, wraps: true), text: text)
    if let label = view as? UILabel, let font = DesignedFont.font(of: label, explaining: size) {
      label.font = font
    }
  }

  func configure(_ view: UIView, arrangedIn stack: UIStackView, of document: InterfaceDocument) {
    guard let label = view as? UILabel else { return }
    let isEmpty = (label.text ?? "").isEmpty && (label.attributedText?.length ?? 0) == 0
    if isEmpty, label.numberOfLines == 1, !hasPlaceholder(label) {
      // Interface Builder gives empty labels in stack views a visible length (`DesignPolicy+Stacks`).
      setPlaceholder(CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric), of: label)
    }
    // In some versions, a label with a limited number of lines, more than one, has no width at the leading
    // edge of a column.
    if stack.axis == .vertical, stack.alignment == .leading, label.numberOfLines > 1, !hasPlaceholder(label),
      document.errata.isOn(.narrowLabels)
    {
      setPlaceholder(CGSize(width: 0, height: label.intrinsicContentSize(forWidth: 1).height), of: label)
    }
  }

  private func hasPlaceholder(_ view: UIView) -> Bool { contentSize(of: view)?.wraps == false }

  /// Returns a font with the widths of Helvetica Neue, which Interface Builder uses for missing fonts.
  func font(inPlaceOf descriptor: UIFontDescriptor, size: CGFloat) -> UIFont {
    UIFont(descriptor: descriptor, size: size)
  }
}
