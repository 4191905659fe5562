/// Creates the constraints of a visual format. Names are resolved to views and numbers; connections become
/// relations between facing edges, in reading order; alignment options come last.
@MainActor
struct VisualFormatBuilder {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var constraints: [NSLayoutConstraint] = []

  static func constraints(
    of format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var builder = VisualFormatBuilder(format: format, options: options, metrics: metrics, views: views)
    try builder.make()
    return builder.constraints
  }

  private init(
    format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) {
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  private mutating func make() throws(VisualFormatError) {
    var items: [LayoutItem?] = []
    for element in format.elements {
      guard case .view(let name, let thickness) = element else {
        items.append(nil)
        continue
      }
      let item = try view(name)
      items.append(item)
      if items.count > 1 { try connect(at: items.count - 2, items[items.count - 2], item) }
      for predicate in thickness { try addThickness(of: item, predicate) }
    }
    if items.count > 1, items[items.count - 1] == nil {
      try connect(at: items.count - 2, items[items.count - 2], nil)
    }
    try align(items.compactMap { $0 })
  }

  // MARK: Attributes

  /// The attributes toward the beginning and end of the format, and the margins on these sides.
  private var edges: (start: Attribute, end: Attribute, startMargin: Attribute, endMargin: Attribute) {
    if format.orientation == .vertical { return (.top, .bottom, .topMargin, .bottomMargin) }
    return switch options.intersection(.directionMask) {
    case .directionLeftToRight: (.left, .right, .leftMargin, .rightMargin)
    case .directionRightToLeft: (.right, .left, .rightMargin, .leftMargin)
    default: (.leading, .trailing, .leadingMargin, .trailingMargin)
    }
  }

  /// A Boolean value that indicates whether coordinates decrease from the format's beginning to its end.
  private var runsBackwards: Bool {
    format.orientation == .horizontal && options.intersection(.directionMask) == .directionRightToLeft
  }

  // MARK: Parts

  /// Adds a connection; `nil` stands for the superview.
  private mutating func connect(
    at index: Int, _ before: LayoutItem?, _ after: LayoutItem?
  ) throws(VisualFormatError) {
    let edges = edges
    let connection = format.connections[index]
    guard let before else {
      guard let after else { return }
      let parent = try superview(of: after, at: index)
      if connection == .standard {
        add(after, edges.start, .equal, parent, edges.startMargin)
      } else {
        try addSpaces(connection, from: (parent, edges.start), to: (after, edges.start))
      }
      return
    }
    guard let after else {
      let parent = try superview(of: before, at: index + 1)
      if connection == .standard {
        add(parent, edges.endMargin, .equal, before, edges.end)
      } else {
        try addSpaces(connection, from: (before, edges.end), to: (parent, edges.end))
      }
      return
    }
    if format.orientation == .vertical, options.contains(.spacingBaselineToBaseline) {
      try addSpaces(connection, from: (before, .lastBaseline), to: (after, .firstBaseline))
    } else {
      try addSpaces(connection, from: (before, edges.end), to: (after, edges.start))
    }
  }

  /// Places `to` after `from` at the distance of the connection.
  private mutating func addSpaces(
    _ connection: VisualFormat.Connection, from: (LayoutItem, Attribute), to: (LayoutItem, Attribute)
  ) throws(VisualFormatError) {
    let (low, high) = runsBackwards ? (to, from) : (from, to)
    switch connection {
    case .touching: add(high.0, high.1, .equal, low.0, low.1)
    case .standard:
      add(high.0, high.1, .equal, low.0, low.1, constant: SystemSpacing.standard)
      constraints[constraints.count - 1].spacing = .visualFormat
    case .spaces(let predicates):
      for predicate in predicates {
        let quantity = predicate.quantity
        let operand = try number(quantity.operand)
        add(
          high.0, high.1, NSLayoutConstraint.Relation(predicate.relation), low.0, low.1,
          constant: try sum(quantity.factor * operand + quantity.addend, quantity.operand),
          priority: try priority(predicate.priority))
      }
    }
  }

  private mutating func addThickness(
    of item: LayoutItem, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) {
    let size: Attribute = format.orientation == .horizontal ? .width : .height
    let quantity = predicate.quantity
    let priority = try priority(predicate.priority)
    if case .name(let name) = quantity.operand, metrics[name.text] == nil, views[name.text] != nil {
      add(
        item, size, NSLayoutConstraint.Relation(predicate.relation), try view(name), size,
        multiplier: quantity.factor,
        constant: quantity.addend, priority: priority)
      return
    }
    let length = try number(quantity.operand) * quantity.factor + quantity.addend
    add(
      item, size, NSLayoutConstraint.Relation(predicate.relation), nil, .notAnAttribute,
      constant: try sum(length, quantity.operand),
      priority: priority)
  }

  /// Aligns every view with its neighbor, once for each option.
  private mutating func align(_ items: [LayoutItem]) throws(VisualFormatError) {
    let attributes = options.alignedAttributes
    guard !attributes.isEmpty, items.count > 1 else { return }
    if attributes.contains(where: { $0.isVertical == (format.orientation == .vertical) }) {
      throw error(.crossAlignment(orientation: format.orientation), secondViewEnd)
    }
    for (before, after) in zip(items, items.dropFirst()) {
      for attribute in attributes { add(before, attribute, .equal, after, attribute) }
    }
  }

  private mutating func add(
    _ first: LayoutItem, _ attribute1: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: LayoutItem?, _ attribute2: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) {
    constraints.append(
      NSLayoutConstraint(
        first, attribute1, relation, second, attribute2, multiplier: multiplier, constant: constant,
        priority: priority))
  }

  // MARK: Names

  private func view(_ name: VisualFormat.Name) throws(VisualFormatError) -> LayoutItem {
    guard let object = views[name.text] else { throw error(.unknownView(name.text), name.end) }
    guard object is UIView || object is UILayoutGuide else { throw error(.notAView(name.text), name.end) }
    return LayoutItem.of(object)
  }

  private func superview(of item: LayoutItem, at index: Int) throws(VisualFormatError) -> LayoutItem {
    if let parent = item.parentView { return parent.item }
    guard case .superview(let column) = format.elements[index] else { return item }
    throw error(.noSuperview, column)
  }

  private func number(_ operand: VisualFormat.Operand) throws(VisualFormatError) -> Double {
    switch operand {
    case .number(let value, _): return value
    case .name(let name):
      guard let metric = metrics[name.text] ?? views[name.text] else {
        throw error(.unknownMetric(name.text), name.end)
      }
      guard let value = Self.double(metric), value.isFinite else {
        throw error(.metricIsNoNumber(name.text), name.end)
      }
      return value
    }
  }

  /// Returns the number of a metric. On iOS metrics are `NSNumber`, so types that bridge to it are accepted.
  private static func double(_ metric: Any) -> Double? {
    switch metric {
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as any BinaryInteger: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  /// Returns a finite sum; an overflow is an error like a metric that is no number.
  private func sum(_ value: Double, _ operand: VisualFormat.Operand) throws(VisualFormatError) -> Double {
    guard value.isFinite else { throw error(.numberOutOfRange("\(value)"), operand.column) }
    return value
  }

  private func priority(
    _ operand: VisualFormat.Operand?
  ) throws(VisualFormatError) -> UILayoutPriority {
    guard let operand else { return .required }
    let value = Float(try number(operand))
    guard value > 0, value <= UILayoutPriority.required.rawValue else {
      throw error(.illegalPriority(shortNumber(CGFloat(value))), operand.column)
    }
    return UILayoutPriority(value)
  }

  private var secondViewEnd: Int {
    let ends = format.elements.compactMap { element -> Int? in
      if case .view(let name, _) = element { name.end } else { nil }
    }
    return ends.dropFirst().first ?? 0
  }

  private func error(_ reason: VisualFormatError.Reason, _ column: Int) -> VisualFormatError {
    VisualFormatError(reason: reason, format: format.text, column: column)
  }
}

extension VisualFormat.Operand {
  fileprivate var column: Int {
    switch self {
    case .number(_, let column): column
    case .name(let name): name.column
    }
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate init(_ relation: VisualFormat.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
