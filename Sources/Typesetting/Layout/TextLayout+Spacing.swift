extension TextLayout {
  /// Returns the layout with more space between its lines.
  ///
  /// - Parameter space: Returns the space before and after a line by its index, in points.
  public func spaced(_ space: (Int) -> (before: Double, after: Double)) -> TextLayout {
    var moved = lines
    var offset = 0.0
    for index in moved.indices {
      let (before, after) = space(index)
      // Lines beside each other move together, as the first of them does.
      let isBeside = index > 0 && lines[index].fragment != nil && lines[index].top == lines[index - 1].top
      if !isBeside { offset += before }
      moved[index].top += offset
      moved[index].baseline += offset
      let next = index + 1
      let continues = next < lines.count && lines[next].fragment != nil && lines[next].top == lines[index].top
      if !continues { offset += after }
    }
    return offset == 0 && zip(moved, lines).allSatisfy { $0.top == $1.top }
      ? self : TextLayout(self, lines: moved, height: size.height + offset)
  }

  /// Returns the layout with one of its lines only, in its place.
  public func line(_ index: Int) -> TextLayout {
    TextLayout(self, lines: [lines[index]], height: size.height)
  }
}
