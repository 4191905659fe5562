/// The state for which a configuration is updated: traits and custom states.
public protocol UIConfigurationState {
  /// Creates a state with traits.
  init(traitCollection: UITraitCollection)
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// Accesses a custom state.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public var rawValue: String
  /// Creates a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key with a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view, such as a header or footer.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the view is disabled.
  public var isDisabled = false
  /// A Boolean value that indicates whether the view is highlighted.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the view is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the view is focused. Never set by the system.
  public var isFocused = false
  /// A Boolean value that indicates whether the view is pinned to an edge.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Accesses a custom state.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The drag state of a cell.
  public enum DragState: Int, Sendable {
    /// The cell is not dragged.
    case none
    /// The cell is being lifted.
    case lifting
    /// The cell is being dragged. Never set by the system.
    case dragging
  }

  /// The drop state of a cell.
  public enum DropState: Int, Sendable {
    /// There is no drop session.
    case none
    /// The drop target is elsewhere.
    case notTargeted
    /// The cell is the drop target. Never set by the system.
    case targeted
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the cell is disabled.
  public var isDisabled = false
  /// A Boolean value that indicates whether the cell is highlighted.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the cell is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the cell is focused. Never set by the system.
  public var isFocused = false
  /// A Boolean value that indicates whether the cell is pinned to an edge.
  public var isPinned = false
  /// A Boolean value that indicates whether the cell is in editing mode.
  public var isEditing = false
  /// A Boolean value that indicates whether the cell's item is expanded.
  public var isExpanded = false
  /// A Boolean value that indicates whether the cell is swiped.
  public var isSwiped = false
  /// A Boolean value that indicates whether the user is reordering the cell.
  public var isReordering = false
  /// The drag state of the cell. It is `none` unless the application sets it.
  public var cellDragState = DragState.none
  /// The drop state of the cell. It is `none` unless the application sets it.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Accesses a custom state.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The properties of both kinds of state that the system's configurations use.
package struct CommonState: Hashable {
  package var isDisabled = false
  package var isHighlighted = false
  package var isSelected = false
  package var isPinned = false
  var isEditing = false

  package init() {}

  package init(_ state: any UIConfigurationState) {
    switch state {
    case let state as UICellConfigurationState:
      (isDisabled, isHighlighted) = (state.isDisabled, state.isHighlighted)
      (isSelected, isPinned, isEditing) = (state.isSelected, state.isPinned, state.isEditing)
    case let state as UIViewConfigurationState:
      (isDisabled, isHighlighted) = (state.isDisabled, state.isHighlighted)
      (isSelected, isPinned) = (state.isSelected, state.isPinned)
    default: break
    }
  }
}
