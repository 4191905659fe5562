import SwiftSyntax

/// The Objective-C names of methods.
enum SelectorNames {
  /// Returns the selector of a method: `pin(_:to:)` is `pin:to:`, `tapped(sender:)` is `tappedWithSender:`.
  static func name(_ base: String, labels: [String], throwsErrors: Bool = false) -> String {
    guard let first = labels.first else { return throwsErrors ? "\(base)AndReturnError:" : base }
    var name = base
    if first != "_" {
      // Swift's rule: "With" is inserted before a label unless the label begins or the name ends with a
      // preposition.
      if !prepositions.contains(firstWord(first)), !prepositions.contains(lastWord(base)) { name += "With" }
      name += first.prefix(1).uppercased() + first.dropFirst()
    }
    name += ":"
    for label in labels.dropFirst() { name += (label == "_" ? "" : label) + ":" }
    return throwsErrors ? name + "error:" : name
  }

  static func setter(_ property: String) -> String {
    "set\(property.prefix(1).uppercased())\(property.dropFirst()):"
  }

  /// Methods of UIKit whose Objective-C names do not follow from Swift's.
  static let renamed: [String: String] = [
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "dismiss": "dismissViewControllerAnimated:completion:",
    "popViewController(animated:)": "popViewControllerAnimated:",
    "popViewController": "popViewControllerAnimated:",
    "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
    "popToRootViewController": "popToRootViewControllerAnimated:",
    "endEditing": "endEditing:",
    "observeValue(forKeyPath:of:change:context:)": "observeValueForKeyPath:ofObject:change:context:",
    "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:",
    "value(forUndefinedKey:)": "valueForUndefinedKey:",
  ]

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
    "to",
    "until", "using", "via", "when", "with", "within",
  ]

  private static func firstWord(_ name: String) -> String {
    let head = name.prefix(1).lowercased()
    return head + name.dropFirst().prefix { !$0.isUppercase }
  }

  private static func lastWord(_ name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name.lowercased() }
    return name[start...].lowercased()
  }
}

extension FunctionDeclSyntax {
  /// The labels of the parameters; `_` for none.
  var labels: [String] {
    signature.parameterClause.parameters.map { $0.firstName.text.unquoted }
  }

  /// The types of the parameters, as they are written.
  var parameterTypes: [String] {
    signature.parameterClause.parameters.map { $0.type.trimmedDescription.replacingLineBreaks }
  }

  /// A cast of a call's value to the type that the method returns, if that can be written elsewhere.
  var castToResult: String {
    guard let type = signature.returnClause?.type.trimmedDescription.replacingLineBreaks,
      !type.hasPrefix("some "), !type.contains("Self"), !type.contains("@")
    else { return "" }
    return " as \(type.hasSuffix("!") ? type.dropLast() + "?" : type[...])"
  }

  var throwsErrors: Bool { signature.effectSpecifiers?.throwsClause != nil }
  var isAsync: Bool { signature.effectSpecifiers?.asyncSpecifier != nil }

  /// The name with labels, such as `tapped(_:)`.
  var fullName: String {
    "\(name.text.unquoted)(\(labels.map { "\($0):" }.joined()))"
  }

  /// Returns a method for the body of a class that calls this method of an extension under its new name,
  /// which includes the class.
  func stub(of type: String) -> String {
    var parameters: [String] = []
    let arguments = signature.parameterClause.parameters.enumerated().map { position, parameter in
      var name = (parameter.secondName ?? parameter.firstName).text
      if name == "_" {
        // A parameter without a name cannot be passed on.
        name = "__p\(position)"
        var named = parameter.with(\.secondName, .identifier(name)).with(\.trailingComma, nil)
        named.firstName = named.firstName.with(\.trailingTrivia, .space)
        parameters.append(named.trimmedDescription.replacingLineBreaks)
      } else {
        parameters.append(parameter.with(\.trailingComma, nil).trimmedDescription.replacingLineBreaks)
      }
      let label = parameter.firstName.text
      let reference = parameter.type.trimmedDescription.hasPrefix("inout ") ? "&" : ""
      return (label == "_" ? "" : "\(label): ") + reference + name
    }
    let attempt = (throwsErrors ? "try " : "") + (isAsync ? "await " : "")
    let rest =
      [signature.effectSpecifiers?.trimmedDescription, signature.returnClause?.trimmedDescription]
      .compactMap { $0?.replacingLineBreaks }
    let head =
      modifiers.ofTheType + "func \(name.text)" + (genericParameterClause?.trimmedDescription ?? "")
      + (["(\(parameters.joined(separator: ", ")))"] + rest).joined(separator: " ")
    return
      "\(head) { \(attempt)\(SelectorNames.moved(name.text, of: type))(\(arguments.joined(separator: ", "))) }"
  }

  /// The selector: that of `@objc(name:)`, or the one derived from the name.
  var selector: String {
    if let name = attributes.named("objc")?.objectiveCName { return name }
    if let renamed = SelectorNames.renamed[fullName] { return renamed }
    return SelectorNames.name(name.text.unquoted, labels: labels, throwsErrors: throwsErrors)
  }

  /// The test method, if XCTest finds it as one: an instance method without parameters and result whose name
  /// begins with `test`.
  var testMethod: SourceFacts.TestMethod? {
    let name = name.text.unquoted
    guard name.hasPrefix("test"), labels.isEmpty, returnsNothing, genericParameterClause == nil,
      !["static", "class", "private", "fileprivate"].contains(where: { modifiers.has($0) })
    else { return nil }
    return SourceFacts.TestMethod(name: name, isAsync: signature.effectSpecifiers?.asyncSpecifier != nil)
  }

  var returnsNothing: Bool {
    guard let type = signature.returnClause?.type.trimmedDescription else { return true }
    return ["Void", "()", "Swift.Void"].contains(type)
  }
}

extension SelectorNames {
  /// Methods of `NSObject` and `Formatter` that classes override on Apple's platforms and that Swift cannot override here, as
  /// Foundation's classes do not declare them. Their defaults are in `ObjectiveCSupport` and call what is registered.
  static let ofRootClasses: [String: String] = [
    "responds(to:)": "respondsToSelector:",
    "forwardingTarget(for:)": "forwardingTargetForSelector:",
    "value(forKey:)": "valueForKey:",
    "setValue(_:forKey:)": "setValue:forKey:",
    "value(forKeyPath:)": "valueForKeyPath:",
    "setValue(_:forKeyPath:)": "setValue:forKeyPath:",
    "value(forUndefinedKey:)": "valueForUndefinedKey:",
    "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:",
    "setNilValueForKey(_:)": "setNilValueForKey:",
    "getObjectValue(_:for:errorDescription:)": "getObjectValue:forString:errorDescription:",
    "getObjectValue(_:for:range:)": "getObjectValue:forString:range:error:",
    "editingString(for:)": "editingStringForObjectValue:",
    "isPartialStringValid(_:newEditingString:errorDescription:)":
      "isPartialStringValid:newEditingString:errorDescription:",
    "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)":
      "isPartialStringValid:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:",
  ]

  /// Members that Objective-C categories add to every object, and that Swift cannot override in Foundation's
  /// classes.
  static let informal: Set<String> = [
    "awakeFromNib", "prepareForInterfaceBuilder", "isAccessibilityElement", "accessibilityLabel",
    "accessibilityHint", "accessibilityValue", "accessibilityTraits", "accessibilityIdentifier",
    "accessibilityFrame", "accessibilityElements", "accessibilityActivate", "accessibilityIncrement",
    "accessibilityDecrement", "accessibilityCustomActions", "accessibilityElementCount",
    "accessibilityElement",
  ]

  /// Returns the new name of a member of an extension that is also declared in the class's body. It includes
  /// the class.
  static func moved(_ name: String, of type: String) -> String { "__extended_\(type)_\(name.unquoted)" }

  /// Members of boxed values, which `AnyMembers` looks up.
  static let boxed: Set<String> = [
    "cgRectValue", "cgPointValue", "cgSizeValue", "cgAffineTransformValue", "uiEdgeInsetsValue",
    "uiOffsetValue", "rangeValue", "boolValue", "intValue", "integerValue", "uintValue", "int32Value",
    "int64Value", "floatValue", "doubleValue", "stringValue", "count", "length", "object",
    "addingPercentEncoding", "trimmingCharacters", "components", "replacingOccurrences", "hasPrefix",
    "hasSuffix", "substring", "lowercased", "uppercased", "capitalized",
  ]

  /// Members of every Objective-C object, which are available through any protocol.
  static let ofEveryObject: Set<String> = [
    "responds", "perform", "isKind", "isMember", "isEqual", "conforms", "hash", "value", "setValue",
    "copy", "mutableCopy", "addObserver", "removeObserver",
  ]

  /// The UIKit classes of members that only one family of classes has. They determine the class in code that
  /// accesses members of `AnyObject`.
  static let classes: [String: String] = [
    "topAnchor": "UIView", "bottomAnchor": "UIView", "leftAnchor": "UIView", "rightAnchor": "UIView",
    "leadingAnchor": "UIView", "trailingAnchor": "UIView", "widthAnchor": "UIView",
    "heightAnchor": "UIView", "centerXAnchor": "UIView", "centerYAnchor": "UIView",
    "tag": "UIView", "center": "UIView", "frame": "UIView", "bounds": "UIView", "superview": "UIView",
    "alpha": "UIView", "isHidden": "UIView", "backgroundColor": "UIView", "viewWithTag": "UIView",
    "addSubview": "UIView", "removeFromSuperview": "UIView", "isEnabled": "UIControl",
    "isSelected": "UIControl", "currentTitle": "UIButton", "titleLabel": "UIButton", "setTitle": "UIButton",
    "setImage": "UIButton", "isOn": "UISwitch", "setOn": "UISwitch",
    "selectedSegmentIndex": "UISegmentedControl", "titleForSegment": "UISegmentedControl",
  ]
}

extension VariableDeclSyntax {
  /// The name, type and accessors of an overriding property, if it has a single name and a type.
  var overridingParts: (name: String, type: String, accessors: AccessorBlockSyntax)? {
    guard bindings.count == 1, let binding = bindings.first, let accessors = binding.accessorBlock,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type.trimmedDescription.replacingLineBreaks
    else { return nil }
    return (name, type, accessors)
  }

  /// Returns the override in a class's body for this property of an extension. It calls the extension's
  /// renamed property, or the methods that replace its observers.
  func overridingStub(of owner: String) -> String? {
    guard let (name, type, block) = overridingParts else { return nil }
    let bare = name.unquoted
    let moved = SelectorNames.moved(name, of: owner)
    var parts: [String] = []
    switch block.accessors {
    case .getter:
      parts = ["get { \(moved) }"]
    case .accessors(let accessors):
      for accessor in accessors {
        switch accessor.accessorSpecifier.text {
        case "get": parts.append("get { \(moved) }")
        case "set": parts.append("set { \(moved) = newValue }")
        case "willSet": parts.append("willSet { __willSet_\(bare)(newValue) }")
        case "didSet": parts.append("didSet { __didSet_\(bare)(oldValue) }")
        default: return nil
        }
      }
    @unknown default:
      return nil
    }
    return "override \(modifiers.ofTheType)var \(name): \(type) { \(parts.joined(separator: " ")) }"
  }
}

extension DeclModifierListSyntax {
  /// The modifier of a member of the type itself, with a space: `class `, `static `, or nothing.
  var ofTheType: String { has("class") ? "class " : has("static") ? "static " : "" }
}

extension AttributeListSyntax {
  /// A Boolean value that indicates whether the declaration is marked as unavailable.
  var areOfSomethingUnavailable: Bool {
    contains { element in
      guard case .attribute(let attribute) = element, attribute.name == "available" else { return false }
      let words =
        attribute.arguments?.trimmedDescription.split { !$0.isLetter && $0 != "*" && $0 != "_" } ?? []
      return words.first == "*" && words.contains("unavailable")
    }
  }
}

extension AttributeSyntax {
  /// The name in `@objc(name:)`.
  var objectiveCName: String? {
    guard let arguments else { return nil }
    let text = arguments.trimmedDescription.filter { !$0.isWhitespace }
    return text.isEmpty ? nil : text
  }
}
