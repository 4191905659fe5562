/// Parses Interface Builder documents into values. It does not depend on views: UIKit interprets the values.
///
/// - `Reading/`: XML into `InterfaceElement`s, with limits against hostile input
/// - `Document/`: `InterfaceDocument`, its scenes, devices and resources; look-up by object id
/// - `Values/`: typed values of constraints, colors, fonts, connections and variations
/// - `Errata/`: differences between versions of Xcode, from a resource file that contains the evidence
///
/// Start with `InterfaceDocument.init(contentsOfFile:)`.
@_exported import Foundation
