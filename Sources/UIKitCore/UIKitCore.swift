@_exported import CoreGraphics
@_exported import Foundation
@_exported import ObjectiveCSupport
@_exported import QuartzCore
@_exported import UIKitValues

// UIKitCore: what every screen is made of.
//
// - Views/, StackView/, ScrollView/, Text/, Controls/, Bars/   the classes of views
// - AutoLayout/        constraints, and the engine between them and the solver
// - Events/, Animation/, Keyboard/, Menus/, Interactions/, DragAndDrop/, Accessibility/
// - ViewControllers/   controllers, presentations, transitions
// - App/               the application, scenes, windows, screens
// - Documents/         what views and controllers know of storyboards; UIKitDocuments makes their objects
// - Configurations/    contents and backgrounds as values
// - Printing/, Restoration/   what views and controllers take part in; UIKitServices does the rest
//
// Tables, alerts and documents are in modules above this one; App/CoreParts.swift is the way to them. CONTRIBUTING.md says
// which folder mentions which.
