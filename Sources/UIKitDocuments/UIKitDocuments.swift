@_exported import UIKitServices

// UIKitDocuments: the objects of storyboards and xibs.
//
// - DocumentLoader found by UIKitCore and called by UINib and UIStoryboard
// - InterfaceInstantiator creates the objects of a document; start reading there
// - DocumentPolicy how DesignCanvas changes instantiation
// - SegueTemplate the segues of a scene
// - NibConnections the outlets and actions that programs register
