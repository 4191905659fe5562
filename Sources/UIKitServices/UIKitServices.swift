@_exported import UIKitLists

// UIKitServices: what stands beside the screens of an application.
//
// - Alerts/, Pickers/, Sharing/, Menus/, Previews/   what is shown over a screen
// - Documents/, Printing/, Restoration/              what is kept of it
// - Dynamics/, Feedback/, Interactions/              what moves it, and what it answers
//
// ServicesPart.swift is what UIKitCore finds of it.
