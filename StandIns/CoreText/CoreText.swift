/// Core Text as far as UIKit here has it: fonts, lines and frames of text, drawn by the same engine as labels.
@_exported import UIKit
