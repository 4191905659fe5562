/// Core Text as far as UIKit here supports it: fonts, lines and frames of text, drawn by the engine that
/// labels use.
@_exported import UIKit
