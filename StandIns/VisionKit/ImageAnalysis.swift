import PlaceholderViews

// The analysis of pictures, which finds nothing.

/// The texts and codes of a picture.
public final class ImageAnalysis: Sendable {
  public var transcript: String { "" }
  public func hasResults(for analysisTypes: ImageAnalyzer.AnalysisTypes) -> Bool { false }
}

/// Finds texts and codes in pictures.
public final class ImageAnalyzer: Sendable {
  /// The kinds of content that are found.
  public struct AnalysisTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let text = AnalysisTypes(rawValue: 1)
    public static let machineReadableCode = AnalysisTypes(rawValue: 1 << 1)
    public static let visualLookUp = AnalysisTypes(rawValue: 1 << 2)
  }
  /// The settings of an analysis.
  public struct Configuration: Hashable, Sendable {
    public let analysisTypes: AnalysisTypes
    public var locales: [String] = []
    public init(_ types: AnalysisTypes) { analysisTypes = types }
  }
  /// The failure of every analysis.
  private struct Unsupported: Error {}
  public static var isSupported: Bool { false }
  public static var supportedTextRecognitionLanguages: [String] { [] }
  public init() {}
  /// Always fails.
  public func analyze(_ image: UIImage, configuration: Configuration) async throws -> ImageAnalysis {
    throw Unsupported()
  }
  /// Always fails.
  public func analyze(
    _ image: UIImage, orientation: UIImage.Orientation, configuration: Configuration
  ) async throws -> ImageAnalysis { throw Unsupported() }
  /// Always fails.
  public func analyze(imageAt url: URL, configuration: Configuration) async throws -> ImageAnalysis {
    throw Unsupported()
  }
}

/// The gestures by which a user selects what was found. They have no effect.
@preconcurrency @MainActor
public final class ImageAnalysisInteraction: NSObject, UIInteraction {
  /// The gestures and selections.
  public struct InteractionTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automatic = InteractionTypes(rawValue: 1)
    public static let textSelection = InteractionTypes(rawValue: 1 << 1)
    public static let dataDetectors = InteractionTypes(rawValue: 1 << 2)
    public static let imageSubject = InteractionTypes(rawValue: 1 << 3)
    public static let visualLookUp = InteractionTypes(rawValue: 1 << 4)
    public static let automaticTextOnly = InteractionTypes(rawValue: 1 << 5)
  }
  public private(set) weak var view: UIView?
  public weak var delegate: (any ImageAnalysisInteractionDelegate)?
  public var analysis: ImageAnalysis?
  public var preferredInteractionTypes: InteractionTypes = []
  public var activeInteractionTypes: InteractionTypes { [] }
  public var selectableItemsHighlighted = false
  public var allowsLongPressForDataDetectorsInTextMode = false
  public var isSupplementaryInterfaceHidden = false
  public var supplementaryInterfaceContentInsets = UIEdgeInsets.zero
  public var supplementaryInterfaceFont: UIFont?
  public var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  public var hasActiveTextSelection: Bool { false }
  public var selectedText: String { "" }
  public var text: String { "" }
  public override nonisolated init() {}
  public convenience init(_ delegate: any ImageAnalysisInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }
  public func willMove(to view: UIView?) {}
  public func didMove(to view: UIView?) { self.view = view }
  public func setContentsRectNeedsUpdate() {}
  public func setSupplementaryInterfaceHidden(_ hidden: Bool, animated: Bool) {
    isSupplementaryInterfaceHidden = hidden
  }
  public func resetTextSelection() {}
  public func hasText(at point: CGPoint) -> Bool { false }
  public func hasDataDetector(at point: CGPoint) -> Bool { false }
  public func hasInteractiveItem(at point: CGPoint) -> Bool { false }
  public func hasSupplementaryInterface(at point: CGPoint) -> Bool { false }
  public func analysisHasText(at point: CGPoint) -> Bool { false }
}
/// The delegate of an interaction.
@preconcurrency @MainActor
public protocol ImageAnalysisInteractionDelegate: AnyObject {
  func interaction(
    _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint,
    for interactionType: ImageAnalysisInteraction.InteractionTypes
  ) -> Bool
  func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect
  func contentView(for interaction: ImageAnalysisInteraction) -> UIView?
  func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController?
  func interaction(
    _ interaction: ImageAnalysisInteraction, liveTextButtonDidChangeToVisible visible: Bool)
  func interaction(
    _ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange highlightSelectedItems: Bool)
  func textSelectionDidChange(_ interaction: ImageAnalysisInteraction)
}
extension ImageAnalysisInteractionDelegate {
  public func interaction(
    _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint,
    for interactionType: ImageAnalysisInteraction.InteractionTypes
  ) -> Bool { true }
  public func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect {
    CGRect(x: 0, y: 0, width: 1, height: 1)
  }
  public func contentView(for interaction: ImageAnalysisInteraction) -> UIView? { nil }
  public func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController? { nil }
  public func interaction(
    _ interaction: ImageAnalysisInteraction, liveTextButtonDidChangeToVisible visible: Bool
  ) {}
  public func interaction(
    _ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange highlightSelectedItems: Bool
  ) {}
  public func textSelectionDidChange(_ interaction: ImageAnalysisInteraction) {}
}
