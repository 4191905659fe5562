/// What a configuration may depend on: traits, and states that applications name.
public protocol UIConfigurationState {
  /// A state with traits, and nothing else.
  init(traitCollection: UITraitCollection)
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// What an application added to the state.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a state of an application's own.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public var rawValue: String
  /// A key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A key of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view, such as a header or footer.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether a finger is on the view.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus. It never has here.
  public var isFocused = false
  /// Whether the view is a header or footer that stays at the edge while its section scrolls.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state with traits, and nothing else.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What an application added to the state.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// Where a cell is in a drag.
  public enum DragState: Int, Sendable {
    /// Not dragged.
    case none
    /// About to be dragged.
    case lifting
    /// Dragged. No cell is here.
    case dragging
  }

  /// What a cell is to a drop.
  public enum DropState: Int, Sendable {
    /// Nothing is dropped.
    case none
    /// Something may be dropped elsewhere.
    case notTargeted
    /// Something may be dropped here. It never is.
    case targeted
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether a finger is on the cell.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus. It never has here.
  public var isFocused = false
  /// Whether the cell stays at the edge while its section scrolls.
  public var isPinned = false
  /// Whether the list is being edited.
  public var isEditing = false
  /// Whether the items below the cell's item show.
  public var isExpanded = false
  /// Whether the cell's actions show beside it.
  public var isSwiped = false
  /// Whether a finger moves the cell to another place.
  public var isReordering = false
  /// Whether the cell is dragged to elsewhere: `none`, until an application sets it.
  public var cellDragState = DragState.none
  /// Whether something is dropped on the cell: `none`, until an application sets it.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state with traits, and nothing else.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What an application added to the state.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// What both states say of a view: all that the system's configurations ask.
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
