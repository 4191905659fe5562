import Foundation

/// The kind of text in an object, which tells speech how to read it.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The name of the context.
  public let rawValue: String
  /// Creates a context with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Text that is being written.
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
  /// A story.
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  /// Messages.
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  /// The cells of a spreadsheet.
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// The names of files.
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// Source code.
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// The text of a console.
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}

extension NSObjectProtocol where Self: NSObject {
  /// The kind of text in the object. Stored only: there is no speech.
  @preconcurrency @MainActor public var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { AccessibilityKeys.textualContext[self] }
    set { AccessibilityKeys.textualContext[self] = newValue }
  }

  /// The names by which voice control finds the object, with attributes; by default the plain names.
  @preconcurrency @MainActor public var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get {
      AccessibilityKeys.inputLabels[self]
        ?? accessibilityUserInputLabels.map { NSAttributedString(string: $0) }
    }
    set {
      AccessibilityKeys.inputLabels[self] = newValue
      accessibilityUserInputLabels = newValue?.map(\.string)
    }
  }
}

private enum AccessibilityKeys {
  static let textualContext = AssociatedKey<UIAccessibilityTextualContext>()
  static let inputLabels = AssociatedKey<[NSAttributedString]>()
}
