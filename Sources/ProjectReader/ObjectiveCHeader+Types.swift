/// The types in Swift of what a header declares.
extension ObjectiveCHeader {
  private static let noise: Set<String> = [
    "const", "__kindof", "__strong", "__weak", "__unsafe_unretained", "__autoreleasing", "IBOutlet", "strong",
    "inout", "in", "out", "bycopy", "byref", "oneway", "struct", "enum", "volatile", "UI_APPEARANCE_SELECTOR",
    "NS_NOESCAPE", "noescape", "nonatomic", "__deprecated", "__unavailable", "__unused", "__used",
    "__covariant",
    "__contravariant", "__nonatomic", "register",
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
      // Attributes, and macros of them: `__deprecated_msg("…")`, `__IOS_AVAILABLE(9_0)`.
      let isAttribute = word.hasPrefix("__") || word == "IBOutletCollection" || isMacro
      if isAttribute && isCall {
        var depth = 0
        index += 1
        repeat {
          depth += words[index] == "(" ? 1 : words[index] == ")" ? -1 : 0
          index += 1
        } while index < words.count && depth > 0
        continue
      }
      let isKept = keepsC && ["struct", "enum", "const"].contains(word)
      let isBareMacro =
        word.hasPrefix("__") && word.contains(where: \.isUppercase) && word == word.uppercased()
      if !isMacro, !isBareMacro, isKept || !noise.contains(word) { result.append(word) }
      index += 1
    }
    return result
  }

  static let values: [String: String] = [
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
    "UInt8": "UInt8", "UInt16": "UInt16", "UInt32": "UInt32", "UInt64": "UInt64", "SInt8": "Int8",
    "SInt16": "Int16", "SInt32": "Int32", "SInt64": "Int64", "Byte": "UInt8", "Float32": "Float",
    "Float64": "Double", "OSStatus": "Int32", "OSType": "UInt32", "FourCharCode": "UInt32",
    "signed": "Int32", "signed int": "Int32", "signed char": "Int8", "signed short": "Int16",
    "signed long": "Int", "signed long long": "Int64", "short int": "Int16", "unsigned short int": "UInt16",
    "unsigned long int": "UInt", "long long int": "Int64", "unsigned long long int": "UInt64",
    "uint": "UInt32", "uchar": "UInt8", "u_char": "UInt8", "u_short": "UInt16", "u_int": "UInt32",
    "u_long": "UInt", "u_int8_t": "UInt8", "u_int16_t": "UInt16", "u_int32_t": "UInt32",
    "u_int64_t": "UInt64", "ssize_t": "Int", "off_t": "Int64", "time_t": "Int", "pid_t": "Int32",
    "intptr_t": "Int", "uintptr_t": "UInt", "ptrdiff_t": "Int", "intmax_t": "Int", "uintmax_t": "UInt",
    "CFTimeInterval": "CFTimeInterval", "CFAbsoluteTime": "CFAbsoluteTime", "CFIndex": "Int",
    "NSStringEncoding": "UInt", "dispatch_time_t": "UInt64", "CFStringEncoding": "UInt32",
  ]

  /// Enumerations of UIKit's that Swift has in a class.
  static let nested: [String: String] = [
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
    "UIApplicationOpenExternalURLOptionsKey": "UIApplication.OpenExternalURLOptionsKey",
    "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
    "UICollectionViewScrollPosition": "UICollectionView.ScrollPosition",
    "UIActivityType": "UIActivity.ActivityType", "UIApplicationState": "UIApplication.State",
    "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
    "UIApplicationOpenURLOptionsKey": "UIApplication.OpenURLOptionsKey",
    "UIFontTextStyle": "UIFont.TextStyle", "UITextFieldViewMode": "UITextField.ViewMode",
    "UITextBorderStyle": "UITextField.BorderStyle", "UIViewAutoresizing": "UIView.AutoresizingMask",
    "UIViewTintAdjustmentMode": "UIView.TintAdjustmentMode",
    "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
    "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
    "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
    "UITableViewCellSeparatorStyle": "UITableViewCell.SeparatorStyle",
    "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode",
    "UINavigationControllerOperation": "UINavigationController.Operation",
    "UIStackViewAlignment": "UIStackView.Alignment", "UIStackViewDistribution": "UIStackView.Distribution",
    "UIProgressViewStyle": "UIProgressView.Style", "UIDatePickerMode": "UIDatePicker.Mode",
    "UISearchBarStyle": "UISearchBar.Style", "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
    "UIImagePickerControllerSourceType": "UIImagePickerController.SourceType",
    "UIImagePickerControllerInfoKey": "UIImagePickerController.InfoKey",
    "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
    "NSComparisonResult": "ComparisonResult", "NSStringCompareOptions": "NSString.CompareOptions",
    "NSCalendarUnit": "NSCalendar.Unit", "NSDateFormatterStyle": "DateFormatter.Style",
    "NSNumberFormatterStyle": "NumberFormatter.Style", "NSURLRequestCachePolicy": "NSURLRequest.CachePolicy",
    "NSDataReadingOptions": "NSData.ReadingOptions", "NSDataWritingOptions": "NSData.WritingOptions",
    "NSJSONReadingOptions": "JSONSerialization.ReadingOptions",
    "NSJSONWritingOptions": "JSONSerialization.WritingOptions", "NSQualityOfService": "QualityOfService",
    "NSOperationQueuePriority": "Operation.QueuePriority",
    "NSSearchPathDirectory": "FileManager.SearchPathDirectory", "NSRunLoopMode": "RunLoop.Mode",
    "NSFileAttributeKey": "FileAttributeKey", "NSURLResourceKey": "URLResourceKey",
    "NSErrorDomain": "String", "NSErrorUserInfoKey": "String", "NSExceptionName": "NSExceptionName",
    "NSURLSessionTaskState": "URLSessionTask.State",
    "NSURLSessionAuthChallengeDisposition": "URLSession.AuthChallengeDisposition",
    "NSURLSessionResponseDisposition": "URLSession.ResponseDisposition",
    "NSURLSessionTaskPriority": "Float", "NSHTTPCookieAcceptPolicy": "HTTPCookie.AcceptPolicy",
    "NSURLCredentialPersistence": "URLCredential.Persistence",
    "NSPropertyListFormat": "PropertyListSerialization.PropertyListFormat",
    "NSFormattingUnitStyle": "Formatter.UnitStyle",
    "NSByteCountFormatterCountStyle": "ByteCountFormatter.CountStyle",
    "NSCalendarIdentifier": "NSCalendar.Identifier",
    "NSSearchPathDomainMask": "FileManager.SearchPathDomainMask",
    "NSStreamStatus": "Stream.Status", "NSStreamEvent": "Stream.Event",
  ]

  static let zeros: [String: String] = [
    "Bool": " = false", "CGRect": " = .zero", "CGPoint": " = .zero", "CGSize": " = .zero",
    "UIEdgeInsets": " = .zero",
    "CGAffineTransform": " = .identity", "UIOffset": " = .zero", "String": " = \"\"", "TimeInterval": " = 0",
    "NSRange": " = NSRange()", "Data": " = Data()", "Date": " = Date()",
  ]

  static let objects: [String: String] = [
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
    "NSURLSessionDownloadTask": "URLSessionDownloadTask", "NSURLSessionUploadTask": "URLSessionUploadTask",
    "NSURLCache": "URLCache", "NSURLCredential": "URLCredential", "NSHTTPCookie": "HTTPCookie",
    "NSHTTPCookieStorage": "HTTPCookieStorage", "NSURLProtectionSpace": "URLProtectionSpace",
    "NSURLAuthenticationChallenge": "URLAuthenticationChallenge", "NSURLComponents": "URLComponents",
    "NSURLQueryItem": "URLQueryItem", "NSInputStream": "InputStream", "NSOutputStream": "OutputStream",
    "NSStream": "Stream", "NSFileHandle": "FileHandle", "NSFileWrapper": "FileWrapper",
    "NSFormatter": "Formatter", "NSRunLoop": "RunLoop", "NSProcessInfo": "ProcessInfo",
    "NSScanner": "Scanner", "NSUndoManager": "UndoManager", "NSBlockOperation": "BlockOperation",
    "NSDateInterval": "DateInterval", "NSPersonNameComponents": "PersonNameComponents",
    "NSXMLParser": "XMLParser", "NSByteCountFormatter": "ByteCountFormatter", "NSPort": "Port",
    "NSISO8601DateFormatter": "ISO8601DateFormatter", "NSNotificationQueue": "NotificationQueue",
    "NSDateComponentsFormatter": "DateComponentsFormatter",
    "NSURLSessionTaskMetrics": "URLSessionTaskMetrics",
    "NSURLSessionStreamTask": "URLSessionStreamTask", "NSJSONSerialization": "JSONSerialization",
    "NSDateIntervalFormatter": "DateIntervalFormatter", "NSMeasurementFormatter": "MeasurementFormatter",
    "NSLengthFormatter": "LengthFormatter", "NSMassFormatter": "MassFormatter",
    "NSPropertyListSerialization": "PropertyListSerialization", "NSPipe": "Pipe", "NSHost": "Host",
    "NSUnit": "Unit", "NSDimension": "Dimension", "NSValueTransformer": "ValueTransformer",
    "NSURLProtocol": "URLProtocol", "NSCachedURLResponse": "CachedURLResponse", "NSNetService": "NetService",
    "NSNetServiceBrowser": "NetServiceBrowser",
    "NSURLSessionWebSocketTask": "URLSessionWebSocketTask", "NSMessagePort": "MessagePort",
    "NSURLCredentialStorage": "URLCredentialStorage", "NSListFormatter": "ListFormatter",
    "NSRelativeDateTimeFormatter": "RelativeDateTimeFormatter", "NSEnergyFormatter": "EnergyFormatter",
    "NSPersonNameComponentsFormatter": "PersonNameComponentsFormatter", "NSXMLDocument": "XMLDocument",
  ]

  /// Returns whether what Swift has in place of objects are values or protocols, whose classes keep their names: `NSString`, `NSError`.
  static func values(ofObjects name: String) -> Bool {
    [
      "String", "Data", "Date", "URL", "Error", "URLRequest", "IndexPath", "Locale", "TimeZone", "Calendar",
      "UUID",
      "Notification", "CharacterSet", "IndexSet", "DateComponents", "URLComponents", "URLQueryItem",
      "DateInterval", "PersonNameComponents",
    ].contains(name)
  }

  /// The name of one of Foundation's protocols, most of which have no prefix in Swift; `nil` for others.
  static func foundation(protocol name: String) -> String? {
    let renamed: Set<String> = [
      "NSStreamDelegate", "NSFileManagerDelegate", "NSXMLParserDelegate", "NSNetServiceDelegate",
      "NSNetServiceBrowserDelegate",
      "NSPortDelegate",
    ]
    return name.hasPrefix("NSURL") || renamed.contains(name) ? String(name.dropFirst(2)) : nil
  }

  /// Returns whether a name is that of a delegate of UIKit's that requires no method.
  static func isDelegate(protocol name: String) -> Bool {
    name.hasPrefix("UI") && name.hasSuffix("Delegate") && !otherDelegates.contains(name)
  }

  /// Delegates that require methods, and two whose classes are not here.
  private static let otherDelegates: Set<String> = [
    "UITextInputDelegate", "UIViewControllerPreviewingDelegate", "UITextFormattingCoordinatorDelegate",
    "UIIndirectScribbleInteractionDelegate", "UICloudSharingControllerDelegate", "UIWebViewDelegate",
  ]

  /// Returns whether a name is that of a data source of UIKit's.
  static func isDataSource(protocol name: String) -> Bool {
    name.hasPrefix("UI") && name.hasSuffix("DataSource")
  }

  /// Objects of libdispatch, which are pointers without a star.
  static let dispatched: [String: String] = [
    "dispatch_queue_t": "DispatchQueue", "dispatch_group_t": "DispatchGroup",
    "dispatch_semaphore_t": "DispatchSemaphore", "dispatch_data_t": "DispatchData",
  ]

  /// Returns whether a name is one of Apple's frameworks' that are here.
  static func isApple(_ name: String) -> Bool {
    let rest = name.dropFirst(2)
    return ["NS", "UI", "CA", "CG", "MK", "WK", "AV", "CL", "SK"].contains { name.hasPrefix($0) }
      && rest.first?.isUppercase == true
  }
}
