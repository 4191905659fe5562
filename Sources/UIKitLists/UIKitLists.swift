@_exported import UIKitCore

// UIKitLists: rows and items of which only those in sight exist as views.
//
// - this folder      tables and their cells
// - Collections/     collections, cells, the flow layout
// - Compositional/   layouts made of sections, groups and items; lists
// - Configurations/  what cells show, as values
// - Diffable/        snapshots of content and their differences
// - Controllers/     the controllers of a table and of a collection
//
// ListsPart.swift is what UIKitCore finds of it.
