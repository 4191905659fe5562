import DesignCanvas
import UIKit
import ViewDescriptions

/// The facts of a screen in several configurations, which rules compare.
///
/// They are values, since the pictures of a page are drawn in processes of their own.
package struct LintFacts: Sendable {
  /// The part of a configuration that rules compare.
  package struct Setting: Codable, Hashable, Sendable {
    var device: String
    var orientation: String
    var isDark: Bool
    var textSize: String
    var isRightToLeft: Bool
    var usesPseudoLanguage: Bool
    var language: String?
    var system: Int

    init(_ configuration: LintConfiguration) {
      let settings = configuration.settings
      device = configuration.device.id
      orientation = settings.orientation.rawValue
      isDark = settings.appearance == .dark
      textSize = settings.textSize.rawValue
      isRightToLeft = settings.layoutDirection == .rightToLeft
      usesPseudoLanguage = configuration.usesPseudoLanguage
      language = settings.language
      system = settings.system
    }

    var category: UIContentSizeCategory { UIContentSizeCategory(rawValue: textSize) }
    var hasAccessibilityTextSize: Bool { category.isAccessibilityCategory }
  }

  /// The part of a view that findings name.
  package struct Subject: Codable, Sendable {
    var name: String
    var identity: String
    /// The x, y, width and height in points, in the screen's coordinate space.
    var frame: [Double]
    var place: SourcePlace?
    /// The id in the description of the screen.
    var id: String?
    /// The controller that has it, as issues have it.
    var owner: String?

    @MainActor
    init(_ view: LintView, id: String?) {
      name = view.name
      identity = view.names.identity(of: view.view, path: view.path)
      frame = ViewDescription.numbers(view.frame)
      place = view.names.place(of: view.view)
      self.id = id
      owner = LintIssue.owner(of: view.view)
    }
  }

  /// A text, a control or an image in a configuration.
  package struct View: Codable, Sendable {
    /// The path, which is the same in all configurations.
    var path: String
    /// The path of the view that contains it.
    var parent: String
    var kind: LintView.Kind
    /// The frame in the coordinate space of the view that contains it, from that one's bounds, in points.
    var frame: CGRect
    /// The width of the view that contains it, in points.
    var width: CGFloat
    /// The size of its font in points; `nil` without a text, or where a class that is not there sets the font.
    var fontSize: CGFloat?
    var text: String?
    /// A Boolean value that indicates whether it is seen, or can be scrolled to.
    var canBeSeen: Bool
    var isPlacedBySystem: Bool
    var isTransformed: Bool
    /// A Boolean value that indicates whether it, or the view that contains it, is not to be mirrored.
    var keepsDirection: Bool
    /// The attributes of its constraints that are not mirrored; only where it is told of.
    var fixedEdges: [String] = []
    /// The names for findings; only where it is told of.
    var subject: Subject?
  }

  /// A configuration with the views of the screen from back to front.
  package struct Screen: Codable, Sendable {
    let setting: Setting
    var views: [View] = []
    /// The root view; `nil` where it is not told of.
    var root: Subject?

    /// Describes a screen.
    ///
    /// - Parameters:
    ///   - isTold: A Boolean value that determines whether findings can be of its views.
    ///   - ids: The ids of views in the description of the screen.
    @MainActor
    package init(_ screen: LintScreen, isTold: Bool, ids: [ObjectIdentifier: String] = [:]) {
      setting = Setting(screen.configuration)
      func subject(_ entry: LintView) -> Subject { Subject(entry, id: ids[ObjectIdentifier(entry.view)]) }
      root = isTold ? screen.views.first.map(subject) : nil
      for entry in screen.views where [.text, .control, .image].contains(entry.kind) {
        guard let parent = entry.parent.map({ screen.views[$0] }) else { continue }
        var view = View(entry, in: parent)
        if isTold {
          view.subject = subject(entry)
          view.fixedEdges = ConstraintKinds.fixedAttributes(of: entry.view)
        }
        views.append(view)
      }
    }
  }

  /// The configuration whose views findings are of.
  var told: Screen
  /// All configurations.
  let screens: [Screen]
  private let places: [[String: Int]]

  /// Compares a configuration with others, itself among them.
  init(told: Screen, screens: [Screen]) {
    self.told = told
    self.screens = screens
    places = screens.map { screen in
      Dictionary(screen.views.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// Returns the view of a path in a configuration.
  func view(_ path: String, in index: Int) -> View? { places[index][path].map { screens[index].views[$0] } }

  /// Returns the index of the first configuration that fulfills a condition.
  func first(_ condition: (Setting) -> Bool) -> Int? { screens.firstIndex { condition($0.setting) } }
}

extension LintFacts.Screen {
  /// The screen without what no layout has, as a process that is not trusted tells it: numbers beyond ten million points.
  package var possible: LintFacts.Screen {
    func isPossible(_ numbers: [CGFloat]) -> Bool { numbers.allSatisfy { abs($0) < 1e7 } }
    func isPossible(_ subject: LintFacts.Subject?) -> Bool {
      subject.map { $0.frame.count == 4 && isPossible($0.frame.map { CGFloat($0) }) } ?? true
    }
    var result = self
    if !isPossible(root) { result.root = nil }
    result.views.removeAll { view in
      let frame = view.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height, view.width, view.fontSize ?? 0]
      return !isPossible(numbers) || !isPossible(view.subject)
    }
    return result
  }
}

extension LintFacts.View {
  @MainActor
  fileprivate init(_ entry: LintView, in parent: LintView) {
    path = entry.path
    self.parent = parent.path
    kind = entry.kind
    let bounds = parent.view.bounds
    frame = entry.view.frame.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    width = bounds.width
    canBeSeen = entry.isSeen || entry.scroll != nil
    isPlacedBySystem = entry.isPlacedBySystem
    isTransformed = entry.isTransformed
    keepsDirection = [entry.view, parent.view].contains {
      [.playback, .spatial, .forceLeftToRight, .forceRightToLeft].contains($0.semanticContentAttribute)
    }
    switch entry.view {
    case let label as UILabel where entry.kind == .text: (fontSize, text) = (label.font.pointSize, label.text)
    case let button as UIButton:
      (fontSize, text) = (button.titleLabel?.font.pointSize, button.titleLabel?.text)
    case let view as UITextView: (fontSize, text) = (view.font?.pointSize, view.text)
    case let field as UITextField: (fontSize, text) = (field.font?.pointSize, field.text ?? field.placeholder)
    default: break
    }
    if ViewUnknowns(of: entry.view).contains(.viewClass) { fontSize = nil }
  }
}
