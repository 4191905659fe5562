/// What `UIKitCore` finds of alerts by the name of this class.
package final class ServicesPart: CorePart {
  package init() {}

  package var namedMembers: [NamedMembers] { [.alertController] }
}
