/// Finds what is wrong with screens: texts that are cut, controls that cannot be touched, constraints that conflict.
///
/// - `Model/`: findings, rules and the matrix of configurations
/// - `Screen/`: the views of a screen as rules see them, and what is compared between configurations
/// - `Rules/`: the rules, each a file with its documentation; `LintRules.all` lists them
/// - `Report/`: one finding for each defect, of all configurations; silences, baselines and fingerprints
/// - `Reporters/`: the forms of a report, each a file
///
/// A rule never sees how a screen came to be: view controllers, documents and applications of projects are all shown
/// on a `VirtualDevice`.
import Simulator
import UIKit
