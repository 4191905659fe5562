@_exported import UIKitCore

// UIKitControls: what is touched, above the views and view controllers of UIKitCore.
//
// - Controls/, Bars/, Text/   buttons, fields, pickers and the like; search bars; text views
// - Keyboard/, Menus/, DragAndDrop/, Interactions/   input
// - Configurations/, Effects/   contents and backgrounds as values, and their views
// - Pages/, Search/   controllers of pages and of searches
//
// UIKitCore asks for keyboard, menus and buttons of bars through `ControlsSupport`, which `ControlsPart` is.
