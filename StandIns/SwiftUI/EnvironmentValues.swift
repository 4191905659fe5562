// The environment: its keys and what they have by default.
import CoreData

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}
extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
/// The values of the environment by their keys; a key that is not set has its default value.
public struct EnvironmentValues: @unchecked Sendable, CustomStringConvertible {
  private var values: [ObjectIdentifier: Any] = [:]
  public init() {}
  public var description: String { "\(values.count) values" }
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  public subscript<Object: AnyObject & Observable>(type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }

  // MARK: The device

  public var colorScheme = ColorScheme.light
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  public var layoutDirection = LayoutDirection.leftToRight
  public var scenePhase = ScenePhase.active
  public var locale = Locale.current
  public var calendar = Calendar.current
  public var timeZone = TimeZone.current
  public var displayScale: CGFloat = 3
  public var pixelLength: CGFloat { 1 / displayScale }
  public var displayGamut = DisplayGamut.sRGB
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  public var isSceneCaptured = false
  public var supportsMultipleWindows: Bool { false }
  public var supportsRemoteScenes: Bool { false }
  public var isLuminanceReduced = false
  public var allowedDynamicRange: Image.DynamicRange?
  public var headroom: CGFloat? { nil }

  // MARK: Text

  public var font: Font?
  public var lineLimit: Int?
  public var lineSpacing: CGFloat = 0
  public var multilineTextAlignment = TextAlignment.leading
  public var truncationMode = Text.TruncationMode.tail
  public var minimumScaleFactor: CGFloat = 1
  public var allowsTightening = false
  public var textCase: Text.Case?
  public var autocorrectionDisabled = false
  public var disableAutocorrection: Bool? = nil
  public var dynamicTypeSize = DynamicTypeSize.large
  public var sizeCategory = ContentSizeCategory.large
  public var legibilityWeight: LegibilityWeight?
  public var imageScale = Image.Scale.medium
  public var symbolVariants = SymbolVariants.none
  public var symbolRenderingMode: SymbolRenderingMode?
  public var fontResolutionContext: Font.Context { Font.Context() }

  // MARK: Views

  public var isEnabled = true
  public var isFocused: Bool { false }
  public var isFocusEffectEnabled = true
  public var isHoverEffectEnabled = true
  public var isPresented: Bool { false }
  public var isSearching: Bool { false }
  public var isScrollEnabled = true
  public var isTabBarShowingSections: Bool { false }
  public var accessibilityEnabled = false
  public var editMode: Binding<EditMode>?
  public var controlSize = ControlSize.regular
  public var controlActiveState = ControlActiveState.active
  public var backgroundStyle: AnyShapeStyle?
  public var backgroundMaterial: Material?
  public var backgroundProminence = BackgroundProminence.standard
  public var badgeProminence = BadgeProminence.standard
  public var buttonRepeatBehavior = ButtonRepeatBehavior.automatic
  public var contentTransition = ContentTransition.identity
  public var contentTransitionAddsDrawingGroup = false
  public var defaultMinListRowHeight: CGFloat = 44
  public var defaultMinListHeaderHeight: CGFloat?
  public var headerProminence = Prominence.standard
  public var horizontalScrollIndicatorVisibility = ScrollIndicatorVisibility.automatic
  public var verticalScrollIndicatorVisibility = ScrollIndicatorVisibility.automatic
  public var scrollDismissesKeyboardMode = ScrollDismissesKeyboardMode.automatic
  public var menuIndicatorVisibility = Visibility.automatic
  public var menuOrder = MenuOrder.automatic
  public var keyboardShortcut: KeyboardShortcut? { nil }
  public var redactionReasons: RedactionReasons = []
  public var springLoadingBehavior: SpringLoadingBehavior { .automatic }
  public var tint: Color?
  public var tintColor: UIColor?
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
  public var labelsVisibility: Visibility { .automatic }
  public var appearsActive = true
  public var navigationLinkIndicatorVisibility: Visibility { .automatic }
  public var toolbarLabelStyle: ToolbarLabelStyle? { nil }
  public var undoManager: UndoManager? { nil }

  // MARK: Accessibility

  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityReduceMotion: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { true }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var accessibilitySwitchControlEnabled: Bool { false }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  public var accessibilityQuickActionsEnabled: Bool { false }

  // MARK: Actions, without effect

  public var openURL = OpenURLAction()
  public var dismiss = DismissAction()
  public var dismissSearch = DismissSearchAction()
  public var dismissWindow = DismissWindowAction()
  public var openWindow = OpenWindowAction()
  public var openDocument = OpenDocumentAction()
  public var newDocument = NewDocumentAction()
  public var openSettings = OpenSettingsAction()
  public var openSettingsLegacy = OpenSettingsAction()
  public var refresh: RefreshAction? { nil }
  public var rename: RenameAction? { nil }
  public var resetFocus = ResetFocusAction()
  public var requestReview = RequestReviewAction()
  public var webAuthenticationSession = WebAuthenticationSession()
  public var displayStoreKitMessage = DisplayMessageAction()
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }

  // MARK: Core Data

  private var context: NSManagedObjectContext?
  /// The context that was set, or one without a store.
  public var managedObjectContext: NSManagedObjectContext {
    get { context ?? NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType) }
    set { context = newValue }
  }
}

// MARK: Actions

public struct OpenURLAction: Sendable {
  public struct Result: Sendable {
    let isHandled: Bool
    public static let handled = Result(isHandled: true), discarded = Result(isHandled: true)
    public static let systemAction = Result(isHandled: false)
    public static func systemAction(_ url: URL) -> Result { systemAction }
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result { systemAction }
  }
  private let handler: (@MainActor @Sendable (URL) -> Result)?
  init() { handler = nil }
  public init(handler: @escaping @MainActor @Sendable (URL) -> Result) { self.handler = handler }
  @preconcurrency @MainActor public func callAsFunction(_ url: URL) { _ = handler?(url) }
  @preconcurrency @MainActor public func callAsFunction(_ url: URL, prefersInApp: Bool) { self(url) }
  @preconcurrency @MainActor
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler?(url).isHandled == true)
  }
}
public struct DismissAction: Sendable { public func callAsFunction() {} }
public struct DismissSearchAction: Sendable { public func callAsFunction() {} }
public struct DismissWindowAction: Sendable {
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}
public struct OpenWindowAction: Sendable {
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}
public struct OpenDocumentAction: Sendable {
  public func callAsFunction(at url: URL) async throws { throw UnavailableFrameworkError() }
}
public struct NewDocumentAction: Sendable {
  public func callAsFunction<D: FileDocument>(_ document: @autoclosure () -> D) {}
}
public struct OpenSettingsAction: Sendable { public func callAsFunction() {} }
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  public func callAsFunction() async { await action() }
}
public struct RenameAction: Sendable { public func callAsFunction() {} }
public struct ResetFocusAction: Sendable { public func callAsFunction(in namespace: Namespace.ID) {} }
public struct RequestReviewAction: Sendable { public func callAsFunction() {} }
public struct DisplayMessageAction: Sendable {
  public func callAsFunction<Message>(_ message: Message) throws {}
}
/// A session that cannot sign in.
public struct WebAuthenticationSession: Sendable {
  public struct BrowserSession: Hashable, Sendable {
    let name: String
    public static let ephemeral = Self(name: "ephemeral"), shared = Self(name: "shared")
  }
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL { throw UnavailableFrameworkError() }
}
public struct PresentationMode: Sendable {
  public var isPresented: Bool { false }
  public mutating func dismiss() {}
}
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}
