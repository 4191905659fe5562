import Foundation

/// Recognizes sources of Swift 1 to 3, most of whose lines today's compiler rejects.
///
/// Swift 4 still names what Swift 3 named, apart from a few constants. Before that, almost every name of Apple's
/// frameworks was another one, so that a list of all errors hides their one cause.
struct OldSwift {
  /// A name that another one has replaced.
  struct Change: Hashable {
    let old: String
    let new: String
  }

  /// A change, with the place at which it was found first.
  struct Place {
    let change: Change
    let file: String
    let line: Int
  }

  /// The number of errors.
  let errors: Int
  /// The number of errors on lines that have an old name.
  private(set) var signs = 0
  /// The changes, the most frequent first.
  private(set) var places: [Place] = []

  /// The number of errors from which, and the proportion of them, that make sources old ones.
  private static let least = 5
  private static let proportion = 0.25

  /// Examines the errors of a module; `nil` unless they show that its sources are old.
  ///
  /// - Parameter line: returns the text of a line of a file.
  init?(_ problems: [BuildProblem], line: (_ file: String, _ number: Int) -> String) {
    errors = problems.count
    var counts: [Change: Int] = [:]
    var first: [Change: BuildProblem] = [:]
    for problem in problems {
      guard let change = Self.change(problem.message, in: line(problem.file, problem.line)) else { continue }
      signs += 1
      counts[change, default: 0] += 1
      if first[change] == nil { first[change] = problem }
    }
    guard signs >= Self.least, Double(signs) >= Self.proportion * Double(errors) else { return nil }
    let order = counts.sorted { (-$0.value, $0.key.old) < (-$1.value, $1.key.old) }.map(\.key)
    places = order.compactMap { change in
      first[change].map { Place(change: change, file: $0.file, line: $0.line) }
    }
  }

  /// The description of the sources, on one line.
  func sentence(of module: String, shown: (String) -> String) -> String {
    let examples = places.prefix(6).map {
      "\($0.change.old) is \($0.change.new) (\(shown(($0.file as NSString).lastPathComponent)):\($0.line))"
    }
    return
      "error: \(module) is written in Swift 1 to 3, which no compiler has read since Xcode 10.2: \(errors) errors, "
      + "\(signs) of them at names that have changed, as " + examples.joined(separator: ", ")
  }

  // MARK: Signs

  /// Returns the change that an error is a consequence of.
  static func change(_ message: String, in line: String) -> Change? {
    for (old, new) in words where contains(old, line) { return Change(old: old, new: new) }
    if let match = line.firstMatch(of: /UIColor\.(\w+)Color\(\)/) {
      return Change(old: "UIColor.\(match.1)Color()", new: "UIColor.\(match.1)")
    }
    if let match = line.firstMatch(of: /override func (view(?:Did|Will)\w+)\(animated: Bool\)/) {
      return Change(old: "\(match.1)(animated:)", new: "\(match.1)(_:)")
    }
    if line.contains(/\benumerate\(\w+\)/) { return Change(old: "enumerate(_:)", new: "enumerated()") }
    return fromMessage(message)
  }

  /// Returns whether a text contains a name, rather than a longer one.
  private static func contains(_ name: String, _ line: String) -> Bool {
    var rest = line[...]
    while let found = rest.range(of: name) {
      let before = found.lowerBound > line.startIndex ? line[line.index(before: found.lowerBound)] : " "
      let after = found.upperBound < line.endIndex ? line[found.upperBound] : " "
      let isWord = { (character: Character) in character.isLetter || character.isNumber || character == "_" }
      if !isWord(before), !isWord(after) || !isWord(name.last!) { return true }
      rest = rest[found.upperBound...]
    }
    return false
  }

  /// The compiler's messages about code that Swift 3 or 4 has changed.
  private static func fromMessage(_ message: String) -> Change? {
    if message.contains("C-style for statement") { return Change(old: "for (;;)", new: "for-in") }
    if message.contains("operator '++'") || message.contains("'++' is unavailable") {
      return Change(old: "++", new: "+= 1")
    }
    if message.contains("operator '--'") || message.contains("'--' is unavailable") {
      return Change(old: "--", new: "-= 1")
    }
    if message.contains("'var' as a parameter attribute") {
      return Change(old: "func f(var x)", new: "a variable")
    }
    // `.TouchUpInside`: cases and constants had capitals.
    if let match = message.firstMatch(of: /has no member '([A-Z]\w*)'; did you mean '([a-z]\w*)'\?/),
      match.1.lowercased() == match.2.lowercased()
    {
      return Change(old: ".\(match.1)", new: ".\(match.2)")
    }
    return nil
  }

  /// Names that are gone.
  private static let words: [(String, String)] = [
    ("println", "print(_:)"), ("countElements", "count"), ("NSNotificationCenter", "NotificationCenter"),
    ("NSUserDefaults", "UserDefaults"), ("NSFileManager", "FileManager"), ("NSBundle", "Bundle"),
    ("NSTimer", "Timer"), ("NSJSONSerialization", "JSONSerialization"), ("NSURLSession", "URLSession"),
    ("NSURLSessionDataTask", "URLSessionDataTask"), ("NSProcessInfo", "ProcessInfo"),
    ("NSRunLoop", "RunLoop"),
    ("NSThread", "Thread"), ("NSOperationQueue", "OperationQueue"), ("NSDateFormatter", "DateFormatter"),
    ("NSNumberFormatter", "NumberFormatter"), ("NSFontAttributeName", "NSAttributedString.Key.font"),
    ("NSForegroundColorAttributeName", "NSAttributedString.Key.foregroundColor"),
    ("dispatch_async", "DispatchQueue.async"), ("dispatch_after", "DispatchQueue.asyncAfter"),
    ("dispatch_once", "a static constant"), ("dispatch_get_main_queue", "DispatchQueue.main"),
    ("CGRectMake", "CGRect(x:y:width:height:)"), ("CGPointMake", "CGPoint(x:y:)"),
    ("CGSizeMake", "CGSize(width:height:)"), ("CGRectGetWidth", "CGRect.width"),
    ("CGRectGetHeight", "CGRect.height"), ("CGRectGetMaxX", "CGRect.maxX"), ("CGRectGetMaxY", "CGRect.maxY"),
    ("CGRectGetMinX", "CGRect.minX"), ("CGRectGetMinY", "CGRect.minY"), ("CGRectZero", "CGRect.zero"),
    ("CGPointZero", "CGPoint.zero"), ("CGSizeZero", "CGSize.zero"),
    ("CGAffineTransformMakeScale", "CGAffineTransform(scaleX:y:)"),
    ("CGAffineTransformMakeRotation", "CGAffineTransform(rotationAngle:)"),
    ("CGAffineTransformMakeTranslation", "CGAffineTransform(translationX:y:)"),
    ("CGAffineTransformIdentity", "CGAffineTransform.identity"), ("sharedApplication()", "shared"),
    ("mainScreen()", "main"), ("currentDevice()", "current"), ("mainBundle()", "main"),
    ("standardUserDefaults()", "standard"), ("defaultCenter()", "default"), ("defaultManager()", "default"),
    ("UIControlEvents", "UIControl.Event"), ("UIControlState", "UIControl.State"),
    ("dequeueReusableCellWithIdentifier", "dequeueReusableCell(withIdentifier:for:)"),
    ("registerClass", "register(_:forCellReuseIdentifier:)"),
    ("instantiateViewControllerWithIdentifier", "instantiateViewController(withIdentifier:)"),
    ("presentViewController", "present(_:animated:completion:)"),
    ("dismissViewControllerAnimated", "dismiss(animated:completion:)"),
    ("performSegueWithIdentifier", "performSegue(withIdentifier:sender:)"),
    ("animateWithDuration", "animate(withDuration:animations:)"),
    ("stringByReplacingOccurrencesOfString", "replacingOccurrences(of:with:)"),
    ("componentsSeparatedByString", "components(separatedBy:)"), ("toInt()", "Int(_:)"),
    ("cellForRowAtIndexPath", "cellForRowAt"), ("didSelectRowAtIndexPath", "didSelectRowAt"),
    ("heightForRowAtIndexPath", "heightForRowAt"), ("cellForItemAtIndexPath", "cellForItemAt"),
    ("numberOfSectionsInTableView", "numberOfSections(in:)"), ("prepareForSegue", "prepare(for:sender:)"),
    ("preferredStatusBarStyle()", "preferredStatusBarStyle"),
    ("prefersStatusBarHidden()", "prefersStatusBarHidden"),
  ]
}
