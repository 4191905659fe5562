@_exported import UIKitControls

// UIKitContainers: what holds view controllers, above the controls.
//
// - Pages/, Search/   controllers of pages and of searches
// - Presentation/     what sheets, popovers and other presentations do, for the controllers of UIKitCore
// - Navigation/       the animation of navigation stacks
//
// UIKitCore declares navigation, tab bar and split view controllers and the presentation controllers, which members of
// UIViewController name that programs override. It asks for the rest through `ContainersSupport`, which `ContainersPart`
// is.
