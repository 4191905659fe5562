/// Stands in for Apple's AVFAudio by re-exporting AVFoundation.
@_exported import AVFoundation
