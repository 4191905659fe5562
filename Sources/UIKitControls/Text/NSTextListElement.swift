import Foundation

/// An item of a list, or a list of items.
open class NSTextListElement: NSTextParagraph {
  /// The list.
  public let textList: NSTextList
  /// The text of the item without its marker; `nil` for a list of items.
  public let contents: NSAttributedString?
  /// The attributes of the marker; `nil` for those of the item's text.
  public let markerAttributes: [NSAttributedString.Key: Any]?
  private let children: [NSTextListElement]
  private weak var enclosing: NSTextListElement?

  /// Creates an item with a text, or a list of items.
  public init(
    parent: NSTextListElement?, textList: NSTextList, contents: NSAttributedString?,
    markerAttributes: [NSAttributedString.Key: Any]? = nil, children: [NSTextListElement]?
  ) {
    self.textList = textList
    self.contents = contents.map { NSAttributedString(attributedString: $0) }
    self.markerAttributes = markerAttributes
    self.children = children ?? []
    enclosing = parent
    super.init(attributedString: nil)
    for child in self.children { child.enclosing = self }
  }

  /// Creates an item with a text and the items in it.
  public convenience init(
    contents: NSAttributedString, markerAttributes: [NSAttributedString.Key: Any]? = nil,
    textList: NSTextList,
    children: [NSTextListElement]?
  ) {
    self.init(
      parent: nil, textList: textList, contents: contents, markerAttributes: markerAttributes,
      children: children)
  }

  /// Creates a list of items at a level of nesting; `nil` if it has no items or the level is negative.
  ///
  /// - Parameter nestingLevel: The number of lists around this one, which are of the same kind.
  public convenience init?(children: [NSTextListElement], textList: NSTextList, nestingLevel: Int) {
    guard !children.isEmpty, nestingLevel >= 0, nestingLevel < 1000 else { return nil }
    var items = children
    for _ in 0..<nestingLevel {
      items = [
        NSTextListElement(
          parent: nil, textList: textList, contents: nil, markerAttributes: nil, children: items)
      ]
    }
    self.init(parent: nil, textList: textList, contents: nil, markerAttributes: nil, children: items)
  }

  open override var childElements: [NSTextElement] { children }
  open override var parent: NSTextElement? { enclosing }

  /// The lists around the item, from the outermost to its own.
  private var lists: [NSTextList] {
    var lists = [textList]
    var next = enclosing
    while let element = next {
      if lists.first !== element.textList { lists.insert(element.textList, at: 0) }
      next = element.enclosing
    }
    return lists
  }

  /// The number of the item in its list.
  private var itemNumber: Int {
    let siblings = enclosing?.children.filter { $0.contents != nil } ?? [self]
    return textList.startingItemNumber + (siblings.firstIndex { $0 === self } ?? 0)
  }

  /// The marker of the item, after those of the lists around it where the options ask for them.
  private var marker: String {
    let own = textList.marker(forItemNumber: itemNumber)
    guard textList.listOptions.contains(.prependEnclosingMarker) else { return own }
    var outer = enclosing
    while let element = outer, element.contents == nil { outer = element.enclosing }
    return (outer?.marker ?? "") + own
  }

  /// The text of the item: its marker between tabs, and its contents. The paragraph style names the lists. The
  /// text of a list is that of its items.
  open override var attributedString: NSAttributedString {
    guard let contents else {
      let result = NSMutableAttributedString(string: "")
      for child in children { result.append(child.attributedString) }
      return result
    }
    var attributes: [NSAttributedString.Key: Any] =
      contents.length > 0 ? contents.attributes(at: 0, effectiveRange: nil) : [:]
    let base = attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
    attributes[.attachment] = nil
    attributes[.link] = nil
    if let markerAttributes { attributes.merge(markerAttributes) { $1 } }
    let result = NSMutableAttributedString(string: "\t\(marker)\t", attributes: attributes)
    result.append(contents)
    let style = NSMutableParagraphStyle()
    style.setParagraphStyle(base)
    style.textLists = lists
    result.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: result.length))
    return result
  }
}
