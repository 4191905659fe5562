import InterfaceBuilder
import UIKitCore

extension InterfaceInstantiator {
  func applyAxis(_ varied: VariedElement, to stack: UIStackView) {
    stack.axis = varied["axis"] == "vertical" ? .vertical : .horizontal
  }

  func applyDistribution(_ varied: VariedElement, to stack: UIStackView) {
    stack.distribution =
      switch varied["distribution"] {
      case "fillEqually": .fillEqually
      case "fillProportionally": .fillProportionally
      case "equalSpacing": .equalSpacing
      case "equalCentering": .equalCentering
      default: .fill
      }
  }

  func applyAlignment(_ varied: VariedElement, to stack: UIStackView) {
    stack.alignment =
      switch varied["alignment"] {
      case "leading", "top": .leading
      case "trailing", "bottom": .trailing
      case "center": .center
      case "firstBaseline": .firstBaseline
      case "lastBaseline": .lastBaseline
      default: .fill
      }
  }

  func applySpacing(_ varied: VariedElement, to stack: UIStackView) {
    stack.spacing =
      varied["spacingType"] == "standard"
      ? UIStackView.spacingUseSystem : CGFloat(varied.number("spacing") ?? 0)
  }
}
