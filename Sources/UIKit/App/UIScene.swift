/// One instance of an application's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  open internal(set) var activationState = ActivationState.foregroundActive
  open var title: String! = ""
}
