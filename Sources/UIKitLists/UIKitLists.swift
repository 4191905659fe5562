@_exported import UIKitContainers

// UIKitLists: table and collection views, which create views only for visible rows and items.
//
// - this folder      tables and their cells
// - Collections/     collection views, cells, the flow layout
// - Compositional/   layouts composed of sections, groups and items; lists
// - Configurations/  the content of cells as values
// - Diffable/        snapshots of content and their differences
// - Controllers/     table and collection view controllers
//
// ListsPart.swift is the part that UIKitCore finds by name.
