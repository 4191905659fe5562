/// Stands in for Apple's AVFAudio: what AVFoundation has.
@_exported import AVFoundation
