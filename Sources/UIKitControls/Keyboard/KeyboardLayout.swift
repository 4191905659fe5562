import Foundation

/// The keys of a keyboard and their frames.
struct KeyboardLayout {
  enum Action: Hashable {
    case text(String)
    case shift, delete, space, enter
    /// Switches to another page of characters.
    case page(Int)
  }

  struct Key {
    var action: Action
    /// The frame in the keyboard's coordinates, in points.
    var frame: CGRect
    /// A Boolean value that indicates whether the key has the darker color of keys that do not write
    /// characters.
    var isDim: Bool
  }

  private(set) var keys: [Key] = []
  private let measures: Measures

  /// The measures of keys, in points.
  struct Measures {
    /// The distance between keys of a row.
    var gap: CGFloat = 6
    /// The distance of rows from the sides.
    var side: CGFloat = 3
    /// The width of the keys for shift and delete, in widths of a letter.
    var wideKey: CGFloat = 1.3
    /// The width of the keys beside the space bar, in widths of a letter; `nil` for a quarter of the row.
    var endKey: CGFloat?
    /// The distance of pads from the sides, and of their keys from each other.
    var padGap: CGFloat = 6

    /// As measured in pictures of keyboards of iPhones.
    static let standard = Measures()
    /// The keyboard of iOS 26, measured by others on an iPhone SE with iOS 26.1: letters of 30.5 by 42, 41.5 for shift, 85 for return.
    static let glass = Measures(side: 8.5, wideKey: 1.365, endKey: 2.796, padGap: 7.5)
  }

  private static let letters = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
  private static let pages = [
    letters, ["1234567890", "-/:;()$&@\"", ".,?!'"], ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"],
  ]

  /// Creates the layout of a keyboard.
  ///
  /// - Parameters:
  ///   - type: The keyboard type.
  ///   - area: The frame of the rows of keys, in points.
  ///   - page: 0 for letters, 1 for digits, 2 for symbols.
  init(_ type: UIKeyboardType, in area: CGRect, page: Int, measures: Measures = .standard) {
    self.measures = measures
    switch type {
    case .numberPad, .asciiCapableNumberPad: addPad(area, corner: nil)
    case .phonePad: addPad(area, corner: "+")
    case .decimalPad: addPad(area, corner: ".")
    default: addRows(area, page: page, type)
    }
  }

  private mutating func addPad(_ area: CGRect, corner: String?) {
    let gap = measures.padGap
    let size = CGSize(width: (area.width - 4 * gap) / 3, height: (area.height - 5 * gap) / 4)
    for (index, text) in ["1", "2", "3", "4", "5", "6", "7", "8", "9", corner ?? "", "0", ""].enumerated() {
      let action: Action = index == 11 ? .delete : .text(text)
      if action == .text("") { continue }
      let origin = CGPoint(
        x: area.minX + gap + CGFloat(index % 3) * (size.width + gap),
        y: area.minY + gap + CGFloat(index / 3) * (size.height + gap))
      keys.append(
        Key(action: action, frame: CGRect(origin: origin, size: size), isDim: index == 9 || index == 11))
    }
  }

  private mutating func addRows(_ area: CGRect, page: Int, _ type: UIKeyboardType) {
    let (gap, side) = (measures.gap, measures.side)
    let pitch = area.height / 4
    let height = pitch - (pitch > 45 ? 12 : 8)
    let width = (area.width - 2 * side - 9 * gap) / 10
    func frame(_ x: CGFloat, _ row: Int, _ width: CGFloat) -> CGRect {
      CGRect(
        x: area.minX + x, y: area.minY + CGFloat(row) * pitch + (pitch - height) / 2, width: width,
        height: height)
    }
    let rows = Self.pages[min(max(page, 0), 2)]
    for (row, text) in rows.enumerated() {
      let characters = Array(text)
      let keyWidth =
        row == 2 && page > 0 ? (area.width - 2 * (side + width * 1.7 + 2 * gap)) / 5 - gap : width
      let total = CGFloat(characters.count) * (keyWidth + gap) - gap
      var x = (area.width - total) / 2
      for character in characters {
        keys.append(Key(action: .text(String(character)), frame: frame(x, row, keyWidth), isDim: false))
        x += keyWidth + gap
      }
    }
    let wide = width * measures.wideKey
    keys.append(
      Key(action: page == 0 ? .shift : .page(page == 1 ? 2 : 1), frame: frame(side, 2, wide), isDim: true))
    keys.append(Key(action: .delete, frame: frame(area.width - side - wide, 2, wide), isDim: true))
    let quarter = measures.endKey.map { $0 * width } ?? (area.width - 2 * side) / 4 - gap / 2
    keys.append(Key(action: .page(page == 0 ? 1 : 0), frame: frame(side, 3, quarter), isDim: true))
    keys.append(Key(action: .enter, frame: frame(area.width - side - quarter, 3, quarter), isDim: true))
    var x = side + quarter + gap
    let end = area.width - side - quarter - gap
    // Keyboards for addresses have additional characters beside the space bar.
    let signs: [String] =
      switch type {
      case .emailAddress: ["@", "."]
      case .URL: [".", "/"]
      case .twitter: ["@", "#"]
      case .webSearch: ["."]
      default: []
      }
    let space = end - x - CGFloat(signs.count) * (width + gap)
    if type != .URL {
      keys.append(Key(action: .space, frame: frame(x, 3, space), isDim: false))
      x += space + gap
    }
    let share = type == .URL ? (end - x + gap) / CGFloat(signs.count) - gap : width
    for sign in signs {
      keys.append(Key(action: .text(sign), frame: frame(x, 3, share), isDim: false))
      x += share + gap
    }
  }

  /// Returns the index of the key at a point, including 3 points at the sides and 6 points above and below
  /// each key; `nil` if there is none.
  func key(at point: CGPoint) -> Int? {
    keys.firstIndex { $0.frame.insetBy(dx: -3, dy: -6).contains(point) }
  }
}
