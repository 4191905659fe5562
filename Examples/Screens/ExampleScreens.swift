// Example screens: ordinary UIKit code that compiles on iOS without changes.
//
// - `SignUp/`: a form on a card whose constraints change with the size classes
// - `Profiles/`: two cards of nested stacks, side by side or stacked
// - `Form/`: rows that share widths and baselines across stacks
// - `Proportions/`: a poster whose frames are fractions of its superviews'
// - `Contact/`: a person's card, written once by anchors and once by visual format
// - `Mail/`: an application of three screens, with scenes, columns, a table with search and swipes, an alert,
//   and a transition
// - `Pictures/`: the pictures of the screens, drawn in code
