/// The types in Swift of what a header declares.
extension ObjectiveCHeader {
  private static let noise: Set<String> = [
    "const", "__kindof", "__strong", "__weak", "__unsafe_unretained", "__autoreleasing", "IBOutlet", "strong",
    "inout", "in", "out", "bycopy", "byref", "oneway", "struct", "enum", "volatile", "UI_APPEARANCE_SELECTOR",
    "NS_NOESCAPE", "nonatomic",
  ]

  /// Words of a type without what says nothing of it: `__attribute__((…))`, `IBOutletCollection(…)`, macros.
  ///
  /// - Parameter keepsC: whether `struct`, `enum` and `const` stay.
  static func withoutAttributes(_ words: [String], keepsC: Bool = false) -> [String] {
    var result: [String] = []
    var index = 0
    while index < words.count {
      let word = words[index]
      let isCall = index + 1 < words.count && words[index + 1] == "("
      let isMacro = word.count > 3 && word.contains("_") && word == word.uppercased() && !word.hasPrefix("_")
      if (word == "__attribute__" || word == "IBOutletCollection" || isMacro) && isCall {
        var depth = 0
        index += 1
        repeat {
          depth += words[index] == "(" ? 1 : words[index] == ")" ? -1 : 0
          index += 1
        } while index < words.count && depth > 0
        continue
      }
      let isKept = keepsC && ["struct", "enum", "const"].contains(word)
      if !isMacro, isKept || !noise.contains(word) { result.append(word) }
      index += 1
    }
    return result
  }

  private static let values: [String: String] = [
    "BOOL": "Bool", "bool": "Bool", "Boolean": "Bool", "NSInteger": "Int", "NSUInteger": "UInt",
    "int": "Int32",
    "unsigned": "UInt32", "unsigned int": "UInt32", "long": "Int", "long int": "Int", "unsigned long": "UInt",
    "long long": "Int64", "unsigned long long": "UInt64", "short": "Int16", "unsigned short": "UInt16",
    "char": "Int8", "unsigned char": "UInt8", "float": "Float", "double": "Double", "CGFloat": "CGFloat",
    "NSTimeInterval": "TimeInterval", "int8_t": "Int8", "int16_t": "Int16", "int32_t": "Int32",
    "int64_t": "Int64",
    "uint8_t": "UInt8", "uint16_t": "UInt16", "uint32_t": "UInt32", "uint64_t": "UInt64", "size_t": "Int",
    "unichar": "UInt16", "NSRange": "NSRange", "SEL": "Selector", "CGRect": "CGRect", "CGPoint": "CGPoint",
    "CGSize": "CGSize", "UIEdgeInsets": "UIEdgeInsets", "CGAffineTransform": "CGAffineTransform",
    "UIOffset": "UIOffset", "CGVector": "CGVector",
  ]

  /// Enumerations of UIKit's that Swift has in a class.
  private static let nested: [String: String] = [
    "UIWindowLevel": "UIWindow.Level", "UIViewContentMode": "UIView.ContentMode",
    "UIViewAnimationOptions": "UIView.AnimationOptions", "UIViewAnimationCurve": "UIView.AnimationCurve",
    "UITableViewStyle": "UITableView.Style", "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UITableViewRowAnimation": "UITableView.RowAnimation",
    "UITableViewScrollPosition": "UITableView.ScrollPosition",
    "UIControlState": "UIControl.State", "UIControlEvents": "UIControl.Event",
    "UIImageRenderingMode": "UIImage.RenderingMode", "UIImageOrientation": "UIImage.Orientation",
    "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
    "UIBlurEffectStyle": "UIBlurEffect.Style",
    "UIFontWeight": "UIFont.Weight", "UIGestureRecognizerState": "UIGestureRecognizer.State",
    "UIAlertControllerStyle": "UIAlertController.Style", "UIAlertActionStyle": "UIAlertAction.Style",
    "UIBarButtonItemStyle": "UIBarButtonItem.Style", "UIButtonType": "UIButton.ButtonType",
    "NSNotificationName": "Notification.Name", "NSAttributedStringKey": "NSAttributedString.Key",
    "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
  ]

  private static let zeros: [String: String] = [
    "Bool": " = false", "CGRect": " = .zero", "CGPoint": " = .zero", "CGSize": " = .zero",
    "UIEdgeInsets": " = .zero",
    "CGAffineTransform": " = .identity", "UIOffset": " = .zero", "String": " = \"\"", "TimeInterval": " = 0",
    "NSRange": " = NSRange()", "Data": " = Data()", "Date": " = Date()",
  ]

  private static let objects: [String: String] = [
    "NSString": "String", "NSData": "Data", "NSDate": "Date", "NSURL": "URL", "NSError": "Error",
    "NSURLRequest": "URLRequest", "NSIndexPath": "IndexPath", "NSLocale": "Locale", "NSTimeZone": "TimeZone",
    "NSCalendar": "Calendar", "NSUUID": "UUID", "NSURLSession": "URLSession", "NSURLResponse": "URLResponse",
    "NSBundle": "Bundle", "NSNotification": "Notification", "NSCharacterSet": "CharacterSet",
    "NSIndexSet": "IndexSet", "NSDateComponents": "DateComponents", "NSOperation": "Operation",
    "NSOperationQueue": "OperationQueue", "NSTimer": "Timer", "NSThread": "Thread", "NSProgress": "Progress",
    "NSFileManager": "FileManager", "NSUserDefaults": "UserDefaults", "NSDateFormatter": "DateFormatter",
    "NSNumberFormatter": "NumberFormatter", "NSURLSessionTask": "URLSessionTask",
    "NSURLSessionDataTask": "URLSessionDataTask", "NSURLSessionConfiguration": "URLSessionConfiguration",
    "NSHTTPURLResponse": "HTTPURLResponse", "NSNotificationCenter": "NotificationCenter",
  ]

  /// Returns whether a name is one of Apple's frameworks' that are here.
  static func isApple(_ name: String) -> Bool {
    let rest = name.dropFirst(2)
    return ["NS", "UI", "CA", "CG", "MK", "WK", "AV", "CL", "SK"].contains { name.hasPrefix($0) }
      && rest.first?.isUppercase == true
  }

  /// A type of Objective-C as one of Swift's.
  ///
  /// - Returns: the type, and how an empty value of it is written behind it; nil where there is none.
  func swiftType(
    _ given: some Collection<String>, isNullable: Bool, isArgument: Bool = false, depth: Int = 0
  ) -> (text: String, empty: String?) {
    var words = Self.withoutAttributes(Array(given))
    let nullable: Set<String> = [
      "nullable", "_Nullable", "__nullable", "null_unspecified", "_Null_unspecified",
    ]
    let nonnull: Set<String> = ["nonnull", "_Nonnull", "__nonnull"]
    let last = words.last ?? ""
    let isOptional =
      isNullable || words.first.map(nullable.contains) == true || nullable.contains(last)
      || (words.contains("^") && words.contains { nullable.contains($0) })
    let isSure = isNonnull || depth > 0 || words.first.map(nonnull.contains) == true || nonnull.contains(last)
    words.removeAll { nullable.contains($0) || nonnull.contains($0) }
    func object(_ name: String, empty: String? = nil) -> (String, String?) {
      let wrapped = name.hasPrefix("any ") ? "(\(name))" : name
      return isOptional ? (wrapped + "?", "") : isSure ? (name, empty) : (wrapped + "!", "")
    }
    guard depth < 8, let first = words.first else { return ("Any", nil) }
    if let caret = words.firstIndex(of: "^") {
      return block(words, caret, isOptional: isOptional, isSure: isSure, isArgument: isArgument, depth: depth)
    }
    // Those in angle brackets are their types' own.
    var level = 0
    let stars = words.count { word in
      level += word == "<" ? 1 : word == ">" ? -1 : 0
      return word == "*" && level == 0
    }
    let arguments = generics(words, depth: depth)
    switch first {
    case "id", "instancetype":
      if first == "instancetype" { return object("Self") }
      let protocols = arguments.words.filter { known.contains($0) || Self.isApple($0) }
      return object(protocols.isEmpty ? "Any" : "any " + protocols.joined(separator: " & "))
    case "Class": return object("AnyClass")
    case "void": return stars > 0 ? ("UnsafeMutableRawPointer?", "") : ("Void", nil)
    default: break
    }
    if stars == 0 {
      let name = words.joined(separator: " ")
      if let value = Self.values[name] {
        let isNumber = value != "Selector" && Self.zeros[value] == nil
        return (value, Self.zeros[value] ?? (isNumber ? " = 0" : nil))
      }
      if words.count == 1, let nested = Self.nested[first] { return (nested, nil) }
      if words.count == 1, known.contains(first) {
        // A block's alias, or an enumeration.
        return isOptional ? (first + "?", "") : (first, nil)
      }
      return words.count == 1 && Self.isApple(first) ? (first, nil) : ("Any", nil)
    }
    guard stars == 1 else { return ("UnsafeMutableRawPointer?", "") }
    switch first {
    case "NSArray", "NSMutableArray":
      let element = arguments.types.first ?? "Any"
      return first == "NSArray" ? object("[\(element)]", empty: " = []") : object("NSMutableArray")
    case "NSSet": return object("Set<\(Self.hashable(arguments.types.first))>", empty: " = []")
    case "NSDictionary":
      let value = arguments.types.count > 1 ? arguments.types[1] : "Any"
      return object("[\(Self.hashable(arguments.types.first)): \(value)]", empty: " = [:]")
    default: break
    }
    if let name = Self.objects[first] { return object(name, empty: Self.zeros[name]) }
    if known.contains(first) || Self.isApple(first) { return object(first) }
    if let value = Self.values[first] {
      return (given.contains("const") ? "UnsafePointer<\(value)>?" : "UnsafeMutablePointer<\(value)>?", "")
    }
    return object("Any")
  }

  private static func hashable(_ type: String?) -> String {
    guard let type, type != "Any" else { return "AnyHashable" }
    return type
  }

  /// Returns the contents of angle brackets: the words, and the types between their commas.
  private func generics(_ words: [String], depth: Int) -> (words: [String], types: [String]) {
    guard let open = words.firstIndex(of: "<") else { return ([], []) }
    var level = 0
    var parts: [[String]] = [[]]
    for word in words[open...] {
      if word == "<" {
        level += 1
        if level == 1 { continue }
      }
      if word == ">" {
        level -= 1
        if level == 0 { break }
      }
      if word == ",", level == 1 { parts.append([]) } else { parts[parts.count - 1].append(word) }
    }
    let types = parts.map { swiftType($0, isNullable: false, depth: depth + 1).text }
    return (parts.flatMap { $0 }, types)
  }

  /// A block: `void (^)(BOOL finished)`.
  func block(
    _ words: [String], _ caret: Int, isOptional: Bool, isSure: Bool, isArgument: Bool, depth: Int
  ) -> (String, String?) {
    let result = words[..<caret].filter { $0 != "(" }
    let rest = words[caret...].dropFirst().drop { $0 != "(" }.dropFirst()
    var parts: [[String]] = [[]]
    var level = 0
    for word in rest {
      if word == "(" || word == "<" { level += 1 }
      if word == ")" || word == ">" { level -= 1 }
      if level < 0 { break }
      if word == ",", level == 0 { parts.append([]) } else { parts[parts.count - 1].append(word) }
    }
    let arguments = parts.compactMap { part -> String? in
      var part = part
      guard !part.isEmpty, part != ["void"] else { return nil }
      // The argument's name, where it has one.
      if part.count > 1, !part.contains("^"), let last = part.last, ProjectStrings.isIdentifier(last),
        !["_Nullable", "_Nonnull", "nullable", "nonnull"].contains(last),
        Self.values[part.joined(separator: " ")] == nil
      {
        part.removeLast()
      }
      return swiftType(part, isNullable: false, depth: depth + (isNonnull ? 1 : 0)).text.replacingOccurrences(
        of: "!", with: "?")
    }
    let returned =
      result == ["void"] || result.isEmpty
      ? "Void" : swiftType(result, isNullable: false, depth: depth + 1).text
    let type = "(\(arguments.joined(separator: ", "))) -> \(returned)"
    if isOptional { return ("(\(type))?", "") }
    if isSure { return (isArgument ? "@escaping \(type)" : type, nil) }
    return ("(\(type))!", "")
  }
}
