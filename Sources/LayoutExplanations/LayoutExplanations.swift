// LayoutExplanations: explains in words why views are where they are, and what is wrong with the constraints of a
// screen. The command `explain` and the server for agents print what it finds.
//
// - ScreenExplanation: the result, a value, with its text in ScreenExplanation+Text
// - ScreenExplainer: finds it on a virtual device
//   - ViewNames: short names of views, and the views that a name means
//   - ConstraintWords: a constraint as an equation with values and its place in the source
//   - ConflictExplainer: what a minimal set demands, computed from its proof, and remedies that were tried
//   - AmbiguityExplainer: what is open together, and what settles it, tried
//   - NumberExplainer: the constraints that decide a number, in the order of the argument
//   - SensitivityExplainer: what the number depends on, by the solver's derivatives and by solving again
//
// All lengths are in points. Nothing on the screen is changed.
