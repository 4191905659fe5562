// Toolbars, commands, scenes, widgets and documents, which are declared and not shown.

@preconcurrency @MainActor
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
}
@preconcurrency @MainActor public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}
extension Never: CustomizableToolbarContent {}
/// The toolbar content of bodies that were removed.
public struct StandInToolbarContent: CustomizableToolbarContent {
  nonisolated public init() {}
  public var body: Never { fatalError("StandInToolbarContent has no body") }
}
extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("the toolbar content has no body") }
}
extension ToolbarContent {
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    StandInToolbarContent()
  }
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent {
    StandInToolbarContent()
  }
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent { StandInToolbarContent() }
}
@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content)
    -> StandInToolbarContent
  { StandInToolbarContent() }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> StandInToolbarContent {
    StandInToolbarContent()
  }
  public static func buildEither<Content: ToolbarContent>(first: Content) -> StandInToolbarContent {
    StandInToolbarContent()
  }
  public static func buildEither<Content: ToolbarContent>(second: Content) -> StandInToolbarContent {
    StandInToolbarContent()
  }
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content)
    -> StandInToolbarContent
  { StandInToolbarContent() }
}
public struct ToolbarItemPlacement: Sendable, Hashable {
  let name: String
  public static let automatic = Self(name: "automatic"), principal = Self(name: "principal")
  public static let navigation = Self(name: "navigation"), primaryAction = Self(name: "primaryAction")
  public static let secondaryAction = Self(name: "secondaryAction"), status = Self(name: "status")
  public static let confirmationAction = Self(name: "confirmationAction")
  public static let cancellationAction = Self(name: "cancellationAction")
  public static let destructiveAction = Self(name: "destructiveAction"), keyboard = Self(name: "keyboard")
  public static let topBarLeading = Self(name: "topBarLeading"), topBarTrailing = Self(name: "topBarTrailing")
  public static let navigationBarLeading = Self(name: "topBarLeading")
  public static let navigationBarTrailing = Self(name: "topBarTrailing")
  public static let bottomBar = Self(name: "bottomBar"), title = Self(name: "title")
  public static let largeTitle = Self(name: "largeTitle"), subtitle = Self(name: "subtitle")
  public static let largeSubtitle = Self(name: "largeSubtitle")
  public static func accessoryBar<ID: Hashable>(id: ID) -> Self { automatic }
}
public struct ToolbarPlacement: Sendable, Hashable {
  let name: String
  public static let automatic = Self(name: "automatic"), bottomBar = Self(name: "bottomBar")
  public static let navigationBar = Self(name: "navigationBar"), tabBar = Self(name: "tabBar")
}
public struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent {
  public typealias Body = Never
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  where ID == () {}
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) where ID == String {}
}
public struct ToolbarItemGroup<Content>: ToolbarContent {
  public typealias Body = Never
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  where Content: View {}
}
public struct ToolbarSpacer: CustomizableToolbarContent {
  public typealias Body = Never
  nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}
public struct SpacerSizing: Hashable, Sendable {
  let name: String
  public static let flexible = Self(name: "flexible"), fixed = Self(name: "fixed")
}
public struct DefaultToolbarItem: CustomizableToolbarContent {
  public typealias Body = Never
  public struct Kind: Hashable, Sendable {
    let name: String
    public static let search = Self(name: "search"), sidebarToggle = Self(name: "sidebarToggle")
    public static let title = Self(name: "title")
  }
  nonisolated public init(kind: Kind, placement: ToolbarItemPlacement = .automatic) {}
}
public struct ToolbarTitleMenu<Content>: ToolbarContent {
  public typealias Body = Never
  nonisolated public init() where Content == EmptyView {}
  nonisolated public init(@ViewBuilder content: () -> Content) where Content: View {}
}
public struct ToolbarRole: Sendable, Hashable {
  let name: String
  public static let automatic = Self(name: "automatic"), navigationStack = Self(name: "navigationStack")
  public static let browser = Self(name: "browser"), editor = Self(name: "editor")
}
public struct ToolbarTitleDisplayMode: Sendable, Hashable {
  let name: String
  public static let automatic = Self(name: "automatic"), large = Self(name: "large")
  public static let inlineLarge = Self(name: "inlineLarge"), inline = Self(name: "inline")
}
public struct ToolbarLabelStyle: Sendable, Hashable {
  let name: String
  public static let automatic = Self(name: "automatic"), titleAndIcon = Self(name: "titleAndIcon")
}

// MARK: Commands

@preconcurrency @MainActor
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Body { get }
}
extension Never: Commands {}
/// The commands of bodies that were removed.
public struct StandInCommands: Commands {
  nonisolated public init() {}
  public var body: Never { fatalError("StandInCommands has no body") }
}
extension Commands where Body == Never { public var body: Never { fatalError("the commands have no body") } }
@resultBuilder
public enum CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> StandInCommands {
    StandInCommands()
  }
  public static func buildIf<Content: Commands>(_ content: Content?) -> StandInCommands { StandInCommands() }
  public static func buildEither<Content: Commands>(first: Content) -> StandInCommands { StandInCommands() }
  public static func buildEither<Content: Commands>(second: Content) -> StandInCommands { StandInCommands() }
}
public struct EmptyCommands: Commands {
  public typealias Body = Never
  nonisolated public init() {}
}
public struct CommandGroupPlacement: Sendable, Hashable {
  let name: String
  public static let appInfo = Self(name: "appInfo"), appSettings = Self(name: "appSettings")
  public static let systemServices = Self(name: "systemServices"), appVisibility = Self(name: "appVisibility")
  public static let appTermination = Self(name: "appTermination"), newItem = Self(name: "newItem")
  public static let saveItem = Self(name: "saveItem"), importExport = Self(name: "importExport")
  public static let printItem = Self(name: "printItem"), undoRedo = Self(name: "undoRedo")
  public static let pasteboard = Self(name: "pasteboard"), textEditing = Self(name: "textEditing")
  public static let textFormatting = Self(name: "textFormatting"), toolbar = Self(name: "toolbar")
  public static let sidebar = Self(name: "sidebar"), windowSize = Self(name: "windowSize")
  public static let windowList = Self(name: "windowList"), singleWindowList = Self(name: "singleWindowList")
  public static let windowArrangement = Self(name: "windowArrangement"), help = Self(name: "help")
}
public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never
  nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}
public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never
  nonisolated public init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {}
}
public struct SidebarCommands: Commands { public typealias Body = Never; nonisolated public init() {} }
public struct ToolbarCommands: Commands { public typealias Body = Never; nonisolated public init() {} }
public struct TextEditingCommands: Commands { public typealias Body = Never; nonisolated public init() {} }
public struct TextFormattingCommands: Commands { public typealias Body = Never; nonisolated public init() {} }
public struct InspectorCommands: Commands { public typealias Body = Never; nonisolated public init() {} }
public struct ImportFromDevicesCommands: Commands {
  public typealias Body = Never
  nonisolated public init() {}
}

// MARK: Scenes

extension Scene where Body == Never { public var body: Never { fatalError("the scene has no body") } }
extension Scene {
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    StandInScene()
  }
  public func commandsRemoved() -> some Scene { StandInScene() }
  public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    StandInScene()
  }
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene { StandInScene() }
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { StandInScene() }
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
    StandInScene()
  }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
    -> some Scene
  { StandInScene() }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some Scene
  { StandInScene() }
  public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { StandInScene() }
  public func environment<V>(_ path: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    StandInScene()
  }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { StandInScene() }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { StandInScene() }
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { StandInScene() }
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { StandInScene() }
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { StandInScene() }
  public func defaultSize(_ size: CGSize) -> some Scene { StandInScene() }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { StandInScene() }
  public func defaultPosition(_ position: UnitPoint) -> some Scene { StandInScene() }
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene {
    StandInScene()
  }
}
public struct WindowResizability: Hashable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic"), contentSize = Self(name: "contentSize")
  public static let contentMinSize = Self(name: "contentMinSize")
}
public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {}
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  nonisolated public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == StandInView {}
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == StandInView {}
}
public struct Window<Content: View>: Scene {
  public typealias Body = Never
  nonisolated public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
}
public struct Settings<Content: View>: Scene {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
public struct MenuBarExtra<Label: View, Content: View>: Scene {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  )
  where Label == SwiftUI.Label<Text, Image> {}
}
public struct DocumentGroup<Document, Content: View>: Scene {
  public typealias Body = Never
  nonisolated public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}
  nonisolated public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) where Document: ReferenceFileDocument {}
  nonisolated public init(
    viewing type: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}
}
public struct DocumentGroupLaunchScene<Actions: View>: Scene {
  public typealias Body = Never
  nonisolated public init(_ title: LocalizedStringKey? = nil, @ViewBuilder _ actions: () -> Actions) {}
}

// MARK: Widgets

@preconcurrency @MainActor
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
}
extension Never: WidgetConfiguration {}
/// The configuration of bodies that were removed.
public struct StandInWidgetConfiguration: WidgetConfiguration {
  nonisolated public init() {}
  public var body: Never { fatalError("StandInWidgetConfiguration has no body") }
}
extension WidgetConfiguration where Body == Never {
  public var body: Never { fatalError("the configuration has no body") }
}
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public typealias Body = Never
  nonisolated public init() {}
}
@preconcurrency @MainActor
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
  init()
}
extension Widget { public static func main() { fatalError("\(Self.self) is a widget") } }
/// The widgets of bodies that were removed.
public struct StandInWidget: Widget {
  nonisolated public init() {}
  public var body: StandInWidgetConfiguration { StandInWidgetConfiguration() }
}
@preconcurrency @MainActor
public protocol WidgetBundle {
  associatedtype Body: Widget
  @WidgetBundleBuilder var body: Body { get }
  init()
}
extension WidgetBundle { public static func main() { fatalError("\(Self.self) is of widgets") } }
@resultBuilder
public enum WidgetBundleBuilder {
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
  public static func buildBlock() -> StandInWidget { StandInWidget() }
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> StandInWidget {
    StandInWidget()
  }
  public static func buildOptional<Content: Widget>(_ content: Content?) -> StandInWidget { StandInWidget() }
  public static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> StandInWidget {
    StandInWidget()
  }
}

// MARK: Documents

public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  public let existingFile: FileWrapper?
}
public protocol FileDocument {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}
extension FileDocument { public static var writableContentTypes: [UTType] { readableContentTypes } }
public protocol ReferenceFileDocument: ObservableObject {
  associatedtype Snapshot
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func snapshot(contentType: UTType) throws -> Snapshot
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}
extension ReferenceFileDocument { public static var writableContentTypes: [UTType] { readableContentTypes } }
public struct FileDocumentConfiguration<Document> {
  @Binding public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}
@dynamicMemberLookup
public struct ReferenceFileDocumentConfiguration<Document> {
  public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
  public subscript<T>(dynamicMember path: KeyPath<Document, T>) -> T { document[keyPath: path] }
}
