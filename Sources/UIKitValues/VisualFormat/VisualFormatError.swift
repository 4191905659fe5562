/// An error in a visual format, and its position.
package struct VisualFormatError: Error, Equatable {
  package enum Reason: Equatable {
    case missingColon(orientation: Character)
    case missingView
    case missingViewName
    case missingViewEnd
    case missingThicknessEnd
    case missingConnectionEnd
    case missingPredicateEnd
    case missingQuantity
    case missingPriority
    case unknownRelation
    case trailingCharacters
    case numberOutOfRange(String)
    case divisionByZero
    case illegalPriority(String)
    case unknownView(String)
    case notAView(String)
    case unknownMetric(String)
    case metricIsNoNumber(String)
    case noSuperview
    case crossAlignment(orientation: VisualFormat.Orientation)
  }

  package let reason: Reason
  package let format: String
  /// The number of characters before the offending one.
  package let column: Int

  package init(reason: Reason, format: String, column: Int) {
    self.reason = reason
    self.format = format
    self.column = column
  }

  /// The text of Apple's `NSInvalidArgumentException`: a message, the format, and a caret below the column.
  package var text: String {
    "Unable to parse constraint format: \n\(message) \n\(format) \n\(String(repeating: " ", count: column))^"
  }

  /// The message, in Apple's words where crash reports or the guide document them.
  package var message: String {
    switch reason {
    case .missingColon(let orientation):
      "Expected ':' after '\(orientation)' to specify \(orientation == "V" ? "vertical" : "horizontal") arrangement"
    case .missingView: "Expected a view here. A view is given as its name between '[' and ']'."
    case .missingViewName: "Expected the name of a view here, as in '[name]'."
    case .missingViewEnd: "Expected a ']' here. That is how you give the end of a view."
    case .missingThicknessEnd:
      "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    case .missingConnectionEnd: "Expected a '-' here. That is how you give the end of a connection."
    case .missingPredicateEnd: "Expected a ')' here. That is how you give the end of a list of predicates."
    case .missingQuantity: "Expected a number or the name of a metric here."
    case .missingPriority: "Expected a priority here, as a number or the name of a metric."
    case .unknownRelation: "Unknown relation. Must be ==, >=, or <="
    case .trailingCharacters: "Expected the end of the format here."
    case .numberOutOfRange(let number): "\(number) is not a finite number."
    case .divisionByZero: "A view's thickness cannot be divided by 0."
    case .illegalPriority(let priority):
      "Priority \(priority) is illegal. Priorities must be greater than 0 and less or equal to "
        + "NSLayoutPriorityRequired, which is 1000."
    case .unknownView(let name): "\(name) is not a key in the views dictionary."
    case .notAView(let name): "\(name) is neither a view nor a layout guide."
    case .unknownMetric(let name):
      "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries"
    case .metricIsNoNumber(let name): "The value of metric \"\(name)\" is not a finite number."
    case .noSuperview:
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .crossAlignment(let orientation):
      "Options mask required views to be aligned on a \(orientation.rawValue) edge, which is not allowed for "
        + "layout that is also \(orientation.rawValue)."
    }
  }
}
