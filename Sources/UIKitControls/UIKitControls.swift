@_exported import UIKitCore

// UIKitControls: what is seen and touched, above the views and view controllers of UIKitCore.
//
// - Views/, Controls/, Text/   labels and images; buttons, fields, pickers and the like; text views
// - Bars/   the layout of bars, the views of their items, and search bars
// - Scrolling/, Animation/   motion and indicators of scroll views; property animators
// - Keyboard/, Menus/, DragAndDrop/, Interactions/   input
// - Configurations/, Effects/, Accessibility/   contents and backgrounds as values, and their views; elements
//
// UIKitCore asks for scrolling, keyboard, menus and the layout of bars through `ControlsSupport`, which `ControlsPart` is.
