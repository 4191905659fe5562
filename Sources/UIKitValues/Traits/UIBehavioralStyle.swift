/// The behavior of a control. Raw values are UIKit's.
public enum UIBehavioralStyle: UInt, Sendable {
  /// Chosen by the system.
  case automatic = 0
  /// The behavior on iPad.
  case pad = 1
  /// The behavior on a Mac.
  case mac = 2
}
