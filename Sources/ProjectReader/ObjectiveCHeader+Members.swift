import Foundation

/// Properties and methods of a header's classes and protocols.
extension ObjectiveCHeader {
  mutating func property(
    isRequirement: Bool, isOptional: Bool = false, isExtension: Bool, of type: String,
    _ seen: inout Set<String>
  ) {
    let line = tokens[at].line
    guard var property = readProperty() else { return }
    let name = property.name
    if Self.membersOfObjects.contains(name) { return }
    // A class that declares a superclass's property anew has no storage of its own for it.
    if !isRequirement, shapes.inheritsProperty(name, of: type) { return }
    if !isRequirement, !isExtension, inheritsFromUIKit, Self.membersOfUIKit.contains(name) { return }
    let plainName =
      property.given ?? (Self.isBoolean(property.type) ? property.getter : nil)
      ?? ownName(name, property.type, of: type, isProperty: true)
    let swiftName =
      property.isRefined && property.given == nil ? "__" + plainName : ProjectStrings.code(plainName)
    let isStatic = property.attributes.contains("class")
    guard seen.insert((isStatic ? "+" : "") + swiftName).inserted else { return }
    // The method that gets it is the property.
    seen.insert((isStatic ? "+" : "-") + (property.getter ?? name))
    let wasNonnull = isNonnull
    defer { isNonnull = wasNonnull }
    if !isRequirement, !isExtension { takeRequiredType(of: &property, type) }
    let attributes = property.attributes
    let isNullable = attributes.contains("nullable") || attributes.contains("weak")
    if let mark = attributes.first(where: { $0 == "nonnull" || $0 == "null_resettable" }) {
      property.type.insert(mark, at: 0)
    }
    let mapped = swiftType(property.type, isNullable: isNullable)
    let isReadOnly = attributes.contains("readonly")
    if isRequirement {
      let kind = (isOptional ? "@objc optional " : "") + (isStatic ? "static " : "")
      lines.append("  \(kind)var \(swiftName): \(mapped.text) { get\(isReadOnly ? "" : " set") }")
      return
    }
    let isShortened =
      property.given == nil && property.getter == nil && swiftName != ProjectStrings.code(name)
    let objc = isExtension ? "" : isShortened ? "@objc(\(name)) " : "@objc "
    let kind = isStatic ? isExtension ? "static " : "class " : ""
    if !isExtension, kind.isEmpty, let value = mapped.empty {
      lines.append("  \(objc)open var \(swiftName): \(mapped.text)\(value)")
    } else {
      let head = (isExtension ? "public " : "open ") + kind
      lines += Self.property(
        "\(head)var \(swiftName): \(mapped.text)", swiftName, mapped.text, kind, isReadOnly: isReadOnly,
        isKept: !isExtension, reason(line, "\(type).\(name)"))
    }
  }

  /// A property as it is declared.
  private struct DeclaredProperty {
    var name: String
    var type: [String]
    /// The words in the brackets.
    var attributes: [String] = []
    /// The name of the method that gets it, where the header gives one.
    var getter: String?
    /// The name that the header gives for Swift.
    var given: String?
    /// A Boolean value that indicates whether Swift sees it with `__` before its name.
    var isRefined = false
  }

  /// Reads the property here; nil for what has no name.
  private mutating func readProperty() -> DeclaredProperty? {
    at += 1
    var property = DeclaredProperty(name: "", type: [])
    if token == "(" {
      let start = at
      skipBrackets()
      let words = tokens[start..<at].map(\.text)
      property.attributes = words
      if let mark = words.firstIndex(of: "getter"), mark + 2 < words.count {
        property.getter = words[mark + 2]
      }
    }
    let start = at
    while at < tokens.count, token != ";" {
      if token == "(" || token == "<" { skipBrackets() } else { at += 1 }
    }
    let all = tokens[start..<at].map(\.text)
    _ = take(";")
    property.type = Self.withoutAttributes(all)
    property.given = Self.swiftName(in: all).map(\.base).flatMap {
      ProjectStrings.isIdentifier($0) ? $0 : nil
    }
    property.isRefined = Self.isRefined(all)
    guard let place = Self.placeOfName(ofProperty: property.type) else { return nil }
    property.name = property.type.remove(at: place)
    return property
  }

  /// Gives a property the type that a protocol requires which the class adopts.
  private mutating func takeRequiredType(of property: inout DeclaredProperty, _ type: String) {
    guard let required = shapes.requirement(property: property.name, of: type),
      let place = Self.placeOfName(ofProperty: required.words)
    else { return }
    property.type = required.words
    property.type.remove(at: place)
    if property.type.first == "(", let close = property.type.firstIndex(of: ")") {
      let marks: Set<String> = ["nullable", "nonnull", "null_resettable"]
      property.attributes.removeAll(where: marks.contains)
      property.attributes += property.type[...close].filter(marks.contains)
      property.type.removeSubrange(...close)
    }
    isNonnull = required.isNonnull
  }

  /// Declares a property without an empty value. An object that is never nil is made when it is first asked for, and stays the same:
  /// `SDImageCache.shared.config`.
  private static func property(
    _ head: String, _ name: String, _ type: String, _ kind: String, isReadOnly: Bool, isKept: Bool,
    _ reason: String
  ) -> [String] {
    guard isKept, !type.contains("Self") else {
      let setter = isReadOnly ? "" : " set { leftOut(\(reason)) }"
      return ["  \(head) { get { leftOut(\(reason)) }\(setter) }"]
    }
    let plain = name.filter { $0 != "`" }
    let kept = "tinamouKept" + plain.prefix(1).uppercased() + plain.dropFirst()
    let setter = isReadOnly ? "" : " set { \(kept) = newValue }"
    return [
      "  \(head) { get { \(kept) }\(setter) }",
      "  private \(kind.isEmpty ? "lazy " : "static ")var \(kept): \(type) = leftOut(\(reason))",
    ]
  }

  /// Members of all objects, which headers declare anew.
  private static let membersOfObjects: Set<String> = [
    "hash", "description", "debugDescription", "superclass", "isEqual:", "self", "class",
  ]

  /// Members of UIKit's classes that subclasses declare anew, and inherit here.
  private static let membersOfUIKit: Set<String> = Set(
    """
    accessibilityCustomActions accessibilityElements accessibilityHint accessibilityLabel accessibilityTraits accessibilityValue
    awakeFromNib becomeFirstResponder canBecomeFirstResponder canResignFirstResponder childViewControllerForStatusBarStyle
    didMoveToSuperview didMoveToWindow drawRect: hitTest:withEvent: inputAccessoryView inputView intrinsicContentSize
    invalidateIntrinsicContentSize isFirstResponder keyCommands layerClass layoutIfNeeded layoutMarginsDidChange layoutSubviews
    layoutSublayersOfLayer: loadView pointInside:withEvent: preferredStatusBarStyle prefersStatusBarHidden prepareForReuse
    prepareForSegue:sender: requiresConstraintBasedLayout resignFirstResponder safeAreaInsetsDidChange
    setEditing:animated: setHighlighted:animated: setNeedsDisplay setNeedsLayout setSelected:animated: shouldAutorotate
    sizeThatFits: sizeToFit supportedInterfaceOrientations tintColorDidChange touchesBegan:withEvent: touchesCancelled:withEvent:
    touchesEnded:withEvent: touchesMoved:withEvent: traitCollectionDidChange: undoManager updateConstraints
    updateViewConstraints viewDidAppear: viewDidDisappear: viewDidLayoutSubviews viewDidLoad viewWillAppear:
    viewWillDisappear: viewWillLayoutSubviews viewWillTransitionToSize:withTransitionCoordinator: willMoveToSuperview:
    willMoveToWindow:
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Initializers that classes inherit from UIKit's.
  private static let inherited: Set<String> = [
    "initWithFrame:", "initWithCoder:", "initWithNibName:bundle:",
  ]

  mutating func method(
    of type: String, isRequirement: Bool?, isExtension: Bool, _ seen: inout Set<String>
  ) {
    let line = tokens[at].line
    guard var method = readMethod(), !Self.membersOfObjects.contains(method.selector) else { return }
    name(&method, of: type)
    let list = zip(method.labels, method.arguments).map { label, argument in
      let name = ProjectStrings.code(argument.name)
      let mapped = swiftType(argument.type, isNullable: false, isArgument: true)
      let value = isRequirement == nil ? argument.value.map { " = \($0)" } ?? "" : ""
      return (label == argument.name ? name : "\(ProjectStrings.isIdentifier(label) ? label : "_") \(name)")
        + ": \(mapped.text)\(value)"
    }.joined(separator: ", ")
    let reason = reason(line, "\(type).\(method.first)")
    // A class that declares a superclass's method anew inherits it here.
    if isRequirement == nil, shapes.inheritsMethod(method.selector, isStatic: method.isStatic, of: type) {
      return
    }
    if method.base == "init", method.isConstructor {
      return initializer(
        method, list, of: type, isRequirement: isRequirement, isExtension: isExtension, reason: reason, &seen)
    }
    if inheritsFromUIKit, isRequirement == nil, Self.membersOfUIKit.contains(method.selector) { return }
    let selector = (method.isStatic ? "+" : "-") + method.selector
    guard method.selector.isEmpty || seen.insert(selector).inserted else { return }
    let signature = zip(method.labels, method.arguments).map { label, argument in
      let isAlias = argument.type.count == 1 && !shapes.wrappers.contains(argument.type[0])
      let type = swiftType(isAlias ? aliased(argument.type) : argument.type, isNullable: false).text
      return label + ":" + type.filter { $0 != "?" && $0 != "!" && $0 != "(" && $0 != ")" }
    }.joined(separator: ",")
    guard seen.insert("\(method.isStatic)\(method.base)(\(signature))").inserted else { return }
    if method.isVoid, !method.isThrowing, method.arguments.last != nil,
      let variant = asynchronous(method, reason: reason), seen.insert("async" + variant).inserted
    {
      if isRequirement == nil { lines.append(variant) } else { asynchronous.append(variant) }
    }
    let returned = returned(by: method)
    let suffix = method.isThrowing ? " throws" : ""
    let head = "func \(ProjectStrings.code(method.base))(\(list))\(suffix)\(returned)"
    let attribute = method.selector.isEmpty ? "@objc" : "@objc(\(method.selector))"
    if let isOptional = isRequirement {
      let kind = (isOptional ? "optional " : "") + (method.isStatic ? "static " : "")
      lines.append("  \(attribute) \(kind)\(head)")
      return
    }
    let access = isExtension ? "public" : "open"
    let kind = method.isStatic ? isExtension ? "static " : "class " : ""
    let objc = isExtension || method.isThrowing ? "" : attribute + " "
    lines.append("  \(objc)\(access) \(kind)\(head) { leftOut(\(reason)) }")
    addSubscript(method, list, access: access, returned: returned, reason: reason)
    // Properties of superclasses that no header here declares may have the words of the type, which the importer then keeps.
    let whole = Self.lowered(method.first)
    if inheritsFromUIKit, method.labels.first == "_", method.base != whole, !method.keepsName,
      seen.insert("\(method.isStatic)\(whole)(\(signature))").inserted
    {
      let head = "func \(ProjectStrings.code(whole))(\(list))\(suffix)\(returned)"
      lines.append("  public \(kind)\(head) { leftOut(\(reason)) }")
    }
  }

  /// The selectors that brackets stand for, and the labels of those that set: `object[key]`.
  private static let brackets = [
    "objectForKeyedSubscript:": "forKeyedSubscript", "objectAtIndexedSubscript:": "atIndexedSubscript",
  ]

  /// Declares the brackets that a method stands for.
  private mutating func addSubscript(
    _ method: Method, _ list: String, access: String, returned: String, reason: String
  ) {
    guard !method.isStatic, let label = Self.brackets[method.selector], method.arguments.count == 1,
      let type = list.components(separatedBy: ": ").last
    else { return }
    let isSet = tokens.contains { $0.text == label }
    let setter = isSet ? " set { leftOut(\(reason)) }" : ""
    lines.append(
      "  \(access) subscript(_ key: \(type))\(returned) { get { leftOut(\(reason)) }\(setter) }")
  }

  /// Declares an initializer, or a class method that makes an instance.
  private mutating func initializer(
    _ method: Method, _ list: String, of type: String, isRequirement: Bool?, isExtension: Bool,
    reason: String,
    _ seen: inout Set<String>
  ) {
    guard isRequirement == nil, seen.insert("init(\(list))").inserted else { return }
    // Without arguments it is the superclass's, as are those of views and controllers.
    guard !method.arguments.isEmpty, !(inheritsFromUIKit && Self.inherited.contains(method.selector)) else {
      return
    }
    let nullable: Set<String> = ["nullable", "_Nullable", "__nullable"]
    let selector = (method.isStatic ? "+" : "-") + method.selector
    guard method.selector.isEmpty || seen.insert(selector).inserted else { return }
    // Results without nullability are implicitly unwrapped.
    let mark = nullable.isDisjoint(with: method.result) ? isSurelyThere(method.result) ? "" : "!" : "?"
    let failing = method.isThrowing ? "" : mark
    let suffix = method.isThrowing ? " throws" : ""
    let isMarked = method.words.contains("NS_DESIGNATED_INITIALIZER")
    if areDesignated, !method.isStatic, !isExtension, isMarked || !namesDesignated {
      hasDesignated = true
      lines.append("  public init\(failing)(\(list))\(suffix) { super.init(); leftOut(\(reason)) }")
      return
    }
    let ofError = shapes.inherits(type, from: "NSError") ? Self.error(ofDomain: type) : nil
    let made =
      Self.made[type] ?? ofError ?? (isExtension && Self.objects[type] != nil ? nil : "self.init()")
    lines.append(
      "  public convenience init\(failing)(\(list))\(suffix) "
        + "{ \(made.map { "\($0); leftOut(\(reason))" } ?? "leftOutStop(\(reason))") }")
  }

  /// Calls that make instances of classes of Foundation's that have no initializer without arguments.
  private static let made = [
    "NSError": error(ofDomain: "NSError"), "NSURL": "self.init(fileURLWithPath: \"/\")",
    "NSNumber": "self.init(value: 0)", "NSDate": "self.init(timeIntervalSince1970: 0)",
    "NSUUID": "self.init()", "NSData": "self.init()", "NSString": "self.init()",
    "NSPredicate": "self.init(value: true)",
  ]

  /// The call that makes an error.
  private static func error(ofDomain domain: String) -> String {
    "self.init(domain: \(ProjectStrings.literal(domain)), code: 0)"
  }

  func isMacro(_ word: String) -> Bool {
    word.contains("_") && word == word.uppercased()
  }
}
