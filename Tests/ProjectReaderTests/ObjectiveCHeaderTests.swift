import Foundation
import TestSupport
import Testing

@testable import ProjectReader

/// The results of Apple's importer for the same declarations: "Importing Objective-C into Swift" and "Cocoa
/// Design Patterns" of Apple's documentation, and the names of UIKit's own methods, which it makes of their
/// selectors.
struct ObjectiveCHeaderTests {
  private func lines(_ text: String, known: Set<String> = []) -> [String] {
    let names = ObjectiveCHeader.names(in: text)
    return ObjectiveCHeader(text, place: "A.h", known: known.union(names.classes).union(names.others)).lines
  }

  @Test(arguments: ImportedNames.rows) func membersHaveTheNamesOfApplesDocumentation(
    _ owner: String, _ declaration: String, _ name: String
  ) {
    let names = ImportedNames.names(in: lines(ImportedNames.header(owner, declaration)))
    #expect(names.contains(name), "\(names)")
  }

  /// A class that declares a property of its superclass's anew inherits it here.
  @Test func propertiesThatAreDeclaredAnewAreInherited() {
    let text = """
      @interface Fetcher : NSObject
      @property (nonatomic, readonly) NSInteger statusCode NS_AVAILABLE(10_9, 7_0);
      @property (nonatomic, copy) void (^done)(BOOL done);
      @end
      @interface Loader : Fetcher
      @property (nonatomic) NSInteger size;
      @end
      @interface Uploader : Loader
      @property (nonatomic) NSInteger statusCode;
      @property (nonatomic, copy) void (^done)(BOOL done);
      @property (nonatomic) NSInteger count;
      @end
      @interface Other : NSObject
      @property (nonatomic) NSInteger count;
      @end
      """
    let lines = lines(text)
    for (name, count) in [("statusCode", 1), ("done", 1), ("size", 1), ("count", 2)] {
      #expect(lines.filter { $0.contains("var \(name):") }.count == count, "\(name)")
    }
    #expect(lines.contains { $0.contains("var done: ((Bool) -> Void)") })
  }

  /// A method without arguments is like a property: names of others keep the words by which they change what it returns. Public code calls
  /// `restoreNote(_:)` of a class with `-notes`, in Swift.
  @Test func gettersKeepTheWordsOfOtherMethods() {
    let names = ImportedNames.names(
      in: lines(
        """
        @interface Note : NSObject
        @end
        @interface NoteStore : NSObject
        - (NSArray<Note *> *)notes;
        - (void)restoreNote:(Note *)note;
        @end
        @interface Box : NSObject
        - (instancetype)notes;
        - (void)restoreNote:(Note *)note;
        @end
        """))
    #expect(names.contains("restoreNote(_:)") && names.contains("restore(_:)"), "\(names)")
  }

  /// An initializer whose header says nothing of nil is unwrapped where it is used: `init!`.
  @Test func initializersWithoutNullabilityAreUnwrapped() {
    let text = lines(
      """
      @interface Card : NSObject
      - (instancetype)initWithName:(NSString *)name;
      - (nonnull instancetype)initWithText:(nonnull NSString *)text;
      - (nullable instancetype)initWithKey:(nonnull NSString *)key;
      @end
      """
    ).joined(separator: "\n")
    for start in ["init!(name: String!)", "init(text: String)", "init?(key: String)"] {
      #expect(text.contains(start), "\(text)")
    }
  }

  /// An alias of a class is used with a star, and its collections are values in Swift.
  @Test func aliasesOfCollectionsAreValues() {
    let lines = lines(
      """
      typedef NSString *CardKey NS_TYPED_ENUM;
      typedef NSDictionary<CardKey, id> CardContext;
      typedef NSURL CardPlace;
      @interface Card : NSObject
      - (void)showContext:(nullable CardContext *)context at:(nonnull CardPlace *)place;
      @property (nonatomic, copy, nullable) CardContext *context;
      @end
      """)
    let text = lines.joined(separator: "\n")
    #expect(text.contains("var context: [CardKey: Any]?"), "\(text)")
    #expect(text.contains("_ context: [CardKey: Any]?, at place: URL)"), "\(text)")
  }

  @Test func classesHaveTheirMembers() {
    let text = """
      #import <UIKit/UIKit.h>
      #import "Other.h"
      @class Later;
      NS_ASSUME_NONNULL_BEGIN
      /* A card. */
      @interface Card : UIView <NSCopying> {
        int hidden;
      }
      @property (nonatomic, copy) NSString *title; // shown
      @property (nonatomic, readonly, getter=isOpen) BOOL open;
      @property (nonatomic, weak, nullable) id<CardDelegate> delegate;
      @property (nonatomic, copy, nullable) void (^handler)(BOOL finished, NSArray<NSString *> *names);
      @property (nonatomic, strong) Unknown *unknown;
      - (instancetype)initWithTitle:(NSString *)title count:(NSUInteger)count;
      + (instancetype)cardWithName:(nullable NSString *)name;
      - (void)show;
      - (BOOL)save:(NSString *)path error:(NSError **)error;
      - (NSDictionary<NSString *, NSNumber *> *)values;
      - (instancetype)init NS_UNAVAILABLE;
      @end
      @protocol CardDelegate <NSObject>
      - (void)cardDidClose:(Card *)card;
      @optional
      - (NSInteger)card:(Card *)card countOf:(NSString *)name;
      @end
      @interface Card (More)
      - (void)more;
      @end
      NS_ASSUME_NONNULL_END
      @interface Plain : NSObject
      - (NSString *)name;
      @end
      """
    let all = lines(text)
    func has(_ start: String) -> Bool {
      all.contains { $0.trimmingCharacters(in: .whitespaces).hasPrefix(start) }
    }
    for line in [
      "@objc(Card) open class Card: UIView {", "@objc open var title: String = \"\"",
      "@objc open var isOpen: Bool = false",
      "@objc open var delegate: (any CardDelegate)?", "@objc open var handler: ((Bool, [String]) -> Void)?",
      "open var unknown: Any { get", "public convenience init(title: String, count: UInt) { self.init();",
      "public convenience init(name: String?) { self.init();", "@objc(show) open func show() {",
      "open func save(_ path: String) throws {", "@objc(values) open func values() -> [String: NSNumber] {",
      "@objc public protocol CardDelegate: NSObjectProtocol {",
      "@objc(cardDidClose:) func cardDidClose(_ card: Card)",
      "@objc(card:countOf:) optional func card(_ card: Card, countOf name: String) -> Int",
      "extension Card {",
      "public func more() {", "@objc(name) open func name() -> String! {",
    ] { #expect(has(line), "\(line)\n\(all.joined(separator: "\n"))") }
    #expect(!all.contains { $0.contains("init()") && !$0.contains("self.init()") })
    #expect(
      all.first { $0.contains("func show") }?.contains("leftOut(\"A.h:16: Card.show is Objective-C") == true)
    #expect(ObjectiveCHeader.imports(in: text, own: nil).names == ["Other.h"])
    #expect(ObjectiveCHeader.imports(in: text, own: "UIKit").own == ["UIKit.h"])
  }

  /// Apple's importer, "omit needless words": words that repeat a type go behind verbs, gerunds and prepositions, not behind nouns.
  /// What is never nil is made once and keeps what it is set to; what is nil again after it was set to nil is unwrapped implicitly.
  @Test func propertiesHaveTheNullabilityOfTheirAttributes() {
    let all = lines(
      """
      @interface Store : NSObject
      @property (nonatomic, class, readonly, nonnull) Store *sharedStore;
      @property (nonatomic, strong, nonnull) UIColor *color;
      @property (nonatomic, strong, null_resettable) UIColor *tint;
      @property (nonatomic, strong, nonnull) NSString *name;
      @end
      """)
    for line in [
      "  open class var shared: Store { get { tinamouKeptShared } }",
      "  open var color: UIColor { get { tinamouKeptColor } set { tinamouKeptColor = newValue } }",
      "  @objc open var tint: UIColor!", "  @objc open var name: String = \"\"",
    ] { #expect(all.contains(line), "\(line)\n\(all.joined(separator: "\n"))") }
    #expect(
      all.contains { $0.hasPrefix("  private static var tinamouKeptShared: Store = leftOut(") }
        && all.contains { $0.hasPrefix("  private lazy var tinamouKeptColor: UIColor = leftOut(") })
  }

  @Test(arguments: [
    (
      "- (void)signInWithPresentingViewController:(UIViewController *)presentingViewController hint:(NSString *)hint;",
      "func signIn(withPresenting presentingViewController: UIViewController, hint: String)"
    ),
    (
      "- (void)moveFromViewController:(UIViewController *)a toViewController:(UIViewController *)b duration:(double)c;",
      "func move(from a: UIViewController, to b: UIViewController, duration c: Double)"
    ),
    (
      "- (void)cardView:(UIView *)view didShow:(BOOL)shown;",
      "func cardView(_ view: UIView, didShow shown: Bool)"
    ),
    (
      "- (void)setRootViewController:(UIViewController *)root;",
      "func setRootViewController(_ root: UIViewController)"
    ),
    ("+ (instancetype)thingNamed:(NSString *)name;", "init(named name: String)"),
    ("+ (Thing *)thingFromText:(NSString *)text;", "init(fromText text: String)"),
    (
      "- (instancetype)initWithRootViewController:(UIViewController *)root;",
      "init(rootViewController root: UIViewController)"
    ),
    ("- (nullable instancetype)initWithData:(NSData *)data;", "init?(data: Data)"),
    (
      "- (nullable instancetype)initWithData:(NSData *)data error:(NSError **)error;",
      "init(data: Data) throws"
    ),
    ("- (void)sendByte:(UInt8)byte to:(UInt16)port;", "func sendByte(_ byte: UInt8, to port: UInt16)"),
    (
      "- (void)run:(dispatch_block_t)block on:(dispatch_queue_t)queue;",
      "func run(_ block: @escaping () -> Void, on queue: DispatchQueue)"
    ),
    (
      "- (void)listen:(void (^)(Thing *one, Thing *_Nullable other))block;",
      "func listen(_ block: @escaping (Thing, Thing?) -> Void)"
    ),
    (
      "- (void)ask:(void (^)(Thing *one, NSError *_Nullable error))block;",
      "func ask(_ block: @escaping (Thing, Error?) -> Void)"
    ),
    (
      "- (void)log:(int)level __attribute__((__swift_name__(\"write(level:)\")));", "func write(level: Int32)"
    ),
    ("- (id<NSObject>)token;", "func token() -> any NSObjectProtocol"),
  ])
  func methodsHaveTheNamesAndTypesOfTheImporter(_ method: String, _ expected: String) {
    let text = "NS_ASSUME_NONNULL_BEGIN\n@interface Thing : NSObject\n\(method)\n@end\nNS_ASSUME_NONNULL_END"
    let all = lines(text)
    #expect(all.contains { $0.contains(" " + expected + " {") }, "\(all)")
  }

  /// A block that says that a method is done makes an asynchronous form, whose result is what the block gets.
  @Test(arguments: [
    (
      "- (void)execute:(NSData *)data completion:(Done)completion;",
      "func execute(_ data: Data) async throws -> Data"
    ),
    ("- (void)reloadWithCompletion:(void (^)(void))completion;", "func reload() async"),
    (
      "- (void)getCardWithCompletion:(void (^)(NSData *data))completion NS_SWIFT_NAME(getCard(completion:));",
      "func getCard() async -> Data"
    ),
    (
      "- (void)deleteCardWithCompletion:(nullable void (^)(NSError *_Nullable error))completion NS_SWIFT_NAME(delete(completion:));",
      "func delete() async throws"
    ),
    (
      "- (void)getUserWithCompletionHandler:(void (^)(NSString *name, NSInteger age))handler;",
      "func user() async -> (String, Int)"
    ),
    (
      "- (void)check:(NSString *)name completionHandler:(void (^)(NSError *_Nullable error))handler;",
      "func check(_ name: String) async throws"
    ),
  ])
  func completionsMakeAsynchronousForms(_ method: String, _ expected: String) {
    let members =
      "typedef void (^Done)(NSData *_Nullable data, NSError *_Nullable error);\nNS_ASSUME_NONNULL_BEGIN\n"
    let all = lines(
      members
        + "@interface A : NSObject\n\(method)\n@end\n@protocol P\n\(method)\n@end\nNS_ASSUME_NONNULL_END")
    #expect(all.count { $0.contains("public " + expected + " {") } == 2, "\(all)")
    let none = lines(
      "@interface A : NSObject\n- (void)listen:(Done)done;\n- (BOOL)goWithCompletion:(void (^)(void))a;\n@end"
    )
    #expect(!none.contains { $0.contains("async") })
  }

  /// As Apple's compiler names them: the protocol `NSObject` is `NSObjectProtocol`.
  @Test func protocolsWithTheNameOfAClassSayWhatTheyAre() {
    let all = lines(
      """
      @protocol ABCache <NSObject>
      - (void)storeWithCompletion:(void (^)(void))done;
      @end
      @interface ABCache : NSObject <ABCache>
      @property (nonatomic) id<ABCache> next;
      @property (class, readonly) ABCache *sharedCache;
      @end
      @protocol ABDisk <ABCache>
      @end
      """)
    for part in [
      "@objc(ABCache) public protocol ABCacheProtocol: NSObjectProtocol {", "extension ABCacheProtocol {",
      "open class ABCache: NSObject", "open var next: (any ABCacheProtocol)!", "class var shared: ABCache!",
      "@objc public protocol ABDisk: NSObjectProtocol, ABCacheProtocol {",
    ] { #expect(all.contains { $0.contains(part) }, "\(part)\n\(all.joined(separator: "\n"))") }
  }

  /// A property of a superclass takes an object by them.
  @Test func protocolsInheritThoseOfUIKit() {
    let all = lines(
      """
      @protocol ABTableDelegate <UITableViewDelegate>
      @end
      @protocol ABSource <UITableViewDataSource>
      @end
      @protocol ABOwnSource <UITableViewDataSource>
      @end
      @protocol ABCoder <NSCoding>
      @end
      @interface ABFields : NSObject <UITextFieldDelegate, ABOwnSource>
      @end
      @interface ABMore : ABFields <UITextFieldDelegate>
      @end
      @interface ABTables : UITableViewController <UITableViewDelegate>
      @end
      """)
    for line in [
      "@objc public protocol ABTableDelegate: NSObjectProtocol, UITableViewDelegate {",
      "@objc public protocol ABSource: NSObjectProtocol, UITableViewDataSource {",
      "@objc public protocol ABOwnSource: NSObjectProtocol {",
      "@objc public protocol ABCoder: NSObjectProtocol {",
      "@objc(ABFields) open class ABFields: NSObject, ABOwnSource, UITextFieldDelegate {",
      "@objc(ABMore) open class ABMore: ABFields {",
      "@objc(ABTables) open class ABTables: UITableViewController {",
    ] { #expect(all.contains(line), "\(line)\n\(all.joined(separator: "\n"))") }
  }

  /// As Apple's compiler names them: `UIScreen.mainScreen` is `main`, and a name that is the type alone stays.
  @Test func membersOfTheirOwnTypeLoseItsWords() {
    let all = lines(
      """
      NS_ASSUME_NONNULL_BEGIN
      @interface ABImageCache : NSObject
      @property (class, readonly) ABImageCache *sharedImageCache;
      @property (class, readonly) ABImageCache *defaultCache;
      @property (class, readonly) NSString *firstCache;
      @property (nonatomic, nullable) ABImageCache *parentCache;
      @property (class, readonly) ABImageCache *imageCache;
      @property (class, readonly) NSArray<ABImageCache *> *allCache;
      + (instancetype)backgroundCache;
      + (ABImageCache *)otherCache NS_SWIFT_NAME(another());
      - (ABImageCache *)copyOf:(NSString *)name;
      @end
      NS_ASSUME_NONNULL_END
      """)
    for part in [
      "class var shared: ABImageCache", "class var `default`: ABImageCache",
      "class var firstCache: String",
      "@objc(parentCache) open var parent: ABImageCache?", "class var imageCache: ABImageCache",
      "class var allCache: [ABImageCache]", "@objc(backgroundCache) open class func background()",
      "class func another()", "func copy(of name: String)",
    ] { #expect(all.contains { $0.contains(part) }, "\(part)\n\(all.joined(separator: "\n"))") }
  }

  /// A class has what its protocols require, once; optional methods are those that it declares.
  @Test func classesHaveTheMembersOfTheirProtocols() {
    let text = """
      NS_ASSUME_NONNULL_BEGIN
      @protocol Named <NSObject>
      @property (nonatomic, readonly) NSString *name;
      @property (class, readonly) BOOL isShared;
      @end
      @protocol Opened <Named>
      - (void)show:(UInt8)place;
      @optional
      - (void)close;
      @end
      @interface Card : NSObject <Opened>
      - (void)show:(UInt8)place;
      @property (nonatomic) BOOL isKept __deprecated;
      @property (nonatomic) BOOL isOld __deprecated_msg("no");
      @end
      @interface Sub : Card <Named>
      @end
      NS_ASSUME_NONNULL_END
      """
    let all = lines(text)
    let card = all.drop { !$0.contains("open class Card") }.prefix { $0 != "}" }
    #expect(card.count { $0.contains("func show(_ place: UInt8)") } == 1)
    #expect(card.contains { $0.contains("open var name: String") })
    #expect(
      card.contains { $0.contains("class var isShared: Bool") } && !card.contains { $0.contains("close") })
    #expect(
      card.contains { $0.contains("var isKept: Bool") } && card.contains { $0.contains("var isOld: Bool") })
    let sub = all.drop { !$0.contains("open class Sub") }.prefix { $0 != "}" }
    #expect(sub.count == 1, "\(sub)")
    #expect(all.contains("  static var isShared: Bool { get }"))
  }

  @Test func enumerationsAndConstantsLoseTheirPrefix() {
    let all = lines(
      """
      typedef NS_ENUM(NSInteger, CardStyle) { CardStylePlain, CardStyleURL = 4, CardStyleDefault,
        CardStyleOld CARD_DEPRECATED("gone, soon", ios(2.0, 26.0)) = 9 };
      typedef NS_OPTIONS(NSUInteger, CardParts) { CardPartsNone = 0, CardPartsHead = 1 << 0, CardPartsTail = 1UL << 3, };
      extern NSString *const CardDidCloseNotification;
      FOUNDATION_EXPORT NSString * _Nonnull const CardKey;
      #define kCardHeight 44
      #define kCardName @"card"
      typedef void (^CardBlock)(NSError * _Nullable error);
      """)
    for line in [
      "@objc public enum CardStyle: Int {", "  case plain", "  case url = 4", "  case `default`",
      "  case old = 9",
      "public struct CardParts: OptionSet, Sendable {",
      "  public static let head = CardParts(rawValue: 1 << 0)",
      "  public static let tail = CardParts(rawValue: 1 << 3)",
      "extension Notification.Name { public static let CardDidClose = Notification.Name(\"CardDidCloseNotification\") }",
      "public let CardKey: String = \"CardKey\"",
      "public let kCardHeight = 44",
      "public let kCardName = \"card\"", "public typealias CardBlock = ((Error?) -> Void)",
    ] { #expect(all.contains(line), "\(line)\n\(all.joined(separator: "\n"))") }
  }

  /// Functions, structures, enumerations of C, texts that are types and names for Swift, as the importer shows them.
  @Test func declarationsOfCAreShown() {
    let all = lines(
      """
      #ifdef __cplusplus
      extern "C" {
      #endif
      NS_ASSUME_NONNULL_BEGIN
      typedef NSString *CardKey NS_TYPED_EXTENSIBLE_ENUM;
      extern CardKey const CardKeyFirst;
      extern CardKey const CardKeySecond NS_SWIFT_NAME(other);
      typedef NSInteger CardIndex;
      typedef struct { CGFloat x, y; int count; } CardPlace;
      typedef struct CardRange { NSUInteger start; CardIndex end[2]; } CardRange;
      typedef enum { CardKindA, CardKindB = 4, CardKindC } CardKind;
      enum { CardMost = 12 };
      FOUNDATION_EXPORT NSString *_Nullable CardName(CardKind kind, NSString *text) NS_SWIFT_NAME(name(of:text:));
      static inline CardPlace CardPlaceMake(CGFloat x, CGFloat y) {
        CardPlace place = { x, y, 1 };
        if (x > 1) { return place; }
        return place;
      }
      NS_INLINE BOOL CardIsEmpty(CardIndex index) { return index == 0; }
      void CardLog(NSString *format, ...);
      int CardSum(const int *values, size_t count);
      void CardEach(void (^block)(NSUInteger index, BOOL *stop));
      NS_SWIFT_NAME(Sheet)
      @interface Card : UIView
      @property (nonatomic) CardPlace place;
      @property (nonatomic, copy, readonly) NSString *identifier NS_SWIFT_NAME(id);
      - (instancetype)initWithFrame:(CGRect)frame;
      - (instancetype)initWithCard:(Card *)card scale:(CGFloat)scale NS_SWIFT_NAME(init(card:scaledBy:));
      - (void)addThing:(id)thing withKey:(CardKey)key NS_SWIFT_NAME(add(_:key:));
      @end
      typedef NS_ENUM(NSUInteger, CardUnit) { CardUnitMeters, CardUnitFeet } NS_SWIFT_NAME(Sheet.Unit);
      NS_ASSUME_NONNULL_END
      #ifdef __cplusplus
      }
      #endif
      """)
    let text = all.joined(separator: "\n")
    for line in [
      "public struct CardKey: RawRepresentable, Hashable, Sendable {",
      "extension CardKey { public static let first = CardKey(rawValue: \"CardKeyFirst\") }",
      "extension CardKey { public static let other = CardKey(rawValue: \"CardKeySecond\") }",
      "public typealias CardIndex = Int", "public struct CardPlace {", "  public var y: CGFloat = 0",
      "  public init(x: CGFloat, y: CGFloat, count: Int32) { self.x = x; self.y = y; self.count = count }",
      "public struct CardKind: RawRepresentable, Hashable, Sendable {",
      "public let CardKindC = CardKind(rawValue: (4) + 1)", "public let CardMost = 12",
      "public typealias Sheet = Card", "extension Sheet { public typealias Unit = CardUnit }",
    ] { #expect(all.contains(line), "\(line)\n\(text)") }
    for start in [
      "public func name(of kind: CardKind, text: String) -> String? { leftOut(\"A.h:13: CardName is",
      "public func CardPlaceMake(_ x: CGFloat, _ y: CGFloat) -> CardPlace {",
      "public func CardIsEmpty(_ index: CardIndex) -> Bool {",
      "public func CardSum(_ values: UnsafePointer<Int32>?, _ count: Int) -> Int32 {",
      "public func CardEach(_ block: @escaping (UInt, UnsafeMutablePointer<Bool>?) -> Void) {",
      "  open var place: CardPlace { get {", "  @objc open var id: String = \"\"",
      "  public convenience init(card: Card, scaledBy scale: CGFloat) {",
      "  @objc(addThing:withKey:) open func add(_ thing: Any, key: CardKey) {",
    ] { #expect(all.contains { $0.hasPrefix(start) }, "\(start)\n\(text)") }
    // A variadic function, a structure with an array and what is inherited are not there.
    for name in ["CardLog", "struct CardRange", "init(frame:"] { #expect(!text.contains(name), "\(text)") }
  }

  /// `NS_REFINED_FOR_SWIFT`: the module gives these other forms in Swift, and calls them by two underscores.
  @Test func refinedDeclarationsHaveUnderscores() {
    let all = lines(
      """
      extern const double CardLimit NS_REFINED_FOR_SWIFT;
      @interface Card : NSObject
      @property (nullable, nonatomic, copy) NSString *title NS_REFINED_FOR_SWIFT;
      - (void)showWithView:(UIView *)view completion:(nullable void (^)(void))completion NS_REFINED_FOR_SWIFT NS_SWIFT_DISABLE_ASYNC;
      - (instancetype)initWithName:(nonnull NSString *)name NS_REFINED_FOR_SWIFT;
      @end
      """)
    for start in [
      "public var __CardLimit: Double", "  @objc(title) open var __title: String?",
      "  @objc(showWithView:completion:) open func __show(with view: UIView!, completion",
      "  public init!(__name name: String) ",
    ] { #expect(all.contains { $0.hasPrefix(start) }, "\(start)\n\(all.joined(separator: "\n"))") }
    #expect(!all.contains { $0.contains(" async") || $0.contains("var title") })
  }

  /// Several names of a number are one case. What all objects have is not declared again, and an error has a domain.
  @Test func whatIsThereIsNotDeclaredTwice() {
    let all = lines(
      """
      typedef NS_ENUM(NSUInteger, Code) { CodePut = 0x01, CodeSet = 1, CodeNext, CodeShift = 1 << 1, CodeLast = 7 };
      @protocol Part <NSObject>
      @property (nonatomic, readonly) NSUInteger hash;
      - (NSString *)description;
      - (BOOL)isEqual:(id)object;
      - (void)use;
      @end
      @interface CardError : NSError
      @end
      @interface PinError : CardError
      + (instancetype)pinErrorWithRetries:(int)retries;
      @end
      """)
    for line in [
      "  case put = 0x01", "  public static var set: Self { .put }", "  case next = 2",
      "  public static var shift: Self { .next }",
      "  case last = 7",
    ] { #expect(all.contains(line), "\(line)\n\(all.joined(separator: "\n"))") }
    #expect(!all.contains { $0.contains("hash") || $0.contains("description") || $0.contains("isEqual") })
    #expect(all.contains { $0.contains("func use()") })
    #expect(all.contains { $0.contains("init!(retries: Int32) { self.init(domain: \"PinError\", code: 0);") })
  }

  /// The platform is iOS. Of conditions that are not known all parts are read.
  @Test(
    arguments: [
      ("TARGET_OS_OSX", false), ("TARGET_OS_IOS || TARGET_OS_OSX", true), ("!TARGET_OS_IPHONE", false),
      ("defined(__cplusplus)", false),
      ("!defined(__cplusplus) && TARGET_OS_MAC", true), ("__has_include(<UIKit/UIKit.h>)", nil),
      ("VERSION >= 3", nil),
      ("__has_include(\"A.h\") && TARGET_OS_TV", false), ("(TARGET_OS_IOS)", true), ("0 // never", false),
      ("DEBUG", nil), ("(((", nil),
      ("TARGET_OS_IOS && (", nil),
    ] as [(String, Bool?)])
  func conditionsOfThePlatformAreKnown(_ text: String, _ value: Bool?) {
    #expect(HeaderConditions().value(of: text) == value)
  }

  @Test func partsOfOtherPlatformsAreNotRead() {
    let all = lines(
      """
      #ifndef CARD_H
      #define CARD_H
      #if TARGET_OS_OSX
      @interface Window : NSWindow
      @end
      #elif TARGET_OS_IOS
      @interface Card : NSObject
      #  if __has_feature(modules)
      - (void)show;
      #  else
      - (void)hide;
      #  endif
      @property (nonatomic, weak) id<NSURLSessionDelegate, NSCoding> part;
      @property (nonatomic) NSURLSessionResponseDisposition disposition;
      @end
      @interface Storage : NSHTTPCookieStorage
      @end
      #else
      @interface Other : NSObject
      @end
      #endif
      #endif
      """)
    for part in [
      "class Card: NSObject", "func show()", "func hide()", "var part: (any URLSessionDelegate & NSCoding)?",
      "var disposition: URLSession.ResponseDisposition", "class Storage: HTTPCookieStorage",
    ] { #expect(all.contains { $0.contains(part) }, "\(part)\n\(all.joined(separator: "\n"))") }
    #expect(!all.contains { $0.contains("Window") || $0.contains("Other") })
  }

  /// Arguments that callers can leave out, as SE-0005 says.
  @Test(arguments: [
    (
      "- (void)reload:(void (^ _Nullable)(void))completion;", "func reload(_ completion: (() -> Void)? = nil)"
    ),
    ("- (void)reload:(void (^)(void))completion;", "func reload(_ completion: @escaping () -> Void)"),
    (
      "- (void)readWithOptions:(CardReadOptions)options then:(nullable CardBlock)block;",
      "func read(options: CardReadOptions = [], then block: CardBlock? = nil)"
    ),
    ("- (void)ask:(CardBlock)block;", "func ask(_ block: @escaping CardBlock)"),
    ("- (void)run:(Class<CardKind>)kind;", "func run(_ kind: any CardKind.Type)"),
    (
      "- (void)make:(id _Nullable (^)(void (^then)(BOOL done)))block;",
      "func make(_ block: @escaping (@escaping (Bool) -> Void) -> Any?)"
    ),
    ("- (void)show:(CardParts)parts;", "func show(_ parts: CardParts)"),
    ("- (void)setReadOptions:(CardReadOptions)options;", "func setReadOptions(_ options: CardReadOptions)"),
    (
      "- (instancetype)initWithName:(NSString *)name userInfo:(nullable NSDictionary<NSString *, id> *)info;",
      "init(name: String, userInfo info: [String: Any]? = nil)"
    ),
    (
      "- (void)drawText:(NSString *)text withAttributes:(CardAttributes)attributes;",
      "func drawText(_ text: String, withAttributes attributes: CardAttributes = [:])"
    ),
    (
      "- (void)show:(NSDictionary *)values info:(NSDictionary *)info;",
      "func show(_ values: [AnyHashable: Any], info: [AnyHashable: Any])"
    ),
    ("- (void)each:(void (NS_NOESCAPE ^)(NSString *name))block;", "func each(_ block: (String) -> Void)"),
  ])
  func argumentsHaveValuesThatCallersLeaveOut(_ method: String, _ expected: String) {
    let all = lines(
      """
      typedef NS_OPTIONS(NSUInteger, CardReadOptions) { CardReadOptionsFast = 1 << 0 };
      typedef NS_OPTIONS(NSUInteger, CardParts) { CardPartsHead = 1 << 0 };
      typedef void (^CardBlock)(NSString *name);
      typedef NSDictionary<NSString *, id> *CardAttributes;
      @protocol CardKind
      @end
      NS_ASSUME_NONNULL_BEGIN
      @interface Card : NSObject
      \(method)
      @end
      NS_ASSUME_NONNULL_END
      """)
    #expect(all.contains { $0.contains(" " + expected + " {") }, "\(all)")
  }

  /// Labels repeat the type behind an alias, whatever the alias is called. Errors are always named.
  @Test(arguments: [
    (
      "+ (Card *)storedCardForIdentifier:(CardIdentifier)identifier;",
      "storedCard(forIdentifier identifier: CardIdentifier)"
    ),
    (
      "- (void)listenWithHandler:(id)handler onQueue:(dispatch_queue_t)queue;",
      "listen(withHandler handler: Any, on queue: DispatchQueue)"
    ),
    (
      "- (void)card:(Card *)card handleError:(NSError *)error;",
      "card(_ card: Card, handleError error: Error)"
    ),
    ("- (void)runCardWithName:(NSString *)name;", "run(withName name: String)"),
    (
      "- (nullable id)render:(id)one error:(NSError **)error asKind:(CardIdentifier)kind;",
      "render(_ one: Any, error: UnsafeMutableRawPointer?, asKind kind: CardIdentifier) -> Any?"
    ),
    ("- (nullable NSString *)textAndReturnError:(NSError **)error;", "text() throws -> String"),
  ])
  func namesRepeatTheTypesBehindAliases(_ method: String, _ expected: String) {
    let all = lines(
      """
      typedef NSString *CardIdentifier NS_TYPED_EXTENSIBLE_ENUM;
      NS_ASSUME_NONNULL_BEGIN
      @interface Card : NSObject
      \(method)
      @end
      NS_ASSUME_NONNULL_END
      """)
    #expect(all.contains { $0.contains(" func " + expected) }, "\(all)")
  }

  /// "Name Translation from C to Swift": which words of a constant's name go, and which constants are not there.
  @Test(arguments: [
    ("typedef NS_ENUM(NSInteger, CardKind) { CardKindPlain };", "  case plain"),
    ("typedef NS_ENUM(NSInteger, CardKinds) { CardKindPlain, CardKindRich };", "  case plain"),
    ("typedef NS_ENUM(NSInteger, CardStyle) { kCardStylePlain, kCardStyleRich };", "  case plain"),
    ("typedef NS_ENUM(NSInteger, CardStyle) { CardPlain, CardRich };", "  case plain"),
    ("typedef NS_ENUM(NSInteger, CardStyle) { CardStyle_plain, CardStyle_rich };", "  case rich"),
    ("typedef NS_ENUM(NSInteger, TextureType) { TextureType1D, TextureType2D };", "  case type2D"),
    ("typedef NS_ENUM(NSInteger, CardStyle) { OtherPlain, OtherRich };", "  case otherPlain"),
    ("typedef NS_ENUM(NSInteger, CardStyle) { CardStyleURLList, CardStylePlain };", "  case urlList"),
    (
      "typedef NS_ENUM(NSInteger, CardStyle) { CardStylePlain, CardStyleUsual = CardStylePlain, CardStyleRich };",
      "  public static var usual: Self { .plain }"
    ),
    (
      "typedef NS_OPTIONS(NSUInteger, CardParts) { CardPartHead = 1 << 0, CardPartTail = 1 << 1 };",
      "  public static let tail = CardParts(rawValue: 1 << 1)"
    ),
    (
      "typedef NS_OPTIONS(NSUInteger, CardParts) { CardPartsA = 1 << 0, CardPartsB = 1 << 1, CardPartsAll = CardPartsA | CardPartsB };",
      "  public static let all = CardParts(rawValue: (1 << 0) | (1 << 1))"
    ),
    ("typedef NSInteger CardLevel NS_TYPED_ENUM;", "  public let rawValue: Int"),
    (
      "extern NSNotificationName const CardDidClose;",
      "extension Notification.Name { public static let CardDidClose = Notification.Name(\"CardDidClose\") }"
    ),
    (
      "typedef void (^ABCardBlock)(NSString *name) NS_SWIFT_NAME(CardBlock);",
      "public typealias CardBlock = ABCardBlock"
    ),
    (
      "typedef NS_ERROR_ENUM(CardErrorDomain, CardErrorCode) { CardErrorLost = 1, CardErrorWet };",
      "public struct CardError: Error, Hashable {"
    ),
  ])
  func constantsHaveTheNamesOfTheImporter(_ declaration: String, _ expected: String) {
    let all = lines(declaration)
    #expect(all.contains(expected), "\(all)")
    let none = lines("typedef NS_OPTIONS(NSUInteger, CardParts) { CardPartsNone = 0, CardPartsHead = 1 };")
    #expect(!none.contains { $0.contains("none") })
  }

  /// Classes below `NSObject` have designated initializers, as the importer gives all where a class marks none, and Foundation's protocols.
  @Test func initializersCanBeCalledBySubclasses() {
    let all = lines(
      """
      NS_ASSUME_NONNULL_BEGIN
      @interface Card : NSObject <NSSecureCoding, NSCopying>
      - (instancetype)initWithName:(NSString *)name;
      - (nullable instancetype)initWithCoder:(NSCoder *)coder;
      @end
      @interface Marked : NSObject
      - (instancetype)initWithName:(NSString *)name NS_DESIGNATED_INITIALIZER;
      - (instancetype)initWithText:(NSString *)text;
      + (instancetype)markedWithNumber:(NSInteger)number;
      @end
      @interface Sub : Card
      - (instancetype)initWithName:(NSString *)name;
      - (instancetype)initWithText:(NSString *)text;
      @end
      NS_ASSUME_NONNULL_END
      """)
    for line in [
      "@objc(Card) open class Card: NSObject, NSCopying, NSSecureCoding {",
      "  open func copy(with zone: NSZone? = nil) -> Any {", "  public required init?(coder: NSCoder) {",
      "  public init(name: String) { super.init();", "  public override init() { super.init() }",
      "  public convenience init(text: String) { self.init();",
      "  public convenience init(number: Int) { self.init();", "@objc(Sub) open class Sub: Card {",
    ] { #expect(all.contains { $0.hasPrefix(line) }, "\(line)\n\(all.joined(separator: "\n"))") }
    #expect(all.count { $0.contains("init(name:") } == 2 && all.count { $0.contains("coder") } == 2)
  }

  /// A category adopts protocols, and a class has the types that its protocols require. A block that is not nil has no value.
  @Test func categoriesAdoptProtocols() {
    let all = lines(
      """
      typedef NSString *CardKey;
      NS_ASSUME_NONNULL_BEGIN
      @protocol Shown <NSObject>
      @property (nonatomic, readonly) CardKey key;
      - (void)showWithName:(NSString *)name;
      @optional
      @property (nonatomic, readonly) NSInteger count;
      @end
      NS_ASSUME_NONNULL_END
      @interface NSProgress (Shown) <Shown>
      - (void)each:(NSError * _Nullable (^)(NSString *name))block;
      @end
      @interface Base : NSObject <Shown>
      @property (nonatomic) CardKey key;
      - (void)showWithName:(NSString *)name;
      @end
      @interface Card : Base <Shown>
      - (void)showWithName:(NSString *)name;
      @end
      """)
    for line in [
      "extension Progress: Shown {", "  public var key: CardKey {",
      "  public func show(withName name: String) {",
      "  @objc optional var count: Int { get }", "  public func each(_ block: ((String?) -> Error?)!) {",
      "@objc(Base) open class Base: NSObject, Shown {", "  open var key: CardKey {",
      "@objc(Card) open class Card: Base {",
    ] { #expect(all.contains { $0.hasPrefix(line) }, "\(line)\n\(all.joined(separator: "\n"))") }
    #expect(all.count { $0.contains("func show(withName") } == 3)
  }

  @Test func headersInCAreNone() {
    let c = ObjectiveCHeader("#include <stdint.h>\nint add(int a, int b);\n", place: "c.h", known: [])
    #expect(!c.isObjectiveC && c.hasDeclarations)
  }

  /// A pod in Objective-C is a module of what its headers declare; one of the bridging header is imported for all files.
  @Test func podsInObjectiveCAreDeclared() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pods-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [
      "App.xcodeproj/project.pbxproj": """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (S); buildConfigurationList = L;
          productType = "com.apple.product-type.application"; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_OBJC_BRIDGING_HEADER = Bridging.h; }; };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        B = { isa = PBXBuildFile; fileRef = F; };
      }; rootObject = P; }
      """, "Main.swift": "import UIKit", "Bridging.h": "#import <Card/Card.h>\n#import \"Own.h\"\n",
      "Own.h": "@interface Own : NSObject\n@end\n", "Pods/Card/Card.m": "",
      "Pods/Card/Card.h": "#import <UIKit/UIKit.h>\n@interface Card : UIView\n- (void)show;\n@end\n",
      "Pods/Vendor/Vendor.xcframework/Info.plist": "",
    ] {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let project = try ProjectLoader.load(folder.path + "/App.xcodeproj")
    #expect(project.modules.map(\.name) == ["Card"] && project.main.bridgedModules == ["Card"])
    let card = project.modules.first?.generatedSources.values.first ?? ""
    #expect(card.contains("open class Card: UIView {") && card.contains("open func show() {"), "\(card)")
    let own = project.main.generatedSources.values.first ?? ""
    #expect(own.contains("open class Own: NSObject {") && !own.contains("Card"), "\(own)")
    #expect(project.notes.contains { $0.contains("Vendor.xcframework: is compiled for Apple's platforms") })
  }

  /// The first bracket of Swift code that has no other, or a text that does not end on its line; `nil` if there is none.
  private func fault(_ lines: [String]) -> String? {
    let closing: [Character: Character] = ["(": ")", "[": "]", "{": "}"]
    var open: [Character] = []
    for line in lines {
      var isText = false
      var isEscaped = false
      for character in line {
        if isEscaped {
          isEscaped = false
        } else if isText {
          isEscaped = character == "\\"
          if character == "\"" { isText = false }
        } else if character == "\"" {
          isText = true
        } else if let end = closing[character] {
          open.append(end)
        } else if closing.values.contains(character), open.popLast() != character {
          return line
        }
      }
      if isText { return line }
    }
    return open.isEmpty ? nil : "the end"
  }

  /// Damage ends nowhere in a loop or a stop, and what is made of it is still declarations.
  @Test func damagedHeadersBecomeDeclarationsWhoseBracketsMatch() {
    let text =
      "@interface A : B <C> { int x; } @property (nonatomic, getter=isX) void (^a)(int (^)(id<A>), NSArray<"
    for count in 0...text.count {
      let lines = lines(String(text.prefix(count)))
      #expect(fault(lines) == nil, "\(count): \(lines)")
      // The class is there as soon as its name is.
      let head = text.prefix(count)
      if head.contains("B <C> ") {
        #expect(lines.contains { $0.contains("class A: ") }, "\(count): \(lines)")
      }
    }
  }

  @Test(arguments: 1...8) func headersOfAnyPartsBecomeDeclarationsWhoseBracketsMatch(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    let parts = [
      "@interface", "A", ":", "(", ")", "<", ">", "^", "*", "{", "}", ";", "-", "+", "@end", "@property",
      "NS_ENUM", ",", "typedef", "extern", "@protocol", "NSError", "\"", "#define X 1\n", "=", "1 << 2",
      "struct", "enum", "static", "NS_SWIFT_NAME", "const", "int",
    ]
    var declared = 0
    for _ in 0..<250 {
      let text = (0..<30).map { _ in parts.randomElement(using: &generator)! }.joined(separator: " ")
      let made = lines(text)
      #expect(fault(made) == nil, "\(text)\n\(made.joined(separator: "\n"))")
      #expect(lines(text) == made, "\(text)")
      declared += made.count
    }
    #expect(declared > 0)
  }

  /// Methods that brackets stand for are subscripts as well.
  @Test func bracketsAreSubscripts() {
    let text = lines(
      """
      NS_ASSUME_NONNULL_BEGIN
      @interface Deck : NSObject
      - (NSString *)objectForKeyedSubscript:(NSString *)key;
      - (nullable NSNumber *)objectAtIndexedSubscript:(NSUInteger)index;
      - (void)setObject:(nullable NSNumber *)object atIndexedSubscript:(NSUInteger)index;
      @end
      NS_ASSUME_NONNULL_END
      """
    ).joined(separator: "\n")
    for part in [
      "open subscript(_ key: String) -> String { get {", "open subscript(_ key: UInt) -> NSNumber? { get {",
      ") } set { leftOut(",
    ] { #expect(text.contains(part), "\(part)\n\(text)") }
  }

  /// Arguments of methods that point to constants.
  @Test func pointersToConstantsAreNotMutable() {
    let text = lines(
      """
      NS_ASSUME_NONNULL_BEGIN
      @interface Card : NSObject
      - (instancetype)initWithBytes:(nullable const uint8_t *)bytes count:(NSInteger)count;
      - (void)readBytes:(uint8_t *)bytes;
      - (void)writeText:(const char *)text;
      - (void)copy:(const void *)bytes;
      @end
      NS_ASSUME_NONNULL_END
      """
    ).joined(separator: "\n")
    for part in [
      "init(bytes: UnsafePointer<UInt8>?, count: Int)",
      "func readBytes(_ bytes: UnsafeMutablePointer<UInt8>?)",
      "func writeText(_ text: UnsafePointer<Int8>?)",
      "func copy(_ bytes: UnsafeRawPointer?)",
    ] { #expect(text.contains(part), "\(part)\n\(text)") }
  }
}
