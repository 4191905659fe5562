/// The purpose for which the objects of a document are created.
package enum Presentation: Sendable {
  /// A running program, as on iOS.
  case program
  /// Interface Builder's canvas, to be measured: each scene by itself, with rows and titles at their saved
  /// positions.
  case canvas
  /// A picture of the canvas, with the view controllers that containers embed and with bar items.
  case picture
  /// A scene on a device without a running program, in its containers and with rows laid out again.
  case screen

  /// The purpose for the scenes that containers embed, whose views have a size other than in the document.
  package var ofContained: Presentation { self == .picture ? .screen : self }

  /// A Boolean value that indicates whether the objects are those of Interface Builder, with placeholders and
  /// prototypes.
  package var isDesign: Bool { self != .program }

  /// A Boolean value that indicates whether embedded view controllers and bar items are created.
  package var embedsControllers: Bool { self != .canvas }

  /// A Boolean value that indicates whether rows of tables and cells of collections keep their saved frames.
  package var keepsSavedRows: Bool { self == .canvas || self == .picture }

  /// A Boolean value that indicates whether content that a program would move or resize at the start keeps
  /// its saved state: offsets of scroll views below bars, labels of standard cells that truncate.
  package var keepsSavedContent: Bool { self == .canvas }
}
