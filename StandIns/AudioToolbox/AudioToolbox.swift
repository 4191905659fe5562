/// Stands in for Apple's AudioToolbox: what AVFoundation has.
@_exported import AVFoundation
