import InterfaceBuilder
import UIKit
@_spi(UIKit) import UIKitCore

/// What Interface Builder shows otherwise than a running program: sizes that stand in for content, views whose class is
/// unknown at the size that their class gave them, other choices where layout leaves one.
///
/// Source: frames in public documents.
///
/// - this file: what is done to views when they are made, and sizes in the place of contents
/// - `DesignPolicy+Conflicts`: which constraint of a conflict does not count
/// - `DesignPolicy+Stacks`: lengths of views without content in stacks
/// - `DesignPolicy+Lists`: rows and cells, which `Lists` lays out
@MainActor
final class DesignPolicy: DocumentPolicy {
  let presentation: Presentation

  /// Sizes in the place of contents, by view, with the view so that no other gets its identity.
  private var contentSizes: [ObjectIdentifier: (view: UIView, size: SubstituteContentSize)] = [:]

  /// Cells whose row has a height of its own in the document.
  var cellsWithRowHeight: Set<ObjectIdentifier> = []

  init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  func contentSize(of view: UIView) -> SubstituteContentSize? {
    contentSizes[ObjectIdentifier(view)]?.size
  }

  // MARK: Making objects

  func configure(
    _ view: UIView, as element: VariedElement, of document: InterfaceDocument, standsIn: Bool
  ) {
    lowerPriorities(of: view)
    if standsIn { applyDesignedSize(element.element, of: document, to: view) }
    // A placeholder is asked for, and wins.
    applyPlaceholder(element, to: view)
    switch view {
    case let indicator as UIActivityIndicatorView:
      // Interface Builder shows indicators whether they turn or not.
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

  /// Required hugging and resistance are next to required: where contents do not fit, frames in public documents have as
  /// much of them as there is space for.
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

  /// Sizes that a document gives in the place of content, for Interface Builder only.
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
    contentSizes[ObjectIdentifier(view)] = (view, SubstituteContentSize(size: size, wraps: false))
  }

  /// The size that a designable class gave a view in Interface Builder. Of the class itself only this is known: a
  /// label gets the font that explains the size best, so that its lines can be measured at other widths.
  private func applyDesignedSize(
    _ element: InterfaceElement, of document: InterfaceDocument, to view: UIView
  ) {
    guard let id = element.id, let size = document.designables[id], size.width > 0 || size.height > 0 else {
      return
    }
    contentSizes[ObjectIdentifier(view)] = (view, SubstituteContentSize(size: size, wraps: true))
    if let label = view as? UILabel, let font = DesignedFont.font(of: label, explaining: size) {
      label.font = font
    }
  }

  func configure(_ view: UIView, arrangedIn stack: UIStackView, of document: InterfaceDocument) {
    guard let label = view as? UILabel else { return }
    let isEmpty = (label.text ?? "").isEmpty && (label.attributedText?.length ?? 0) == 0
    if isEmpty, label.numberOfLines == 1, !hasPlaceholder(label) {
      // Interface Builder gives empty labels in stacks a length to be seen (`DesignPolicy+Stacks`).
      setPlaceholder(CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric), of: label)
    }
    // A label with a limited number of lines, but several, has no width at the beginning of a column in some versions.
    if stack.axis == .vertical, stack.alignment == .leading, label.numberOfLines > 1, !hasPlaceholder(label),
      document.errata.isOn(.narrowLabels)
    {
      setPlaceholder(CGSize(width: 0, height: label.intrinsicContentSize(forWidth: 1).height), of: label)
    }
  }

  private func hasPlaceholder(_ view: UIView) -> Bool { contentSize(of: view)?.wraps == false }

  /// Interface Builder sets texts in fonts that are not there with the widths of Helvetica Neue.
  func font(inPlaceOf descriptor: UIFontDescriptor, size: CGFloat) -> UIFont {
    UIFont(descriptor: descriptor, size: size)
  }
}
