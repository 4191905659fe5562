/// The part of alerts that `UIKitCore` uses. `UIKitCore` finds this class by its name.
package final class ServicesPart: CorePart {
  package init() {}

  package var namedMembers: [NamedMembers] { [.alertController] }
}
