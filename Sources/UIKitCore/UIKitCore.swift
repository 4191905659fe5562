@_exported import CoreGraphics
@_exported import Foundation
@_exported import ObjectiveCSupport
@_exported import QuartzCore
@_exported import UIKitValues

// UIKitCore: the classes that every screen uses.
//
// - Views/, StackView/, ScrollView/, Controls/, Bars/   the classes of views that others name in their members
// - AutoLayout/        constraints, and the engine between them and the solver
// - Events/, Animation/, Keyboard/, Menus/, Interactions/
// - ViewControllers/   view controllers, presentations, transitions
// - App/               the application, scenes, windows, screens
// - Documents/         the interface of views and view controllers to storyboards; UIKitDocuments
//   creates their objects
// - Configurations/    contents and backgrounds as values
// - Printing/, Restoration/   the part of views and view controllers; UIKitServices does the rest
//
// Controls, containers, lists, services and documents are in modules above this one, which App/CoreParts.swift connects.
// CONTRIBUTING.md states which folder may mention which.
