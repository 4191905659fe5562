import Foundation

/// Methods and properties of Apple's frameworks, as their headers declare them and as Apple's documentation names them in Swift.
enum ImportedNames {
  /// The class or protocol that has the members, a declaration in Objective-C and the name in Swift on each line, divided by bars.
  static let table = """
    UIBezierPath | - (void)moveToPoint:(CGPoint)point; | move(to:)
    UIBezierPath | - (void)addLineToPoint:(CGPoint)point; | addLine(to:)
    UIBezierPath | - (void)addCurveToPoint:(CGPoint)a controlPoint1:(CGPoint)b controlPoint2:(CGPoint)c; | addCurve(to:controlPoint1:controlPoint2:)
    UIBezierPath | - (void)appendPath:(UIBezierPath *)path; | append(_:)
    UIBezierPath | - (BOOL)containsPoint:(CGPoint)point; | contains(_:)
    UIBezierPath | - (void)applyTransform:(CGAffineTransform)transform; | apply(_:)
    UIBezierPath | - (void)fillWithBlendMode:(CGBlendMode)mode alpha:(CGFloat)alpha; | fill(with:alpha:)
    UIBezierPath | - (UIBezierPath *)bezierPathByReversingPath; | reversing()
    UIBezierPath | + (instancetype)bezierPathWithRoundedRect:(CGRect)rect cornerRadius:(CGFloat)radius; | init(roundedRect:cornerRadius:)
    UIBezierPath | + (instancetype)bezierPathWithOvalInRect:(CGRect)rect; | init(ovalIn:)
    UIColor | - (UIColor *)colorWithAlphaComponent:(CGFloat)alpha; | withAlphaComponent(_:)
    UIColor | + (UIColor *)colorWithRed:(CGFloat)r green:(CGFloat)g blue:(CGFloat)b alpha:(CGFloat)a; | init(red:green:blue:alpha:)
    UIColor | + (UIColor *)colorWithPatternImage:(UIImage *)image; | init(patternImage:)
    UIColor | @property (class, nonatomic, readonly) UIColor *darkGrayColor; | var darkGray
    UIFont | - (UIFont *)fontWithSize:(CGFloat)size; | withSize(_:)
    UIFont | + (nullable UIFont *)fontWithName:(NSString *)name size:(CGFloat)size; | init(name:size:)
    UIFont | + (UIFont *)systemFontOfSize:(CGFloat)size; | systemFont(ofSize:)
    UIFont | + (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style; | preferredFont(forTextStyle:)
    UIImage | - (UIImage *)imageWithRenderingMode:(UIImageRenderingMode)mode; | withRenderingMode(_:)
    UIImage | - (UIImage *)resizableImageWithCapInsets:(UIEdgeInsets)insets; | resizableImage(withCapInsets:)
    UIImage | - (void)drawAtPoint:(CGPoint)point blendMode:(CGBlendMode)mode alpha:(CGFloat)alpha; | draw(at:blendMode:alpha:)
    UIImage | - (instancetype)initWithCGImage:(CGImageRef)image; | init(cgImage:)
    UIImage | + (nullable UIImage *)imageNamed:(NSString *)name; | init(named:)
    UIImage | - (nullable instancetype)initWithContentsOfFile:(NSString *)path; | init(contentsOfFile:)
    UIView | - (instancetype)initWithEffect:(nullable UIVisualEffect *)effect; | init(effect:)
    UIView | - (void)insertSubview:(UIView *)view atIndex:(NSInteger)index; | insertSubview(_:at:)
    UIView | - (void)exchangeSubviewAtIndex:(NSInteger)a withSubviewAtIndex:(NSInteger)b; | exchangeSubview(at:withSubviewAt:)
    UIView | - (CGPoint)convertPoint:(CGPoint)point toView:(nullable UIView *)view; | convert(_:to:)
    UIView | - (nullable UIView *)hitTest:(CGPoint)point withEvent:(nullable UIEvent *)event; | hitTest(_:with:)
    UIView | - (BOOL)pointInside:(CGPoint)point withEvent:(nullable UIEvent *)event; | point(inside:with:)
    UIView | - (BOOL)isDescendantOfView:(UIView *)view; | isDescendant(of:)
    UIView | - (BOOL)drawViewHierarchyInRect:(CGRect)rect afterScreenUpdates:(BOOL)after; | drawHierarchy(in:afterScreenUpdates:)
    FIRAnalytics | + (void)setAnalyticsCollectionEnabled:(BOOL)analyticsCollectionEnabled; | setAnalyticsCollectionEnabled(_:)
    UIView | - (UIView *)snapshotViewAfterScreenUpdates:(BOOL)after; | snapshotView(afterScreenUpdates:)
    UIView | - (CGSize)systemLayoutSizeFittingSize:(CGSize)size; | systemLayoutSizeFitting(_:)
    UIView | - (void)setContentHuggingPriority:(UILayoutPriority)priority forAxis:(UILayoutConstraintAxis)axis; | setContentHuggingPriority(_:for:)
    UIView | + (void)animateWithDuration:(NSTimeInterval)time animations:(void (^)(void))animations; | animate(withDuration:animations:)
    UIView | + (void)performWithoutAnimation:(void (NS_NOESCAPE ^)(void))actions; | performWithoutAnimation(_:)
    UIView | + (void)transitionFromView:(UIView *)a toView:(UIView *)b duration:(NSTimeInterval)time; | transition(from:to:duration:)
    UIImage | @property (nullable, nonatomic, readonly) CIImage *CIImage; | var ciImage
    NSURLRequest | @property (nullable, readonly, copy) NSURL *URL; | var url
    UIView | @property (nonatomic, copy) NSArray<UIGestureRecognizer *> *gestureRecognizers; - (void)addGestureRecognizer:(UIGestureRecognizer *)recognizer; | addGestureRecognizer(_:)
    UIView | - (void)addSubview:(UIView *)view; | addSubview(_:)
    UIViewController | - (void)presentViewController:(UIViewController *)other animated:(BOOL)flag completion:(void (^ _Nullable)(void))done; | present(_:animated:completion:)
    UIViewController | - (void)dismissViewControllerAnimated:(BOOL)flag completion:(void (^ _Nullable)(void))done; | dismiss(animated:completion:)
    UIViewController | - (void)performSegueWithIdentifier:(NSString *)name sender:(nullable id)sender; | performSegue(withIdentifier:sender:)
    UIViewController | - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(nullable id)sender; | prepare(for:sender:)
    UIViewController | - (void)transitionFromViewController:(UIViewController *)a toViewController:(UIViewController *)b; | transition(from:to:)
    UINavigationController | - (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated; | popViewController(animated:)
    UINavigationController | - (nullable NSArray<UIViewController *> *)popToRootViewControllerAnimated:(BOOL)animated; | popToRootViewController(animated:)
    UINavigationController | @property (nonatomic, copy) NSArray<UIViewController *> *viewControllers; - (void)pushViewController:(UIViewController *)controller animated:(BOOL)animated; | pushViewController(_:animated:)
    UINavigationController | - (void)setNavigationBarHidden:(BOOL)hidden animated:(BOOL)animated; | setNavigationBarHidden(_:animated:)
    UIGestureRecognizer | - (CGPoint)locationInView:(nullable UIView *)view; | location(in:)
    UIGestureRecognizer | - (void)requireGestureRecognizerToFail:(UIGestureRecognizer *)other; | require(toFail:)
    UIGestureRecognizer | - (void)ignoreTouch:(UITouch *)touch forEvent:(UIEvent *)event; | ignore(_:for:)
    UIGestureRecognizer | - (void)setTranslation:(CGPoint)translation inView:(nullable UIView *)view; | setTranslation(_:in:)
    UIResponder | - (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event; | touchesBegan(_:with:)
    UIResponder | - (void)remoteControlReceivedWithEvent:(nullable UIEvent *)event; | remoteControlReceived(with:)
    UIResponder | - (BOOL)canPerformAction:(SEL)action withSender:(nullable id)sender; | canPerformAction(_:withSender:)
    UIResponder | - (nullable id)targetForAction:(SEL)action withSender:(nullable id)sender; | target(forAction:withSender:)
    UIControl | - (void)addTarget:(nullable id)target action:(SEL)action forControlEvents:(UIControlEvents)events; | addTarget(_:action:for:)
    UIControl | - (void)sendActionsForControlEvents:(UIControlEvents)events; | sendActions(for:)
    UIButton | - (void)setTitle:(nullable NSString *)title forState:(UIControlState)state; | setTitle(_:for:)
    UIButton | - (nullable UIImage *)backgroundImageForState:(UIControlState)state; | backgroundImage(for:)
    UISegmentedControl | - (void)insertSegmentWithTitle:(nullable NSString *)title atIndex:(NSUInteger)segment animated:(BOOL)animated; | insertSegment(withTitle:at:animated:)
    UISegmentedControl | - (nullable NSString *)titleForSegmentAtIndex:(NSUInteger)segment; | titleForSegment(at:)
    UITableView | - (nullable UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)name; | dequeueReusableCell(withIdentifier:)
    UITableView | - (nullable NSIndexPath *)indexPathForRowAtPoint:(CGPoint)point; | indexPathForRow(at:)
    UITableView | - (nullable NSIndexPath *)indexPathForCell:(UITableViewCell *)cell; | indexPath(for:)
    UITableView | - (CGRect)rectForSection:(NSInteger)section; | rect(forSection:)
    UITableView | - (void)reloadRowsAtIndexPaths:(NSArray<NSIndexPath *> *)paths withRowAnimation:(UITableViewRowAnimation)animation; | reloadRows(at:with:)
    UITableView | - (void)scrollToRowAtIndexPath:(NSIndexPath *)path atScrollPosition:(UITableViewScrollPosition)position animated:(BOOL)animated; | scrollToRow(at:at:animated:)
    UITableView | - (void)moveRowAtIndexPath:(NSIndexPath *)a toIndexPath:(NSIndexPath *)b; | moveRow(at:to:)
    UITableView | - (void)registerClass:(nullable Class)cell forCellReuseIdentifier:(NSString *)name; | register(_:forCellReuseIdentifier:)
    UITableView | - (nullable NSArray<NSIndexPath *> *)indexPathsForRowsInRect:(CGRect)rect; | indexPathsForRows(in:)
    UITableViewDelegate | - (void)tableView:(UITableView *)view willDisplayCell:(UITableViewCell *)cell forRowAtIndexPath:(NSIndexPath *)path; | tableView(_:willDisplay:forRowAt:)
    UITableViewDataSource | - (NSInteger)numberOfSectionsInTableView:(UITableView *)view; | numberOfSections(in:)
    UITableViewDataSource | - (NSInteger)tableView:(UITableView *)view sectionForSectionIndexTitle:(NSString *)title atIndex:(NSInteger)index; | tableView(_:sectionForSectionIndexTitle:at:)
    UITableViewDataSource | - (void)tableView:(UITableView *)view commitEditingStyle:(UITableViewCellEditingStyle)style forRowAtIndexPath:(NSIndexPath *)path; | tableView(_:commit:forRowAt:)
    UICollectionView | - (UICollectionViewCell *)dequeueReusableCellWithReuseIdentifier:(NSString *)name forIndexPath:(NSIndexPath *)path; | dequeueReusableCell(withReuseIdentifier:for:)
    UICollectionView | - (nullable UICollectionReusableView *)supplementaryViewForElementKind:(NSString *)kind atIndexPath:(NSIndexPath *)path; | supplementaryView(forElementKind:at:)
    UICollectionViewLayout | - (nullable NSArray<UICollectionViewLayoutAttributes *> *)layoutAttributesForElementsInRect:(CGRect)rect; | layoutAttributesForElements(in:)
    UICollectionViewLayout | - (BOOL)shouldInvalidateLayoutForBoundsChange:(CGRect)bounds; | shouldInvalidateLayout(forBoundsChange:)
    UIScrollViewDelegate | - (void)scrollViewDidScroll:(UIScrollView *)view; | scrollViewDidScroll(_:)
    UIScrollViewDelegate | - (nullable UIView *)viewForZoomingInScrollView:(UIScrollView *)view; | viewForZooming(in:)
    UIScrollViewDelegate | - (void)scrollViewWillBeginZooming:(UIScrollView *)scroll withView:(nullable UIView *)view; | scrollViewWillBeginZooming(_:with:)
    UIScrollView | - (void)zoomToRect:(CGRect)rect animated:(BOOL)animated; | zoom(to:animated:)
    UITextFieldDelegate | - (BOOL)textField:(UITextField *)field shouldChangeCharactersInRange:(NSRange)range replacementString:(NSString *)string; | textField(_:shouldChangeCharactersIn:replacementString:)
    UITextFieldDelegate | - (void)textFieldDidBeginEditing:(UITextField *)field; | textFieldDidBeginEditing(_:)
    UIGestureRecognizerDelegate | - (BOOL)gestureRecognizer:(UIGestureRecognizer *)a shouldRequireFailureOfGestureRecognizer:(UIGestureRecognizer *)b; | gestureRecognizer(_:shouldRequireFailureOf:)
    UIGestureRecognizerDelegate | - (BOOL)gestureRecognizer:(UIGestureRecognizer *)a shouldReceiveTouch:(UITouch *)touch; | gestureRecognizer(_:shouldReceive:)
    UIPickerViewDataSource | - (NSInteger)numberOfComponentsInPickerView:(UIPickerView *)view; | numberOfComponents(in:)
    UIPickerViewDelegate | - (void)pickerView:(UIPickerView *)view didSelectRow:(NSInteger)row inComponent:(NSInteger)component; | pickerView(_:didSelectRow:inComponent:)
    UIDocumentPickerDelegate | - (void)documentPicker:(UIDocumentPickerViewController *)picker didPickDocumentsAtURLs:(NSArray<NSURL *> *)urls; | documentPicker(_:didPickDocumentsAt:)
    UITabBarControllerDelegate | - (void)tabBarController:(UITabBarController *)bar didSelectViewController:(UIViewController *)controller; | tabBarController(_:didSelect:)
    UIApplicationDelegate | - (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(nullable NSDictionary *)options; | application(_:didFinishLaunchingWithOptions:)
    UIApplicationDelegate | - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options; | application(_:open:options:)
    UIApplicationDelegate | - (void)application:(UIApplication *)app didFailToRegisterForRemoteNotificationsWithError:(NSError *)error; | application(_:didFailToRegisterForRemoteNotificationsWithError:)
    UIApplicationDelegate | - (BOOL)application:(UIApplication *)app continueUserActivity:(NSUserActivity *)activity restorationHandler:(void (^)(NSArray *))handler; | application(_:continue:restorationHandler:)
    UISceneDelegate | - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options; | scene(_:willConnectTo:options:)
    UISceneDelegate | - (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)contexts; | scene(_:openURLContexts:)
    UIApplication | @property (class, nonatomic, readonly) UIApplication *sharedApplication; | var shared
    UIScreen | @property (class, nonatomic, readonly) UIScreen *mainScreen; | var main
    UIAlertController | - (void)addTextFieldWithConfigurationHandler:(void (^ _Nullable)(UITextField *field))handler; | addTextField(configurationHandler:)
    UIAlertController | @property (nonatomic, readonly) NSArray<UIAlertAction *> *actions; - (void)addAction:(UIAlertAction *)action; | addAction(_:)
    UIAlertController | + (instancetype)alertControllerWithTitle:(nullable NSString *)title message:(nullable NSString *)text preferredStyle:(UIAlertControllerStyle)style; | init(title:message:preferredStyle:)
    UIBarButtonItem | - (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)item target:(nullable id)target action:(nullable SEL)action; | init(barButtonSystemItem:target:action:)
    UIBarButtonItem | - (instancetype)initWithCustomView:(UIView *)view; | init(customView:)
    WKWebView | - (nullable WKNavigation *)loadRequest:(NSURLRequest *)request; | load(_:)
    WKWebView | - (nullable WKNavigation *)loadHTMLString:(NSString *)text baseURL:(nullable NSURL *)url; | loadHTMLString(_:baseURL:)
    WKWebView | - (nullable WKNavigation *)goToBackForwardListItem:(WKBackForwardListItem *)item; | go(to:)
    WKNavigationDelegate | - (void)webView:(WKWebView *)view didFailNavigation:(WKNavigation *)navigation withError:(NSError *)error; | webView(_:didFail:withError:)
    CBCentralManagerDelegate | - (void)centralManager:(CBCentralManager *)manager didConnectPeripheral:(CBPeripheral *)peripheral; | centralManager(_:didConnect:)
    NSObject | - (BOOL)isKindOfClass:(Class)other; | isKind(of:)
    NSObject | - (BOOL)conformsToProtocol:(Protocol *)other; | conforms(to:)
    NSObject | - (BOOL)respondsToSelector:(SEL)selector; | responds(to:)
    NSObject | - (void)performSelector:(SEL)selector withObject:(nullable id)object afterDelay:(NSTimeInterval)delay; | perform(_:with:afterDelay:)
    NSObject | - (nullable id)valueForKey:(NSString *)key; | value(forKey:)
    NSObject | - (void)observeValueForKeyPath:(nullable NSString *)path ofObject:(nullable id)object change:(nullable NSDictionary *)change context:(nullable void *)context; | observeValue(forKeyPath:of:change:context:)
    NSArray | - (NSUInteger)indexOfObject:(id)object; | index(of:)
    NSArray | - (id)objectAtIndex:(NSUInteger)index; | object(at:)
    NSArray | - (NSString *)componentsJoinedByString:(NSString *)separator; | componentsJoined(by:)
    NSMutableArray | - (void)addObjectsFromArray:(NSArray *)other; | addObjects(from:)
    NSMutableArray | - (void)removeObjectsAtIndexes:(NSIndexSet *)indexes; | removeObjects(at:)
    NSMutableArray | - (void)replaceObjectAtIndex:(NSUInteger)index withObject:(id)object; | replaceObject(at:with:)
    NSMutableArray | - (void)sortUsingComparator:(NSComparator)comparator; | sort(comparator:)
    NSArray | - (void)enumerateObjectsUsingBlock:(void (^)(id object, NSUInteger index, BOOL *stop))block; | enumerateObjects(_:)
    NSArray | - (void)enumerateObjectsWithOptions:(NSEnumerationOptions)options usingBlock:(void (^)(id object))block; | enumerateObjects(options:using:)
    NSArray | - (NSArray *)sortedArrayUsingDescriptors:(NSArray<NSSortDescriptor *> *)descriptors; | sortedArray(using:)
    NSString | - (NSString *)stringByAppendingString:(NSString *)string; | appending(_:)
    NSString | - (NSString *)stringByAppendingPathComponent:(NSString *)part; | appendingPathComponent(_:)
    NSString | - (NSString *)stringByTrimmingCharactersInSet:(NSCharacterSet *)set; | trimmingCharacters(in:)
    NSString | - (NSString *)stringByReplacingOccurrencesOfString:(NSString *)a withString:(NSString *)b; | replacingOccurrences(of:with:)
    NSString | - (NSArray<NSString *> *)componentsSeparatedByString:(NSString *)separator; | components(separatedBy:)
    NSString | - (NSString *)substringFromIndex:(NSUInteger)index; | substring(from:)
    NSString | - (NSRange)rangeOfString:(NSString *)text; | range(of:)
    NSString | - (unichar)characterAtIndex:(NSUInteger)index; | character(at:)
    NSString | - (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomic encoding:(NSUInteger)encoding error:(NSError **)error; | write(toFile:atomically:encoding:) throws
    NSFileManager | - (BOOL)fileExistsAtPath:(NSString *)path; | fileExists(atPath:)
    NSFileManager | - (BOOL)removeItemAtURL:(NSURL *)url error:(NSError **)error; | removeItem(at:) throws
    NSFileManager | - (nullable NSArray<NSString *> *)contentsOfDirectoryAtPath:(NSString *)path error:(NSError **)error; | contentsOfDirectory(atPath:) throws
    NSFileManager | - (BOOL)copyItemAtURL:(NSURL *)a toURL:(NSURL *)b error:(NSError **)error; | copyItem(at:to:) throws
    NSURL | - (BOOL)checkResourceIsReachableAndReturnError:(NSError **)error; | checkResourceIsReachable() throws
    NSURL | + (NSURL *)fileURLWithPath:(NSString *)path; | fileURL(withPath:)
    NSURL | + (nullable instancetype)URLWithString:(NSString *)text; | init(string:)
    NSURL | @property (nullable, readonly, copy) NSURL *URLByDeletingLastPathComponent; | var deletingLastPathComponent
    NSURLSession | - (NSURLSessionDataTask *)dataTaskWithRequest:(NSURLRequest *)request; | dataTask(with:)
    NSURLSession | @property (class, readonly) NSURLSession *sharedSession; | var shared
    NSBundle | - (nullable NSURL *)URLForResource:(nullable NSString *)name withExtension:(nullable NSString *)ext; | url(forResource:withExtension:)
    NSNotificationCenter | - (void)postNotification:(NSNotification *)notification; | post(_:)
    NSNotificationCenter | - (id<NSObject>)addObserverForName:(nullable NSNotificationName)name object:(nullable id)object queue:(nullable NSOperationQueue *)queue usingBlock:(void (^)(NSNotification *note))block; | addObserver(forName:object:queue:using:)
    NSOperationQueue | @property (readonly, copy) NSArray<NSOperation *> *operations; - (void)addOperation:(NSOperation *)operation; | addOperation(_:)
    NSOperationQueue | - (void)addOperationWithBlock:(void (^)(void))block; | addOperation(_:)
    NSRunLoop | - (void)addTimer:(NSTimer *)timer forMode:(NSRunLoopMode)mode; | add(_:forMode:)
    NSRunLoop | - (void)runUntilDate:(NSDate *)date; | run(until:)
    NSDateFormatter | - (NSString *)stringFromDate:(NSDate *)date; | string(from:)
    NSCalendar | - (BOOL)isDate:(NSDate *)a inSameDayAsDate:(NSDate *)b; | isDate(_:inSameDayAs:)
    NSCalendar | - (void)enumerateDatesStartingAfterDate:(NSDate *)date matchingComponents:(NSDateComponents *)parts options:(NSCalendarOptions)options usingBlock:(void (NS_NOESCAPE ^)(NSDate *date))block; | enumerateDates(startingAfter:matching:options:using:)
    NSCoder | - (void)encodeObject:(nullable id)object forKey:(NSString *)key; | encode(_:forKey:)
    NSCoder | - (BOOL)containsValueForKey:(NSString *)key; | containsValue(forKey:)
    NSCoding | - (void)encodeWithCoder:(NSCoder *)coder; | encode(with:)
    NSCopying | - (id)copyWithZone:(nullable NSZone *)zone; | copy(with:)
    NSPredicate | - (BOOL)evaluateWithObject:(nullable id)object; | evaluate(with:)
    NSAttributedString | - (NSAttributedString *)attributedSubstringFromRange:(NSRange)range; | attributedSubstring(from:)
    NSMutableAttributedString | - (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)text; | replaceCharacters(in:with:)
    NSTimer | + (instancetype)timerWithTimeInterval:(NSTimeInterval)time repeats:(BOOL)repeats block:(void (^)(NSTimer *timer))block; | init(timeInterval:repeats:block:)
    NSUserDefaults | @property (class, readonly) NSUserDefaults *standardUserDefaults; | var standard
    NSProcessInfo | @property (class, readonly) NSProcessInfo *processInfo; | var processInfo
    NSDate | - (NSDate *)dateByAddingTimeInterval:(NSTimeInterval)time; | addingTimeInterval(_:)
    NSOperation | @property (readonly, getter=isExecuting) BOOL executing; | var isExecuting
    NSValue | - (BOOL)isEqualToValue:(NSValue *)value; | isEqual(to:)
    NSKeyedUnarchiver | - (nullable instancetype)initForReadingFromData:(NSData *)data error:(NSError **)error; | init(forReadingFrom:) throws
    MKMapSnapshotter | - (void)startWithQueue:(dispatch_queue_t)queue completionHandler:(void (^)(NSError *_Nullable error))done; | start(with:completionHandler:)
    MKMapView | - (CGPoint)convertCoordinate:(CLLocationCoordinate2D)place toPointToView:(nullable UIView *)view; | convert(_:toPointTo:)
    CLLocationManager | - (void)startMonitoringForRegion:(CLRegion *)region; | startMonitoring(for:)
    CALayer | + (instancetype)animationWithKeyPath:(nullable NSString *)path; | animation(withKeyPath:)
    UIActivityViewController | - (instancetype)initWithActivityItems:(NSArray *)items applicationActivities:(nullable NSArray<UIActivity *> *)activities; | init(activityItems:applicationActivities:)
    UIStoryboard | - (UIViewController *)instantiateViewControllerWithIdentifier:(NSString *)name; | instantiateViewController(withIdentifier:)
    NSUndoManager | - (void)registerUndoWithTarget:(id)target selector:(SEL)selector object:(nullable id)object; | registerUndo(withTarget:selector:object:)
    NSLayoutConstraint | + (NSArray<NSLayoutConstraint *> *)constraintsWithVisualFormat:(NSString *)format options:(NSLayoutFormatOptions)options; | constraints(withVisualFormat:options:)
    """

  /// The rows of the table.
  static let rows: [(owner: String, declaration: String, name: String)] = table.split(separator: "\n").map {
    line in
    let parts = line.components(separatedBy: " | ")
    return (parts[0], parts[1], parts[2])
  }

  /// A header with a declaration: of a protocol where the owner is named as those of delegates, sources of data and abilities are.
  static func header(_ owner: String, _ declaration: String) -> String {
    let isProtocol = ["Delegate", "DataSource", "NSCoding", "NSCopying"].contains { owner.hasSuffix($0) }
    let root = owner == "NSObject" ? "" : " : NSObject"
    let head = isProtocol ? "@protocol \(owner) <NSObject>" : "@interface \(owner)\(root)"
    return "NS_ASSUME_NONNULL_BEGIN\n\(head)\n\(declaration)\n@end\nNS_ASSUME_NONNULL_END"
  }

  /// The names in declarations of Swift: `move(to:)`, `var shared`.
  static func names(in lines: [String]) -> [String] {
    lines.compactMap { line in
      if let mark = line.range(of: " var ") {
        return "var " + line[mark.upperBound...].prefix { $0 != ":" }.filter { $0 != "`" }
      }
      let start = line.range(of: " func ")?.upperBound ?? line.range(of: " init")?.lowerBound
      guard let start, let open = line[start...].firstIndex(of: "(") else { return nil }
      var depth = 0
      var labels: [String] = []
      var isStart = true
      var end = open
      for index in line[open...].indices {
        let letter = line[index]
        if "([<{".contains(letter) { depth += 1 }
        if ")]}".contains(letter) || letter == ">" && !line[..<index].hasSuffix("-") { depth -= 1 }
        if isStart, depth == 1, letter != "(", letter != " ", letter != ")" {
          labels.append(String(line[index...].prefix { $0 != " " && $0 != ":" }))
          isStart = false
        }
        if letter == ",", depth == 1 { isStart = true }
        end = index
        if depth == 0 { break }
      }
      let base = line[start..<open].filter { $0 != "`" && $0 != " " && $0 != "?" }
      let rest = line[end...].dropFirst()
      let suffix = rest.hasPrefix(" async") ? " async" : rest.hasPrefix(" throws") ? " throws" : ""
      return base + "(" + labels.map { $0 + ":" }.joined() + ")" + suffix
    }
  }
}
