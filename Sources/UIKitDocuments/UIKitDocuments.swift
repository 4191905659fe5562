@_exported import UIKitServices

// UIKitDocuments: the objects of storyboards and xibs.
//
// - DocumentLoader             what UIKitCore finds: UINib and UIStoryboard call it
// - InterfaceInstantiator      makes the objects of a document; start reading there
// - DocumentPolicy             what DesignCanvas has it do otherwise
// - SegueTemplate              the segues of a scene
// - NibConnections             outlets and actions that programs register
