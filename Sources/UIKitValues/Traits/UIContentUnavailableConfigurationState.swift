import Foundation

/// The state of a view controller without content, for which its configuration is updated.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits of the view controller.
  public var traitCollection: UITraitCollection
  /// The search text; `nil` outside of a search.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The custom state for a key; `nil` if none is set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
