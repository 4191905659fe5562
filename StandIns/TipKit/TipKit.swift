/// Stands in for Apple's TipKit: tips are declared and never shown.
@_exported import SwiftUI

public protocol TipOption: Sendable {}
public protocol Tip: Identifiable, Sendable {
  typealias Action = Tips.Action
  typealias Event = Tips.Event
  typealias Option = TipOption
  typealias Rule = Tips.Rule
  typealias Status = Tips.Status
  var id: String { get }
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @Tips.ActionBuilder var actions: [Action] { get }
  @Tips.RuleBuilder var rules: [Rule] { get }
  @Tips.OptionsBuilder var options: [any Option] { get }
}
extension Tip {
  public var id: String { String(describing: Self.self) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Action] { [] }
  public var rules: [Rule] { [] }
  public var options: [any TipOption] { [] }
  public var status: Status { .pending }
  public var shouldDisplay: Bool { false }
  public func invalidate(reason: Tips.InvalidationReason) {}
  public func resetEligibility() async {}
  public var statusUpdates: AsyncStream<Status> { AsyncStream { $0.finish() } }
  public var shouldDisplayUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}
public enum Tips {
  public enum Status: Hashable, Sendable {
    case pending, available
    case invalidated(InvalidationReason)
  }
  public enum InvalidationReason: Hashable, Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }
  public struct Action: Identifiable, Sendable {
    public let id: String
    public let index: Int?
    public let handler: @Sendable () -> Void
    public init(id: String? = nil, title: String, perform handler: @escaping @Sendable () -> Void = {}) {
      (self.id, index, self.handler) = (id ?? title, nil, handler)
    }
    public init(
      id: String? = nil, perform handler: @escaping @Sendable () -> Void = {}, _ label: @escaping () -> Text
    ) { (self.id, index, self.handler) = (id ?? "", nil, handler) }
  }
  public struct Rule: Sendable {
    public init<each Input>(_ input: repeat each Input) {}
  }
  public struct EmptyDonation: Codable, Sendable { public init() {} }
  public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable {
    public struct Donation: Sendable { public let date: Date }
    public let id: String
    public init(id: String) where DonationInfo == EmptyDonation { self.id = id }
    public init(id: String, donationValue: DonationInfo.Type) { self.id = id }
    public var donations: [Donation] { [] }
    public func donate() async where DonationInfo == EmptyDonation {}
    public func donate(_ value: DonationInfo) async {}
    public func sendDonation(_ handler: (() -> Void)? = nil) where DonationInfo == EmptyDonation {
      handler?()
    }
  }
  public struct MaxDisplayCount: TipOption { public init(_ count: Int) {} }
  public struct IgnoresDisplayFrequency: TipOption { public init(_ ignores: Bool) {} }
  @resultBuilder
  public enum ActionBuilder {
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    public static func buildBlock(_ actions: [Action]...) -> [Action] { actions.flatMap { $0 } }
    public static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }
  }
  @resultBuilder
  public enum RuleBuilder {
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    public static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap { $0 } }
    public static func buildOptional(_ rules: [Rule]?) -> [Rule] { rules ?? [] }
  }
  @resultBuilder
  public enum OptionsBuilder {
    public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
    public static func buildBlock(_ options: [any TipOption]...) -> [any TipOption] { options.flatMap { $0 } }
    public static func buildOptional(_ options: [any TipOption]?) -> [any TipOption] { options ?? [] }
  }
  public struct ConfigurationOption: Sendable {
    public struct DisplayFrequency: Sendable {
      public static let immediate = Self(), hourly = Self(), daily = Self(), weekly = Self(), monthly = Self()
      public init(_ seconds: Double) {}
      init() {}
    }
    public struct DatastoreLocation: Sendable {
      public static let applicationDefault = Self()
      public static func url(_ url: URL) -> Self { Self() }
      public static func groupContainer(identifier: String) throws -> Self { Self() }
    }
    public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self() }
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
  }
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  public static func resetDatastore() throws {}
  public static func showAllTipsForTesting() {}
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {}
  public static func hideAllTipsForTesting() {}
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) {}
}
@preconcurrency @MainActor public protocol TipViewStyle {}
public struct MiniTipViewStyle: TipViewStyle { nonisolated public init() {} }
extension TipViewStyle where Self == MiniTipViewStyle {
  nonisolated public static var miniTip: Self { MiniTipViewStyle() }
}
public struct TipView<Content: Tip>: View {
  public init(
    _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping @Sendable (Tips.Action) -> Void = { _ in }
  ) {}
  public var body: StandInView { StandInView() }
}
extension View {
  public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { self }
  public func tipViewStyle(_ style: some TipViewStyle) -> some View { self }
  public func tipBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  public func tipImageSize(_ size: CGSize) -> some View { self }
  public func tipCornerRadius(_ radius: Double, antialiased: Bool = true) -> some View { self }
}
/// A view of a tip: a box.
@preconcurrency @MainActor
public final class TipUIView: PlaceholderView {
  public init(
    _ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { nil }
}
/// A popover of a tip: a box.
@preconcurrency @MainActor
public final class TipUIPopoverViewController: PlaceholderController {
  public init(
    _ tip: any Tip, sourceItem: any UIPopoverPresentationControllerSourceItem,
    actionHandler: @escaping (Tips.Action) -> Void = { _ in }
  ) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
}
/// A parameter of a tip's rules.
@propertyWrapper
public struct Parameter<Value: Sendable>: Sendable {
  public var wrappedValue: Value
  public var projectedValue: Parameter<Value> { self }
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
