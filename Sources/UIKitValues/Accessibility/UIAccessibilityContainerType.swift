/// The kind of container that an object is for assistive technologies.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// Not a container.
  case none = 0
  /// A table of rows and columns.
  case dataTable = 1
  /// An ordered list.
  case list = 2
  /// A landmark.
  case landmark = 3
  /// A group of related elements.
  case semanticGroup = 4
}
