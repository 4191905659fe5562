/// Reads documents of Interface Builder into values. It knows no view: what becomes of the values is UIKit's affair.
///
/// - `Reading/`: XML into `InterfaceElement`s, with limits against hostile input
/// - `Document/`: `InterfaceDocument`, its scenes, devices and resources; look-up by object id
/// - `Values/`: what elements say of constraints, colours, fonts, connections and variations, typed
/// - `Errata/`: what versions of Xcode do differently, by a resource file that says where it is seen
///
/// Start with `InterfaceDocument.init(contentsOfFile:)`.
@_exported import Foundation
