import SwiftSyntax

/// Conversions of values.
extension Trimmer {
  /// Values that Objective-C and earlier versions of Swift convert by themselves.
  mutating func cureConversion(_ token: TokenSyntax, _ complaint: Complaint) -> Bool {
    let message = complaint.message
    if let parts = token.parent.flatMap({ ancestor($0, SequenceExprSyntax.self) })?.elements,
      parts.count == 3, let first = parts.first, let last = parts.last
    {
      let whole = first.byteRange.lowerBound..<last.byteRange.upperBound
      if message.contains("in coercion"), message.hasPrefix("cannot convert value of type '"),
        message.contains("to type 'CFString'") || message.contains("to type 'NSString'"),
        last.trimmedDescription == "CFString" || last.trimmedDescription == "NSString"
      {
        // Names of string wrapper types are strings in Objective-C.
        replace(whole, "NSString(string: (\(first.trimmedDescription)).rawValue)")
        return true
      }
      if message.contains("to type 'NSNumber' in coercion"), last.trimmedDescription == "NSNumber",
        message.hasPrefix("cannot convert value of type 'CGFloat")
      {
        let isOptional = message.hasPrefix("cannot convert value of type 'CGFloat?'")
        let value = first.trimmedDescription
        replace(whole, "NSNumber(value: Double(\(isOptional ? "(\(value))!" : value)))")
        return true
      }
      if message.contains("' to type '[NSNumber]' in coercion"), last.trimmedDescription == "[NSNumber]",
        let element = ["CGFloat", "Double", "Float", "Int"].first(where: {
          message.hasPrefix("cannot convert value of type '[\($0)]'")
        })
      {
        let number = element == "CGFloat" ? "Double($0)" : "$0"
        replace(whole, "(\(first.trimmedDescription)).map { NSNumber(value: \(number)) }")
        return true
      }
      if message.hasPrefix("cannot assign value of type 'UIColor' to type 'CGColor"),
        last.trimmedDescription.hasPrefix("UIColor(")
      {
        // The literal is a color of the expected type.
        edits.insert(".cgColor", at: last.endPositionBeforeTrailingTrivia.utf8Offset)
        taken.append(last.byteRange)
        return true
      }
      if message.hasPrefix("cannot assign value of type 'CA"), message.hasSuffix("to type 'String'") {
        // Before Swift 4.2 these names were strings.
        edits.insert(".rawValue", at: last.endPositionBeforeTrailingTrivia.utf8Offset)
        taken.append(last.byteRange)
        return true
      }
    }
    return false
  }
}
