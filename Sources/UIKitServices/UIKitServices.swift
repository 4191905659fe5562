@_exported import UIKitLists

// UIKitServices: the services beside the screens of an application.
//
// - Alerts/, Pickers/, Sharing/, Menus/, Previews/   what is presented over a screen
// - Documents/, Printing/, Restoration/              documents, printing and saved state
// - Animation/, Dynamics/, Feedback/, Interactions/  display links, dynamic animation, haptics and interactions
// - Bars/, Scenes/, Shapes/, Symbols/, Tabs/, Text/, Updates/, Values/   what iOS 17 to 26 added to classes of lower modules
//
// ServicesPart.swift is the part that UIKitCore finds by name.
