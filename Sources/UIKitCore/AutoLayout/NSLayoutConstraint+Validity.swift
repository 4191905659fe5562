extension NSLayoutConstraint.Attribute {
  package var isVertical: Bool {
    switch self {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      true
    default: false
    }
  }

  var isSize: Bool { self == .width || self == .height }

  /// A Boolean value that indicates whether the attribute depends on the layout direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the attribute is left or right regardless of the layout
  /// direction.
  var isAbsoluteHorizontal: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The corresponding attribute of the layout margins guide for a margin attribute; `nil` for the others.
  var withinMargins: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}

extension NSLayoutConstraint {
  /// The largest absolute value of a constant, in points. UIKit's own limit is not documented.
  static let largestConstant: CGFloat = 1e9

  /// The constant, limited to the range of the engine.
  var limitedConstant: Double {
    Double(min(max(constantValue, -NSLayoutConstraint.largestConstant), NSLayoutConstraint.largestConstant))
  }

  private static var hasWarnedOfLimit = false

  /// Logs once, in Apple's words, that a constant exceeds the limit.
  func checkLimit() {
    guard abs(constantValue) > NSLayoutConstraint.largestConstant, constantValue.isFinite,
      !NSLayoutConstraint.hasWarnedOfLimit
    else { return }
    NSLayoutConstraint.hasWarnedOfLimit = true
    LayoutLog.write(
      "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A smaller value "
        + "will be substituted, but this problem should be fixed. Break on BOOL "
        + "_NSLayoutConstraintNumberExceedsLimit(void) to debug.  This will be logged only once.  This may break in "
        + "the future.")
  }

  /// The text of the exception that UIKit raises for an invalid constraint; `nil` for a valid one.
  ///
  /// The texts are those of public crash reports of iOS 10 and later.
  package var objection: String? {
    guard first != nil else { return nil }
    // Evaluated at every activation, so text is created only if needed.
    var prefix: String { "NSLayoutConstraint for \(first!.longName): " }
    if !multiplierValue.isFinite {
      return "Multiplier is not finite!  That's illegal.  multiplier:\(lowercased(multiplierValue))"
    }
    if !constantValue.isFinite { return notFiniteConstant }
    if attribute1 == .notAnAttribute { return prefix + "Invalid pairing of layout attributes." }
    let isDimension1 = attribute1.isSize || distances?.first != nil
    guard second != nil, multiplierValue != 0 else {
      if isDimension1 { return nil }
      return prefix
        + "A multiplier of 0 or a nil second item together with a location for the first attribute creates an "
        + "illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
    }
    let isDimension2 = attribute2.isSize || distances?.second != nil
    if isDimension1 != isDimension2 { return prefix + "Invalid pairing of layout attributes." }
    if isDimension1 { return nil }
    // Between the axes only attributes that follow the layout direction are refused: the public tests of a
    // layout library relate left to top, and pass on iOS.
    if attribute1.isVertical != attribute2.isVertical,
      attribute1.isDirectional || attribute2.isDirectional
    {
      return prefix + "Invalid pairing of layout attributes."
    }
    if attribute1.isDirectional && attribute2.isAbsoluteHorizontal
      || attribute1.isAbsoluteHorizontal && attribute2.isDirectional
    {
      return prefix
        + "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
        + "leading/trailing for both or neither."
    }
    return nil
  }

  var notFiniteConstant: String {
    let firstAnchor = anchorDescription(first, attribute1)
    let secondAnchor = second == nil ? "(null)" : anchorDescription(second, attribute2)
    return
      "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(lowercased(constantValue)) "
      + "firstAnchor:\(firstAnchor) secondAnchor:\(secondAnchor)"
  }

  var noCommonAncestor: String {
    "Unable to activate constraint with anchors \(anchorDescription(first, attribute1)) and "
      + "\(anchorDescription(second, attribute2)) because they have no common ancestor.  Does the constraint or its "
      + "anchors reference items in different view hierarchies?  That's illegal."
  }

  private func anchorDescription(_ item: LayoutItem?, _ attribute: Attribute) -> String {
    guard let item else { return "(null)" }
    if attribute.isSize { return NSLayoutDimension(item, attribute).description }
    if attribute.isVertical { return NSLayoutYAxisAnchor(item, attribute).description }
    return NSLayoutXAxisAnchor(item, attribute).description
  }

  private func lowercased(_ value: CGFloat) -> String { "\(value)".lowercased() }
}
