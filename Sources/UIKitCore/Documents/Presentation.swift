/// What the objects of a document are made for.
package enum Presentation: Sendable {
  /// A running program: what an iOS program gets.
  case program
  /// Interface Builder's canvas, to be measured: each scene by itself, rows and titles where the document has them.
  case canvas
  /// A picture of the canvas: with the controllers that containers embed, and items in bars.
  case picture
  /// A scene on a device, in the containers that show it, still without a program: rows are laid out anew.
  case screen

  /// What the scenes are made for that others contain: their views have another size than in the document.
  package var ofContained: Presentation { self == .picture ? .screen : self }

  /// Whether Interface Builder shows the objects, so that placeholders and prototypes count.
  package var isDesign: Bool { self != .program }

  /// Whether controllers that containers and container views embed are made too, and the items of bars.
  package var embedsControllers: Bool { self != .canvas }

  /// Whether the rows of tables and the cells of collections stay where the document says.
  package var keepsSavedRows: Bool { self == .canvas || self == .picture }

  /// Whether what a program would move or widen when it begins stays as saved: offsets of scroll views below bars,
  /// labels of standard cells that cut their text off.
  package var keepsSavedContent: Bool { self == .canvas }
}
